import KindredGraph
import KindredYAML

/// The public graph, made of a resolved hierarchy without errors.
extension Graph {
    init(_ hierarchy: ResolvedGraph) {
        let places = Places(hierarchy.files)
        windows = hierarchy.windowIDs.map { Window(id: $0, hierarchy: hierarchy, places: places) }
        families = hierarchy.familyIDs.map { Family(id: $0, hierarchy: hierarchy, places: places) }
        controllers = hierarchy.controllerIDs.map { Controller(id: $0, hierarchy: hierarchy, places: places) }
        screens = (hierarchy.screens?.screens.indices ?? 0..<0).map {
            Screen(screen: Int32($0), hierarchy: hierarchy, places: places)
        }
        presentations = hierarchy.presentationIDs.map { Presentation(id: $0, hierarchy: hierarchy, places: places) }
        pushes = hierarchy.pushes.map { push in
            Push(
                from: hierarchy.callerName(push) { hierarchy.name(of: $0) } ?? "", to: hierarchy.text(push.to),
                kind: push.kind.rawValue, container: hierarchy.text(push.container),
                source: hierarchy.sources(of: push).joinedSources,
                location: places.location(of: hierarchy.place(of: push)))
        }
        moves = hierarchy.moveIDs.map { id in
            let move = hierarchy[id]
            return Move(
                from: hierarchy.callerName(move) { hierarchy.name(of: $0) }, kind: move.kind.rawValue,
                to: hierarchy.arrivals(of: id).map { hierarchy.name(of: $0) },
                after: hierarchy.prelude(of: move)?.rawValue, location: places.location(of: hierarchy.place(of: move)))
        }
    }
}

extension ResolvedGraph {
    /// The name of a controller; without errors there is always an id.
    fileprivate func text(_ id: ControllerID?) -> String { id.map { name(of: $0) } ?? "" }
    fileprivate func root(of family: FamilyID?) -> String { text(family.flatMap { self[$0].root }) }
}

extension Graph.Window {
    fileprivate init(id: WindowID, hierarchy: ResolvedGraph, places: Places) {
        let families = hierarchy[id].families.map(\.family)
        self.init(
            id: hierarchy.name(of: id), families: families.map { hierarchy.name(of: $0) },
            rootViewControllers: families.map { hierarchy.root(of: $0) },
            location: places.location(of: hierarchy.place(of: id)))
    }
}

extension Graph.Family {
    fileprivate init(id: FamilyID, hierarchy: ResolvedGraph, places: Places) {
        self.init(
            id: hierarchy.name(of: id), root: hierarchy.root(of: id),
            members: hierarchy.members(of: id).map { hierarchy.name(of: ControllerID(index: $0)) },
            windows: hierarchy.windows(of: id).map { hierarchy.name(of: $0) },
            presentations: hierarchy.presentations(of: id).map { hierarchy.name(of: $0) },
            isDerived: hierarchy.isDerived(id) ? true : nil,
            location: places.location(of: hierarchy.place(of: id)))
    }
}

extension Graph.Screen {
    fileprivate init(screen: Int32, hierarchy: ResolvedGraph, places: Places) {
        let className = hierarchy.className(template: screen)
        self.init(
            id: hierarchy.name(template: screen), className: className,
            places: hierarchy.screens?.places[screen].map { hierarchy.name(of: $0) } ?? [],
            location: places.location(of: hierarchy.place(template: screen)))
    }
}

extension Graph.Presentation {
    fileprivate init(id: PresentationID, hierarchy: ResolvedGraph, places: Places) {
        let presentation = hierarchy[id]
        let detents = hierarchy.detents(of: id)
        self.init(
            id: hierarchy.name(of: id), from: hierarchy.callerName(presentation) { hierarchy.name(of: $0) } ?? "",
            family: presentation.family.map { hierarchy.name(of: $0) } ?? "",
            presented: hierarchy.root(of: presentation.family), style: presentation.style.rawValue,
            effectiveStyle: presentation.effectiveWord, transition: hierarchy.transition(of: id).rawValue,
            presentsInFullscreen: presentation.presentsInFullscreen, anchor: hierarchy.anchor(of: id)?.rawValue,
            swipe: hierarchy.swipe(of: id), detents: detents.isEmpty ? nil : detents,
            presenters: hierarchy.presenters(of: id).map {
                Presenter(controller: hierarchy.name(of: $0.controller), reason: $0.reason.rawValue)
            },
            removesPresenterView: presentation.removesPresenterView, source: hierarchy.sources(of: id).joinedSources,
            location: places.location(of: hierarchy.place(of: id)))
    }
}

extension [String] {
    var joinedSources: String? { isEmpty ? nil : joined(separator: ", ") }
}
