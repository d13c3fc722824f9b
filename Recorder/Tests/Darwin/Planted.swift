// What is wrong only on Apple's systems. Scripts/check-ios.sh must report each in the line below what it says.
import Foundation
import ObjectiveC
import UIKit

@MainActor enum Planted {
    static func activeOnOldSystems(_ controller: UIViewController) -> UIPresentationController? {
        // iOS: is only available in iOS 16.0 or newer
        controller.activePresentationController
    }

    static func inspectorOnOldSystems(_ split: UISplitViewController) -> UIViewController? {
        // iOS: is only available in iOS 26.0 or newer
        split.viewController(for: .inspector)
    }

    nonisolated static func fromAnyThread(_ controller: UIViewController) -> [UIViewController] {
        // iOS: main actor-isolated property 'children' can not be referenced from a nonisolated context
        controller.children
    }

    static func withoutMethod(_ selector: Selector) -> IMP {
        // iOS: value of optional type 'Method?'
        method_getImplementation(class_getInstanceMethod(UIViewController.self, selector))
    }

    static func withoutImplementation(_ method: Method) {
        // iOS: missing argument for parameter #2 in call
        _ = method_setImplementation(method)
    }

    static func withoutPolicy(_ controller: UIViewController, _ key: UnsafeRawPointer) {
        // iOS: missing argument for parameter #4 in call
        objc_setAssociatedObject(controller, key, nil)
    }
}
