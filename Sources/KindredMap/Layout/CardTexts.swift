import KindredText

/// The texts of families and rows, fitted, and the room that each line of them needs.
struct CardTexts {
    struct Piece {
        var text: String
        /// The whole text, if `text` is cut.
        var whole: String?
        var width: Int32
        var role: Geometry.Role
        /// The sign before the text.
        var sign: StyleSign?

        /// The width with that of the sign.
        var room: Int32 { width + (sign == nil ? 0 : CardTexts.signRoom) }

        init(text: String, size: Int32, bold: Bool = false, limit: Int32, role: Geometry.Role) {
            let fitted = Text.fitted(text, size: size, bold: bold, limit: limit)
            (self.text, width, self.role) = (fitted.text, fitted.width, role)
            whole = fitted.isCut ? text : nil
        }
    }

    /// The texts of each box from the left: the name, and the note if there is one.
    private(set) var names: [Piece] = []
    private(set) var notes: [Piece?] = []
    /// The rows of references of each box: one left of where lines leave it, if it fits, and those below its name.
    private(set) var references: [[[Piece]]]
    /// The words and the configurations of each exit of a box.
    private(set) var exits: [[Exit]] = []
    /// The texts at the head of each family, from the left, and one for each row below.
    private(set) var heads: [[Piece]] = []
    private(set) var rows: [[Piece]] = []
    /// The row of each entry below its family's name; -1 beside the name, or without one.
    private(set) var rowOfEntry: [Int32]
    private(set) var boxWidth: [Int32] = []
    /// Whether the first row of references of a box is beside its name, and the height of its own rows but the first.
    private(set) var hasReferencesBeside: [Bool] = []
    private(set) var extra: [Int32] = []
    private(set) var familyWidth: [Int32] = []

    struct Exit {
        let words: Piece?
        let chip: Piece?
    }

    static let iconWidth: Int32 = 14
    static let inset: Int32 = 6
    static let gap: Int32 = 6
    static let referenceGap: Int32 = 9
    /// The room for a sign, with what is beside it.
    static let signRoom: Int32 = 15
    /// The distance between a sign and the words before it.
    static let wordsGap: Int32 = 4
    /// The room on both sides of the words in a chip.
    static let chipInset: Int32 = 4
    /// The references of the first row, however wide.
    private static let firstReferences = 2
    /// The width of a row that references may fill.
    private static let widest: Int32 = 262

    init(chart: Chart, relations: Relations, lanes: Lanes) {
        references = Array(repeating: [], count: chart.boxes.count)
        rowOfEntry = Array(repeating: -1, count: relations.entries.count)
        names.reserveCapacity(chart.boxes.count)
        for (index, box) in chart.boxes.enumerated() {
            let isFrame = box.kind != .controller || Int(box.end) > index + 1
            names.append(Piece(text: box.label, size: TypeSize.name, bold: isFrame, limit: TextLimit.name, role: .name))
            notes.append(box.note.isEmpty ? nil : Self.small(box.note, limit: TextLimit.note, role: .note))
            exits.append(lanes.exits[index].map { Self.exit($0, chart: chart) })
        }
        setReferences(chart, relations: relations, lanes: lanes)
        for index in chart.boxes.indices { measure(index, kind: chart.boxes[index].kind) }
        for family in chart.families.indices { addHead(family, chart: chart, relations: relations, lanes: lanes) }
    }

    private static func exit(_ exit: Lanes.Exit, chart: Chart) -> Exit {
        let manner = chart.manners[Int(exit.manner)]
        let words = HeadWords.merged(manner.words, count: exit.count, lines: exit.lines)
        return Exit(
            words: words.isEmpty ? nil : small(words, limit: TextLimit.words, role: .style),
            chip: manner.chip.isEmpty ? nil : small(manner.chip, limit: TextLimit.words, role: .chip))
    }

    /// The name and the note of a box begin here, from its left.
    static func start(kind: Chart.Kind) -> Int32 { kind == .controller ? inset : inset + iconWidth }

    /// The width of pieces side by side.
    static func width(of pieces: [Piece]) -> Int32 {
        pieces.reduce(0) { $0 + $1.room } + gap * Int32(max(0, pieces.count - 1))
    }

    /// The room for signs and words at the right end of a box.
    func exitRoom(_ box: Int) -> Int32 {
        exits[box].reduce(0) { room, exit in
            let words = exit.words.map { $0.width + Self.wordsGap } ?? 0
            let chip = exit.chip.map { $0.width + 2 * Self.chipInset + Self.gap } ?? 0
            return max(room, Self.signRoom + words + chip)
        }
    }

    /// Measures a box. References that would make it wide are below its name.
    private mutating func measure(_ index: Int, kind: Chart.Kind) {
        var width = Self.start(kind: kind) + names[index].width + Self.inset + exitRoom(index)
        if let note = notes[index] { width += Self.gap + note.width }
        let rows = references[index]
        let first = rows.first.map { Self.width(of: $0) } ?? 0
        let isBeside = first > 0 && width + Self.referenceGap + first <= Self.widest
        if isBeside { width += Self.referenceGap + first }
        let below = rows.dropFirst(isBeside ? 1 : 0)
        let room = below.reduce(0) { max($0, Self.width(of: $1)) }
        if room > 0 { width = max(width, Self.start(kind: kind) + room + Self.inset) }
        boxWidth.append(width)
        hasReferencesBeside.append(isBeside)
        extra.append(Int32(max(0, exits[index].count - 1) + below.count) * Measures.exitRow)
    }

