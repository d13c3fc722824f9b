import KindredText

/// A text with the places of its letters.
struct TextLine {
    struct Letter {
        /// The letter with its marks.
        fileprivate(set) var text: String
        /// The number in its face; nil is a letter without an outline.
        let number: Int?
        let glyph: Outlines.Glyph
        fileprivate(set) var x = 0.0
    }

    /// The slope of italics.
    static let slant = 0.2
    /// The most that readers of PDF take for one letter, in UTF-16.
    private static let mostUnits = 8

    private(set) var letters: [Letter] = []
    /// The letters that have no outline, or a mark without one.
    private(set) var lacking: [Character] = []
    private(set) var left = 0.0
    private(set) var width = 0.0

    init(_ words: Drawing.Words) {
        let isPlain = words.text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
        if isPlain {
            for scalar in words.text.unicodeScalars { add(scalar, bold: words.bold) }
        } else {
            for letter in words.text { add(letter, bold: words.bold) }
            turnAround()
        }
        var x = 0.0
        for index in letters.indices {
            letters[index].x = x
            x += letters[index].glyph.advance * words.size / Outlines.grid
        }
        width = x
        left = words.anchor == .start ? words.at.x : words.anchor == .middle ? words.at.x - x / 2 : words.at.x - x
        for index in letters.indices { letters[index].x += left }
    }

    /// Adds a letter, as one outline if there is one: "e" and an accent are "é".
    private mutating func add(_ letter: Character, bold: Bool) {
        if let scalar = Outlines.scalar(of: letter) {
            add(scalar, bold: bold)
        } else if !letter.unicodeScalars.reduce(true, { add($1, bold: bold) && $0 }) {
            lacking.append(letter)
        }
    }

    /// Adds a letter or a mark, which only the text has; returns whether it has an outline.
    @discardableResult
    private mutating func add(_ scalar: Unicode.Scalar, bold: Bool) -> Bool {
        let (face, scalar) = (Outlines.face(bold: bold), Text.shown(scalar))
        if let number = face.number(scalar) {
            letters.append(Letter(text: String(scalar), number: number, glyph: face.glyphs[number]))
            return true
        }
        let width = Text.width(of: scalar, size: Outlines.grid, bold: bold)
        if width > 0 || letters.isEmpty {
            letters.append(Letter(text: String(scalar), number: nil, glyph: .box(advance: width)))
        } else if letters[letters.count - 1].text.utf16.count < Self.mostUnits {
            letters[letters.count - 1].text.unicodeScalars.append(scalar)
        }
        return false
    }

    /// Puts letters that are read from right to left in the order in which they stand, as readers of PDF expect.
    private mutating func turnAround() {
        var start = 0
        while let first = letters[start...].firstIndex(where: \.isRightToLeft) {
            let end = letters[first...].firstIndex { !$0.isRightToLeft } ?? letters.count
            letters[first..<end].reverse()
            start = end
        }
    }

    /// The line through a struck text.
    func strike(_ words: Drawing.Words) -> Drawing.Area {
        Drawing.Area(left, words.at.y - words.size * 0.31, width, words.size * 0.07)
    }
}

extension TextLine.Letter {
    /// Whether the letter is Hebrew, Arabic or of a script beside them.
    fileprivate var isRightToLeft: Bool {
        guard let first = text.unicodeScalars.first?.value else { return false }
        return 0x590..<0x900 ~= first || 0xFB1D..<0xFE00 ~= first || 0xFE70..<0xFF00 ~= first
            || 0x10800..<0x11000 ~= first || 0x1E800..<0x1F000 ~= first
    }
}

extension Drawing {
    /// The number of letters that PNG and PDF show as boxes or without their marks, each once.
    package var lettersWithoutOutline: Int {
        var lacking: Set<Character> = []
        for case .text(let words) in items where !words.text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
            lacking.formUnion(TextLine(words).lacking)
        }
        return lacking.count
    }
}
