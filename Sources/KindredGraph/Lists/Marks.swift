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
