/// The closed sets of words that are values. Messages list them in this order.

/// UIUserInterfaceSizeClass of the width: all that a configuration says of a screen.
package enum SizeClass: String, CaseIterable, Sendable {
    case compact, regular
}

/// The style in which a family is to be presented: UIModalPresentationStyle.
package enum PresentationStyle: String, CaseIterable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
        popover

    /// The style that `automatic` means since iOS 13, except for system view controllers; else the style itself.
    package var effective: EffectiveStyle {
        switch self {
        case .automatic: .sheet
        case .fullScreen: .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .custom: .custom
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        }
    }

    /// A bit for each style, to look for some of them: to compare two takes several times as long.
    var bit: UInt16 {
        switch self {
        case .automatic: 1
        case .fullScreen: 2
        case .pageSheet: 4
        case .formSheet: 8
        case .currentContext: 16
        case .custom: 32
        case .overFullScreen: 64
        case .overCurrentContext: 128
        case .popover: 256
        }
    }

    /// Whether a swipe or a tap outside can close what it shows (R108).
    package var canBeSwiped: Bool {
        self == .automatic || self == .pageSheet || self == .formSheet || self == .popover
    }

    /// Whether the presenter's own view leaves the window (R66).
    package var removesPresenterView: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the presenter is looked for by definesPresentationContext (R45, R44).
    package func usesContext(presentsInFullscreen: Bool?) -> Bool {
        switch self {
        case .currentContext, .overCurrentContext: true
        case .custom: presentsInFullscreen == false
        case .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover: false
        }
    }
}

/// The style in which a family appears. Selectors and house rules choose among these words.
package enum EffectiveStyle: String, CaseIterable, Sendable {
    /// A form sheet since iOS 18, a page sheet before: they differ in size alone (R43).
    case sheet
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// The presented controller chooses its own.
    case unknown

    /// The words that describe it: a sheet may be either kind of sheet, and either kind is a sheet.
    package var matching: [EffectiveStyle] {
        switch self {
        case .sheet: [.sheet, .pageSheet, .formSheet]
        case .pageSheet, .formSheet: [.sheet, self]
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .unknown: [self]
        }
    }

    /// Whether one of some words describes it.
    package func isOne(of words: [String]) -> Bool { matching.contains { words.contains($0.rawValue) } }
}

/// UIModalTransitionStyle.
package enum PresentationTransition: String, CaseIterable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The targets that a popover can point at.
package enum PopoverAnchor: String, CaseIterable, Sendable {
    case sourceView, barButtonItem, sourceItem
}

/// The heights at which a sheet can rest.
package enum SheetDetent: String, CaseIterable, Sendable {
    case medium, large, custom
}

/// UIAlertController.Style.
package enum AlertStyle: String, CaseIterable, Sendable {
    case alert, actionSheet
}

/// UISplitViewController.Style; `unspecified` is the classic one.
package enum SplitStyle: String, CaseIterable, Sendable {
    case unspecified, doubleColumn, tripleColumn
}

/// UIPageViewController.TransitionStyle.
package enum PageTransition: String, CaseIterable, Sendable {
    case scroll, pageCurl
}

/// The ways in which a pushed controller appears.
package enum PushKind: String, CaseIterable, Sendable {
    case push, showDetail
    /// A push where a navigation controller comes first, else a presentation (R107).
    case show
}

/// The ways in which a controller leaves what is shown, or goes on to something else that is there.
package enum MoveKind: String, CaseIterable, Sendable {
    case dismiss, pop, popToRoot, select, setRoot

    /// Whether it is a step of ways. The others only go back.
    package var isStep: Bool { self == .select || self == .setRoot }
    /// The verb for a controller that moves so, before where it arrives if it is a step.
    package var verb: String {
        switch self {
        case .dismiss: "dismisses"
        case .pop: "pops"
        case .popToRoot: "pops to the root"
        case .select: "selects"
        case .setRoot: "sets the root"
        }
    }
    /// The same of several.
    package var pluralVerb: String {
        let verb = verb
        guard let space = verb.firstIndex(of: " ") else {
            return self == .dismiss ? "dismiss" : String(verb.dropLast())
        }
        return "\(verb[..<space].dropLast())\(verb[space...])"
    }
    /// Whether it needs `to`. `popToRoot` can't have it.
    var needsTarget: Bool { isStep }
}

/// The act before a window gets another root.
package enum MovePrelude: String, CaseIterable, Sendable {
    case dismiss
}

/// The relations that `expect` can name, by their names in UIKit.
package enum Relation: String, CaseIterable, Sendable {
    case parentViewController, navigationController, tabBarController, splitViewController, presentingViewController
    case presentedViewController

    package enum Meaning: Sendable {
        case parent
        /// The nearest controller of that kind above.
        case nearest(Kind)
        case presenting, presented
    }

    package var meaning: Meaning {
        switch self {
        case .parentViewController: .parent
        case .navigationController: .nearest(.navigation)
        case .tabBarController: .nearest(.tab)
        case .splitViewController: .nearest(.split)
        case .presentingViewController: .presenting
        case .presentedViewController: .presented
        }
    }

    /// The relations that look for a kind, with the kind.
    package static let lookups: [(relation: Relation, kind: Kind)] = allCases.compactMap { relation in
        guard case .nearest(let kind) = relation.meaning else { return nil }
        return (relation, kind)
    }
}
