import UIKit

final class ProfileViewController: UIViewController {
    func done() { dismiss(animated: true) }
}
