import KindredGraph

/// Calls from any, where it is explained who may call.
extension Lines {
    /// - Parameters:
    ///   - subject: Who or what is on top, such as "It is on top".
    ///   - controllers: Those of which some are on top: only what one of them can call is listed.
    mutating func addAny(_ declarations: Declarations, of subject: String, in controllers: [ControllerID]) {
        let graph = declarations.graph
        let tops = controllers.filter(graph.isOnTop)
        if tops.isEmpty { return }
        let presented = graph.presentationIDs.filter { id in
            graph[id].isFromAny && tops.contains { graph.calls(id, from: $0) }
        }
        let pushed = graph.pushes.filter { push in
            push.isFromAny && tops.contains { graph.calls(push, from: $0) }
        }.compactMap(\.to)
        let rows =
            presented.map { ["presents", graph.name(of: $0), graph.location(of: graph.place(of: $0))] }
            + (pushed.isEmpty ? [] : [["pushes", declarations.list(pushed)]])
        if !rows.isEmpty {
            heading("\(subject), so it may call what is from any")
            table(rows, depth: 2)
        }
        let isOnStack = tops.contains { graph[$0].nearest[.navigation] != nil }
        MoveRows(Array(graph.moveIDs), declarations: declarations) {
            graph[$0].from == nil && (isOnStack || ![.pop, .popToRoot].contains(graph[$0].kind))
        }
        .write("Moves from any", from: false, to: &self)
    }
}
