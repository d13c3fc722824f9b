/// The kinds of containers. The definition of each has everything that most code asks about it.
package enum Kind: UInt8, CaseIterable, Sendable {
    case controller, navigation, tab, split, page

    package var definition: KindDefinition {
        switch self {
        case .controller: .controller
        case .navigation: .navigation
        case .tab: .tab
        case .split: .split
        case .page: .page
        }
    }

    package var keyword: Keyword {
        switch self {
        case .controller: .controller
        case .navigation: .navigation
        case .tab: .tab
        case .split: .split
        case .page: .page
        }
    }

    package var word: String { keyword.rawValue }

    /// The noun that messages use, without its article.
    var bareNoun: Substring {
        let noun = definition.noun
        return noun.firstIndex(of: " ").map { noun[$0...].dropFirst() } ?? noun[...]
    }

    package var definesContextByDefault: Bool { self == .navigation }

    /// Whether its children are in columns.
    package var hasColumns: Bool { self == .split }

    var hasPages: Bool { self == .page }

    /// Whether UIKit inserts a navigation controller around it in a column of a split view controller (R20).
    package func isWrapped(in role: Role) -> Bool { role.isColumn && role != .compact && !standsBare(in: role) }

    /// Whether UIKit puts it into a column as it is, without a navigation controller around it; what it refuses is not
    /// wrapped either.
    func standsBare(in column: Role) -> Bool {
        switch (self, column) {
        case (.navigation, _), (.tab, .primary), (.tab, .supplementary), (.tab, .secondary), (.split, .secondary): true
        default: false
        }
    }
}

/// The place that a controller has in its container.
package enum Role: String, CaseIterable, Sendable {
    case root, stack, tab, page, child, primary, supplementary, secondary, compact, inspector

    /// The role's position among all roles, for tables.
    package var number: Int {
        switch self {
        case .root: 0
        case .stack: 1
        case .tab: 2
        case .page: 3
        case .child: 4
        case .primary: 5
        case .supplementary: 6
        case .secondary: 7
        case .compact: 8
        case .inspector: 9
        }
    }

    /// The place as messages say it, before the container's name.
    package var phrase: String {
        switch self {
        case .stack: "on the stack of"
        case .tab: "a tab of"
        case .page: "a page of"
        case .root, .child: "a child of"
        case .primary, .supplementary, .secondary, .compact, .inspector: "in the \(rawValue) column of"
        }
    }

    /// Whether it is a column of a split view controller.
    package var isColumn: Bool {
        switch self {
        case .primary, .supplementary, .secondary, .compact, .inspector: true
        case .root, .stack, .tab, .page, .child: false
        }
    }
}

/// A kind of controllers, as data: its keys and its children.
package struct KindDefinition: Sendable {
    /// A key that holds children.
    package struct Slot: Sendable {
        package let keyword: Keyword
        package let role: Role
        package let holdsMany: Bool
        package let about: String
    }

    /// The children that a container has on show.
    package enum Shown: Sendable {
        /// The children whose view is in its view.
        case subviews
        case top, selection, columns, pages
    }

    /// The declared children that a running app holds.
    package enum Presence: Sendable {
        /// Some, one above the other in their order.
        case stacked
        /// All, in their order.
        case all
        /// Each in its column; those that are not shown may be missing.
        case columns
        /// Some, in any order.
        case some
        /// Some, in any order, and one place may be filled several times.
        case repeated
    }

    /// The class that UIKit has for it.
    package let className: String
    /// Other classes of the system that are of this kind in a running app.
    package var runningClasses: [String] = []
    /// The classes of the system of which the views of such a controller can be.
    package var runningViews: [String] = []
    /// The noun by which messages name it, with its article.
    package let noun: String
    package let about: String
    /// The ending that imports add to the name of the first in it: `HomeNav`. Nil for plain controllers.
    package let nameEnding: String?
    package let slots: [Slot]
    package let fields: [Field]
    package let presence: Presence
    package let shows: Shown

    /// The keys besides those of every node.
    package var keywords: [Keyword] { slots.map(\.keyword) + fields.map(\.keyword) }

    /// The keys for children, of all kinds.
    static let wordsOfChildren = Kind.allCases.flatMap { $0.definition.slots }.map(\.keyword.rawValue)

    /// The noun of each kind, and the keys that messages list of it.
    static let nounsAndWords = Kind.allCases.map {
        ($0.definition.noun, $0.definition.keywords.map(\.rawValue) + Shape.node.words)
    }

    /// The keys that a screen may have as long as none says what kind it is.
    static let wordsOfScreen = wordsOfChildren + Shape.node.words + controller.fields.map(\.keyword.rawValue)

    /// The keys with a word that only one kind has, in their order.
    package static let wordKeys = Keyword.allCases.filter { key in
        Kind.allCases.contains { $0.definition.words(of: key) != nil }
    }

    /// The words that a key of this kind can have; nil if it hasn't got the key, or not with a word.
    func words(of key: Keyword) -> [String]? {
        guard case .word(let words) = fields.first(where: { $0.keyword == key })?.value else { return nil }
        return words
    }

    package func slot(_ keyword: Keyword) -> Slot? { slots.first { $0.keyword == keyword } }
}

