import KindredDiff
import KindredText

/// The picture of a difference: a numbered strip for each thing that an author changed.
package final class Changes {
    typealias Area = Drawing.Area
    typealias Spot = Drawing.Spot
    typealias Element = GraphDifference.Element
    typealias Entry = DifferenceOutline.Entry

    static let width = 860.0
    static let margin = 20.0
    /// The left edge of what is drawn of a strip.
    static let left = 54.0
    static let right = width - margin
    /// The strips; what comes after them are headings.
    private static let most = 40

    let difference: GraphDifference
    let words: DifferenceWords
    var drawing: Drawing
    /// The strip that is drawn.
    var owner: Drawing.Owner?
    /// The signs that are used.
    var states: Set<ChangeState> = []

    package static func draw(_ difference: GraphDifference, title: String, hasKey: Bool = true) -> Drawing {
        let changes = Changes(difference, title: title)
        changes.draw(hasKey: hasKey)
        return changes.drawing
    }

    private init(_ difference: GraphDifference, title: String) {
        self.difference = difference
        words = DifferenceWords(difference: difference)
        drawing = Drawing(.changes, title: title)
        (drawing.width, drawing.isLight) = (Self.width, true)
        let graph = difference.new.graph
        drawing.record.isByPlaces = difference.naming == .places
        drawing.record.counts.families = graph.families.count
        let controllers = graph.controllers.filter { !$0.isImplicit }
        drawing.record.counts.controllers = controllers.count
        drawing.record.counts.places = controllers.reduce(0) {
            $0 + max(1, difference.ids(of: Element(kind: .controller, id: $1.id)).count)
        }
        (drawing.record.counts.presentations, drawing.record.counts.pushes) = (
            graph.presentations.count, graph.pushes.count
        )
    }

    private func draw(hasKey: Bool) {
        let outline = DifferenceOutline(difference: difference)
        let entries = outline.sections.flatMap(\.entries)
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
                y = paragraph(Self.text(entry.heading), x: Self.margin, y: y, size: 12.5, ink: .text) + 2
            }
        }
        if entries.isEmpty {
            drawing.text("No differences", x: Self.margin, y: y + 22, size: 14.5)
            y += 34
        }
        drawing.title = title
        drawing.height = (y + 12).rounded(.up)
        drawHead(count: entries.count, hasKey: hasKey)
        drawing.summary = [outline.summary] + entries.map { Self.text($0.heading) + "." }
    }

    private func draw(_ entry: Entry, number: Int, y top: Double) -> Double {
        line(y: top)
        let owner = Drawing.Owner("edit", "\(number)")
        self.owner = owner
        drawing.open("edit:\(number)", label: Self.text(entry.heading))
        drawing.badge("\(number)", x: Self.margin + 12, y: top + 24, ink: .text, radius: 12, size: 13, of: owner)
        let heading = Self.text(entry.heading)
        var y = top + 14
        for text in Wrap.lines(heading, size: 14.5, bold: true, width: Self.right - Self.left) {
            drawing.text(text, x: Self.left, y: y + 15, size: 14.5, bold: true, of: owner)
            y += 19
        }
        let (kind, bottom) = body(of: entry, y: y + 6)
        y = max(bottom, y)
        for consequence in entry.consequences.dropFirst(kind == "other" ? 0 : entry.drawnLines) {
            y = paragraph(Self.text(consequence), x: Self.left, y: y + 3, size: 12, ink: .muted, of: owner)
        }
        y += 12
        drawing.record.add(
            .edits,
            [
                ("number", .number(number)), ("kind", .text(kind)), ("title", .text(heading)),
                ("rect", .area(Area(Self.margin, top, Self.right - Self.margin, y - top))),
            ])
        drawing.close()
        self.owner = nil
        return y
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

    static func text(_ phrase: DifferencePhrase) -> String {
        phrase.pieces.map { piece in
            switch piece {
            case .words(let text), .id(let text), .strong(let text): TerminalText.line(text)
            }
        }.joined()
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
