/// Every key that the language knows, whatever mapping it belongs to.
package enum Keyword: String, CaseIterable, Sendable {
    // Top level.
    case kindred, windows, families, presentations, pushes, expect, scenarios, views
    // Kinds.
    case controller, navigation, tab, split, page
    // Where children go.
    case children, stack, tabs, pages, primary, supplementary, secondary, compact, inspector
    // Every node.
    case `class`, title, note, source, tags, definesPresentationContext, providesPresentationContextTransitionStyle
    // Nodes of one kind.
    case forwardsAppearance, style, transition
    // Presentations and pushes.
    case id, from, present, presentsInFullscreen, anchor, to, kind
    // Relations.
    case parentViewController, navigationController, tabBarController, splitViewController, presentingViewController
    case presentedViewController
}