extension KindDefinition {
    /// The class of the view of several kinds of containers.
    private static let sharedView = "UILayoutContainerView"

    static let controller = KindDefinition(
        className: "UIViewController",
        runningClasses: [
            "UITableViewController", "UICollectionViewController", "UIHostingController",
            "PresentationHostingController", "NavigationStackHostingController", "UISearchController",
            "GLKViewController", "UIInputViewController",
        ], runningViews: ["UIView", "UITableView", "UICollectionView", "UIScrollView"],
        noun: "a plain controller",
        about: "A UIViewController, or a custom container with children.", nameEnding: nil,
        slots: [
            Slot(keyword: .children, role: .child, holdsMany: true, about: "Children added with addChild, in order.")
        ],
        fields: [
            Field(
                keyword: .forwardsAppearance, value: .boolean,
                about: "shouldAutomaticallyForwardAppearanceMethods; true by default."),
            Field(
                keyword: .alert, value: .word(AlertStyle.allCases.map(\.rawValue)),
                about: "The preferredStyle of an alert; its class is UIAlertController by default."),
        ],
        presence: .some, shows: .subviews)

    static let navigation = KindDefinition(
        className: "UINavigationController",
        runningClasses: [
            "UIKitNavigationController", "SplitViewNavigationController", "UIMoreNavigationController",
        ], runningViews: [sharedView], noun: "a navigation controller",
        about: "A UINavigationController.", nameEnding: "Nav",
        slots: [
            Slot(
                keyword: .stack, role: .stack, holdsMany: true,
                about: "The root, then the controllers that this stack may hold.")
        ],
        fields: [
            Field(
                keyword: .closed, value: .boolean,
                about: "Whether the stack is complete as written, so that no push adds a screen to it.")
        ],
        presence: .stacked, shows: .top)

    static let tab = KindDefinition(
        className: "UITabBarController", runningClasses: ["UIKitTabBarController"],
        runningViews: [sharedView], noun: "a tab bar controller",
        about: "A UITabBarController.", nameEnding: "Tabs",
        slots: [Slot(keyword: .tabs, role: .tab, holdsMany: true, about: "The tabs, in order.")],
        fields: [], presence: .all, shows: .selection)

    static let split = KindDefinition(
        className: "UISplitViewController",
        runningClasses: ["UIKitSplitViewController", "NotifyingMulticolumnSplitViewController"],
        runningViews: [sharedView, "UIPanelControllerContentView"], noun: "a split view controller",
        about: "A UISplitViewController.", nameEnding: "Split",
        slots: [
            Slot(keyword: .primary, role: .primary, holdsMany: false, about: "The primary column."),
            Slot(
                keyword: .supplementary, role: .supplementary, holdsMany: false, about: "The middle of three columns."),
            Slot(keyword: .secondary, role: .secondary, holdsMany: false, about: "The secondary column: the detail."),
            Slot(keyword: .compact, role: .compact, holdsMany: false, about: "Shown instead in compact width."),
            Slot(keyword: .inspector, role: .inspector, holdsMany: false, about: "The inspector column."),
        ],
        fields: [
            Field(
                keyword: .style, value: .word(SplitStyle.allCases.map(\.rawValue)),
                about:
                    "The style: tripleColumn when supplementary is given, else doubleColumn; unspecified is the classic one."
            )
        ],
        presence: .columns, shows: .columns)

    static let page = KindDefinition(
        className: "UIPageViewController", runningViews: ["_UIPageViewControllerContentView"],
        noun: "a page view controller",
        about: "A UIPageViewController.", nameEnding: "Pages",
        slots: [Slot(keyword: .pages, role: .page, holdsMany: true, about: "The pages, in order.")],
        fields: [
            Field(
                keyword: .transition, value: .word(PageTransition.allCases.map(\.rawValue)),
                about: "The transition between pages, pageCurl by default.")
        ],
        presence: .repeated, shows: .pages)
}
