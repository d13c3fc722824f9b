import KindredText

/// The texts of families and rows, fitted, and the room that each line of them needs.
struct CardTexts {
    struct Piece {
        var text: String
        /// The whole text, if `text` is cut.
        var whole: String?
        var width: Int32
        var role: Geometry.Role

        init(text: String, size: Int32, bold: Bool = false, limit: Int32, role: Geometry.Role) {
            let fitted = Text.fitted(text, size: size, bold: bold, limit: limit)
            (self.text, width, self.role) = (fitted.text, fitted.width, role)
            whole = fitted.isCut ? text : nil
        }
    }

    /// The texts of each box from the left: the name, and the note if there is one.
    private(set) var names: [Piece] = []
    private(set) var notes: [Piece?] = []
    /// The references of each box, at its right end.
    private(set) var references: [[Piece]]
    /// The texts at the head of each family, from the left.
    private(set) var heads: [[Piece]] = []
    private(set) var boxWidth: [Int32] = []
    private(set) var familyWidth: [Int32] = []

    static let iconWidth: Int32 = 14
    static let inset: Int32 = 6
    static let gap: Int32 = 6
    static let referenceGap: Int32 = 12
    private static let shownReferences = 2

    init(chart: Chart, relations: Relations, isLine: (Int32) -> Bool) {
        references = Array(repeating: [], count: chart.boxes.count)
        names.reserveCapacity(chart.boxes.count)
        for (index, box) in chart.boxes.enumerated() {
            let isFrame = box.kind != .controller || Int(box.end) > index + 1
            names.append(Piece(text: box.label, size: TypeSize.name, bold: isFrame, limit: TextLimit.name, role: .name))
            notes.append(box.note.isEmpty ? nil : Self.small(box.note, limit: TextLimit.note, role: .note))
        }
        setReferences(chart, relations: relations, isLine: isLine)
        boxWidth = chart.boxes.indices.map { width(ofBox: $0, kind: chart.boxes[$0].kind) }
        heads = chart.families.indices.map { Self.head(Int32($0), chart: chart, relations: relations, isLine: isLine) }
        familyWidth = heads.map { Self.width(of: $0) + 2 * (Self.inset + 2) }
    }

    /// The name and the note of a box begin here, from its left.
    static func start(kind: Chart.Kind) -> Int32 { kind == .controller ? inset : inset + iconWidth }

    /// The width of pieces side by side.
    static func width(of pieces: [Piece]) -> Int32 {
        pieces.reduce(0) { $0 + $1.width } + gap * Int32(max(0, pieces.count - 1))
    }

    private func width(ofBox index: Int, kind: Chart.Kind) -> Int32 {
        var width = Self.start(kind: kind) + names[index].width + Self.inset
        if let note = notes[index] { width += Self.gap + note.width }
        if !references[index].isEmpty { width += Self.referenceGap + Self.width(of: references[index]) }
        return width
    }

    private mutating func setReferences(_ chart: Chart, relations: Relations, isLine: (Int32) -> Bool) {
        for (index, pair) in relations.pairs.enumerated() where !isLine(Int32(index)) {
            let caller = Int(pair.from)
            if references[caller].count < Self.shownReferences {
                let arrow = references[caller].isEmpty ? "→ " : ""
                references[caller].append(
                    Self.small(arrow + chart.target(pair.to), limit: TextLimit.reference, role: .reference(pair.to)))
            } else if references[caller].count == Self.shownReferences {
                let all = relations.pairsByCaller[pair.from].count { !isLine($0) }
                references[caller].append(Self.small("+\(all - Self.shownReferences)", limit: 100, role: .more))
            }
        }
    }

    private static func small(_ text: String, limit: Int32, role: Geometry.Role) -> Piece {
        Piece(text: text, size: TypeSize.small, limit: limit, role: role)
    }

    private static func head(_ index: Int32, chart: Chart, relations: Relations, isLine: (Int32) -> Bool)
        -> [Piece]
    {
        let family = chart.families[Int(index)]
        var pieces = [Piece(text: family.id, size: TypeSize.family, bold: true, limit: TextLimit.name, role: .name)]
        if !family.windows.isEmpty {
            let noun = English.form("window ", for: family.windows.count, many: "windows ")
            pieces.append(small(noun + family.windows.joined(separator: ", "), limit: TextLimit.windows, role: .window))
        }
        var styles = HeadStyles()
        var references = Int(family.outsideCallers)
        for pair in relations.pairsByFamily[index] {
            if !isLine(pair) { references += 1 }
            var item = relations.pairs[Int(pair)].presentation
            while item >= 0, !styles.isFull {
                styles.add(chart.presentations[Int(item)])
                item = relations.nextPresentation[Int(item)]
            }
        }
        pieces += styles.texts.map { small($0, limit: TextLimit.presenter, role: .style) }
        if family.isFromAny { pieces.append(small("← any", limit: 100, role: .callers)) }
        if references > 0 { pieces.append(small("← \(references)", limit: 100, role: .callers)) }
        return pieces
    }
}

/// The way in which a family is presented: the first few styles and presenters.
private struct HeadStyles {
    private var styles: [String] = []
    private var presenters: [String] = []
    private static let limit = 2

    /// Whether more than can be shown has been seen.
    var isFull: Bool { styles.count > Self.limit && presenters.count > Self.limit }

    mutating func add(_ presentation: Chart.Presentation) {
        if !presentation.style.isEmpty { Self.add(presentation.style, to: &styles) }
        for presenter in presentation.over { Self.add(presenter, to: &presenters) }
    }

    private static func add(_ text: String, to list: inout [String]) {
        if list.count <= limit, !list.contains(text) { list.append(text) }
    }

    var texts: [String] {
        var texts = styles.prefix(Self.limit) + presenters.prefix(Self.limit).map { "over \($0)" }
        if styles.count > Self.limit || presenters.count > Self.limit { texts.append("…") }
        return Array(texts)
    }
}
