import KindredDiagnostics
import KindredPlatform

/// Looks for more lines that start with `%TAG` than anyone writes, and for longer ones: libyaml compares each tag with all of
/// them, and copies the prefix.
enum TagDirectives {
    enum Excess {
        /// The one after the last that is allowed.
        case count(ByteRange)
        case length(ByteRange)
    }

    static func excess(in bytes: UnsafeRawBufferPointer) -> Excess? {
        guard let base = bytes.baseAddress else { return nil }
        var count = 0
        var offset = 0
        while let found = (base + offset).first(0x25, count: bytes.count - offset) {
            let start = found - base
            if isTagDirective(at: start, in: bytes) {
                count += 1
                if count > LimitExceeded.maximumTagDirectives { return .count(ByteRange(start: start, end: start + 4)) }
                if isTooLong(at: start, in: bytes) { return .length(ByteRange(start: start, end: start + 4)) }
            }
            offset = start + 1
        }
        return nil
    }

    /// Whether it may be at the start of a line: no ASCII but a control character comes before it.
    private static func isTagDirective(at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        if start > 0, 0x20..<0x80 ~= bytes[start - 1] { return false }
        return bytes[start...].starts(with: "%TAG".utf8)
    }

    private static func isTooLong(at start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        let line = bytes[start...].prefix(LimitExceeded.maximumTagPrefix + 1)
        return line.count > LimitExceeded.maximumTagPrefix && !line.contains { $0 == 0x0A || $0 == 0x0D }
    }
}
