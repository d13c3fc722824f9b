import KindredBase
import KindredCore

/// The part of a hierarchy that a picture shows; by default all of it.
///
/// Each limit narrows what the others leave.
package struct Narrowing: Sendable {
    /// The ids of the families to draw; nil draws all.
    package var families: [String]?
    /// The number of levels below each root to draw; nil draws all.
    package var depth: Int?
    /// The ids of controllers, screens and families; only these and what is near them are drawn. Empty draws all.
    package var around: [String]
    /// How many presentations and pushes away is near.
    package var hops: Int

    package init(families: [String]? = nil, depth: Int? = nil, around: [String] = [], hops: Int = 1) {
        (self.families, self.depth, self.around, self.hops) = (families, depth, around, hops)
    }

    /// Whether everything is drawn.
    package var isAll: Bool { families == nil && depth == nil && around.isEmpty }

    /// The controllers that an id means: one, the places of a screen, or the root of a family.
    package static func controllers(named id: String, in hierarchy: Hierarchy) -> [ControllerID] {
        if let controller = hierarchy.controller(named: id) { return [controller] }
        if let template = hierarchy.template(named: id), let screens = hierarchy.screens {
            return Array(screens.places[template])
        }
        return hierarchy.family(named: id).flatMap { hierarchy[$0].root }.map { [$0] } ?? []
    }

    /// By controller, whether it is shown; nil if all are. What contains a shown controller is shown too.
    func shown(in hierarchy: Hierarchy) -> [Bool]? {
        if isAll { return nil }
        var isShown: [Bool]
        if around.isEmpty {
            isShown = Array(repeating: true, count: hierarchy.controllers.count)
        } else {
            let starts = around.flatMap { Self.controllers(named: $0, in: hierarchy) }
            let near = Leads(hierarchy).neighbours(of: ControllerSet(starts, of: hierarchy), hops: hops)
            isShown = hierarchy.withContainers(near)
        }
        var isWanted = [Bool](repeating: families == nil, count: hierarchy.families.count)
        for name in families ?? [] { hierarchy.family(named: name).map { isWanted[Int($0.index)] = true } }
        var levels = [Int](repeating: 0, count: hierarchy.controllers.count)
        for (index, controller) in hierarchy.controllers.enumerated() {
            levels[index] = controller.parent.map { levels[Int($0.index)] + 1 } ?? 0
            if !isWanted[Int(controller.family.index)] || levels[index] > depth ?? .max { isShown[index] = false }
        }
        return isShown
    }
}

extension Hierarchy {
    /// By controller, whether it is in a set or contains a controller that is.
    fileprivate func withContainers(_ set: ControllerSet) -> [Bool] {
        var isShown = controllerIDs.map { set.contains($0) }
        for index in isShown.indices.reversed() where isShown[index] {
            if let parent = controllers[index].parent { isShown[Int(parent.index)] = true }
        }
        return isShown
    }
}
