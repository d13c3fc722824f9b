/// Controllers that may be of another kind than they were read as, and all below them: what their look-ups give is doubtful,
/// and the reason was reported.
package struct DoubtfulKinds {
    /// Whether each controller is one of them; empty where there are none.
    private var isDoubtful: [Bool] = []

    package init(_ graph: ResolvedGraph) {
        guard graph.declared.contains(where: \.hasDoubtfulKinds) else { return }
        isDoubtful.reserveCapacity(graph.controllers.count)
        for index in graph.controllers.indices {
            // Parents come before their children.
            let isInherited = graph.controllers[index].parent.map { isDoubtful[Int($0.index)] } ?? false
            isDoubtful.append(isInherited || Self.isOwn(ControllerID(index: Int32(index)), graph: graph))
        }
    }

    package func contains(_ id: ControllerID) -> Bool { !isDoubtful.isEmpty && isDoubtful[Int(id.index)] }

    private static func isOwn(_ id: ControllerID, graph: ResolvedGraph) -> Bool {
        !graph[id].isImplicit && graph.linked.declaration(of: id).flags.contains(.isOfDoubtfulKind)
    }
}
