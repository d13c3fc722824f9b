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

    /// Lines before and after the difference.
    private static let context = 3
    /// How far ahead the two lists are looked through for where they agree again.
    private static let reach = 4

    /// Nil where they agree.
    init?(expected: [Event.What], got: [Event.What]) {
        let same = zip(expected, got).prefix { $0 == $1 }.count
        if same == expected.count, same == got.count { return nil }
        index = same
        missing = same < expected.count ? expected[same] : nil
        extra = same < got.count ? got[same] : nil
        let before = got[max(0, same - Self.context)..<same].map { Line.same($0) }
        let ahead = Self.skip(expected[same...], got[same...])
        let changed =
            expected[same...].prefix(ahead.missing).map { Line.missing($0) }
            + got[same...].prefix(ahead.extra).map { Line.extra($0) }
        let rest = zip(expected[same...].dropFirst(ahead.missing), got[same...].dropFirst(ahead.extra))
        let after = rest.prefix { $0 == $1 }.prefix(Self.context).map { Line.same($0.0) }
        let shown = same + max(ahead.missing, ahead.extra) + after.count
        lines =
            (same > Self.context ? [.more] : []) + before + changed + after
            + (shown < max(expected.count, got.count) ? [.more] : [])
    }

    /// How many of each list to leave out until they agree again, as few as possible; some of each where they do not.
    private static func skip(
        _ expected: ArraySlice<Event.What>, _ got: ArraySlice<Event.What>
    ) -> (missing: Int, extra: Int) {
        let (expected, got) = (Array(expected.prefix(reach)), Array(got.prefix(reach)))
        for distance in 1...(2 * reach) {
            for missing in max(0, distance - reach)...min(distance, reach) {
                let extra = distance - missing
                if missing < expected.count, extra < got.count, expected[missing] == got[extra] {
                    return (missing, extra)
                }
            }
        }
        return (expected.count, got.count)
    }
}
