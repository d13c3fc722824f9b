/// The columns of one text as other programs count them: in UTF-16 units or in bytes, from 1.
struct ForeignColumns {
    private static let shift = 10

    private let file: SourceFile
    /// How many scalars that take two UTF-16 units precede each block of bytes; empty if there are none.
    private let pairsBeforeBlock: [Int32]

    init(_ file: SourceFile) {
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

    /// How many sequences of four bytes begin.
    private static func pairs(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int32 {
        bytes.reduce(0) { $0 + ($1 >= 0xF0 ? 1 : 0) }
    }
}
