import KindredText

/// The head of a picture: its title, what it is, counts; and the key of what is in it.
struct PictureHead {
    enum Entry {
        case sign(StyleSign)
        case badge(String, String)
        case words(String)
        case value(Ink, String)
        case line(Drawing.Pen, String)
        case configuration(String)
        case reference(String, String)
        case diamond(String, String)
        case pushed(String)
        case letter(String)
    }

    static let push = Entry.line(Drawing.Pen(ink: .push, width: 1.2, arrow: 6), "pushes")
    static let select = Entry.line(Drawing.Pen(ink: .push, width: 0.7, arrow: 5), "selects a tab")

    let title: String
    let about: String
    var counts: [String]
    var key: [Entry] = []

    init(title: String, about: String, counts: [String]) {
        (self.title, self.about, self.counts) = (title, about, counts)
    }

    /// Adds the signs that are used, each once.
    mutating func add(signs: [StyleSign]) {
        let used = Set(signs)
        key += StyleSign.allCases.filter(used.contains).map { .sign($0) }
    }

    /// Draws it, and returns the baseline of the last row.
    func draw(on drawing: inout Drawing, width: Double, margin: Double, size: Double) -> Double {
        let room = width - 2 * margin
        let titleWidth = drawing.text(title, x: margin, y: margin + 24, size: 24, bold: true, limit: room)
        if !about.isEmpty, titleWidth + 12 + Text.width(about, size: 14) <= room {
            drawing.text(about, x: margin + titleWidth + 12, y: margin + 24, size: 14, ink: .muted)
        }
        var y = margin + 28
        for line in Wrap.lines(counts.joined(separator: " · "), size: size + 1, width: room) {
            y += 17
            drawing.text(line, x: margin, y: y, size: size + 1, ink: .muted)
        }
        if key.isEmpty { return y }
        y += 19
        var x = margin
        for entry in key {
            let needed = self.width(of: entry, size: size)
            if x > margin, x + needed > width - margin {
                x = margin
                y += 18
            }
            draw(entry, x: x, y: y, size: size, on: &drawing)
            x += needed + 16
        }
        return y
    }

    private func parts(of entry: Entry) -> (room: Double, words: String) {
        switch entry {
        case .sign(let sign): (18, sign.words)
        case .badge(_, let words): (20, words)
        case .words(let words): (0, words)
        case .value(_, let words): (15, words)
        case .line(_, let words): (26, words)
        case .configuration(let sample): (Drawing.chipRoom(sample) + 2, "in these configurations only")
        case .reference(let sample, let words): (Text.width(sample, size: 11) + 8, words)
        case .diamond(_, let words): (28, words)
        case .pushed(let words): (38, words)
        case .letter(let words): (18, words)
        }
    }

    private func width(of entry: Entry, size: Double) -> Double {
        let parts = parts(of: entry)
        return parts.room + Text.width(parts.words, size: size)
    }

    private func draw(_ entry: Entry, x: Double, y: Double, size: Double, on drawing: inout Drawing) {
        let parts = parts(of: entry)
        switch entry {
        case .sign(let sign): drawing.sign(sign, x: x, y: y - 9, ink: .text)
        case .badge(let number, _): drawing.badge(number, x: x + 7, y: y - 4, ink: Ink.lanes[1], radius: 7.5)
        case .words: break
        case .value(let ink, _): drawing.dot(Drawing.Spot(x + 5, y - 4), radius: 5, fill: ink)
        case .line(let pen, _): drawing.line([Drawing.Spot(x, y - 4), Drawing.Spot(x + 20, y - 4)], pen: pen)
        case .configuration(let sample):
            drawing.chip(sample, right: x + Drawing.chipRoom(sample) - 4, y: y - 3.5, of: nil)
        case .reference(let sample, _): drawing.text(sample, x: x, y: y, size: 11, ink: .reference)
        case .diamond(let letter, _):
            drawing.diamond(x: x + 6, y: y - 4, radius: 6)
            drawing.text(letter, x: x + 15, y: y, size: 9.5, bold: true, ink: .strong)
        case .pushed:
            drawing.text("›", x: x, y: y, size: size, ink: .push)
            drawing.diamond(x: x + 13, y: y - 4, radius: 6)
            drawing.text("A", x: x + 22, y: y, size: 9.5, bold: true, ink: .strong)
        case .letter: drawing.letter("A", x: x, y: y - 10)
        }
        drawing.text(parts.words, x: x + parts.room, y: y, size: size, ink: .muted)
    }
}

/// Lines of a text that is broken at spaces; a word that is too wide is broken in itself.
enum Wrap {
    static func lines(_ text: String, size: Double, bold: Bool = false, width: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: true) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if Text.width(longer, size: size, bold: bold) <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if !line.isEmpty, Text.width(line + String(character), size: size, bold: bold) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }
}

extension Drawing {
    /// The letter of a set, 12 wide and high.
    mutating func letter(_ letter: String, x: Double, y: Double) {
        let width = max(12, Text.width(letter, size: 9.5, bold: true) + 5)
        box(Area(x, y, width, 12), fill: .strong, radius: 3)
        text(letter, x: x + width / 2, y: y + 9.5, size: 9.5, bold: true, ink: .page, anchor: .middle)
    }
}

extension Drawing {
    /// The configurations that have something, in a box; nothing if all have it.
    mutating func chip(_ words: String, right x: Double, y: Double, of owner: Owner?) {
        if words.isEmpty { return }
        let width = Text.width(words, size: 8.5) + 8
        box(Area(x - width, y - 5, width, 10), fill: .page, stroke: .muted, width: 0.7, radius: 5)
        text(words, x: x - width / 2, y: y + 3, size: 8.5, ink: .muted, anchor: .middle, of: owner)
    }

    /// The room for that box, with what is beside it.
    static func chipRoom(_ words: String) -> Double { words.isEmpty ? 0 : Text.width(words, size: 8.5) + 12 }
}

extension Record.Counts {
    /// The counts at the head of a picture, first those of view controllers and families.
    var words: [String] {
        let names = English.count(controllers, of: "view controller")
        return [
            places > controllers ? "\(names) in \(places) places" : names,
            English.count(families, of: "family", many: "families"),
            English.count(presentations, of: "presentation"), English.count(pushes, of: "push", many: "pushes"),
        ] + [English.outside(presentations: outsidePresentations, pushes: outsidePushes)].filter { !$0.isEmpty }
    }
}

extension Drawing {
    /// Says so, if nothing is in a picture.
    mutating func sayNothingIsLeft() {
        height += 60
        text("Nothing is left to draw", x: width / 2, y: height - 44, size: 14, ink: .muted, anchor: .middle)
    }
}
