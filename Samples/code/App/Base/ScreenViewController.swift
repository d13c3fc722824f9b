import UIKit

/// What all screens with a help button have in common. Nothing makes one.
class ScreenViewController: UIViewController {
    func help() {
        present(HelpViewController(), animated: true)
    }
}
