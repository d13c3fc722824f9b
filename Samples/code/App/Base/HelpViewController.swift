import UIKit

final class HelpViewController: UIViewController {
    @objc private func close() { dismiss(animated: true) }
}
