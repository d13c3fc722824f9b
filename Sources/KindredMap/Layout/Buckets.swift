/// Lists by small number, all in one array: the items of each list in their first order.
struct Buckets {
    private(set) var starts: [Int32]
    private(set) var items: [Int32]

    /// - Parameter keys: By item: the list that it belongs to, or -1.
    init(count: Int, keys: [Int32]) {
        starts = Array(repeating: 0, count: count + 1)
        for key in keys where key >= 0 { starts[Int(key) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        items = Array(repeating: 0, count: Int(starts[count]))
        var next = starts
        for (item, key) in keys.enumerated() where key >= 0 {
            items[Int(next[Int(key)])] = Int32(truncatingIfNeeded: item)
            next[Int(key)] += 1
        }
    }

    subscript(_ key: Int32) -> ArraySlice<Int32> { items[Int(starts[Int(key)])..<Int(starts[Int(key) + 1])] }
}
