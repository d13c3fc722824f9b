/// Who gets to whom, but not how: a fraction of the work of `Leads`, for questions to which most apps answer "nobody".
package struct Reachability: Sendable {
    private let hierarchy: Hierarchy
    /// By controller, whom it presents and pushes, with everything in them.
    private let targets: Lists<Range<Int32>>
    /// Those that present or push.
    private let callers: ControllerSet

    /// - Parameter calls: Those of the hierarchy.
    package init(_ hierarchy: Hierarchy, calls: [Leads.Step]) {
        self.hierarchy = hierarchy
        targets = Lists(count: hierarchy.controllers.count) { add in
            for call in calls { add(call.from.index, call.to.index..<hierarchy[call.to].end) }
        }
        callers = ControllerSet(calls.lazy.map(\.from), of: hierarchy)
    }

    /// The same set as that of a walk forward.
    package func set(
        from starts: ControllerSet, hops: Int = .max, blocked: ControllerSet? = nil
    ) -> ControllerSet {
        // What is blocked is treated as if it were known, and so never entered.
        var known = blocked ?? ControllerSet(of: hierarchy)
        var queue: [Int32] = []
        known.withWords { known in
            callers.withWords { callers in
                hierarchy.controllers.withUnsafeBufferPointer { controllers in
                    targets.withAll { targets in
                        let entry = Entry(controllers: controllers, callers: callers, known: known)
                        for start in starts.elements { entry.enter(start.index..<hierarchy[start].end, &queue) }
                        var (next, hop) = (0, 0)
                        while next < queue.count, hop < hops {
                            let level = queue.count
                            while next < level {
                                for target in targets[queue[next]] { entry.enter(target, &queue) }
                                next += 1
                            }
                            hop += 1
                        }
                    }
                }
            }
        }
        if let blocked { known.subtract(blocked) }
        return known
    }

    private struct Entry {
        let controllers: UnsafeBufferPointer<Controller>
        let callers: UnsafeBufferPointer<UInt64>
        let known: UnsafeMutableBufferPointer<UInt64>

        /// Enters a controller and everything in it, and queues those that lead on. Whatever is inside a controller that was
        /// entered has been entered too.
        @inline(__always)
        func enter(_ controllers: Range<Int32>, _ queue: inout [Int32]) {
            var index = Int(controllers.lowerBound)
            if known[index >> 6] >> UInt64(index & 63) & 1 == 1 { return }
            let end = Int(controllers.upperBound)
            while index < end {
                let (word, bit) = (index >> 6, index & 63)
                let count = min((known[word] >> UInt64(bit)).trailingZeroBitCount, 64 - bit, end - index)
                if count == 0 {
                    index = Int(self.controllers[index].end)
                    continue
                }
                let bits = (UInt64.max >> UInt64(64 - count)) << UInt64(bit)
                known[word] |= bits
                var leading = callers[word] & bits
                while leading != 0 {
                    queue.append(Int32(truncatingIfNeeded: word << 6 + leading.trailingZeroBitCount))
                    leading &= leading - 1
                }
                index += count
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
