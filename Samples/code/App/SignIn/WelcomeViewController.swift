import UIKit

final class WelcomeViewController: UIViewController {
    private lazy var coordinator = SignInCoordinator()

    func start() {
        coordinator.start(from: self)
    }

    func signedIn() {
        view.window?.rootViewController = MainTabBarController()
    }
}
