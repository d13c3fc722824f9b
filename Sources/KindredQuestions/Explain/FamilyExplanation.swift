import KindredGraph
import KindredText

/// Explains one family: its members, how it is shown, and what its members present.
struct FamilyExplanation {
    private(set) var lines = Lines()
    private let declarations: Declarations
    private var graph: ResolvedGraph { declarations.graph }
    private let related: Related
    private let homes: Homes
    private let id: FamilyID
    private let label: String

    init(id: FamilyID, ways: FamilyWays) {
        (declarations, related, homes) = (ways.declarations, ways.related, ways.related.homes)
        self.id = id
        label = ways.declarations.graph.label(id)
        addFacts()
        addMembers()
        addWindows()
        addPresentations()
        addRequests()
        MoveRows(related.moves(at: graph.memberIDs(of: id)), declarations: declarations) {
            graph[$0].from.map { graph[$0].family == id } ?? false
        }
        .write("Moves of its members", from: true, to: &lines)
        lines.addAny(declarations, of: "What is on top of it", in: Array(graph.memberIDs(of: id)))
    }

    private mutating func addFacts() {
        lines.add("family \(label)")
        let presenting = graph.list(number: graph.presentingList(of: id))
        let members = declarations.memberCount(of: id)
        lines.table(
            [
                ["declared at", graph.location(of: graph.place(of: id))],
                ["root", graph.rootPhrase(id)],
                ["members", "\(members.names)\(members.places)"],
                ["presentingViewController", declarations.answer(presenting)],
            ], depth: 1)
    }

    // MARK: Members

    private mutating func addMembers() {
        let rows = homes.rows(of: id)
        guard !rows.isEmpty else { return }
        lines.heading("Members")
        add(rows)
        var known: Set<Int> = []
        for row in rows {
            guard case .blocks(let blocks) = row.item else { continue }
            for index in blocks where known.insert(index).inserted {
                let block = homes.blocks[index]
                lines.heading("\(block.name), on \(English.list(block.stacks.map { declarations.name(of: $0) }))")
                add(homes.rows(of: block))
            }
        }
    }

    /// The table shows only the beginning of a long list, so only that is formatted whole.
    private mutating func add(_ rows: [Homes.Row]) {
        lines.table(
            rows.enumerated().map {
                $0.offset < Lines.maxRows ? cells(of: $0.element) : [declarations.label($0.element.place)]
            }, depth: 2)
    }

    private func cells(of row: Homes.Row) -> [String] {
        let room = String(repeating: "  ", count: min(row.level, 12))
        let role = graph[row.place].parent == nil ? "root" : graph.rolePhrase(row.place)
        let name = declarations.label(row.place) + (homes.alias(of: row.place).map { " as \($0)" } ?? "")
        let location = graph.location(of: graph.place(of: row.place))
        switch row.item {
        case .home(let number):
            // What isn't written has no position among what is shared.
            let isPlaced = declarations.areControllers || !graph.isDerived(row.place)
            return [
                room + name, isPlaced ? role : graph[row.place].role.rawValue, graph.kindPhrase(row.place),
                location, reason(of: number),
            ]
        case .reference(let number): return [room + "↗ \(name)", role, "", location, home(of: number)]
        case .blocks(let blocks):
            return [room + "+ " + blocks.map { homes.blocks[$0].name }.joined(separator: ", ")]
        }
    }

    /// The push that put it there, if one did: in this family, if it is at home elsewhere too.
    private func reason(of number: Declarations.Number) -> String {
        let places = declarations.places(of: number)
        let place = homes.place(of: number)
        guard graph.isDerived(place) else { return "" }
        let here = places.first { graph[$0].family == id && graph.isDerived($0) } ?? place
        return PlaceReason(id: here, by: declarations).phrase
    }

    private func home(of number: Declarations.Number) -> String {
        switch homes[number] {
        case .root(let family): "see family \(graph.label(family))"
        case .container(let container): "see \(declarations.label(declarations.first(of: container)))"
        case .block(let index): "see \(homes.blocks[index].name)"
        }
    }

    // MARK: Windows and presentations

    private mutating func addWindows() {
        let windows = graph.windows(of: id)
        guard !windows.isEmpty else { return }
        lines.heading("Windows that have it as a root")
        lines.table(
            windows.map { window in
                let isFirst = graph[window].families.first?.family == id
                return [
                    graph.label(window), graph.location(of: graph.place(of: window)),
                    isFirst ? "at launch" : "once the root is replaced",
                ]
            }, depth: 2)
    }

    private mutating func addPresentations() {
        let presentations = graph.presentations(of: id)
        guard !presentations.isEmpty else { return lines.heading("Never presented") }
        lines.heading("Presentations that show it")
        let groups = declarations.groups(presentations) { id in
            [graph.stylePhrase(id), graph.location(of: graph.place(of: id))]
        }
        lines.table(groups.map { declarations.row(group: $0) }, depth: 2)
    }

    private mutating func addRequests() {
        let requests = related.requests(of: graph.memberIDs(of: id))
        guard !requests.isEmpty else { return lines.heading("Its members don't present anything") }
        lines.heading("Presentations that its members request")
        lines.table(declarations.requestRows(requests, in: id), depth: 2)
    }
}
