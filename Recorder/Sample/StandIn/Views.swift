// What the sample uses of UIKit besides, as Apple's documentation declares it: on Linux it is only compiled.
import Foundation
import UIKit

struct NSLayoutXAxisAnchor {
    func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

struct NSLayoutYAxisAnchor {
    func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

final class NSLayoutConstraint {
    enum Axis { case horizontal, vertical }
    static func activate(_ constraints: [NSLayoutConstraint]) {}
}

struct UIColor { static let white = UIColor() }
struct UIImage {}

extension UIView {
    var backgroundColor: UIColor? {
        get { nil }
        set {}
    }
    var accessibilityIdentifier: String? {
        get { nil }
        set {}
    }
    var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
    var frame: CGRect {
        get { .zero }
        set {}
    }
    var bounds: CGRect { .zero }
    var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

final class UIAction {
    init(title: String, handler: @escaping @MainActor (UIAction) -> Void) {}
}

final class UIButton: UIView {
    enum ButtonType { case system }
    convenience init(type: ButtonType, primaryAction: UIAction?) { self.init() }
}

final class UIStackView: UIView {
    var axis = NSLayoutConstraint.Axis.horizontal
    convenience init(arrangedSubviews: [UIView]) { self.init() }
}

final class UITabBarItem {
    init(title: String?, image: UIImage?, tag: Int) {}
}

extension UIViewController {
    var tabBarItem: UITabBarItem? {
        get { nil }
        set {}
    }
}

@MainActor final class UIScreen {
    static let main = UIScreen()
    var bounds: CGRect { .zero }
}

extension UIWindow {
    convenience init(frame: CGRect) { self.init(windowScene: UIWindowScene(standInIdentifier: "main")) }
}

extension UIApplication {
    struct LaunchOptionsKey: Hashable {}
}

@MainActor protocol UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    static func main() {}
}
