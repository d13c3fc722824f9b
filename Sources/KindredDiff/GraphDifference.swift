import KindredGraph

/// The differences between two graphs, and their causes.
///
/// By places, elements are the same if their ids are, which both graphs have of the same place. By screens, ids are names.
package struct GraphDifference: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case window, family, controller, presentation, push, move
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

        init(parent: Name?, role: Name, family: Name) { (self.parent, self.role, self.family) = (parent, role, family) }

        /// Makes the slot of a controller in a graph.
        package init(of controller: Int32, in graph: GraphIndex) {
            parent = graph.parent(of: controller)
            (role, family) = (graph[controller].role, graph[controller].family)
        }
    }

    package struct Move: Hashable, Sendable {
        package let id: Name
        package let old: Slot
        package let new: Slot
        /// The ways in which it was and is shown, if these changed.
        package var how: How?

        package init(id: Name, old: Slot, new: Slot, how: How? = nil) {
            (self.id, self.old, self.new, self.how) = (id, old, new, how)
        }
    }

    /// A way in which something is shown, instead of another.
    package struct How: Hashable, Sendable {
        package enum Way: String, CaseIterable, Sendable {
            case push, sheet, popover, fullScreen, presentation
        }

        package let old: Way
        package let new: Way
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
        var asCause: Cause { Cause(change: .changed, element: element, relation: relation) }
    }

    package let names: ComparedNames
    package let naming: Naming
    package let old: GraphIndex
    package let new: GraphIndex
    /// The ids that names stand for, in the old and in the new graph; empty by places.
    private let idsOfOld: [Element: [Name]]
    private let idsOfNew: [Element: [Name]]
    /// The added elements: windows, families, controllers, presentations, pushes, then moves, each in the order of the graph.
    package internal(set) var added: [Element] = []
    package internal(set) var removed: [Element] = []
    package internal(set) var moved: [Move] = []
    package internal(set) var changed: [Change] = []
    /// The callers that push what they presented, or the other way round.
    private(set) var shifts: [SheetMoves.Shift] = []
    private let changes: [Cause: Int]
    private var moves: [Name: Int] = [:]
    private let gained: [Name: (lost: [Slot], won: [Slot])]
    private var locations: [Element: (old: ComparedGraph.Location?, new: ComparedGraph.Location?)] = [:]

    package var isEmpty: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty && changed.isEmpty }

    /// Compares two graphs.
    package init(old: ComparedGraph, new: ComparedGraph, names: ComparedNames, by naming: Naming = .screens) {
        var names = names
        let old = old.hasScreens || new.hasScreens ? PlacePairs(old: old, new: new).renamed(&names) : old
        let places = DifferenceFinder.found(old: old, new: new, names: names)
        guard naming == .screens, old.hasScreens || new.hasScreens else {
            self.init(places, names: names, naming: naming)
            return
        }
        let ids = NamedIDs(graphs: [old, new], names: &names)
        let all = (ids.all(in: old), ids.all(in: new))
        var merger = NameMerger(places: places, ids: ids, all: all, names: names)
        merger.merge()
        self.init(merger.merged, names: names, naming: naming, ids: all)
    }

    private init(
        _ found: FoundDifference, names: ComparedNames, naming: Naming,
        ids: NamedIDs.Both = ([:], [:])
    ) {
        (self.names, self.naming) = (names, naming)
        (old, new) = (found.old, found.new)
        (idsOfOld, idsOfNew) = ids
        (added, removed, moved, changed) = (found.added, found.removed, found.moved, found.changed)
        changes = Dictionary(found.changed.enumerated().map { ($1.asCause, $0) }, uniquingKeysWith: { one, _ in one })
        gained = found.gained
        for (graph, isOld) in [(old.graph, true), (new.graph, false)] {
            for made in graph.presentations { place(Element(kind: .presentation, id: made.id), made.location, isOld) }
            for push in graph.pushes { place(Element(kind: .push, id: push.id), push.location, isOld) }
            for move in graph.moves { place(Element(kind: .move, id: move.id), move.location, isOld) }
        }
        let sheets = SheetMoves(difference: self)
        moved = sheets.merged(with: moved)
        shifts = sheets.all
        moves = Dictionary(moved.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { one, _ in one })
    }

    private mutating func place(_ element: Element, _ location: ComparedGraph.Location, _ isOld: Bool) {
        let known = locations[element]
        // Made-up ids of the same caller and family may come twice.
        locations[element] = isOld ? (known?.old ?? location, nil) : (known?.old, known?.new ?? location)
    }

    /// The slots that a name has in one graph only, without those that came and went with what is around them.
    func gained(by controller: Name) -> (lost: [Slot], won: [Slot]) { gained[controller] ?? ([], []) }

    /// All ids that an element's name stands for, in the new graph, else in the old one.
    package func ids(of element: Element) -> [Name] { idsOfNew[element] ?? idsOfOld[element] ?? [element.id] }
    package func ids(of element: Element, inOld: Bool) -> [Name] {
        (inOld ? idsOfOld : idsOfNew)[element] ?? (naming == .places ? [element.id] : [])
    }

    /// The change that is a cause of others.
    package func change(of cause: Cause) -> Change? { changes[cause].map { changed[$0] } }

    package func move(of controller: Name) -> Move? { moves[controller].map { moved[$0] } }

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
        case .presentation, .push, .move:
            let found = locations[element]
            return choose(found?.old, found?.new)
        }
    }
}
