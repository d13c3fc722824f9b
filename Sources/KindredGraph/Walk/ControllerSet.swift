/// A set of the controllers of one graph, a bit each.
package struct ControllerSet: Sendable, Equatable {
    private var words: [UInt64]
    /// The number of controllers that the graph has.
    private let limit: Int

    /// An empty set.
    package init(of graph: ResolvedGraph) { self.init(limit: graph.controllers.count) }

    package init(controllers: some Sequence<ControllerID>, of graph: ResolvedGraph) {
        self.init(of: graph)
        for controller in controllers { insert(controller) }
    }

    init(limit: Int) {
        self.limit = limit
        words = Array(repeating: 0, count: (limit + 63) / 64)
    }

    /// The controllers whose indices are wanted, of the candidates if there are any, else of all.
    @inline(__always)
    init(limit: Int, among candidates: ControllerSet?, where isWanted: (Int) -> Bool) {
        guard var wanted = candidates else {
            self.init(limit: limit)
            words.withUnsafeMutableBufferPointer { words in
                for number in words.indices {
                    let start = number << 6
                    var word: UInt64 = 0
                    for bit in 0..<min(64, limit - start) where isWanted(start + bit) { word |= 1 << UInt64(bit) }
                    words[number] = word
                }
            }
            return
        }
        wanted.words.withUnsafeMutableBufferPointer { words in
            for number in words.indices {
                var rest = words[number]
                while rest != 0 {
                    let bit = UInt64(rest.trailingZeroBitCount)
                    if !isWanted(number << 6 + Int(bit)) { words[number] &= ~(1 << bit) }
                    rest &= rest - 1
                }
            }
        }
        self = wanted
    }

    package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    package func contains(_ controller: ControllerID) -> Bool {
        words[Int(controller.index) >> 6] >> UInt64(controller.index & 63) & 1 == 1
    }

    /// Returns whether the controller is new.
    @discardableResult
    package mutating func insert(_ controller: ControllerID) -> Bool {
        let bit: UInt64 = 1 << UInt64(controller.index & 63)
        defer { words[Int(controller.index) >> 6] |= bit }
        return words[Int(controller.index) >> 6] & bit == 0
    }

    /// Inserts or removes a controller.
    mutating func toggle(_ controller: ControllerID) {
        words[Int(controller.index) >> 6] ^= 1 << UInt64(controller.index & 63)
    }

    /// Inserts the controllers with these indices.
    package mutating func insert(_ range: Range<Int32>) {
        var index = Int(range.lowerBound)
        let end = Int(range.upperBound)
        while index < end {
            let length = min(64 - index & 63, end - index)
            let bits: UInt64 = length == 64 ? ~0 : (1 << UInt64(length)) - 1
            words[index >> 6] |= bits << UInt64(index & 63)
            index += length
        }
    }

    package mutating func formUnion(_ other: ControllerSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    package mutating func formIntersection(_ other: ControllerSet) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    package mutating func subtract(_ other: ControllerSet) {
        for index in words.indices { words[index] &= ~other.words[index] }
    }

    /// Quick access to its bits, 64 in each word, for as long as `body` runs.
    func withWords<Result>(_ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
        words.withUnsafeBufferPointer { body($0) }
    }

    mutating func withWords<Result>(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Result) -> Result {
        words.withUnsafeMutableBufferPointer { body($0) }
    }

    /// Turns it into all other controllers.
    package mutating func invert() {
        for index in words.indices { words[index] = ~words[index] }
        if limit & 63 != 0 { words[words.count - 1] &= (1 << UInt64(limit & 63)) - 1 }
    }

    /// The controllers, in order.
    package var elements: Elements { Elements(words: words) }

    package struct Elements: Sequence, IteratorProtocol {
        private let words: [UInt64]
        private var index = 0
        private var rest: UInt64

        init(words: [UInt64]) {
            self.words = words
            rest = words.first ?? 0
        }

        package mutating func next() -> ControllerID? {
            while rest == 0 {
                index += 1
                guard index < words.count else { return nil }
                rest = words[index]
            }
            defer { rest &= rest - 1 }
            return ControllerID(index: Int32(truncatingIfNeeded: index << 6 + rest.trailingZeroBitCount))
        }
    }
}
