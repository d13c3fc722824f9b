import KindredBase

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

    private static let table: NameTable = {
        var table = NameTable(minimumCapacity: Keyword.allCases.count)
        for keyword in Keyword.allCases { _ = table.intern(keyword.rawValue) }
        return table
    }()

    package init?(_ text: UnsafeRawBufferPointer) {
        guard let number = Self.table.number(of: text) else { return nil }
        self = Self.allCases[Int(number)]
    }
}
