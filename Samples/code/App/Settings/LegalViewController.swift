import UIKit

final class LegalViewController: UIViewController {
    @IBAction private func close() { dismiss(animated: true) }
}
