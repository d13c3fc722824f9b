import KindredDiff
import KindredGraph
import KindredText

/// The picture of a difference: a numbered strip for each thing that an author changed.
package final class Changes {
    typealias Area = Drawing.Area
    typealias Spot = Drawing.Spot
    typealias Element = GraphDifference.Element
    typealias Entry = ConfiguredOutline.Entry

    static let width = 860.0
    static let margin = 20.0
    /// The left edge of what is drawn of a strip.
    static let left = 54.0
    static let right = width - margin
    /// The strips; what comes after them are headings.
    private static let most = 40

    /// The difference, and its words, from which something is drawn: one of those in several configurations.
    private(set) var difference: GraphDifference
    private(set) var words: DifferenceWords
    private let outline: ConfiguredOutline
    var drawing: Drawing
    /// The strip that is drawn.
    var owner: Drawing.Owner?
    /// The signs that are used.
    var states: Set<ChangeState> = []

    /// - Parameters:
    ///   - comparisons: The difference in each configuration; at least one.
    ///   - new: The new graph, in all configurations.
    package static func draw(
        _ comparisons: [ConfiguredOutline.Comparison], to new: ResolvedGraph, title: String, hasKey: Bool = true
    ) -> Drawing {
        let changes = Changes(comparisons, to: new, title: title)
        changes.draw(hasKey: hasKey)
        return changes.drawing
    }

    private init(_ comparisons: [ConfiguredOutline.Comparison], to new: ResolvedGraph, title: String) {
        difference = comparisons[0].difference
        words = DifferenceWords(difference: difference)
        outline = ConfiguredOutline(comparisons)
        drawing = Drawing(.changes, title: title)
        (drawing.width, drawing.isLight) = (Self.width, true)
        drawing.record.isByPlaces = difference.naming == .places
        drawing.record.counts = NamedApp(new).counts
    }

    private func draw(hasKey: Bool) {
        let entries = outline.entries
        // The key has what is used, which is known at the end.
        var strips = Drawing(.changes, title: "")
        (strips.record, strips.width, strips.isLight) = (drawing.record, drawing.width, true)
        let (head, title) = (headHeight(hasKey: hasKey), drawing.title)
        drawing = strips
        var y = head
        for (index, entry) in entries.prefix(Self.most).enumerated() { y = draw(entry, number: index + 1, y: y) }
        if entries.count > Self.most {
            line(y: y)
            y += 8
            for entry in entries.dropFirst(Self.most) {
                y = paragraph(Self.text(entry.heading, isWhole: true), x: Self.margin, y: y, size: 12.5, ink: .text) + 2
            }
        }
        if entries.isEmpty {
            drawing.text("No differences", x: Self.margin, y: y + 22, size: 14.5)
            y += 34
        }
        drawing.title = title
        drawing.height = (y + 12).rounded(.up)
        drawHead(count: entries.count, hasKey: hasKey)
        drawing.summary = (outline.summaries + entries.map(\.heading)).map { Self.text($0, isWhole: true) + "." }
    }

    private func draw(_ entry: Entry, number: Int, y top: Double) -> Double {
        line(y: top)
        let owner = Drawing.Owner("edit", "\(number)")
        self.owner = owner
        let heading = Self.text(entry.heading, isWhole: true)
        drawing.open("edit:\(number)", label: heading)
        drawing.badge("\(number)", x: Self.margin + 12, y: top + 24, ink: .text, radius: 12, size: 13, of: owner)
        var y = top + 14
        var width = 0.0
        for text in Wrap.lines(Self.text(entry.heading), size: 14.5, bold: true, width: Self.right - Self.left) {
            width = drawing.text(text, x: Self.left, y: y + 15, size: 14.5, bold: true, of: owner)
            y += 19
        }
        if !entry.heading.on.isEmpty { y = say(entry.heading.end, behind: width + 8, y: y - 19) }
        let (kind, bottom) = bodies(of: entry, y: y)
        y = max(bottom, y)
        for consequence in kind == "other" ? entry.consequences : entry.undrawn {
            y = paragraph(
                Self.text(consequence, isWhole: true), x: Self.left, y: y + 3, size: 12, ink: .muted, of: owner)
        }
        y += 12
        var row: [Record.Member] = [
            ("number", .number(number)), ("kind", .text(kind)), ("title", .text(Self.text(entry.heading))),
        ]
        if !entry.heading.on.isEmpty { row.append(("on", .texts(entry.heading.on))) }
        row.append(("rect", .area(Area(Self.margin, top, Self.right - Self.margin, y - top))))
        drawing.record.add(.edits, row)
        drawing.close()
        self.owner = nil
        return y
    }

    /// Draws the configurations of a heading behind its last row, or below it if there is no room; returns the bottom.
    private func say(_ words: String, behind width: Double, y: Double) -> Double {
        let hasRoom = Self.left + width + Text.width(words, size: 13) <= Self.right
        if !hasRoom { return paragraph(words, x: Self.left, y: y + 19, size: 13, ink: .muted, of: owner) }
        drawing.text(words, x: Self.left + width, y: y + 15, size: 13, ink: .muted, of: owner)
        return y + 19
    }

    /// Draws an entry as each configuration has it; returns the kind of the strip and its bottom.
    private func bodies(of entry: Entry, y: Double) -> (kind: String, bottom: Double) {
        var (kind, y) = ("other", y)
        for variant in entry.variants {
            difference = variant.difference
            words = DifferenceWords(difference: difference)
            let top = variant.on.isEmpty ? y : y + 16
            let body = body(of: variant.subject, change: entry.change, y: top + 6)
            if body.kind == "other" { continue }
            if !variant.on.isEmpty {
                drawing.text(variant.on, x: Self.left, y: y + 15, size: 12, ink: .muted, of: owner)
            }
            (kind, y) = (body.kind, body.bottom)
        }
        return (kind, y)
    }

    // MARK: Head

    private func headHeight(hasKey: Bool) -> Double { Self.margin + (hasKey ? 88 : 62) }

    private func drawHead(count: Int, hasKey: Bool) {
        drawing.text(
            drawing.title, x: Self.margin, y: Self.margin + 24, size: 24, bold: true, limit: Self.right - Self.margin)
        drawing.text(
            "\(English.count(count, of: "edit")) · only what changed and what is next to it", x: Self.margin,
            y: Self.margin + 48, size: 12.5, ink: .muted)
        if !hasKey { return }
        var x = Self.margin
        for state in ChangeState.allCases where states.contains(state) {
            sign(state, x: x, y: Self.margin + 60)
            x += 22 + drawing.text(state.words, x: x + 20, y: Self.margin + 72, size: 12, ink: .muted) + 16
        }
        if !states.isEmpty { drawing.text("grey: unchanged", x: x, y: Self.margin + 72, size: 12, ink: .muted) }
    }

    // MARK: Texts

    func line(y: Double) {
        drawing.line([Spot(Self.margin, y), Spot(Self.right, y)], pen: Drawing.Pen(ink: Ink.edge.tint(35), width: 1))
    }

    /// Draws a text that wraps, and returns its bottom.
    private func paragraph(
        _ text: String, x: Double, y: Double, size: Double, ink: Ink, of owner: Drawing.Owner? = nil
    ) -> Double {
        var y = y
        for line in Wrap.lines(text, size: size, width: Self.right - x) {
            y += size + 4
            drawing.text(line, x: x, y: y - 4, size: size, ink: ink, of: owner)
        }
        return y
    }

    /// - Parameter isWhole: Whether the configurations are said as well.
    private static func text(_ line: ConfiguredOutline.Line, isWhole: Bool = false) -> String {
        let text = line.phrase.pieces.map { piece in
            switch piece {
            case .words(let text), .id(let text), .strong(let text): TerminalText.line(text)
            }
        }.joined()
        return isWhole && !line.on.isEmpty ? "\(text) \(line.end)" : text
    }
}

/// The state of something in a change.
enum ChangeState: CaseIterable {
    case new, gone, changed

    var words: String {
        switch self {
        case .new: "new"
        case .gone: "no longer, dashed and struck"
        case .changed: "changed"
        }
    }
    var ink: Ink {
        switch self {
        case .new: .added
        case .gone: .removed
        case .changed: .text
        }
    }
    var width: Double {
        switch self {
        case .new: 2.8
        case .gone: 2
        case .changed: 1.8
        }
    }
    var dash: Drawing.Dash { self == .gone ? .dashed : .none }
}
