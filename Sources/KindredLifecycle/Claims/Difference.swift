import KindredCore

/// Where a list of events first departs from what was expected, and what is around that place.
struct Difference {
    /// A line of the neighbourhood: in both lists, only expected, or only there.
    enum Line: Equatable {
        case same(Event.What)
        case missing(Event.What)
        case extra(Event.What)
        /// More follows on either side.
        case more
    }

    /// The position of the first event that differs, in both lists.
    let index: Int
    /// What was expected there; nil where the list of what is expected has ended.
    let missing: Event.What?
    /// What came there; nil where the trace has ended.
    let extra: Event.What?
    let lines: [Line]

    /// Lines before the difference.
    private static let context = 3
    /// How far behind it the two lists are looked through.
    private static let reach = 6

    /// Nil where they agree.
    init?(expected: [Event.What], got: [Event.What]) {
        let same = zip(expected, got).prefix { $0 == $1 }.count
        if same == expected.count, same == got.count { return nil }
        index = same
        missing = same < expected.count ? expected[same] : nil
        extra = same < got.count ? got[same] : nil
        let before = got[max(0, same - Self.context)..<same].map { Line.same($0) }
        let (wanted, came) = (expected[same...].prefix(Self.reach), got[same...].prefix(Self.reach))
        let isWhole = same + wanted.count == expected.count && same + came.count == got.count
        let after = Self.lines(Array(wanted), Array(came), isWhole: isWhole)
        lines = (same > Self.context ? [.more] : []) + before + after + (isWhole ? [] : [.more])
    }

    /// What is in one list alone, and what they share, in order.
    private static func lines(_ expected: [Event.What], _ got: [Event.What], isWhole: Bool) -> [Line] {
        // The length of the longest list that is left in both behind each pair of positions.
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
        // What has its counterpart further on is no difference.
        guard !isWhole, let last = lines.lastIndex(where: \.isSame) else { return lines }
        return Array(lines[...last])
    }
}

extension Difference.Line {
    fileprivate var isSame: Bool {
        if case .same = self { true } else { false }
    }
}
