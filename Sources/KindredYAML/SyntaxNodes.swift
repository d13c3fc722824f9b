import KindredPlatform

/// The finished nodes of a tree.
package final class SyntaxNodes: Sendable {
    package let count: Int
    // Nobody writes there any more.
    private nonisolated(unsafe) let base: UnsafeMutablePointer<SyntaxNode>

    fileprivate init(base: UnsafeMutablePointer<SyntaxNode>, count: Int) {
        self.base = base
        self.count = count
    }

    deinit { base.deallocate() }

    package subscript(_ index: Int) -> SyntaxNode {
        precondition(index >= 0 && index < count, "no such node")
        return base[index]
    }

    package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<SyntaxNode>) -> Result) -> Result {
        withExtendedLifetime(self) { body(UnsafeBufferPointer(start: base, count: count)) }
    }
}

/// Nodes in the making. Memory of their own: there is one for every event, and an array would ask each time whether it is
/// shared.
struct NodeBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<SyntaxNode>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
        LargePages.prefer(
            for: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(start: base, count: self.capacity)))
    }

    deinit { base.deallocate() }

    @inline(__always)
    mutating func append(_ node: SyntaxNode) {
        if count == capacity { grow() }
        (base + count).initialize(to: node)
        count &+= 1
    }

    subscript(_ index: Int) -> SyntaxNode {
        @inline(__always)
        get {
            precondition(index >= 0 && index < count, "no such node")
            return base[index]
        }
        @inline(__always)
        nonmutating set {
            precondition(index >= 0 && index < count, "no such node")
            base[index] = newValue
        }
    }

    /// Moves nodes towards the start, and what they say of the next one with them.
    func move(_ range: Range<Int>, to start: Int) {
        precondition(start >= 0 && start <= range.lowerBound && range.upperBound <= count, "no such node")
        let distance = range.lowerBound &- start
        if distance == 0 { return }
        for index in range {
            let node = base[index]
            base[index &- distance] = SyntaxNode(
                written: node.written, next: node.next &- Int32(truncatingIfNeeded: distance))
        }
    }

    mutating func removeAll(from start: Int) {
        precondition(start >= 0 && start <= count, "no such node")
        count = start
    }

    consuming func finish() -> SyntaxNodes {
        let nodes = SyntaxNodes(base: base, count: count)
        discard self
        return nodes
    }

    private mutating func grow() {
        let wider = UnsafeMutablePointer<SyntaxNode>.allocate(capacity: capacity * 2)
        wider.moveInitialize(from: base, count: count)
        base.deallocate()
        base = wider
        capacity *= 2
    }
}
