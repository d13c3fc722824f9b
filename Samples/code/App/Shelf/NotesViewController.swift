import UIKit

final class NotesViewController: UIViewController {
    func share() {
        present(UIActivityViewController(activityItems: ["notes"], applicationActivities: nil), animated: true)
    }
}
