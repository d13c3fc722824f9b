import SwiftUI
import UIKit

final class SettingsViewController: ScreenViewController {
    func showAppearance() {
        present(UIHostingController(rootView: AppearanceView()), animated: true)
    }

    func showLegal() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        guard let legal = storyboard.instantiateInitialViewController() as? LegalViewController else { return }
        present(legal, animated: true)
    }

    func askForReset() {
        let alert = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }

    func showAccount() {
        let account: UIViewController = Account.isSignedIn ? ProfileViewController() : TeaserViewController()
        present(account, animated: true)
    }

    func signOut() {
        view.window?.rootViewController = WelcomeViewController()
    }

    #if DEBUG
        func showInspector() {
            present(InspectorViewController(), animated: true)
        }
    #endif
}
