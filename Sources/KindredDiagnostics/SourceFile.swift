import KindredText

/// A source text: the path to show, its bytes, and where its lines start.
///
/// A class, so that all that refers to it is copied at the cost of one reference.
package final class SourceFile: Sendable {
    package let path: String
    package let text: SourceText
    package let lines: LineIndex
    /// The fault that keeps the bytes from being a text, if there is one.
    package let fault: TextScan.Fault?

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
        (lines, fault) = text.withUnsafeBytes { bytes in
            let scan = TextScan(bytes: bytes)
            return (LineIndex(scan: scan, bytes: bytes), scan.fault)
        }
    }

    /// Makes a file of the same text under another path.
    package init(path: String, sameAs other: SourceFile) {
        self.path = path
        (text, lines, fault) = (other.text, other.lines, other.fault)
    }

    package convenience init(path: String, bytes: [UInt8]) {
        self.init(path: path, text: SourceText(bytes))
    }

    package var bytes: ArraySlice<UInt8> { text.bytes }

    /// The length of the byte order mark, if there is one.
    package static func markLength(_ bytes: UnsafeRawBufferPointer) -> Int {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }

    package func position(of offset: Int) -> Position {
        withLines { $0.position(of: offset) }
    }

    /// Gives quick access to the lines for as long as `body` runs.
    package func withLines<Result>(_ body: (LineIndex.Lines) -> Result) -> Result {
        text.withUnsafeBytes { lines.withLines(of: $0, body: body) }
    }

    /// The bytes of a line counted from 1, without its line break.
    package func line(_ number: Int) -> ArraySlice<UInt8> {
        bytes[withLines { $0.range(ofLine: number) }]
    }
}
