/// A generator whose numbers are the same in every run.
package struct Random: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// SplitMix64.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func below(_ count: Int) -> Int { count <= 0 ? 0 : Int(next() % UInt64(count)) }

    /// True once in `n` times.
    package mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }

    /// An element; nil of nothing.
    package mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }

    package mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
        pick(elements) ?? other
    }
}
