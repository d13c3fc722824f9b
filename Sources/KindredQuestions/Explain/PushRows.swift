import KindredGraph

/// The pushes that a controller has to do with, a row for those that differ in where they come from alone.
struct PushRows {
    private struct Row {
        var callers: [String]
        let to: String
        let rest: [String]
    }

    private let hierarchy: ResolvedGraph
    private let id: ControllerID
    private var rows: [Row] = []
    private var places: [[String]: Int] = [:]

    init(id: ControllerID, in hierarchy: ResolvedGraph) { (self.id, self.hierarchy) = (id, hierarchy) }

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ push: Push) {
        guard let from = push.from, let to = push.to, from == id || to == id || push.container == id else { return }
        let container = push.container.map { $0 == id ? "in itself" : "in \(hierarchy.label($0))" }
        let rest = [
            push.kind.rawValue, container ?? "nowhere: no container can show it",
            hierarchy.location(of: hierarchy.place(of: push)),
        ]
        let target = to == id ? "" : "to \(hierarchy.label(to))"
        let key = [target, from == id ? "it" : ""] + rest
        if from != id, let place = places[key] {
            rows[place].callers.append(hierarchy.label(from))
        } else {
            places[key] = rows.count
            rows.append(Row(callers: from == id ? [] : [hierarchy.label(from)], to: target, rest: rest))
        }
    }

    var cells: [[String]] {
        rows.map { row in
            let from = row.callers.isEmpty ? "" : "from \(enumeration(row.callers))"
            let ends = [from, row.to].filter { !$0.isEmpty }.joined(separator: " ")
            return [ends.isEmpty ? "to itself" : ends] + row.rest
        }
    }
}
