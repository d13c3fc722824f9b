/// The causes of places that one of two graphs lacks, though it has their names: a new name that contains or pushes them, a push
/// that is new by name, or the author who wrote them there.
struct PlaceOwners {
    typealias Element = GraphDifference.Element
    typealias Cause = GraphDifference.Cause

    private let graph: GraphIndex
    private let ids: NamedIDs
    private let change: Cause.Change
    private var owners: [Name: Cause] = [:]
    private var queue: [Int32] = []

    /// - Parameters:
    ///   - graph: The one with the places.
    ///   - places: The places that the other graph lacks.
    ///   - isNew: Whether the other graph lacks a name.
    ///   - reach: Returns the causes for which windows reach a family in this graph only.
    init(
        graph: GraphIndex, places: Set<Name>, change: Cause.Change, ids: NamedIDs, isNew: (Element) -> Bool,
        reach: (Name) -> [Cause]
    ) {
        (self.graph, self.ids, self.change) = (graph, ids, change)
        let indices = graph.graph.controllers.indices.map(Int32.init).filter { places.contains(graph[$0].id) }
        let pushes = Dictionary(grouping: graph.graph.pushes.filter { $0.to.map(places.contains) ?? false }) {
            $0.from ?? -1
        }
        for index in indices { ownWritten(index, places: places, isNew: isNew) }
        for push in graph.graph.pushes {
            let element = ids.element(Element(kind: .push, id: push.id))
            guard let to = push.to, places.contains(to), isNew(element) else { continue }
            graph.controller(to).map { own($0, Cause(change: change, element: element)) }
        }
        spread(pushes)
        ownPushedFromAny(places, reach: reach)
        spread(pushes)
        for index in indices {
            let element = Element(kind: .controller, id: graph[index].name)
            own(index, Cause(change: .changed, element: element, relation: .places))
        }
    }

    /// Finds the owner of a place that a new name, a new family or an author makes.
    private mutating func ownWritten(_ index: Int32, places: Set<Name>, isNew: (Element) -> Bool) {
        let element = Element(kind: .controller, id: graph[index].name)
        let family = Element(kind: .family, id: graph[index].family)
        let parent = graph.parent(of: index)
        if isNew(element) {
            own(index, Cause(change: change, element: element))
        } else if parent == nil, isNew(family) {
            own(index, Cause(change: change, element: family))
        } else if !graph[index].isDerived {
            if let above = parent.flatMap({ owners[$0] }) {
                own(index, above)
            } else if parent.map(places.contains) != true {
                own(index, Cause(change: .changed, element: element, relation: .places))
            }
            // Otherwise a push may put its container there.
        }
    }

    /// Finds the owners of what any pushes in families that windows reach in this graph only.
    private mutating func ownPushedFromAny(_ places: Set<Name>, reach: (Name) -> [Cause]) {
        for push in graph.graph.pushes where push.from.map({ graph.controller($0) == nil }) == true {
            guard let index = push.to.flatMap({ graph.controller($0) }), places.contains(graph[index].id),
                let cause = reach(graph[index].family).first
            else { continue }
            own(index, Cause(change: cause.change, element: ids.element(cause.element), relation: cause.relation))
        }
    }

    private mutating func own(_ index: Int32, _ cause: Cause) {
        if owners[graph[index].id] != nil { return }
        owners[graph[index].id] = cause
        queue.append(index)
    }

    /// Follows pushes, and what is in places, from what has an owner.
    private mutating func spread(_ pushes: [Name: [ComparedGraph.Push]]) {
        while let index = queue.popLast() {
            guard let cause = owners[graph[index].id] else { continue }
            for push in pushes[graph[index].id] ?? [] {
                if let to = push.to.flatMap({ graph.controller($0) }), graph[to].isDerived { own(to, cause) }
            }
            for child in graph.children[index] ?? [] { own(child, cause) }
        }
    }

    /// The cause of a place; nil if both graphs have it.
    func owner(of place: Name) -> Cause? { owners[place] }
}
