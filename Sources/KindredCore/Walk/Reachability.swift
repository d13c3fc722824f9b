/// Who gets to whom, but not how: a fraction of the work of `Leads`, for questions to which most apps answer "nobody".
package struct Reachability: Sendable {
    private let hierarchy: Hierarchy
    /// By controller, whom it presents and pushes.
    private let targets: Lists<Int32>

    /// - Parameter calls: Those of the hierarchy.
    package init(_ hierarchy: Hierarchy, calls: [Leads.Step]) {
        self.hierarchy = hierarchy
        targets = Lists(count: hierarchy.controllers.count) { add in
            for call in calls { add(call.from.index, call.to.index) }
        }
    }

    /// The same set as that of a walk forward.
    package func set(
        from starts: ControllerSet, hops: Int = .max, blocked: ControllerSet? = nil
    ) -> ControllerSet {
        // What is blocked is treated as if it were known, and so never entered.
        var known = blocked ?? ControllerSet(of: hierarchy)
        var queue: [Int32] = []
        queue.reserveCapacity(hierarchy.controllers.count)
        known.withWords { known in
            hierarchy.controllers.withUnsafeBufferPointer { controllers in
                targets.withAll { targets in
                    for start in starts.elements { Self.enter(start.index, controllers, known, &queue) }
                    var (next, hop) = (0, 0)
                    while next < queue.count, hop < hops {
                        let level = queue.count
                        while next < level {
                            for target in targets[queue[next]] { Self.enter(target, controllers, known, &queue) }
                            next += 1
                        }
                        hop += 1
                    }
                }
            }
        }
        if let blocked { known.subtract(blocked) }
        return known
    }

    /// Enters a controller and everything in it: what is in one that was entered has been entered, too.
    @inline(__always)
    private static func enter(
        _ start: Int32, _ controllers: UnsafeBufferPointer<Controller>, _ known: UnsafeMutableBufferPointer<UInt64>,
        _ queue: inout [Int32]
    ) {
        let end = controllers[Int(start)].end
        var index = start
        while index < end {
            let bit: UInt64 = 1 << UInt64(index & 63)
            if known[Int(index) >> 6] & bit == 0 {
                known[Int(index) >> 6] |= bit
                queue.append(index)
                index += 1
            } else {
                index = controllers[Int(index)].end
            }
        }
    }
}

extension Hierarchy {
    /// Presentations, then pushes, if both of their ends are known.
    package var calls: [Leads.Step] {
        var calls: [Leads.Step] = []
        calls.reserveCapacity(presentations.count + pushes.count)
        for (index, presentation) in presentations.enumerated() {
            guard let from = presentation.from, let root = presentation.family.flatMap({ self[$0].root }) else {
                continue
            }
            calls.append(Leads.Step(from: from, to: root, way: .presents(PresentationID(index: Int32(index)))))
        }
        for (index, push) in pushes.enumerated() {
            guard let from = push.from, let to = push.to else { continue }
            calls.append(Leads.Step(from: from, to: to, way: .pushes(Int32(index))))
        }
        return calls
    }
}
