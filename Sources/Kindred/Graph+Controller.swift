import KindredGraph

extension Graph {
    /// A view controller, with every relation that UIKit gives it.
    public struct Controller: Sendable {
        /// The id; for a place of a screen its path, such as `HomeNav/Detail`.
        public let id: String
        /// The key of its kind, such as `navigation`.
        public let kind: String
        /// The id of the family that it is in.
        public let family: String
        /// The role in its container, such as `root` or `stack`; in a split view controller that is the column.
        public let role: String
        /// The position among siblings of the same role; 0 for a root or a column.
        public let index: Int
        /// Whether UIKit inserts it.
        public let isImplicit: Bool
        /// The id of the screen, for a place of one.
        public let screen: String?
        /// Whether a push put the place there; nil for what isn't a place.
        public let isDerived: Bool?
        /// False for what never appears, such as a tab that acts as a button, with all in it; nil for all else.
        public let isShown: Bool?
        /// The name of the class, if it is declared.
        public let className: String?
        /// The title, if it is declared.
        public let title: String?
        /// The author's note, if there is one.
        public let note: String?
        /// The places that the controller comes from, if they are declared, separated by commas.
        public let source: String?
        /// The tags, if any are declared.
        public let tags: [String]?
        /// The style of a split view controller, declared or not: `unspecified`, `doubleColumn` or `tripleColumn`.
        public let style: String?
        /// The transition of a page view controller, declared or not: `scroll` or `pageCurl`.
        public let transition: String?
        /// The preferred style of an alert, if it is declared: `alert` or `actionSheet`.
        public let alert: String?
        /// Whether UIKit forwards appearance callbacks to the children, if it is declared.
        public let forwardsAppearance: Bool?
        /// The property of that name in UIKit, if it is declared.
        public let providesPresentationContextTransitionStyle: Bool?
        /// The property of that name in UIKit, declared or by default.
        public let definesPresentationContext: Bool
        /// The id of the container that directly holds it; nil for the root of a family.
        public let parentViewController: String?
        /// The ids of the children, in order.
        public let children: [String]
        /// The id of the nearest navigation controller around it, if there is one.
        public let navigationController: String?
        /// The id of the nearest tab bar controller around it, if there is one.
        public let tabBarController: String?
        /// The id of the nearest split view controller around it, if there is one.
        public let splitViewController: String?
        /// The ids of the controllers that can present its family.
        public let presentingViewControllers: [String]
        /// The ids of the roots that it, or a container around it, can present.
        public let presentedViewControllers: [String]
        /// The place where the controller is declared; if UIKit inserts it, that of the one that it wraps.
        public let location: Location
    }
}

extension Graph.Controller {
    init(id: ControllerID, hierarchy: ResolvedGraph, places: Places) {
        let controller = hierarchy[id]
        func name(_ id: ControllerID?) -> String? { id.map { hierarchy.name(of: $0) } }
        self.init(
            id: hierarchy.name(of: id), kind: controller.kind.word, family: hierarchy.name(of: controller.family),
            role: controller.role.rawValue, index: Int(controller.index), isImplicit: controller.isImplicit,
            screen: hierarchy.origin(of: id)?.isPlace == true ? hierarchy.screen(of: id) : nil,
            isDerived: hierarchy.origin(of: id).flatMap { $0.isPlace ? $0.isDerived : nil },
            isShown: hierarchy.isShown(id) ? nil : false,
            className: hierarchy.text(of: .class, in: id), title: hierarchy.text(of: .title, in: id),
            note: hierarchy.text(of: .note, in: id), source: hierarchy.sources(of: id).joinedSources,
            tags: hierarchy.tags(of: id),
            style: controller.kind.hasColumns ? hierarchy.splitStyle(id).rawValue : nil,
            transition: hierarchy.pageTransition(id)?.rawValue, alert: hierarchy.alertStyle(of: id)?.rawValue,
            forwardsAppearance: hierarchy.flag(.forwardsAppearance, of: id),
            providesPresentationContextTransitionStyle: hierarchy.flag(
                .providesPresentationContextTransitionStyle, of: id),
            definesPresentationContext: controller.definesContext, parentViewController: name(controller.parent),
            children: hierarchy.children(of: id).map { hierarchy.name(of: $0) },
            navigationController: name(controller.nearest.navigation), tabBarController: name(controller.nearest.tab),
            splitViewController: name(controller.nearest.split),
            presentingViewControllers: hierarchy.presenting(id).map { hierarchy.name(of: $0) },
            presentedViewControllers: hierarchy.presented(id).map { hierarchy.name(of: $0) },
            location: places.location(of: hierarchy.place(of: id)))
    }
}
