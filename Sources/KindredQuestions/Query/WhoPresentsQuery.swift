import KindredDiagnostics
import KindredGraph
import KindredText

/// `query who-presents`: the presentations that bring a controller on screen, directly or through others, and the presenters.
package enum WhoPresentsQuery {
    /// A row: presentations of one caller, with one style and at one position.
    private struct Row {
        var presentations: [PresentationID]
        let family: FamilyID
        /// The presentations from it on; 1 if it is direct.
        let distance: Int32
    }

    package static func answer(
        of subject: (id: String, controllers: [ControllerID]), isAll: Bool, in declarations: Declarations
    ) -> Answer {
        let graph = declarations.graph
        let families = FamilyDistances(starts: subject.controllers.map { graph[$0].family }, in: graph)
        let rows = families.order.flatMap { family in
            Self.rows(of: family, distance: families.distances[Int(family.index)] + 1, declarations: declarations)
        }
        let windows = families.order.flatMap { family in
            graph.windows(of: family).map {
                (id: $0, family: family, distance: families.distances[Int(family.index)])
            }
        }
        return Answer(
            query: [("kind", "who-presents"), ("id", subject.id)], naming: declarations.naming,
            lines: lines(subject.id, rows: rows, isAll: isAll, windows: windows, declarations: declarations)
        ) { json in
            json.list(key: "presentations", items: rows) { row, json in write(row, of: declarations, to: &json) }
            json.list(key: "windows", items: windows) { each, json in
                json.member("id", text: graph.name(of: each.id))
                json.member("family", text: graph.name(of: each.family))
                json.member("distance", value: Int(each.distance))
            }
        }
    }

    /// A key that the presentations of one row share.
    private struct Key: Hashable {
        let caller: Declarations.Number
        let style: String
        let file: Int32
        let position: Int32
    }

    private static func rows(of family: FamilyID, distance: Int32, declarations: Declarations) -> [Row] {
        let graph = declarations.graph
        var (rows, known) = ([Row](), [Key: Int]())
        for id in graph.presentations(of: family) {
            guard graph.isCallerKnown(id) else { continue }
            let place = graph.place(of: id)
            let key = Key(
                caller: graph[id].from.map { declarations[$0] } ?? -1, style: graph.stylePhrase(id),
                file: place.file,
                position: place.range.start)
            if declarations.naming == .screens, let number = known[key] {
                rows[number].presentations.append(id)
                continue
            }
            known[key] = rows.count
            rows.append(Row(presentations: [id], family: family, distance: distance))
        }
        return rows
    }

    private static func write(_ row: Row, of declarations: Declarations, to json: inout JSONWriter) {
        let (graph, first) = (declarations.graph, row.presentations[0])
        json.row(
            declarations.name(of: first), ids: row.presentations.map { graph.name(of: $0) },
            by: declarations.naming)
        json.member("from", text: graph.callerName(graph[first]) { declarations.name(of: $0) } ?? "")
        json.member("family", text: graph.name(of: row.family))
        json.member("distance", value: Int(row.distance))
        json.member("style", text: graph[first].effectiveWord)
        json.list(key: "presenters", items: declarations.presenters(of: row.presentations)) { presenter, json in
            json.member("controller", text: declarations.name(of: presenter.number))
            json.member("reason", text: presenter.reason.rawValue)
        }
        json.location(of: graph.place(of: first), in: graph)
    }

    // MARK: Text

    private static func lines(
        _ subject: String, rows: [Row], isAll: Bool,
        windows: [(id: WindowID, family: FamilyID, distance: Int32)], declarations: Declarations
    ) -> Lines {
        let graph = declarations.graph
        var lines = Lines()
        let direct = rows.count { $0.distance == 1 }
        lines.add(
            direct == 0
                ? "nothing presents '\(subject)'"
                : "\(English.count(direct, of: "presentation shows", many: "presentations show")) '\(subject)'")
        for window in windows where window.distance == 0 {
            lines.add(
                "window '\(graph.label(window.id))' shows family '\(graph.label(window.family))'", depth: 1)
        }
        var rest = rows[...]
        while let first = rest.first, isAll || first.distance == 1 {
            let group = rest.prefix { $0.family.index == first.family.index }
            rest = rest.dropFirst(group.count)
            let end =
                first.distance == 1 ? "" : ", \(English.count(Int(first.distance) - 1, of: "presentation")) earlier"
            lines.heading("family '\(graph.label(first.family))'\(end)")
            lines.table(group.map { cells($0, of: declarations) }, depth: 2, atMost: .max)
        }
        var earlier: [String] = []
        for row in rest where earlier.last != graph.label(row.family) {
            earlier.append(graph.label(row.family))
        }
        if !earlier.isEmpty {
            let count = English.count(earlier.count, of: "family", many: "families")
            lines.heading("earlier: \(count) (\(English.list(earlier))); see --all")
        }
        return lines
    }

    private static func cells(_ row: Row, of declarations: Declarations) -> [String] {
        let (graph, first) = (declarations.graph, row.presentations[0])
        let callers = row.presentations.compactMap { graph[$0].from }
        return [
            callers.isEmpty ? Caller.any : declarations.phrase(for: callers), "as \(graph.stylePhrase(first))",
            declarations.presentersPhrase(row.presentations), graph.location(of: graph.place(of: first)),
        ]
    }
}

