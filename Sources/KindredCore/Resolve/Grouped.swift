/// Values grouped by small numbers, in two flat arrays; within a group they keep their order.
struct Grouped {
    private var starts: [Int32]
    private var values: [Int32]

    init(_ pairs: [(key: Int32, value: Int32)], keys: Int) {
        values = Array(repeating: 0, count: pairs.count)
        guard !pairs.isEmpty else {
            starts = []
            return
        }
        starts = Array(repeating: 0, count: keys + 1)
        for pair in pairs { starts[Int(pair.key) + 1] += 1 }
        for key in 0..<keys { starts[key + 1] += starts[key] }
        var next = starts
        for pair in pairs {
            values[Int(next[Int(pair.key)])] = pair.value
            next[Int(pair.key)] += 1
        }
    }

    var isEmpty: Bool { values.isEmpty }

    func isEmpty(_ key: Int32) -> Bool { starts.isEmpty || starts[Int(key)] == starts[Int(key) + 1] }

    func values(of key: Int32) -> ArraySlice<Int32> {
        starts.isEmpty ? [] : values[Int(starts[Int(key)])..<Int(starts[Int(key) + 1])]
    }
}

/// A set of small numbers that is emptied in no time.
struct Marks {
    private var stamps: [Int32]
    private var stamp: Int32 = 1

    init(count: Int) {
        stamps = Array(repeating: 0, count: count)
    }

    mutating func clear() { stamp += 1 }

    /// Whether the number is new.
    mutating func insert(_ number: Int32) -> Bool {
        if stamps[Int(number)] == stamp { return false }
        stamps[Int(number)] = stamp
        return true
    }
}
