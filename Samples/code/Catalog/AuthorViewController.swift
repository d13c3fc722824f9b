import UIKit

final class AuthorViewController: UIViewController {
    /// The books of an author are the same screen again.
    func openBook() {
        navigationController?.pushViewController(BookViewController(), animated: true)
    }

    func back() {
        navigationController?.popViewController(animated: true)
    }
}