/// The presenters of presentations that are one row.
extension Declarations {
    fileprivate struct RowPresenter: Hashable {
        let number: Number
        let reason: Presenter.Reason
    }

    /// Each declaration that presents with each of its reasons, in the order of the controllers.
    fileprivate func presenters(of presentations: [PresentationID]) -> [RowPresenter] {
        var seen: Set<RowPresenter> = []
        let graph = graph
        return presentations.lazy.flatMap { graph.presenters(of: $0) }
            .map { RowPresenter(number: self[$0.controller], reason: $0.reason) }
            .filter { seen.insert($0).inserted }
            .sorted { ($0.number, $0.reason.rawValue) < ($1.number, $1.reason.rawValue) }
    }

    /// `presenter ShopTabs (family-root)`; several with one reason share it.
    fileprivate func presentersPhrase(_ presentations: [PresentationID]) -> String {
        let all = presenters(of: presentations)
        if all.isEmpty { return "presenter no known controller" }
        var reasons: [Presenter.Reason] = []
        for presenter in all where !reasons.contains(presenter.reason) { reasons.append(presenter.reason) }
        let groups = reasons.map { reason in
            let names = all.filter { $0.reason == reason }.map { name(of: $0.number) }
            return "\(English.list(names, atMost: .max)) (\(reason.rawValue))"
        }
        return "\(English.form("presenter", for: all.count)) \(groups.joined(separator: ", "))"
    }
}

/// Families whose members present some families, directly or through others.
struct FamilyDistances {
    /// The distance of each family in presentations; -1 for those that lead nowhere near.
    private(set) var distances: [Int32]
    /// The families, the nearest first.
    private(set) var order: [FamilyID] = []

    init(starts: some Sequence<FamilyID>, in graph: ResolvedGraph) {
        distances = Array(repeating: -1, count: graph.families.count)
        for start in starts { enter(start, distance: 0) }
        var (anyFamilies, distanceOfAny) = (graph.anyFamilies, Int32(-1))
        var next = 0
        while next < order.count {
            let family = order[next]
            next += 1
            for id in graph.presentations(of: family) {
                if graph[id].isFromAny, !graph.isShow(id) {
                    if distanceOfAny < 0 { distanceOfAny = distances[Int(family.index)] + 1 }
                    for other in anyFamilies where other != family { enter(other, distance: distanceOfAny) }
                    anyFamilies = anyFamilies.filter { $0 == family }
                }
                for other in graph[id].from != nil || graph.isShow(id) ? graph.callingFamilies(of: id) : [] {
                    enter(other, distance: distances[Int(family.index)] + 1)
                }
            }
        }
    }

    private mutating func enter(_ family: FamilyID, distance: Int32) {
        if distances[Int(family.index)] >= 0 { return }
        distances[Int(family.index)] = distance
        order.append(family)
    }
}
