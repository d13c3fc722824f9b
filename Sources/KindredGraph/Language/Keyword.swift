/// Every key that the language knows, whatever mapping it belongs to.
package enum Keyword: String, CaseIterable, Sendable {
    // Top level.
    case kindred, configurations, windows, screens, families, presentations, pushes, moves, expect, scenarios, views
    // Kinds.
    case controller, navigation, tab, split, page
    // Where children go.
    case children, stack, tabs, pages, primary, supplementary, secondary, compact, inspector
    // Every node.
    case `class`, title, note, source, tags, definesPresentationContext, providesPresentationContextTransitionStyle
    // What a node does, besides `pushes`.
    case presents
    // Nodes of one kind.
    case forwardsAppearance, closed, style, transition, alert
    // Places of screens.
    case screen, `as`
    // Where something exists, and whether it is on screen.
    case on, shown
    // Presentations, pushes and moves.
    case id, from, present, presentsInFullscreen, anchor, swipe, detents, to, kind, after
    // Relations.
    case parentViewController, navigationController, tabBarController, splitViewController, presentingViewController
    case presentedViewController
    // Scenarios. They come last: a specification without scenarios never looks them up.
    case name, start, hooks, steps, expectEach, never, `is`, expectDiagnostics, events, controllers
    case window, stacks, selected, presented, retained
    // Steps.
    case launch, push, pop, popToRoot, setStack, select, turn, dismiss, setRoot
    case addChild, removeFromParent, willMove, didMove, addSubview, removeFromSuperview
    case beginAppearance, endAppearance, loadView, block, async, check, mark
    // What steps say.
    case by, presentation, family, parent, child, `in`, duration, finished, appearing
    case completion, animated, interactive, state

    /// Whether its ids are those of controllers, which may be paths.
    package var takesPaths: Bool {
        switch self {
        case .from, .to, .on, .in, .page, .parent, .child, .controller, .controllers, .stacks, .selected, .pages,
            .children, .retained:
            true
        default: Relation(rawValue: rawValue) != nil
        }
    }

    /// The keywords outside of scenarios.
    static var outsideScenarios: ArraySlice<Keyword> { allCases.prefix { $0 != .name } }
}

/// A key of nodes that is true or false. A node has two bits for each, so there can be eight.
package enum NodeFlag: UInt8, CaseIterable, Sendable {
    // In the order in which graphs and drafts have them.
    case forwardsAppearance, definesPresentationContext, providesPresentationContextTransitionStyle, closed, shown

    package var keyword: Keyword {
        switch self {
        case .forwardsAppearance: .forwardsAppearance
        case .definesPresentationContext: .definesPresentationContext
        case .providesPresentationContextTransitionStyle: .providesPresentationContextTransitionStyle
        case .closed: .closed
        case .shown: .shown
        }
    }

    /// Whether graphs have it for the controllers that declare it. For `definesPresentationContext` they always have a value,
    /// pushes follow from `closed`, and `shown` is written for everything inside.
    package var isInGraph: Bool { self != .definesPresentationContext && self != .closed && self != .shown }

    var about: String { Field.about(keyword) }

    /// Whether rules point at its value.
    var keepsPlace: Bool { self == .definesPresentationContext || self == .providesPresentationContextTransitionStyle }

    @inline(__always) package var bit: UInt8 { 1 << rawValue }

    /// The bits of those that graphs have.
    package static let inGraph = allCases.reduce(0 as UInt8) { $1.isInGraph ? $0 | $1.bit : $0 }
}

/// A key of nodes that is a text.
package enum NodeText: UInt8, CaseIterable, Sendable {
    // In the order in which graphs have them.
    case className, title, note

    package var keyword: Keyword {
        switch self {
        case .className: .class
        case .title: .title
        case .note: .note
        }
    }

    var about: String { Field.about(keyword) }
}

/// A key of nodes that is a list: of ids, or of any texts, of which one alone need not be in a list.
package enum NodeList: UInt8, CaseIterable, Sendable {
    // In the order in which graphs have them.
    case source, tags

    package var keyword: Keyword {
        switch self {
        case .source: .source
        case .tags: .tags
        }
    }

    package var isOfIDs: Bool { self == .tags }

    var about: String { Field.about(keyword) }
}
