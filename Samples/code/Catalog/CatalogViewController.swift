import UIKit

final class CatalogViewController: ScreenViewController {
    let plugins = PluginHost()

    func openPlugin(_ name: String) {
        plugins.open(name, from: self)
    }

    func openBook() {
        show(BookViewController(), sender: self)
    }

    func search() {
        let filter = FilterViewController()
        present(UINavigationController(rootViewController: filter), animated: true)
    }
}
