import KindredGraph

/// A set of kinds: what a controller may be.
package struct KindSet: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package init(_ kind: Kind) { rawValue = 1 << kind.rawValue }

    package static let all = KindSet(rawValue: Kind.allCases.reduce(0) { $0 | 1 << $1.rawValue })

    /// The one kind that it can be.
    package var only: Kind? { Kind.allCases.first { self == KindSet($0) } }
}

/// The facts about the controllers that come with the system, as data.
package enum SystemControllers {
    /// The way in which an app's own tree is compared with a specification that does not name such a controller.
    package enum Treatment: Sendable {
        /// The controller is compared like any other.
        case screen
        /// The controller may come and go without being declared, so it is skipped with everything in it.
        case passing
        /// The controller only wraps: what is in it counts as being in its container.
        case wrapper
        /// A wrapper, unless a place for such a controller is declared.
        case hosting
    }

    package struct Facts: Sendable {
        package var kinds = KindSet.all
        package var treatment = Treatment.screen
    }

    package static func facts(_ name: String) -> Facts {
        var facts = Facts()
        let base = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[$0...].dropFirst()) } ?? name
        if let kind = kinds[base] { facts.kinds = KindSet(kind) }
        if passing.contains(base) || passingPrefixes.contains(where: { base.hasPrefix($0) }) {
            facts.treatment = .passing
        } else if wrapperPrefixes.contains(where: { name.hasPrefix($0) }) {
            facts.treatment = .wrapper
        } else if name.hasPrefix("SwiftUI."), !screens.contains(base) {
            facts.treatment = .hosting
        }
        return facts
    }

    /// The kinds that the class of a view leaves open: containers have views of their own, and nothing else has them.
    package static func kinds(ofView name: String) -> KindSet {
        let kinds = Kind.allCases.filter { $0.definition.runningViews.contains(name) }
        if !kinds.isEmpty { return KindSet(kinds.map { KindSet($0) }) }
        return name.hasPrefix("UI") || name.hasPrefix("_UI") ? .all : KindSet(.controller)
    }

    package static let more = "UIMoreNavigationController"
    package static let moreList = "UIMoreListController"

    private static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        for found in SystemClass.allCases { kinds[found.rawValue] = found.runningKind }
        for kind in Kind.allCases {
            for name in kind.definition.runningClasses { kinds[name] = kind }
        }
        return kinds
    }()

    private static let passing: Set = [
        "UIAlertController", "UIActivityViewController", "UISearchController", "UIEditingOverlayViewController",
        "UICompatibilityInputViewController", "UIPredictionViewController", "UIStatusBarViewController",
        "UIApplicationRotationFollowingController", "UIApplicationRotationFollowingControllerNoTouches", moreList,
        more,
        "UISystemKeyboardDockController", "UITextInputController", "UIReferenceLibraryViewController",
    ]

    private static let passingPrefixes = ["UIInput", "UIKeyboard", "UISystemInput", "UISystemKeyboard", "UIPrediction"]

    private static let wrapperPrefixes = ["_UI", "_SF"]

    /// The controllers of SwiftUI that are screens.
    private static let screens: Set = ["UIHostingController", "PresentationHostingController"]
}
