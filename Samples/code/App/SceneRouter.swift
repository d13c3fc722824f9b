import UIKit

/// What a link from outside opens, in front of whatever is there.
final class SceneRouter {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func open(_ link: Link, from screen: UIViewController) {
        switch link {
        case .book: screen.navigationController?.pushViewController(BookViewController(), animated: true)
        case .author: screen.navigationController?.pushViewController(AuthorViewController(), animated: true)
        }
    }
}

enum Link { case book, author }
