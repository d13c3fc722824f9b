import KindredDiagnostics
import KindredText

/// The columns of one text as other programs count them: in UTF-16 units or in bytes, from 1.
struct ForeignColumns {
    private static let shift = 10

    private let file: SourceFile
    /// The number of scalars of two UTF-16 units that precede each block of bytes; empty if there are none.
    private let pairsBeforeBlock: [Int32]

    init(file: SourceFile) {
        self.file = file
        guard !file.lines.isASCII else {
            pairsBeforeBlock = []
            return
        }
        pairsBeforeBlock = file.text.withUnsafeBytes { bytes in
            var (counts, count): ([Int32], Int32) = ([], 0)
            for start in stride(from: 0, through: bytes.count, by: 1 << Self.shift) {
                counts.append(count)
                count += Self.pairs(bytes[start..<min(start + 1 << Self.shift, bytes.count)])
            }
            return counts
        }
    }

    func utf16(_ offset: Int) -> Position {
        var position = file.position(of: offset)
        position.column += Int(pairs(before: offset) - pairs(before: start(of: position)))
        return position
    }

    func bytes(_ offset: Int) -> Position {
        var position = file.position(of: offset)
        position.column = max(offset - start(of: position), 0) + 1
        return position
    }

    private func start(of position: Position) -> Int { file.line(position.line).startIndex }

    private func pairs(before offset: Int) -> Int32 {
        if pairsBeforeBlock.isEmpty { return 0 }
        let block = min(offset >> Self.shift, pairsBeforeBlock.count - 1)
        return file.text.withUnsafeBytes { bytes in
            pairsBeforeBlock[block] + Self.pairs(bytes[block << Self.shift..<min(max(offset, 0), bytes.count)])
        }
    }

    /// The number of sequences of four bytes that begin in some bytes.
    private static func pairs(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int32 {
        bytes.reduce(0) { $0 + ($1 >= 0xF0 ? 1 : 0) }
    }
}

/// The columns of all files that diagnostics point into.
struct ForeignColumnTable {
    private var columns: [Int32: ForeignColumns] = [:]

    mutating func add(_ diagnostic: Diagnostic, in report: Report) {
        for place in diagnostic.places where columns[place.file] == nil {
            columns[place.file] = ForeignColumns(file: report.files[Int(place.file)])
        }
    }

    /// The start and the end of a place, in UTF-16 units.
    func utf16(_ place: SourceRange) -> (start: Position, end: Position) { ends(place) { $0.utf16($1) } }

    /// The start and the end of a place, in bytes.
    func bytes(_ place: SourceRange) -> (start: Position, end: Position) { ends(place) { $0.bytes($1) } }

    private func ends(_ place: SourceRange, position: (ForeignColumns, Int) -> Position) -> (
        start: Position, end: Position
    ) {
        guard let columns = columns[place.file] else {
            return (Position(line: 1, column: 1), Position(line: 1, column: 1))
        }
        return (position(columns, Int(place.range.start)), position(columns, Int(place.range.end)))
    }
}

extension Diagnostic {
    /// All places that it points at.
    fileprivate var places: [SourceRange] {
        let others = labels.map(\.place) + fixes.map(\.place)
        guard case .place(let place) = site else { return others }
        return [place] + others
    }
}
