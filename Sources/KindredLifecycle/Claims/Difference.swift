/// The first difference between a list of events and what was expected, with the events around it.
struct Difference {
    /// A line around the difference: in both lists, only expected, or only in the trace.
    enum Line: Equatable {
        case same(Event.What)
        case missing(Event.What)
        case extra(Event.What)
        /// A sign that more events follow in at least one list.
        case more
    }

    /// The position of the first event that differs, in both lists.
    let index: Int
    /// The expected event at that position; nil if no more are expected.
    let missing: Event.What?
    /// The actual event at that position; nil if the trace has ended.
    let extra: Event.What?
    let lines: [Line]

    /// The number of lines before the difference.
    private static let context = 3
    /// The number of events after it that are compared.
    private static let reach = 6

    /// Compares two lists of events; nil if they are equal.
    init?(expected: [Event.What], got: [Event.What]) {
        let same = zip(expected, got).prefix { $0 == $1 }.count
        if same == expected.count, same == got.count { return nil }
        index = same
        missing = same < expected.count ? expected[same] : nil
        extra = same < got.count ? got[same] : nil
        let before = got[max(0, same - Self.context)..<same].map { Line.same($0) }
        let (wanted, came) = (expected[same...].prefix(Self.reach), got[same...].prefix(Self.reach))
        let isWhole = same + wanted.count == expected.count && same + came.count == got.count
        let after = Self.lines(Array(wanted), got: Array(came), isWhole: isWhole)
        lines = (same > Self.context ? [.more] : []) + before + after + (isWhole ? [] : [.more])
    }

    /// The lines of both lists in order, shared or in only one of them.
    private static func lines(_ expected: [Event.What], got: [Event.What], isWhole: Bool) -> [Line] {
        // The length of the longest common subsequence after each pair of positions.
        var left = [[Int]](repeating: [Int](repeating: 0, count: got.count + 1), count: expected.count + 1)
        for row in expected.indices.reversed() {
            for column in got.indices.reversed() {
                left[row][column] =
                    expected[row] == got[column]
                    ? left[row + 1][column + 1] + 1 : max(left[row + 1][column], left[row][column + 1])
            }
        }
        var lines: [Line] = []
        var (row, column) = (0, 0)
        while row < expected.count || column < got.count {
            if row < expected.count, column < got.count, expected[row] == got[column] {
                lines.append(.same(expected[row]))
                (row, column) = (row + 1, column + 1)
            } else if column == got.count || row < expected.count && left[row + 1][column] >= left[row][column + 1] {
                lines.append(.missing(expected[row]))
                row += 1
            } else {
                lines.append(.extra(got[column]))
                column += 1
            }
        }
        // A line whose counterpart may come later isn't a difference.
        guard !isWhole, let last = lines.lastIndex(where: \.isSame) else { return lines }
        return Array(lines[...last])
    }
}

extension Difference.Line {
    fileprivate var isSame: Bool {
        if case .same = self { true } else { false }
    }
}
