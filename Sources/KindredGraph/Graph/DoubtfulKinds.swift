/// Controllers that may be of another kind than they were read as, and all below them: what their look-ups give is doubtful,
/// and the reason was reported.
package struct DoubtfulKinds {
    /// Whether each controller is one of them; empty where there are none.
    private var isDoubtful: [Bool] = []

    package init(_ hierarchy: ResolvedGraph) {
        guard hierarchy.declared.contains(where: \.hasDoubtfulKinds) else { return }
        isDoubtful.reserveCapacity(hierarchy.controllers.count)
        for index in hierarchy.controllers.indices {
            // Parents come before their children.
            let isInherited = hierarchy.controllers[index].parent.map { isDoubtful[Int($0.index)] } ?? false
            isDoubtful.append(isInherited || Self.isOwn(ControllerID(index: Int32(index)), hierarchy: hierarchy))
        }
    }

    package func contains(_ id: ControllerID) -> Bool { !isDoubtful.isEmpty && isDoubtful[Int(id.index)] }

    private static func isOwn(_ id: ControllerID, hierarchy: ResolvedGraph) -> Bool {
        !hierarchy[id].isImplicit && hierarchy.linked.declaration(of: id).flags.contains(.isOfDoubtfulKind)
    }
}
