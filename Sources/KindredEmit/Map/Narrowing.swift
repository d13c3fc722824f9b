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
            var neighbourhood = Neighbourhood(hierarchy)
            let starts = around.flatMap { Self.controllers(named: $0, in: hierarchy) }
            isShown = neighbourhood.around(starts, hops: hops)
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

/// What leads to some controllers, and what leads on from them.
private struct Neighbourhood {
    private let hierarchy: Hierarchy
    private let pushed: Lists<ControllerID>
    private let pushers: Lists<ControllerID>
    private let presented: Lists<FamilyID>
    private var isSeen: [Bool]
    private var isFamilySeen: [Bool]

    init(_ hierarchy: Hierarchy) {
        self.hierarchy = hierarchy
        let count = hierarchy.controllers.count
        pushed = Lists(count: count) { add in
            for push in hierarchy.pushes { if let from = push.from, let to = push.to { add(from.index, to) } }
        }
        pushers = Lists(count: count) { add in
            for push in hierarchy.pushes { if let from = push.from, let to = push.to { add(to.index, from) } }
        }
        presented = Lists(count: count) { add in
            for each in hierarchy.presentations {
                if let from = each.from, let family = each.family { add(from.index, family) }
            }
        }
        isSeen = Array(repeating: false, count: count)
        isFamilySeen = Array(repeating: false, count: hierarchy.families.count)
    }

    /// A start comes with what it contains, what is presented as a whole, and a caller alone.
    mutating func around(_ starts: [ControllerID], hops: Int) -> [Bool] {
        let first = starts.flatMap { ($0.index..<hierarchy[$0].end).map { ControllerID(index: $0) } }
        var isShown = reached(from: first, hops: hops) { $0.next(after: $1) }
        for (index, isBefore) in reached(from: first, hops: hops, { $0.next(before: $1) }).enumerated() where isBefore {
            isShown[index] = true
        }
        for index in isShown.indices.reversed() where isShown[index] {
            if let parent = hierarchy.controllers[index].parent { isShown[Int(parent.index)] = true }
        }
        return isShown
    }

    private mutating func reached(
        from starts: [ControllerID], hops: Int, _ next: (inout Neighbourhood, ControllerID) -> [ControllerID]
    ) -> [Bool] {
        isSeen = Array(repeating: false, count: isSeen.count)
        isFamilySeen = Array(repeating: false, count: isFamilySeen.count)
        var edge = starts.filter { see($0) }
        var hop = 0
        while hop < hops, !edge.isEmpty {
            edge = edge.flatMap { next(&self, $0) }.filter { see($0) }
            hop += 1
        }
        return isSeen
    }

    private mutating func see(_ id: ControllerID) -> Bool {
        defer { isSeen[Int(id.index)] = true }
        return !isSeen[Int(id.index)]
    }

    private mutating func see(_ id: FamilyID) -> Bool {
        defer { isFamilySeen[Int(id.index)] = true }
        return !isFamilySeen[Int(id.index)]
    }

    private mutating func next(after id: ControllerID) -> [ControllerID] {
        var next: [ControllerID] = []
        for target in pushed[id.index] {
            next += (target.index..<hierarchy[target].end).map { ControllerID(index: $0) }
        }
        for family in presented[id.index] where see(family) {
            next += hierarchy.members(of: family).map { ControllerID(index: $0) }
        }
        return next
    }

    private mutating func next(before id: ControllerID) -> [ControllerID] {
        var next = Array(pushers[id.index])
        let family = hierarchy[id].family
        if see(family) { next += hierarchy.presentations(of: family).compactMap { hierarchy[$0].from } }
        return next
    }
}
