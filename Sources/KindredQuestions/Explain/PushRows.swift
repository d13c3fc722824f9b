import KindredGraph

/// The pushes that a controller has to do with, a row for those that differ in where they come from alone.
struct PushRows {
    private struct Row {
        var callers: [ControllerID]
        let isFromAny: Bool
        let to: String
        let rest: [String]
    }

    private let declarations: Declarations
    private let id: ControllerID
    private var rows: [Row] = []
    private var places: [[String]: Int] = [:]

    init(id: ControllerID, by declarations: Declarations) { (self.id, self.declarations) = (id, declarations) }

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ push: Push) {
        let from = push.from
        guard from != nil || push.isFromAny, let to = push.to, from == id || to == id || push.container == id else {
            return
        }
        let graph = declarations.graph
        let container = push.container.map { $0 == id ? "in itself" : "in \(declarations.label($0))" }
        let rest = [
            push.kind.rawValue, container ?? "nowhere: no container can show it",
            graph.location(of: graph.place(of: push)),
        ]
        let target = to == id ? "" : "to \(declarations.label(to))"
        let key = [target, from == id ? "it" : from == nil ? Caller.any : ""] + rest
        if let from, from != id, let place = places[key] {
            rows[place].callers.append(from)
        } else {
            places[key] = rows.count
            let callers = from.map { $0 == id ? [] : [$0] } ?? []
            rows.append(Row(callers: callers, isFromAny: push.isFromAny, to: target, rest: rest))
        }
    }

    var cells: [[String]] {
        rows.map { row in
            let callers = row.isFromAny ? Caller.any : row.callers.isEmpty ? "" : declarations.list(row.callers)
            let from = callers.isEmpty ? "" : "from \(callers)"
            let ends = [from, row.to].filter { !$0.isEmpty }.joined(separator: " ")
            return [ends.isEmpty ? "to itself" : ends] + row.rest
        }
    }
}
