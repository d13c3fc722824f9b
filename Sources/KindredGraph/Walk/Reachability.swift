/// The controllers that get to each other, but not how: a fraction of the work of `NavigationGraph`, for questions to which
/// most apps answer "nobody".
package struct Reachability: Sendable {
    /// The controllers that a search has reached.
    package struct Reached: Sendable {
        package let entered: ControllerSet
        /// Containers that were passed before they were entered, if they were.
        package let passed: ControllerSet?

        /// Whether ways go on by what the controller itself presents or pushes.
        package func goesOn(from id: ControllerID) -> Bool {
            entered.contains(id) || passed?.contains(id) == true
        }
    }

    private let graph: ResolvedGraph
    /// The controllers that each one presents and pushes, with the range of everything in them.
    private let targets: PackedLists<Range<Int32>>
    /// The controllers that present or push.
    private let callers: ControllerSet
    /// The controllers that their containers don't open.
    private let closed: ControllerSet

    /// - Parameters:
    ///   - calls: Those of the graph, or some of them.
    ///   - opened: Those of the graph.
    package init(graph: ResolvedGraph, calls: [NavigationGraph.Step], opened: ControllerSet) {
        self.graph = graph
        targets = PackedLists(count: graph.controllers.count) { add in
            for call in calls { add(call.from.index, call.to.index..<graph[call.to].end) }
        }
        callers = ControllerSet(controllers: calls.lazy.map(\.from), of: graph)
        var closed = opened
        closed.invert()
        self.closed = closed
    }

    /// Returns what a walk forward reaches.
    package func set(
        from starts: ControllerSet, hops: Int = .max, passing: Bool = false, blocked: ControllerSet? = nil,
        gates: ControllerSet? = nil
    ) -> Reached {
        // What is blocked is treated as if it were known, and so never entered.
        var known = blocked ?? ControllerSet(of: graph)
        if let gates { known.formUnion(gates) }
        let kept = known
        var passed = gates ?? ControllerSet(of: graph)
        known.withWords { (known: UnsafeMutableBufferPointer<UInt64>) in
            passed.withWords { (passed: UnsafeMutableBufferPointer<UInt64>) in
                callers.withWords { callers in
                    closed.withWords { closed in
                        kept.withWords { kept in
                            graph.controllers.withUnsafeBufferPointer { controllers in
                                targets.withAll { targets in
                                    let entry = Entry(
                                        controllers: controllers, callers: callers, closed: closed, kept: kept,
                                        known: known, passed: passing ? passed : nil)
                                    entry.search(from: starts, targets: targets, hops: hops)
                                }
                            }
                        }
                    }
                }
            }
        }
        known.subtract(kept)
        if !passing { return Reached(entered: known, passed: nil) }
        if let gates { passed.subtract(gates) }
        return Reached(entered: known, passed: passed)
    }

    private struct Entry {
        let controllers: UnsafeBufferPointer<Controller>
        let callers: UnsafeBufferPointer<UInt64>
        let closed: UnsafeBufferPointer<UInt64>
        /// The controllers that are never entered.
        let kept: UnsafeBufferPointer<UInt64>
        let known: UnsafeMutableBufferPointer<UInt64>
        /// The containers that were passed; nil if they aren't passed.
        let passed: UnsafeMutableBufferPointer<UInt64>?

        func search(from starts: ControllerSet, targets: PackedLists<Range<Int32>>.All, hops: Int) {
            var queue: [Int32] = []
            for start in starts.elements { enter(start.index..<controllers[Int(start.index)].end, queue: &queue) }
            var (next, hop) = (0, 0)
            while next < queue.count, hop < hops {
                let level = queue.count
                while next < level {
                    for target in targets[queue[next]] { enter(target, queue: &queue) }
                    next += 1
                }
                hop += 1
            }
        }

        /// Enters a controller and what opens with it, passes what is around it, and queues those that lead on. What opens with
        /// a controller that was entered has been entered too.
        @inline(__always)
        private func enter(_ controllers: Range<Int32>, queue: inout [Int32]) {
            var index = Int(controllers.lowerBound)
            if Self.has(known, index: index) { return }
            known[index >> 6] |= 1 << UInt64(index & 63)
            if Self.has(callers, index: index) { queue.append(controllers.lowerBound) }
            if passed != nil { pass(self.controllers[index].parent, queue: &queue) }
            index += 1
            let end = Int(controllers.upperBound)
            while index < end {
                let (word, bit) = (index >> 6, index & 63)
                let free = ((known[word] | closed[word]) >> UInt64(bit)).trailingZeroBitCount
                let count = min(free, 64 - bit, end - index)
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

        /// Passes a container and those around it, up to one that was passed or entered before, or stops the way.
        private func pass(_ container: ControllerID?, queue: inout [Int32]) {
            guard let passed else { return }
            var next = container
            while let id = next {
                let index = Int(id.index)
                if Self.has(passed, index: index) || Self.has(known, index: index) && !Self.has(kept, index: index) {
                    return
                }
                passed[index >> 6] |= 1 << UInt64(index & 63)
                if Self.has(callers, index: index) { queue.append(id.index) }
                next = controllers[index].parent
            }
        }

        @inline(__always)
        private static func has(_ words: UnsafeBufferPointer<UInt64>, index: Int) -> Bool {
            words[index >> 6] >> UInt64(index & 63) & 1 == 1
        }

        @inline(__always)
        private static func has(_ words: UnsafeMutableBufferPointer<UInt64>, index: Int) -> Bool {
            words[index >> 6] >> UInt64(index & 63) & 1 == 1
        }
    }
}
