import UIKit

final class ReaderViewController: ScreenViewController {
    func annotate() {
        navigationController?.pushViewController(NotesViewController(), animated: true)
    }

    func annotateInASheet() {
        let notes = UINavigationController(rootViewController: NotesViewController())
        notes.modalPresentationStyle = .formSheet
        present(notes, animated: true)
    }

    func listen() {
        present(PlayerViewController(), animated: true)
    }

    func finish() {
        navigationController?.popToRootViewController(animated: true)
    }
}
