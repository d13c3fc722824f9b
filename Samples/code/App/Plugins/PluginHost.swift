import UIKit

/// Plugins show what they make, which no text here says.
final class PluginHost {
    var plugins: [String: () -> UIViewController] = [:]

    func open(_ name: String, from screen: CatalogViewController) {
        guard let made = plugins[name]?() else { return }
        screen.present(made, animated: true)
    }
}
