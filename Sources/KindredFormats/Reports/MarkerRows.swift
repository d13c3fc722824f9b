import KindredDiagnostics
import KindredText

/// The rows under a line of source: what is marked on it, and what the marks say.
///
/// The last mark has its text on the row of the marks; those before it have theirs below, the last first, and a bar
/// leads down to each. Texts on the same columns stay in order.
struct MarkerRows {
    struct Span {
        var columns: Range<Int>
        var text: String
        var isPrimary: Bool
    }

    private let spans: [Span]

    init(spans: [Span]) {
        let order = spans.indices.sorted { one, other in
            let (a, b) = (spans[one].columns, spans[other].columns)
            return (a.lowerBound, a.upperBound, other) < (b.lowerBound, b.upperBound, one)
        }
        self.spans = order.map { spans[$0] }
    }

    /// Writes each row after what `begin` puts before it.
    func write(_ ink: TextStyle, severity: Severity, to out: inout ByteWriter, begin: (inout ByteWriter) -> Void) {
        let inline = inlineIndex
        begin(&out)
        writeMarks(ink, severity: severity, to: &out)
        if let inline { ink.write(" " + spans[inline].text, style: .gutter, to: &out) }
        out.write(byte: 0x0A)
        var below = spans.indices.filter { $0 != inline && !spans[$0].text.isEmpty }
        while let index = below.popLast() {
            begin(&out)
            writeBars(of: below, before: spans[index].columns.lowerBound, ink: ink, to: &out)
            ink.write(spans[index].text, style: .gutter, to: &out)
            out.write(byte: 0x0A)
        }
    }

    /// The span whose text is on the row of the marks: the last one, unless another reaches beyond it.
    private var inlineIndex: Int? {
        guard let last = spans.last, let end = spans.map(\.columns.upperBound).max(), last.columns.upperBound == end
        else { return nil }
        // A primary range has no text, but a label may lie on the same columns.
        return spans.indices.last { spans[$0].columns == last.columns && !spans[$0].text.isEmpty }
    }

    private func writeMarks(_ ink: TextStyle, severity: Severity, to out: inout ByteWriter) {
        var row: [UInt8] = []
        for span in spans.filter({ !$0.isPrimary }) + spans.filter(\.isPrimary) {
            let missing = span.columns.upperBound - row.count
            if missing > 0 { row += repeatElement(0x20, count: missing) }
            for column in span.columns { row[column] = span.isPrimary ? 0x5E : 0x2D }
        }
        var rest = row[...]
        while let mark = rest.first {
            let run = rest.prefix { $0 == mark }
            rest = rest.dropFirst(run.count)
            let style: TextStyle.Style = mark == 0x5E ? .severity(severity) : mark == 0x2D ? .gutter : .plain
            ink.write(String(decoding: run, as: UTF8.self), style: style, to: &out)
        }
    }

    private func writeBars(of indices: [Int], before end: Int, ink: TextStyle, to out: inout ByteWriter) {
        var row = [UInt8](repeating: 0x20, count: end)
        for index in indices where spans[index].columns.lowerBound < end { row[spans[index].columns.lowerBound] = 0x7C }
        ink.write(String(decoding: row, as: UTF8.self), style: .gutter, to: &out)
    }
}
