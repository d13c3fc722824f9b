import UIKit

final class ShelfViewController: ScreenViewController {
    var router: SceneRouter?

    func open() {
        navigationController?.pushViewController(ReaderViewController(), animated: true)
    }

    func openFeatured() {
        router?.open(.book, from: self)
    }

    func openAuthor() {
        router?.open(.author, from: self)
    }

    func showCatalog() {
        tabBarController?.selectedIndex = 1
    }
}
