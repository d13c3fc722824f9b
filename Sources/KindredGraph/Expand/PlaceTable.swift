/// Numbers by pairs of numbers: the places of a screen on a stack. Open addressing; nothing is ever removed.
struct PlaceTable: Sendable {
    private static let unused = UInt64.max

    private var keys: [UInt64]
    private var values: [Int32]
    private var count = 0

    init() {
        keys = Array(repeating: Self.unused, count: 64)
        values = Array(repeating: -1, count: 64)
    }

    subscript(_ first: Int32, _ second: Int32) -> Int32? {
        get {
            let slot = slot(of: Self.key(first, second: second))
            return keys[slot] == Self.unused ? nil : values[slot]
        }
        set {
            guard let newValue else { return }
            let key = Self.key(first, second: second)
            let slot = slot(of: key)
            values[slot] = newValue
            if keys[slot] == key { return }
            keys[slot] = key
            count += 1
            if count * 2 > keys.count { grow() }
        }
    }

    private static func key(_ first: Int32, second: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    }

    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while keys[slot] != Self.unused, keys[slot] != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = (keys, values)
        keys = Array(repeating: Self.unused, count: old.0.count * 2)
        values = Array(repeating: -1, count: old.0.count * 2)
        for (key, value) in zip(old.0, old.1) where key != Self.unused {
            let slot = slot(of: key)
            (keys[slot], values[slot]) = (key, value)
        }
    }
}
