import KindredGraph

/// Rows for moves, one for each declaration, whatever places it is of.
struct MoveRows {
    private let declarations: Declarations
    private var graph: ResolvedGraph { declarations.graph }
    private var moves: [(first: MoveID, callers: [ControllerID], targets: [ControllerID])] = []
    private var numbers: [NodeReference: Int] = [:]

    /// Takes those of some moves of which something is true.
    init(_ all: [MoveID], declarations: Declarations, where isIncluded: (MoveID) -> Bool) {
        self.declarations = declarations
        let graph = declarations.graph
        for id in all where isIncluded(id) {
            let move = graph[id]
            let key = NodeReference(file: move.file, node: move.declaration)
            let number = numbers[key, default: moves.count]
            numbers[key] = number
            if number == moves.count { moves.append((id, [], [])) }
            if let from = move.from { moves[number].callers.append(from) }
            moves[number].targets += graph.arrivals(of: id)
        }
    }

    /// - Parameter from: Whether rows begin with who moves.
    func write(_ heading: String, from: Bool, to lines: inout Lines) {
        if moves.isEmpty { return }
        lines.heading(heading)
        lines.table(
            moves.map { each in
                let move = graph[each.first]
                let prelude = graph.prelude(of: move).map { "after \($0.rawValue)" } ?? ""
                return (from ? ["from \(move.from == nil ? Caller.any : declarations.list(each.callers))"] : []) + [
                    move.kind.rawValue, each.targets.isEmpty ? "" : "to \(declarations.list(each.targets))",
                    graph.location(of: graph.place(of: move)), prelude,
                ]
            }, depth: 2)
    }
}
