// Made of the table of fields, Sources/KindredGraph/Fields/ControllerFields.swift, by `make golden`.
import KindredGraph

extension Graph {
    /// A view controller, with every relation that UIKit gives it.
    public struct Controller: Sendable {
        /// The id; for a place of a screen its path, such as HomeNav/Detail.
        public let id: String
        /// The kind.
        public let kind: String
        /// The id of the family that it is in.
        public let family: String
        /// The role in its container; in a split view controller that is the column.
        public let role: String
        /// The position among siblings of that role; 0 for a root or a column.
        public let index: Int
        /// Whether UIKit inserts it.
        public let isImplicit: Bool
        /// The id of the screen, for a place of one; nil for all others.
        public let screen: String?
        /// Whether a push put the place there; nil for all others.
        public let isDerived: Bool?
        /// Whether it ever appears: false for what doesn't, with all in it; nil for all others.
        public let isShown: Bool?
        /// The Swift or Objective-C class, module-qualified or not; nil if it isn't declared.
        public let className: String?
        /// A title to show; nil if it isn't declared.
        public let title: String?
        /// A remark for readers; nil if it isn't declared.
        public let note: String?
        /// Where it comes from: a place such as Main.storyboard#tne-QT-ifu or Home.swift:12, or a list of them; nil if
        /// it isn't declared.
        public let source: String?
        /// Words to find it by; nil if none are declared.
        public let tags: [String]?
        /// The style: tripleColumn when supplementary is given, else doubleColumn; unspecified is the classic one; nil
        /// for all others.
        public let style: String?
        /// The transition between pages, pageCurl by default; nil for all others.
        public let transition: String?
        /// The preferredStyle of an alert; its class is UIAlertController by default; nil if it isn't declared.
        public let alert: String?
        /// shouldAutomaticallyForwardAppearanceMethods; true by default; nil if it isn't declared.
        public let forwardsAppearance: Bool?
        /// UIViewController.providesPresentationContextTransitionStyle; false by default; nil if it isn't declared.
        public let providesPresentationContextTransitionStyle: Bool?
        /// The property of that name in UIKit, as declared, else by default.
        public let definesPresentationContext: Bool
        /// The id of the container that directly holds it; nil for the root of a family.
        public let parentViewController: String?
        /// The ids of the children, in order.
        public let children: [String]
        /// The nearest navigation controller above it.
        public let navigationController: String?
        /// The nearest tab bar controller above it.
        public let tabBarController: String?
        /// The nearest split view controller above it.
        public let splitViewController: String?
        /// The ids of the controllers that can present its family.
        public let presentingViewControllers: [String]
        /// The ids of the roots that it, or a container around it, can present.
        public let presentedViewControllers: [String]
        /// The place where it is declared; if UIKit inserts it, that of the one that it wraps.
        public let location: Location
    }
}

extension Graph.Controller {
    init(id: ControllerID, graph: ResolvedGraph, places: Places) {
        let fields = FieldReader(of: id, in: graph, places: places)
        self.init(
            id: fields.text(0) ?? "",
            kind: fields.text(1) ?? "",
            family: fields.text(2) ?? "",
            role: fields.text(3) ?? "",
            index: fields.number(4),
            isImplicit: fields.flag(5) ?? false,
            screen: fields.text(6),
            isDerived: fields.flag(7),
            isShown: fields.flag(8),
            className: fields.text(9),
            title: fields.text(10),
            note: fields.text(11),
            source: fields.text(12),
            tags: fields.texts(13),
            style: fields.text(14),
            transition: fields.text(15),
            alert: fields.text(16),
            forwardsAppearance: fields.flag(17),
            providesPresentationContextTransitionStyle: fields.flag(18),
            definesPresentationContext: fields.flag(19) ?? false,
            parentViewController: fields.text(20),
            children: fields.texts(21) ?? [],
            navigationController: fields.text(22),
            tabBarController: fields.text(23),
            splitViewController: fields.text(24),
            presentingViewControllers: fields.texts(25) ?? [],
            presentedViewControllers: fields.texts(26) ?? [],
            location: fields.location(27))
    }
}