    private mutating func setReferences(_ chart: Chart, relations: Relations, lanes: Lanes) {
        for caller in chart.boxes.indices {
            let pairs = relations.pairsByCaller[Int32(caller)].filter { !lanes.isLine[Int($0)] }
            let pieces = pairs.map { Self.reference(relations.pairs[Int($0)], chart: chart) }
            references[caller] = Self.rows(of: pieces)
        }
    }

    private static func rows(of references: [Piece]) -> [[Piece]] {
        if references.count <= firstReferences { return references.isEmpty ? [] : [references] }
        var rows = [Array(references[..<firstReferences])]
        for piece in references[firstReferences...] {
            if rows.count > 1, width(of: rows[rows.count - 1] + [piece]) + 2 * inset <= widest {
                rows[rows.count - 1].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows
    }

    private static func reference(_ pair: Relations.Pair, chart: Chart) -> Piece {
        let manner = chart.manners[Int(pair.manner)]
        // The sign is the style.
        let words = HeadWords.merged(manner.over, count: pair.count, lines: 1)
        let text = [manner.sign == .root ? "" : "→", chart.target(pair.to), words, manner.chip]
        return small(
            text.filter { !$0.isEmpty }.joined(separator: " "), limit: TextLimit.reference, role: .reference(pair.to),
            sign: manner.sign)
    }

    private static func small(_ text: String, limit: Int32, role: Geometry.Role, sign: StyleSign? = nil) -> Piece {
        var piece = Piece(text: text, size: TypeSize.small, limit: limit, role: role)
        piece.sign = sign
        return piece
    }

    // MARK: Heads

    private mutating func addHead(_ index: Int, chart: Chart, relations: Relations, lanes: Lanes) {
        let family = chart.families[index]
        var head = [Piece(text: family.id, size: TypeSize.family, bold: true, limit: TextLimit.name, role: .name)]
        if !family.windows.isEmpty {
            let noun = English.form("window ", for: family.windows.count, many: "windows ")
            head.append(
                Self.small(noun + family.windows.joined(separator: ", "), limit: TextLimit.windows, role: .window))
        }
        let below = addEntries(to: &head, family: index, chart: chart, relations: relations, lanes: lanes)
        let width = below.reduce(Self.width(of: head)) { max($0, $1.room) }
        heads.append(head)
        rows.append(below)
        familyWidth.append(width + 2 * (Self.inset + 2))
    }

    /// A row of a head: callers that present alike.
    private struct Row {
        let manner: Int32
        var hasLines = false
        var references: Int
        var isFromAny: Bool
    }

    /// Adds the only row to a head, or returns them.
    private mutating func addEntries(
        to head: inout [Piece], family index: Int, chart: Chart, relations: Relations, lanes: Lanes
    ) -> [Piece] {
        let entries = relations.entriesOfFamily[index]
        var references = entries.map { relations.entries[$0].references }
        for pair in relations.pairsByFamily[Int32(index)] where !lanes.isLine[Int(pair)] {
            references[Int(relations.entryOfPair[Int(pair)]) - entries.lowerBound] += 1
        }
        let made = Self.rows(entries, references: references, chart: chart, relations: relations, lanes: lanes)
        let pieces = made.rows.map { row in
            let manner = chart.manners[Int(row.manner)]
            let callers = HeadWords.callers(row.references, hasLines: row.hasLines, isFromAny: row.isFromAny)
            return Self.small(manner.head + callers, limit: TextLimit.head, role: .style, sign: manner.sign)
        }
        if pieces.count == 1 {
            head.append(pieces[0])
            return []
        }
        for (entry, row) in zip(entries, made.rowOfEntry) { rowOfEntry[entry] = row }
        return pieces
    }

    /// Rows for entries, first those with lines. What has none shares a row with what has the same words.
    private static func rows(
        _ entries: Range<Int>, references: [Int], chart: Chart, relations: Relations, lanes: Lanes
    ) -> (rows: [Row], rowOfEntry: [Int32]) {
        struct Words: Hashable {
            let sign: StyleSign?
            let head: String
        }
        var rows: [Row] = []
        var rowOfEntry = [Int32](repeating: -1, count: entries.count)
        var known: [Words: Int] = [:]
        for hasLines in [true, false] {
            for (index, entry) in entries.enumerated() where (lanes.firstPair[entry] >= 0) == hasLines {
                let manner = relations.entries[entry].manner
                let look = chart.manners[Int(manner)]
                let words = Words(sign: look.sign, head: look.head)
                if !hasLines, entries.count > 1, let row = known[words] {
                    rows[row].references += references[index]
                    rows[row].isFromAny = rows[row].isFromAny || relations.entries[entry].isFromAny
                    rowOfEntry[index] = Int32(row)
                    continue
                }
                if !hasLines { known[words] = rows.count }
                rowOfEntry[index] = Int32(rows.count)
                rows.append(
                    Row(
                        manner: manner, hasLines: hasLines, references: references[index],
                        isFromAny: relations.entries[entry].isFromAny))
            }
        }
        return (rows, rowOfEntry)
    }

    /// The height of the rows below the name of a family.
    func headExtra(_ family: Int) -> Int32 { Int32(rows[family].count) * Measures.exitRow }

    /// The distance from the top of a family to the row of an entry.
    func top(ofEntry entry: Int) -> Int32 { (rowOfEntry[entry] + 1) * Measures.exitRow }
}
