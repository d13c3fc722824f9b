import KindredDiagnostics
import KindredText

/// The lines of source that a diagnostic is about: file by file, with what is marked on them.
struct Excerpt {
    /// The most labels that are shown: more would hide what matters.
    static let maxLabels = 10

    private struct Mark {
        var line: Int
        var range: Range<Int>
        var text: String
        var isPrimary: Bool
    }

    /// The marks in one file.
    private struct Block {
        var file: SourceFile
        /// The heading before the lines, unless the first line of the diagnostic already says it.
        var heading: String?
        var marks: [Mark]
    }

    /// The width of the line numbers.
    private(set) var gutter = 1
    private var blocks: [Block] = []
    private let severity: Severity
    private let ink: TextStyle

    init(diagnostic: Diagnostic, in files: [SourceFile], ink: TextStyle) {
        self.severity = diagnostic.severity
        self.ink = ink
        var indices: [Int32] = []
        if case .place(let place) = diagnostic.site { add(place, text: nil, in: files, indices: &indices) }
        for label in diagnostic.labels.prefix(Self.maxLabels) {
            add(label.place, text: label.text, in: files, indices: &indices)
        }
        for index in blocks.indices { blocks[index].marks.sort { $0.range.lowerBound < $1.range.lowerBound } }
        gutter = String(blocks.compactMap(\.marks.last?.line).max() ?? 1).utf8.count
    }

    func write(to out: inout ByteWriter) {
        for block in blocks { write(block, to: &out) }
    }

    private mutating func add(_ place: SourceRange, text: String?, in files: [SourceFile], indices: inout [Int32]) {
        let file = files[Int(place.file)]
        let position = file.position(of: Int(place.range.start))
        let line = file.line(position.line)
        // Of a range over several lines the first is marked.
        let start = min(max(Int(place.range.start), line.startIndex), line.endIndex)
        let range = start..<min(max(Int(place.range.end), start), line.endIndex)
        let mark = Mark(line: position.line, range: range, text: text ?? "", isPrimary: text == nil)
        if let index = indices.firstIndex(of: place.file) {
            blocks[index].marks.append(mark)
        } else {
            let heading = text == nil ? nil : "\(file.path):\(position.line):\(position.column)"
            blocks.append(Block(file: file, heading: heading, marks: [mark]))
            indices.append(place.file)
        }
    }

    private func write(_ block: Block, to out: inout ByteWriter) {
        if let heading = block.heading {
            out.write(byte: 0x20, times: gutter)
            ink.write("::: ", style: .gutter, to: &out)
            ink.write(heading, to: &out)
            out.write(byte: 0x0A)
        }
        begin(nil, to: &out)
        out.write(byte: 0x0A)
        var rest = block.marks[...]
        while let line = rest.first?.line {
            let marks = rest.prefix { $0.line == line }
            rest = rest.dropFirst(marks.count)
            write(Array(marks), onLine: line, of: block.file, to: &out)
            if let next = rest.first?.line { writeGap(from: line, to: next, of: block.file, to: &out) }
        }
    }

    /// A long line is shown once for each window that its marks need.
    private func write(_ marks: [Mark], onLine number: Int, of file: SourceFile, to out: inout ByteWriter) {
        var rest = marks
        while !rest.isEmpty {
            let first = rest.remove(at: rest.firstIndex(where: \.isPrimary) ?? 0)
            let line = VisibleLine(line: file.line(number), around: first.range)
            write(line, number: number, to: &out)
            let spans = ([first] + rest.filter { line.shows($0.range) }).map {
                MarkerRows.Span(columns: line.columns(of: $0.range), text: $0.text, isPrimary: $0.isPrimary)
            }
            rest.removeAll { line.shows($0.range) }
            MarkerRows(spans: spans).write(ink, severity: severity, to: &out) { out in
                begin(nil, to: &out)
                out.write(byte: 0x20)
            }
        }
    }

    private func writeGap(from line: Int, to next: Int, of file: SourceFile, to out: inout ByteWriter) {
        if next - line == 2 {
            let text = file.line(line + 1)
            write(VisibleLine(line: text, around: text.startIndex..<text.startIndex), number: line + 1, to: &out)
        } else if next - line > 2 {
            ink.write("...", style: .gutter, to: &out)
            out.write(byte: 0x0A)
        }
    }

    private func write(_ line: VisibleLine, number: Int, to out: inout ByteWriter) {
        begin(number, to: &out)
        if !line.text.isEmpty { out.write(byte: 0x20) }
        out.write(line.text)
        out.write(byte: 0x0A)
    }

    /// The number of a line, or its room, and the bar behind it.
    private func begin(_ number: Int?, to out: inout ByteWriter) {
        let digits = number.map(String.init) ?? ""
        let room = String(repeating: " ", count: max(0, gutter - digits.utf8.count))
        ink.write(room + digits + " |", style: .gutter, to: &out)
    }
}
