import KindredGraph
import KindredText

/// Explains a screen or a node in one: once what all its places share, then why each place exists.
struct ScreenExplanation {
    /// A screen may have thousands of places: the rest are explained by their paths.
    private static let maxPlaces = 20
    private static let maxAnswers = 5

    private(set) var lines = Lines()
    private let declarations: Declarations
    private let related: Related
    private var graph: ResolvedGraph { declarations.graph }
    private let template: Int32
    private let node: NodeReference
    private let places: ArraySlice<ControllerID>

    init(template: Int32, node: NodeReference, places: ArraySlice<ControllerID>, ways: FamilyWays) {
        (declarations, related) = (ways.declarations, ways.related)
        self.template = template
        self.node = node
        self.places = places
        addFacts()
        addRelations()
        addChildren()
        addPushes()
        addPresentations()
        addMoves()
        addPlaces()
    }

    private mutating func addFacts() {
        lines.add("\(graph.templatePhrase(template)), \(English.count(places.count, of: "place"))")
        let kind = graph.kind(at: node)
        var rows = [
            ["declared at", graph.location(of: graph.place(of: node))],
            ["kind", "\(kind.word) (\(kind.definition.className))"],
        ]
        rows += graph.declaredRows(at: node)
        rows.append(["definesPresentationContext", graph.contextPhrase(at: node)])
        lines.table(rows, depth: 1)
    }

    // MARK: What the places find

    private mutating func addRelations() {
        if places.isEmpty { return }
        lines.heading("Relations of its places")
        var rows: [[String]] = []
        for (relation, kind) in Relation.lookups where kind != .navigation {
            rows += answers(to: relation) { graph[$0].nearest[kind].map { [$0] } ?? [] }
        }
        rows += answers(to: .presentingViewController) { graph.presenting($0) }
        lines.table(rows, depth: 2, of: .answer)
    }

    /// One row if all answer the same, else one for each answer with the places that give it.
    private func answers(to relation: Relation, answer: (ControllerID) -> [ControllerID]) -> [[String]] {
        var order: [String] = []
        var groups: [String: [ControllerID]] = [:]
        for place in places {
            let phrase = names(answer(place))
            if groups[phrase] == nil { order.append(phrase) }
            groups[phrase, default: []].append(place)
        }
        if order.count == 1 { return [[relation.rawValue, order[0]]] }
        let containers = containers(of: order.map { groups[$0] ?? [] })
        var rows = order.indices.prefix(Self.maxAnswers).map { index in
            let places = (groups[order[index]] ?? []).map { graph.label($0) }
            return ["", order[index], "in \(containers?[index] ?? enumeration(places, atMost: 3))"]
        }
        rows[0][0] = relation.rawValue
        let rest = order.count - rows.count
        if rest > 0 { rows.append(["", "… and \(rest) more answers"]) }
        return rows
    }

    /// The names of what groups of places are in; nil if two groups share one.
    private func containers(of groups: [[ControllerID]]) -> [String]? {
        if declarations.areControllers { return nil }
        let names = groups.map { group in
            let containers = group.compactMap { graph[$0].parent }
            let families = containers.count == group.count ? [] : group.filter { graph[$0].parent == nil }
            return declarations.names(of: containers)
                + families.map { "family \(graph.name(of: graph[$0].family))" }
        }
        if names.joined().count != Set(names.joined()).count { return nil }
        return names.map { English.list($0) }
    }

    private func names(_ answer: [ControllerID]) -> String {
        if declarations.areControllers || answer.isEmpty { return graph.answerPhrase(answer) }
        return English.list(declarations.names(of: answer))
    }

    // MARK: What the places share

    private mutating func addChildren() {
        let rows = graph.childRows(at: node)
        guard !rows.isEmpty else { return }
        lines.heading("Children in each place")
        lines.table(rows, depth: 2)
    }

    private mutating func addPushes() {
        let mine = Set(places)
        var pushed = DeclaredPushes(graph: graph)
        var pushing = DeclaredPushes(graph: graph)
        for push in related.pushes(at: places) {
            if let from = push.from, push.to != nil, mine.contains(from) { pushed.add(push, of: from) }
            if let to = push.to, push.from != nil || push.isFromAny, mine.contains(to) { pushing.add(push, of: to) }
        }
        write(pushed.rows(of: places.count) { ["to \(graph.text(of: .to, in: $0))"] }, heading: "Pushes")
        write(pushing.rows(of: places.count) { [graph.text(of: .from, in: $0)] }, heading: "Pushed by")
    }

    private mutating func write(_ rows: [[String]], heading: String) {
        if rows.isEmpty { return }
        lines.heading(heading)
        lines.table(rows, depth: 2)
    }

    private mutating func addPresentations() {
        let requests = related.requests(of: places)
        if requests.isEmpty { return }
        lines.heading("Presentations that its places request")
        lines.table(declarations.requestRows(requests), depth: 2)
    }

    private mutating func addMoves() {
        let mine = Set(places)
        lines.addAny(declarations, of: "It is on top", in: Array(places))
        let moves = related.moves(at: places)
        MoveRows(moves, declarations: declarations) { graph[$0].from.map(mine.contains) ?? false }
            .write("Moves", from: false, to: &lines)
        MoveRows(moves, declarations: declarations) { graph[$0].from.map(mine.contains) != true }
            .write("Moves that arrive here", from: true, to: &lines)
    }

    // MARK: The places

    private mutating func addPlaces() {
        if places.isEmpty { return lines.heading("It has no place: no family leads to it") }
        lines.heading("Places, and why each exists")
        lines.table(
            places.prefix(Self.maxPlaces).map { place in
                let role = graph[place].parent.map { "\(graph.rolePhrase(place)) of \(graph.label($0))" }
                let reason = PlaceReason(id: place, in: graph)
                return [graph.label(place), role ?? "root", reason.phrase, graph.location(of: reason.place)]
            }, depth: 2)
        let rest = places.count - Self.maxPlaces
        if rest > 0 { lines.add("… and \(rest) more", depth: 2) }
        lines.heading("Explain one of them by its path")
    }
}

/// Pushes of several places, one for each declaration.
private struct DeclaredPushes {
    private let graph: ResolvedGraph
    private var pushes: [Push] = []
    private var ends: [Set<ControllerID>] = []
    private var numbers: [NodeReference: Int] = [:]

    init(graph: ResolvedGraph) { self.graph = graph }

    mutating func add(_ push: Push, of place: ControllerID) {
        let key = NodeReference(file: push.file, node: push.declaration)
        if let number = numbers[key] {
            ends[number].insert(place)
        } else {
            numbers[key] = pushes.count
            pushes.append(push)
            ends.append([place])
        }
    }

    /// - Parameter count: How many places there are; those with fewer say so.
    func rows(of count: Int, cells: (Push) -> [String]) -> [[String]] {
        zip(pushes, ends).map { push, ends in
            let share = ends.count == count ? "" : "in \(ends.count) of \(count) places"
            return cells(push)
                + [push.kind.rawValue, graph.location(of: graph.place(of: push)), share]
        }
    }
}
