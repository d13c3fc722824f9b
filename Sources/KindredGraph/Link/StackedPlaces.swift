/// The controllers that repeat what screens declare, by where they are.
package struct StackedPlaces: Sendable {
    /// The last place for a container and a template, and for each place the one before.
    private var last = PlaceTable()
    private var before: [Int32]

    init(graph: LinkedGraph) {
        before = Array(repeating: -1, count: graph.controllers.count)
        guard let origins = graph.screens?.origins else { return }
        for (index, controller) in graph.controllers.enumerated() {
            guard let parent = controller.parent, origins[index].template >= 0,
                controller.role == .stack || controller.role == .secondary
            else { continue }
            before[index] = last[parent.index, origins[index].template] ?? -1
            last[parent.index, origins[index].template] = Int32(index)
        }
    }

    /// Returns the places of a template where a push goes: directly on a stack, or the column itself.
    func places(
        of template: Int32, for kind: PushKind = .push, in target: ControllerID, graph: LinkedGraph
    ) -> [ControllerID] {
        if kind == .showDetail, graph.screens?.origins[Int(target.index)].template == template { return [target] }
        if graph[target].kind != .navigation { return [] }
        var found: [ControllerID] = []
        var next = last[target.index, template] ?? -1
        while next >= 0 {
            found.append(ControllerID(index: next))
            next = before[Int(next)]
        }
        return found.reversed()
    }
}
