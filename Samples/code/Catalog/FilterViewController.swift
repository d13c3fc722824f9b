import UIKit

final class FilterViewController: UIViewController {
    func pickSubject() {
        navigationController?.pushViewController(SubjectsViewController(), animated: true)
    }

    func apply() { dismiss(animated: true) }
}
