import KindredGraph

/// The relations of controllers, found once for all of them: to explain many, everything would else be looked through for each.
final class Related {
    private let graph: ResolvedGraph
    private let declarations: Declarations
    private(set) lazy var homes = Homes(declarations)
    private lazy var requests = lists { graph in
        graph.presentationIDs.flatMap { id in graph[id].from.map { [($0, id.index)] } ?? [] }
    }
    private lazy var presented = lists { graph in
        graph.presentationIDs.flatMap { id in graph.presenters(of: id).map { ($0.controller, id.index) } }
    }
    private lazy var pushes = lists { graph in
        graph.pushes.enumerated().flatMap { index, push in
            [push.from, push.to, push.container].compactMap { $0.map { ($0, Int32(index)) } }
        }
    }
    private lazy var moves = lists { graph in
        graph.moveIDs.flatMap { id in
            ((graph[id].from.map { [$0] } ?? []) + graph.arrivals(of: id)).map { ($0, id.index) }
        }
    }

    init(_ declarations: Declarations) {
        (self.declarations, graph) = (declarations, declarations.graph)
    }

    /// The presentations that some controllers request, in order of declaration.
    func requests(of controllers: some Sequence<ControllerID>) -> [PresentationID] {
        all(requests, of: controllers).map { PresentationID(index: $0) }
    }

    /// The presentations that some controllers present, in order of declaration.
    func presented(by controllers: some Sequence<ControllerID>) -> [PresentationID] {
        all(presented, of: controllers).map { PresentationID(index: $0) }
    }

    /// The pushes from some controllers, to them, and in them.
    func pushes(at controllers: some Sequence<ControllerID>) -> [Push] {
        all(pushes, of: controllers).map { graph.pushes[Int($0)] }
    }

    /// The moves of some controllers, and those that arrive at them.
    func moves(at controllers: some Sequence<ControllerID>) -> [MoveID] {
        all(moves, of: controllers).map { MoveID(index: $0) }
    }

    private func lists(_ ends: (ResolvedGraph) -> [(at: ControllerID, number: Int32)]) -> PackedLists<Int32> {
        let ends = ends(graph)
        return PackedLists(count: graph.controllers.count) { add in
            for end in ends { add(end.at.index, end.number) }
        }
    }

    /// The numbers in the lists of some controllers, each once.
    private func all(_ lists: PackedLists<Int32>, of controllers: some Sequence<ControllerID>) -> [Int32] {
        var known: Set<Int32> = []
        for id in controllers { known.formUnion(lists[id.index]) }
        return known.sorted()
    }
}

extension ResolvedGraph {
    func memberIDs(of family: FamilyID) -> some Sequence<ControllerID> {
        members(of: family).lazy.map { ControllerID(index: $0) }
    }
}
