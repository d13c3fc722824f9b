import UIKit

/// Subjects have a help of their own.
final class SubjectsViewController: ScreenViewController {
    override func help() {
        present(SubjectHelpViewController(), animated: true)
    }
}
