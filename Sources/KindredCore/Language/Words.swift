/// The closed sets of words that are values. Messages list them in this order.

/// How a family is to be presented: UIModalPresentationStyle.
package enum PresentationStyle: String, CaseIterable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
        popover

    /// The effective style where the presented controller chooses its own.
    package static let unknownWord = "unknown"

    /// What `automatic` means since iOS 13, except for system view controllers.
    package var effective: PresentationStyle { self == .automatic ? .pageSheet : self }

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

/// UIModalTransitionStyle.
package enum PresentationTransition: String, CaseIterable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What a popover points at.
package enum PopoverAnchor: String, CaseIterable, Sendable {
    case sourceView, barButtonItem, sourceItem
}

/// UISplitViewController.Style; `unspecified` is the classic one.
package enum SplitStyle: String, CaseIterable, Sendable {
    case unspecified, doubleColumn, tripleColumn
}

/// UIPageViewController.TransitionStyle.
package enum PageTransition: String, CaseIterable, Sendable {
    case scroll, pageCurl
}

/// How a pushed controller appears.
package enum PushKind: String, CaseIterable, Sendable {
    case push, showDetail
}

/// The relations that `expect` can speak of, by their names in UIKit.
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

    /// Those that look for a kind, with the kind.
    package static let lookups: [(relation: Relation, kind: Kind)] = allCases.compactMap { relation in
        guard case .nearest(let kind) = relation.meaning else { return nil }
        return (relation, kind)
    }
}
