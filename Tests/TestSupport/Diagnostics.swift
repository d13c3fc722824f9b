import KindredDiagnostics
import KindredText

package let anError = RuleInfo("some-error", .error, .names, summary: "", why: "", bad: "", good: "")
package let aWarning = RuleInfo("some-warning", .warning, .names, summary: "", why: "", bad: "", good: "")
package let aNote = RuleInfo("some-note", .note, .names, summary: "", why: "", bad: "", good: "")

/// A generator whose numbers are the same in every run.
package struct Fixed: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

/// Collects the output of a writer.
package final class Collected {
    package init() {}

    package var pieces: [[UInt8]] = []

    package var bytes: [UInt8] { pieces.flatMap(\.self) }
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package func writer(capacity: Int = 1 << 16) -> ByteWriter {
        ByteWriter(capacity: capacity) { self.pieces.append(Array($0)) }
    }
}

extension SourceFile {
    package convenience init(_ path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The range of some bytes, counted from the `nth` time that they occur.
    package func range(of text: String, _ nth: Int = 0) -> ByteRange {
        let needle = Array(text.utf8)
        let found = bytes.indices.filter { bytes[$0...].starts(with: needle) }
        return ByteRange(start: found[nth], end: found[nth] + needle.count)
    }
}

package func at(_ start: Int, _ end: Int, file: Int32 = 0) -> SourceRange {
    SourceRange(file: file, range: ByteRange(start: start, end: end))
}
