import KindredPlatform

extension Timings {
    /// A table in milliseconds, for people.
    package func write(to out: inout ByteWriter) {
        let rows = parts + [("total", parts.reduce(0) { $0 + $1.nanoseconds })]
        let width = rows.map(\.name.utf8.count).max() ?? 0
        for row in rows {
            let (name, time) = (row.name, Self.milliseconds(row.nanoseconds))
            out.write("  \(name)")
            out.write(byte: 0x20, times: width - name.utf8.count + 10 - time.utf8.count)
            out.write("\(time) ms\n")
        }
    }

    /// Returns milliseconds with one decimal.
    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
