/// The differences between two graphs, and their causes.
///
/// Elements are the same if their ids are: a new id is one element removed and another added.
package struct GraphDifference: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case window, family, controller, presentation, push
    }

    /// A part of a graph that has an id.
    package struct Element: Hashable, Sendable {
        package let kind: Kind
        package let id: Name

        package init(kind: Kind, id: Name) { (self.kind, self.id) = (kind, id) }
    }

    /// The position of a controller: its parent, its role there, and its family.
    package struct Slot: Hashable, Sendable {
        package let parent: Name?
        package let role: Name
        package let family: Name

        /// Makes the slot of a controller in a graph.
        package init(of controller: Int32, in graph: GraphIndex) {
            parent = graph.parent(of: controller)
            (role, family) = (graph[controller].role, graph[controller].family)
        }
    }

    package struct Move: Sendable {
        package let id: Name
        package let old: Slot
        package let new: Slot
    }

    /// A change by an author, from which other differences follow.
    package struct Cause: Hashable, Sendable {
        package enum Change: String, Sendable { case added, removed, moved, changed }

        package let change: Change
        package let element: Element
        /// The relation that changed; nil if the element was added, removed or moved.
        package var relation: ComparedRelation?

        package init(change: Change, element: Element, relation: ComparedRelation? = nil) {
            (self.change, self.element, self.relation) = (change, element, relation)
        }
    }

    package struct Change: Sendable {
        package let element: Element
        package let relation: ComparedRelation
        package let old: ComparedValue
        package let new: ComparedValue
        /// The causes of the change; empty if an author made it.
        package var causes: [Cause] = []

        /// The change as a cause of others.
        package var asCause: Cause { Cause(change: .changed, element: element, relation: relation) }
    }

    package let names: ComparedNames
    package let old: GraphIndex
    package let new: GraphIndex
    /// The added elements: windows, families, controllers, presentations, then pushes, each in the order of the graph.
    package internal(set) var added: [Element] = []
    package internal(set) var removed: [Element] = []
    package internal(set) var moved: [Move] = []
    package internal(set) var changed: [Change] = []
    private let changes: [Cause: Int]
    private let moves: [Name: Int]
    private var locations: [Element: (old: ComparedGraph.Location?, new: ComparedGraph.Location?)] = [:]

    package var isEmpty: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty && changed.isEmpty }

    package init(old: ComparedGraph, new: ComparedGraph, names: ComparedNames) {
        self.names = names
        self.old = GraphIndex(graph: old, names: names.count)
        self.new = GraphIndex(graph: new, names: names.count)
        var finder = DifferenceFinder(old: self.old, new: self.new, names: names)
        finder.find()
        (added, removed, moved, changed) = (finder.added, finder.removed, finder.moved, finder.changed)
        changes = Dictionary(
            finder.changed.enumerated().map { ($1.asCause, $0) }, uniquingKeysWith: { one, _ in one })
        moves = Dictionary(finder.moved.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
        for pair in finder.pairs.presentations {
            place(
                of: .presentation, pair: pair, old: old.presentations, new: new.presentations, id: \.id,
                location: \.location)
        }
        for pair in finder.pairs.pushes {
            place(of: .push, pair: pair, old: old.pushes, new: new.pushes, id: \.id, location: \.location)
        }
    }

    /// The change that is a cause of others.
    package func change(of cause: Cause) -> Change? { changes[cause].map { changed[$0] } }

    package func move(of controller: Name) -> Move? { moves[controller].map { moved[$0] } }

    private mutating func place<Item>(
        of kind: Kind, pair: ElementPairs.Pair, old: [Item], new: [Item], id: KeyPath<Item, Name>,
        location: KeyPath<Item, ComparedGraph.Location>
    ) {
        let (one, other) = (pair.old.map { old[Int($0)] }, pair.new.map { new[Int($0)] })
        guard let name = other?[keyPath: id] ?? one?[keyPath: id] else { return }
        let element = Element(kind: kind, id: name)
        // Made-up ids of the same caller and family may come twice.
        let known = locations[element]
        locations[element] = (
            known?.old ?? one?[keyPath: location], known?.new ?? other?[keyPath: location]
        )
    }

    /// The place where an element is written in the new graph, else in the old one.
    package func location(of element: Element) -> (location: ComparedGraph.Location, isOld: Bool)? {
        func choose(
            _ old: ComparedGraph.Location?, _ new: ComparedGraph.Location?
        ) -> (location: ComparedGraph.Location, isOld: Bool)? {
            new.map { ($0, false) } ?? old.map { ($0, true) }
        }
        switch element.kind {
        case .window: return choose(old.window(element.id)?.location, new.window(element.id)?.location)
        case .family: return choose(old.family(element.id)?.location, new.family(element.id)?.location)
        case .controller:
            return choose(
                old.controller(element.id).map { old[$0].location }, new.controller(element.id).map { new[$0].location }
            )
        case .presentation, .push:
            let found = locations[element]
            return choose(found?.old, found?.new)
        }
    }
}
