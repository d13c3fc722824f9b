import KindredBase
import KindredCore

/// The resolved graph as plain values: the same facts, under the same names, as the JSON that `kindred compile` writes.
public struct Graph: Sendable {
    public struct Window: Sendable {
        public let id: String
        /// The families that it can have as root, the first at launch.
        public let families: [String]
        public let location: Location
    }

    public struct Family: Sendable {
        public let id: String
        public let root: String
        /// In preorder, a container before its children.
        public let members: [String]
        /// Ids of the presentations that show it.
        public let presentations: [String]
        public let location: Location
    }

    public struct Controller: Sendable {
        public let id: String
        /// `controller`, `navigation`, `tab`, `split` or `page`.
        public let kind: String
        public let className: String?
        public let family: String
        /// `root`, `stack`, `tab`, `page`, `child`, or the column's name.
        public let role: String
        public let isImplicit: Bool
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

    public struct Presentation: Sendable {
        public struct Presenter: Sendable {
            public let controller: String
            /// `context`, `no-context`, `family-root` or `rerouted`.
            public let reason: String
        }

        public let id: String
        public let from: String
        public let family: String
        public let style: String
        /// What `automatic` stands for, else the style; `unknown` if the presented class of the system decides.
        public let effectiveStyle: String
        public let presenters: [Presenter]
        /// Nil if the effective style is unknown.
        public let removesPresenterView: Bool?
        public let location: Location
    }

    public struct Push: Sendable {
        public let from: String
        public let to: String
        public let kind: String
        public let container: String
        public let location: Location
    }

    public let windows: [Window]
    public let families: [Family]
    public let controllers: [Controller]
    public let presentations: [Presentation]
    public let pushes: [Push]

    public func controller(_ id: String) -> Controller? { controllers.first { $0.id == id } }
}

extension Graph {
    init(_ hierarchy: Hierarchy) {
        let places = Places(hierarchy.documents.map(\.wording.file))
        windows = hierarchy.windowIDs.map { id in
            Window(
                id: hierarchy.name(id), families: hierarchy[id].families.map { hierarchy.name($0.family) },
                location: places.location(hierarchy.place(id)))
        }
        families = hierarchy.familyIDs.map { id in
            Family(
                id: hierarchy.name(id), root: hierarchy[id].root.map { hierarchy.name($0) } ?? "",
                members: hierarchy.members(of: id).map { hierarchy.name(ControllerID(index: $0)) },
                presentations: hierarchy.presentations(of: id).map { hierarchy.name($0) },
                location: places.location(hierarchy.place(id)))
        }
        controllers = hierarchy.controllerIDs.map { Controller($0, hierarchy, places) }
        presentations = hierarchy.presentationIDs.map { Presentation($0, hierarchy, places) }
        pushes = hierarchy.pushes.map { push in
            func name(_ id: ControllerID?) -> String { id.map { hierarchy.name($0) } ?? "" }
            return Push(
                from: name(push.from), to: name(push.to), kind: push.kind.rawValue, container: name(push.container),
                location: places.location(hierarchy.place(push)))
        }
    }
}

extension Graph.Controller {
    fileprivate init(_ id: ControllerID, _ hierarchy: Hierarchy, _ places: Places) {
        let controller = hierarchy[id]
        func name(_ id: ControllerID?) -> String? { id.map { hierarchy.name($0) } }
        let className = hierarchy.className(id)
        self.init(
            id: hierarchy.name(id), kind: controller.kind.word, className: className.isEmpty ? nil : className,
            family: hierarchy.name(controller.family), role: controller.role.rawValue,
            isImplicit: controller.isImplicit,
            definesPresentationContext: controller.definesContext, parentViewController: name(controller.parent),
            children: hierarchy.children(of: id).map { hierarchy.name($0) },
            navigationController: name(controller.navigation), tabBarController: name(controller.tabBar),
            splitViewController: name(controller.split),
            presentingViewControllers: hierarchy.presenting(id).map { hierarchy.name($0) },
            presentedViewControllers: hierarchy.presented(id).map { hierarchy.name($0) },
            location: places.location(hierarchy.place(id)))
    }
}

extension Graph.Presentation {
    fileprivate init(_ id: PresentationID, _ hierarchy: Hierarchy, _ places: Places) {
        let presentation = hierarchy[id]
        self.init(
            id: hierarchy.name(id), from: presentation.from.map { hierarchy.name($0) } ?? "",
            family: presentation.family.map { hierarchy.name($0) } ?? "", style: presentation.style.rawValue,
            effectiveStyle: presentation.effectiveWord,
            presenters: hierarchy.presenters(of: id).map {
                Presenter(controller: hierarchy.name($0.controller), reason: $0.reason.rawValue)
            },
            removesPresenterView: presentation.removesPresenterView, location: places.location(hierarchy.place(id)))
    }
}
