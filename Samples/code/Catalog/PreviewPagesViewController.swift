import UIKit

final class PreviewPagesViewController: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([PreviewPageViewController()], direction: .forward, animated: false)
    }

    func close() { dismiss(animated: true) }
}
