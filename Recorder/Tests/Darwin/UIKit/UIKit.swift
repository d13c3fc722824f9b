@_exported import UIKit
@_exported import Foundation

extension UISceneSession { @MainActor public var persistentIdentifier: String { "" } }
extension UIApplication { @MainActor public var connectedScenes: Set<UIScene> { [] } }
extension UIWindowScene { @MainActor public var windows: [UIWindow] { [] } }
extension UIDevice {
    @MainActor public var systemName: String { "" }
    @MainActor public var systemVersion: String { "" }
}
extension UIViewController {
    @MainActor public var title: String? {
        get { nil }
        set {}
    }
    @MainActor public var children: [UIViewController] { [] }
}
extension UINavigationController { @MainActor public var viewControllers: [UIViewController] { [] } }
