/// The resolved graph as plain values: everything that the JSON of `kindred compile` says, under the same names.
///
/// `class` is called `className`, and `implicit` is `isImplicit`. What an author need not declare is nil if it isn't declared.
public struct Graph: Sendable {
    public struct Window: Sendable {
        public let id: String
        /// The families that it can have as root, the first at launch.
        public let families: [String]
        /// Their roots, in the same order.
        public let rootViewControllers: [String]
        public let location: Location
    }

    public struct Family: Sendable {
        public let id: String
        public let root: String
        /// In preorder, a container before its children.
        public let members: [String]
        /// Ids of the windows that can have it as root.
        public let windows: [String]
        /// Ids of the presentations that show it.
        public let presentations: [String]
        public let location: Location
    }

    public struct Controller: Sendable {
        public let id: String
        /// `controller`, `navigation`, `tab`, `split` or `page`.
        public let kind: String
        public let family: String
        /// `root`, `stack`, `tab`, `page`, `child`, or the column's name.
        public let role: String
        /// Its position among siblings of the same role; 0 for a root or a column.
        public let index: Int
        /// Whether UIKit inserts it.
        public let isImplicit: Bool
        /// The screen, for a place of one.
        public let screen: String?
        /// Whether a push put the place there; nil for what isn't a place.
        public let isDerived: Bool?
        public let className: String?
        public let title: String?
        public let note: String?
        public let source: String?
        public let tags: [String]?
        /// Of a split view controller, declared or not: `unspecified`, `doubleColumn` or `tripleColumn`.
        public let style: String?
        /// Of a page view controller, declared or not: `scroll` or `pageCurl`.
        public let transition: String?
        public let forwardsAppearance: Bool?
        public let providesPresentationContextTransitionStyle: Bool?
        public let definesPresentationContext: Bool
        public let parentViewController: String?
        public let children: [String]
        public let navigationController: String?
        public let tabBarController: String?
        public let splitViewController: String?
        public let presentingViewControllers: [String]
        public let presentedViewControllers: [String]
        public let location: Location
    }

    public struct Screen: Sendable {
        public let id: String
        public let className: String?
        /// The controllers that it is, in order.
        public let places: [String]
        public let location: Location
    }

    public struct Presentation: Sendable {
        public struct Presenter: Sendable {
            public let controller: String
            /// `context`, `no-context`, `family-root` or `rerouted`.
            public let reason: String
        }

        public let id: String
        public let from: String
        public let family: String
        /// The root of the family.
        public let presented: String
        public let style: String
        /// The style; for `automatic`, `sheet` (a form sheet since iOS 18, a page sheet before), or `unknown` if the
        /// presented class of the system decides.
        public let effectiveStyle: String
        public let transition: String
        public let presentsInFullscreen: Bool?
        public let anchor: String?
        public let presenters: [Presenter]
        /// Nil if the effective style is unknown.
        public let removesPresenterView: Bool?
        public let location: Location
    }

    public struct Push: Sendable {
        public let from: String
        public let to: String
        /// `push` or `showDetail`.
        public let kind: String
        /// The navigation or split view controller that shows `to`.
        public let container: String
        public let location: Location
    }

    public let windows: [Window]
    public let families: [Family]
    /// The members of all families in turn.
    public let controllers: [Controller]
    /// Screens in order of declaration.
    public let screens: [Screen]
    public let presentations: [Presentation]
    public let pushes: [Push]

    public func controller(_ id: String) -> Controller? {
        controllers.first { $0.id.utf8.elementsEqual(id.utf8) }
    }
}
