/// The boxes, signs and arrows of changes.
extension Changes {
    /// A word on a line.
    struct Word {
        let text: String
        /// Whether it is the old or the new one; nil if it didn't change.
        var state: ChangeState?
    }

    /// A box with a title, which has the sign of its state, and lines below.
    struct Box {
        var title = ""
        var lines: [String] = []
        var state: ChangeState?
    }

    func sign(_ state: ChangeState, x: Double, y: Double) {
        states.insert(state)
        drawing.box(Area(x, y, 15, 15), fill: state.ink, radius: 3)
        let pen = Drawing.Pen(ink: .page, width: 2, radius: 0)
        switch state {
        case .new:
            drawing.line([Spot(x + 3.5, y + 7.5), Spot(x + 11.5, y + 7.5)], pen: pen)
            drawing.line([Spot(x + 7.5, y + 3.5), Spot(x + 7.5, y + 11.5)], pen: pen)
        case .gone: drawing.line([Spot(x + 3.5, y + 7.5), Spot(x + 11.5, y + 7.5)], pen: pen)
        case .changed:
            drawing.text("~", x: x + 7.5, y: y + 12.5, size: 15, bold: true, ink: .page, anchor: .middle, of: owner)
        }
    }

    /// The lines of a box, wrapped.
    private func wrapped(_ box: Box, width: Double) -> (title: [String], lines: [String]) {
        let room = width - 20
        return (
            box.title.isEmpty
                ? [] : Wrap.lines(box.title, size: 13, bold: true, width: room - (box.state == nil ? 0 : 21)),
            box.lines.flatMap { Wrap.lines($0, size: 12.5, width: room) }
        )
    }

    /// The height of a box.
    func height(of box: Box, width: Double) -> Double {
        let (title, lines) = wrapped(box, width: width)
        return 11 + 17 * Double(title.count + lines.count)
    }

    /// Draws a box, and returns its place.
    func draw(_ box: Box, x: Double, y: Double, width: Double, atLeast least: Double = 0) -> Area {
        let (title, lines) = wrapped(box, width: width)
        let area = Area(x, y, width, max(least, height(of: box, width: width)))
        let ink = box.state?.ink ?? .edge
        drawing.box(
            area, fill: box.state == nil ? Ink.edge.tint(6) : ink.tint(8), stroke: ink,
            width: box.state == nil ? 1.1 : 2, radius: 6, dash: box.state?.dash ?? .none)
        var baseline = y + 18
        if let state = box.state, !title.isEmpty { sign(state, x: x + 10, y: y + 6) }
        for text in title {
            drawing.text(
                text, x: x + (box.state == nil ? 10 : 31), y: baseline, size: 13, bold: true,
                ink: box.state == nil ? .muted : .text, of: owner, struck: box.state == .gone)
            baseline += 17
        }
        for text in lines {
            drawing.text(
                text, x: x + 10, y: baseline, size: 12.5, ink: .muted, of: owner, struck: box.state == .gone)
            baseline += 17
        }
        return area
    }

    /// Draws an arrow with words in its middle.
    func arrow(_ start: Spot, _ end: Spot, words: [Word], state: ChangeState?) {
        let middle = (start.x + end.x) / 2
        let pen = Drawing.Pen(
            ink: state?.ink ?? .edge, width: state?.width ?? 1.3, dash: state?.dash ?? .none, radius: 6, arrow: 10)
        let turn = end.x - 26
        let points =
            abs(start.y - end.y) < 1
            ? [start, Spot(end.x, start.y)] : [start, Spot(turn, start.y), Spot(turn, end.y), end]
        drawing.line(points, pen: pen)
        if words.isEmpty { return }
        let size = 12.0
        // What doesn't fit on the line is wrapped below each other.
        let room = max(end.x - start.x - 48, 60)
        let rows = words.flatMap { word in
            Wrap.lines(word.text, size: size, bold: word.state == .new, width: room - 30).map {
                Word(text: $0, state: word.state)
            }
        }
        let widths = rows.map { Text.width($0.text, size: size, bold: $0.state == .new) }
        let isOneRow = widths.reduce(0) { $0 + $1 + 9 } <= room - 21
        let inner = isOneRow ? widths.reduce(-9) { $0 + $1 + 9 } : widths.max() ?? 0
        let height = 20 + 15 * Double(isOneRow ? 0 : rows.count - 1)
        let width = inner + 14 + (state == nil ? 0 : 20)
        let area = Area(middle - width / 2, start.y - 10, width, height)
        drawing.box(
            area, fill: .page, stroke: state?.ink ?? .edge, width: 1.4, radius: 5, dash: state?.dash ?? .none)
        var (x, y) = (area.x + 7, start.y + 4.2)
        if let state {
            sign(state, x: x - 2, y: start.y - 7.5)
            x += 19
        }
        for (row, width) in zip(rows, widths) {
            drawing.text(
                row.text, x: x, y: y, size: size, bold: row.state == .new, ink: row.state?.ink ?? .muted,
                of: owner, struck: row.state == .gone)
            if isOneRow { x += width + 9 } else { y += 15 }
        }
    }
}
