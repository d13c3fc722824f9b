/// The highest lane taken at each place of a line: where intervals are given lanes one after another, each beyond all
/// earlier ones that it meets.
struct Skyline {
    private let places: [Int32]
    private let size: Int
    /// The highest lane anywhere below a node of the tree, and the highest that covers all of it.
    private var highest: [Int32]
    private var covering: [Int32]

    /// - Parameter ends: All ends of the intervals to come.
    init(ends: [Int32]) {
        var places = ends
        places.sort()
        var count = 0
        for place in places where count == 0 || places[count - 1] != place {
            places[count] = place
            count += 1
        }
        self.places = Array(places[..<count])
        var size = 1
        while size < count { size *= 2 }
        self.size = size
        highest = Array(repeating: -1, count: 2 * size)
        covering = highest
    }

    /// The lane of an interval, from 0: the first beyond all earlier intervals that have a place in common with it.
    mutating func add(_ low: Int32, high: Int32) -> Int32 {
        let range = index(of: low)...index(of: high)
        let lane = top(in: range) + 1
        cover(range, lane: lane)
        return lane
    }

    private func index(of place: Int32) -> Int {
        var (low, high) = (0, places.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func top(in range: ClosedRange<Int>) -> Int32 {
        var (left, right) = (range.lowerBound + size, range.upperBound + size)
        var top: Int32 = -1
        // What covers an end of the range from above covers a part of it.
        for end in [left, right] {
            var node = end / 2
            while node > 0 {
                top = max(top, covering[node])
                node /= 2
            }
        }
        while left <= right {
            if left % 2 == 1 { top = max(top, highest[left]) }
            if right % 2 == 0 { top = max(top, highest[right]) }
            left = (left + 1) / 2
            right = (right - 1) / 2
        }
        return top
    }

    private mutating func cover(_ range: ClosedRange<Int>, lane: Int32) {
        var (left, right) = (range.lowerBound + size, range.upperBound + size)
        let ends = (left, right)
        while left <= right {
            if left % 2 == 1 { set(left, lane: lane) }
            if right % 2 == 0 { set(right, lane: lane) }
            left = (left + 1) / 2
            right = (right - 1) / 2
        }
        for end in [ends.0, ends.1] {
            var node = end / 2
            while node > 0 {
                highest[node] = max(highest[node], lane)
                node /= 2
            }
        }
    }

    private mutating func set(_ node: Int, lane: Int32) {
        covering[node] = max(covering[node], lane)
        highest[node] = max(highest[node], lane)
    }
}
