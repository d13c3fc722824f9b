/// The number of scalars to put in, leave out, change, or swap with their neighbour to get from one word to another.
///
/// Only cells near the diagonal can hold a distance within the limit, so only those are worked out.
struct EditDistance {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var row: [Int] = []

    /// The distance, or nil where it is beyond the limit. `budget` loses one for each cell.
    mutating func between(_ one: [UInt32], other: [UInt32], atMost limit: Int, budget: inout Int) -> Int? {
        guard limit >= 0, abs(one.count - other.count) <= limit else { return nil }
        let beyond = limit + 1
        start(columns: other.count + 1, beyond: beyond)
        var leastBefore = 0
        for i in 0..<one.count {
            let columns = max(0, i + 1 - limit)...min(other.count, i + 1 + limit)
            budget -= columns.count
            let least = fill(columns, i: i, one: one, other: other, beyond: beyond)
            // A swap reaches back over two rows.
            if least > limit, leastBefore >= limit { return nil }
            leastBefore = least
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[other.count] <= limit ? last[other.count] : nil
    }

    /// Fills the first rows, which only grow from one pair of words to the next.
    private mutating func start(columns: Int, beyond: Int) {
        if last.count < columns {
            beforeLast = Array(repeating: beyond, count: columns)
            (last, row) = (beforeLast, beforeLast)
        }
        for column in 0..<columns {
            beforeLast[column] = beyond
            row[column] = beyond
            last[column] = min(column, beyond)
        }
    }

    /// Computes the cells of the row after the scalar at `i`, and returns the least of them.
    private mutating func fill(
        _ columns: ClosedRange<Int>, i: Int, one: [UInt32], other: [UInt32], beyond: Int
    ) -> Int {
        // The band moves on by one: the cells beside it are read next but belong to an older row.
        if columns.lowerBound > 0 { row[columns.lowerBound - 1] = beyond }
        if columns.upperBound + 1 < row.count { row[columns.upperBound + 1] = beyond }
        var least = beyond
        for j in columns {
            row[j] = min(beyond, j == 0 ? i + 1 : cell(i, j: j, one: one, other: other))
            least = min(least, row[j])
        }
        return least
    }

    private func cell(_ i: Int, j: Int, one: [UInt32], other: [UInt32]) -> Int {
        let isSame = one[i] == other[j - 1]
        var least = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 0, j > 1, one[i] == other[j - 2], one[i - 1] == other[j - 1] {
            least = min(least, beforeLast[j - 2] + 1)
        }
        return least
    }
}
