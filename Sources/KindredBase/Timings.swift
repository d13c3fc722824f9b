import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How long the parts of a run take.
package final class Timings: Sendable {
    private struct State {
        var parts: [(name: String, nanoseconds: UInt64)] = []
        var last: UInt64
    }

    private let state: Mutex<State>

    package init() { state = Mutex(State(last: Self.now)) }

    /// Ends a part, which began where the one before it ended.
    package func end(_ name: String) {
        let now = Self.now
        state.withLock { state in
            state.parts.append((name, now - state.last))
            state.last = now
        }
    }

    /// A table in milliseconds, for people.
    package func write(to out: inout ByteWriter) {
        let parts = state.withLock { $0.parts }
        let rows = parts + [("total", parts.reduce(0) { $0 + $1.nanoseconds })]
        let width = rows.map(\.name.utf8.count).max() ?? 0
        for row in rows {
            let (name, time) = (row.name, Self.milliseconds(row.nanoseconds))
            out.write("  \(name)")
            out.write(byte: 0x20, times: width - name.utf8.count + 10 - time.utf8.count)
            out.write("\(time) ms\n")
        }
    }

    /// With one decimal.
    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
