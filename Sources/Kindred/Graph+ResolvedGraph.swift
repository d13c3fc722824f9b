import KindredGraph
import KindredYAML

/// The public graph, made of a resolved graph without errors.
extension Graph {
    init(_ graph: ResolvedGraph) {
        let places = Places(graph.files)
        windows = graph.windowIDs.map { Window(id: $0, graph: graph, places: places) }
        families = graph.familyIDs.map { Family(id: $0, graph: graph, places: places) }
        controllers = graph.controllerIDs.map { Controller(id: $0, graph: graph, places: places) }
        screens = (graph.screens?.screens.indices ?? 0..<0).map {
            Screen(screen: Int32($0), graph: graph, places: places)
        }
        presentations = graph.presentationIDs.map { Presentation(id: $0, graph: graph, places: places) }
        pushes = graph.pushes.map { push in
            Push(
                from: graph.callerName(push) { graph.name(of: $0) } ?? "", to: graph.text(push.to),
                kind: push.kind.rawValue, container: graph.text(push.container),
                source: graph.sources(of: push).joinedSources,
                location: places.location(of: graph.place(of: push)))
        }
        moves = graph.moveIDs.map { id in
            let move = graph[id]
            return Move(
                from: graph.callerName(move) { graph.name(of: $0) }, kind: move.kind.rawValue,
                to: graph.arrivals(of: id).map { graph.name(of: $0) },
                after: graph.prelude(of: move)?.rawValue, location: places.location(of: graph.place(of: move)))
        }
    }
}

extension ResolvedGraph {
    /// The name of a controller; without errors there is always an id.
    fileprivate func text(_ id: ControllerID?) -> String { id.map { name(of: $0) } ?? "" }
    fileprivate func root(of family: FamilyID?) -> String { text(family.flatMap { self[$0].root }) }
}

extension Graph.Window {
    fileprivate init(id: WindowID, graph: ResolvedGraph, places: Places) {
        let families = graph[id].families.map(\.family)
        self.init(
            id: graph.name(of: id), families: families.map { graph.name(of: $0) },
            rootViewControllers: families.map { graph.root(of: $0) },
            location: places.location(of: graph.place(of: id)))
    }
}

extension Graph.Family {
    fileprivate init(id: FamilyID, graph: ResolvedGraph, places: Places) {
        self.init(
            id: graph.name(of: id), root: graph.root(of: id),
            members: graph.members(of: id).map { graph.name(of: ControllerID(index: $0)) },
            windows: graph.windows(of: id).map { graph.name(of: $0) },
            presentations: graph.presentations(of: id).map { graph.name(of: $0) },
            isDerived: graph.isDerived(id) ? true : nil,
            location: places.location(of: graph.place(of: id)))
    }
}

extension Graph.Screen {
    fileprivate init(screen: Int32, graph: ResolvedGraph, places: Places) {
        let className = graph.className(template: screen)
        self.init(
            id: graph.name(template: screen), className: className,
            places: graph.screens?.places[screen].map { graph.name(of: $0) } ?? [],
            location: places.location(of: graph.place(template: screen)))
    }
}

extension Graph.Presentation {
    fileprivate init(id: PresentationID, graph: ResolvedGraph, places: Places) {
        let presentation = graph[id]
        let detents = graph.detents(of: id)
        self.init(
            id: graph.name(of: id), from: graph.callerName(presentation) { graph.name(of: $0) } ?? "",
            family: presentation.family.map { graph.name(of: $0) } ?? "",
            presented: graph.root(of: presentation.family), style: presentation.style.rawValue,
            effectiveStyle: presentation.effectiveWord, transition: graph.transition(of: id).rawValue,
            presentsInFullscreen: presentation.presentsInFullscreen, anchor: graph.anchor(of: id)?.rawValue,
            swipe: graph.swipe(of: id), detents: detents.isEmpty ? nil : detents,
            presenters: graph.presenters(of: id).map {
                Presenter(controller: graph.name(of: $0.controller), reason: $0.reason.rawValue)
            },
            removesPresenterView: presentation.removesPresenterView, source: graph.sources(of: id).joinedSources,
            location: places.location(of: graph.place(of: id)))
    }
}

extension [String] {
    var joinedSources: String? { isEmpty ? nil : joined(separator: ", ") }
}
