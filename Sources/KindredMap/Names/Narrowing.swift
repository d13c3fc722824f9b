import KindredGraph

/// The part of a graph that a picture shows; by default all of it.
///
/// Each limit narrows what the others leave.
package struct Narrowing: Sendable {
    /// The ids of the families to draw; nil draws all.
    package var families: [String]?
    /// The number of levels below each root to draw; nil draws all.
    package var depth: Int?
    /// The controllers that are drawn, in what contains them; nil draws all.
    package var selected: ControllerSet?

    package init(families: [String]? = nil, depth: Int? = nil, selected: ControllerSet? = nil) {
        (self.families, self.depth, self.selected) = (families, depth, selected)
    }

    /// Whether everything is drawn.
    package var isAll: Bool { families == nil && depth == nil && selected == nil }

    /// Whether each controller is shown; nil if all are. What contains a shown controller is shown too.
    package func shown(in graph: ResolvedGraph) -> [Bool]? {
        stands(in: graph)?.enumerated().map { $0.element == $0.offset }
    }

    /// The controller at which the lines of each end: itself, the one that hides it, or -1; nil if all are shown.
    func stands(in graph: ResolvedGraph) -> [Int32]? {
        if isAll { return nil }
        let isShown =
            selected.map { graph.withContainers($0) }
            ?? Array(repeating: true, count: graph.controllers.count)
        var isWanted = [Bool](repeating: families == nil, count: graph.families.count)
        for name in families ?? [] { graph.family(named: name).map { isWanted[Int($0.index)] = true } }
        var levels = [Int](repeating: 0, count: graph.controllers.count)
        var stands = [Int32](repeating: -1, count: graph.controllers.count)
        for (index, controller) in graph.controllers.enumerated() {
            levels[index] = controller.parent.map { levels[Int($0.index)] + 1 } ?? 0
            guard isShown[index], isWanted[Int(controller.family.index)] else { continue }
            let isDeep = levels[index] > depth ?? .max
            stands[index] = isDeep ? controller.parent.map { stands[Int($0.index)] } ?? -1 : Int32(index)
        }
        for id in graph.controllerIDs where graph.isRepeated(id) {
            stands[Int(id.index)] = stands[Int(graph.shownAs(id).index)]
        }
        return stands
    }
}

extension ResolvedGraph {
    /// Whether each controller is in a set or contains a controller that is.
    package func withContainers(_ set: ControllerSet) -> [Bool] {
        var isShown = controllerIDs.map { set.contains($0) }
        for index in isShown.indices.reversed() where isShown[index] {
            if let parent = controllers[index].parent { isShown[Int(parent.index)] = true }
        }
        return isShown
    }
}
