import UIKit

final class ChaptersViewController: UIViewController {
    func showTimer() {
        let timer = SleepTimerViewController()
        timer.modalPresentationStyle = .popover
        timer.popoverPresentationController?.sourceView = view
        present(timer, animated: true)
    }
}
