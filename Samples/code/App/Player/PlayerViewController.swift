import UIKit

/// A container of our own: the cover above, the chapters below.
final class PlayerViewController: UIViewController {
    private let cover = CoverViewController()
    private let chapters = ChaptersViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(cover)
        embed(chapters)
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
