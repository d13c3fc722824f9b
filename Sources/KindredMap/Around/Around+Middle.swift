import KindredGraph

/// The subject, with what it contains, and the lines to and from it.
extension Around {
    /// The stacks that a screen is on, if they are several.
    private var stacks: [(text: String, unit: LaneTable.Unit?)] {
        guard case .name(let number) = subject.target else { return [] }
        let parents = app.declarations.places(of: number).compactMap { app.graph[$0].parent }
            .filter { app.graph[$0].kind == .navigation }
        let stacks = app.declarations.numbers(of: parents)
        if stacks.count < 2 { return [] }
        return stacks.map { stack in
            let unit = table[stack]
            let isTab = unit == .tab(stack)
            return (isTab ? table.title(unit) : app.label(stack), table.number(of: unit) == nil ? nil : unit)
        }
    }

    var headHeight: Double { 34 + 16 * Double((stacks.count + 1) / 2) }
    /// The height of the rows that name the ways to it.
    var portsHeight: Double { 15 * Double(ways.count + waysFromAny.count) }
    func portHeight(_ index: Int) -> Double { headHeight + 8 + 15 * Double(index) }

    /// Adds the rows of the subject.
    mutating func addRows(_ exits: [Number: [(way: Way, targets: [AroundSubject.Target])]]) {
        for row in subject.rows { add(row, level: 0, exits: exits) }
    }

    mutating func measureRows() -> Double {
        var y = headHeight + portsHeight + 8
        for index in rows.indices {
            rows[index].y = y
            y += rows[index].height + 3
        }
        return y + 7
    }

    private mutating func add(
        _ node: ScreenNode, level: Int, exits: [Number: [(way: Way, targets: [AroundSubject.Target])]]
    ) {
        guard let number = node.number else { return }
        rows.append(
            AroundRow(node: node, text: app.label(number), on: node.on, level: level, exits: exits[number] ?? []))
        if case .name(let subject) = subject.target, subject == number, node.kind != .controller, node.kind != .page {
            for kid in node.kids where kid.number != nil {
                rows.append(AroundRow(node: nil, text: kid.label, on: kid.on, level: level + 1))
            }
        } else {
            for kid in node.inline { add(kid, level: level + 1, exits: exits) }
            for kid in node.kids { add(kid, level: level + 1 + kid.indent, exits: exits) }
        }
        for chip in node.chips {
            rows.append(
                AroundRow(
                    node: nil, text: app.label(chip.number) + (chip.alias.map { " as " + $0 } ?? ""), level: level + 1))
        }
    }

    mutating func drawMiddle(y: Double, height: Double) {
        let area = Area(middleX, y, Self.middle, height)
        var (kind, owner) = ("controller", Drawing.Owner("controller", name))
        if case .family = subject.target { (kind, owner) = ("family", Drawing.Owner("family", name)) }
        drawing.record.subject = [("kind", .text(kind)), ("id", .text(name)), ("rect", .area(area))]
        drawing.open("kindred:subject", label: name)
        drawing.box(area, fill: Ink.subject.tint(4), stroke: .subject, width: 3, radius: 9)
        drawing.text(name, x: area.x + 12, y: y + 23, size: 16, bold: true, limit: Self.middle - 24, of: owner)
        for (index, stack) in stacks.enumerated() {
            let (x, baseline) = (area.x + 12 + 104 * Double(index % 2), y + 40 + 16 * Double(index / 2))
            if let unit = stack.unit {
                drawing.badge(table.badge(unit), x: x + 6, y: baseline - 3, ink: table.ink(unit), radius: 6.5, size: 9)
            }
            drawing.text(
                stack.text, x: x + (stack.unit == nil ? 0 : 15), y: baseline, size: 9.5, ink: .muted, limit: 86,
                of: owner)
        }
        for (index, way) in (ways + waysFromAny).enumerated() {
            let middle = y + portHeight(index)
            if let sign = way.sign { drawing.sign(sign, x: area.x + 12, y: middle - 5, ink: .text) }
            let words =
                switch way {
                case .pushes(let on): app.words("is pushed", on: on)
                case .starts: "starts here"
                case .moves(.select, let on): app.words("is selected", on: on)
                default: subject.words(way) + (index < ways.count ? "" : "  ← " + Caller.any)
                }
            let x = area.x + (way.sign == nil ? 12 : 29)
            drawing.text(words, x: x, y: middle + 3.4, size: 10, ink: .muted, limit: area.right - x - 8, of: owner)
        }
        for row in rows { draw(row) }
        drawing.close()
    }

    private mutating func draw(_ row: AroundRow) {
        let x = middleX + 10 + 11 * Double(min(row.level, 8))
        let area = Area(x, row.y, middleX + Self.middle - 10 - x, row.height)
        drawFrame(of: row.node?.number, area: area, dash: row.node == nil ? .fine : .none)
        var left = x + 7
        if let node = row.node, node.kind != .controller {
            drawing.icon(node.kind, x: left, y: row.y + 4.5)
            left += 14
        }
        let owner = row.node.map { Drawing.Owner("controller", $0.id) } ?? Drawing.Owner("controller", name)
        let limit = area.right - left - (row.exits.isEmpty ? 4 : exitRoom(row)) - Self.room(on: row.on)
        left += drawing.text(
            row.text, x: left, y: row.y + 13.5, size: 11, bold: row.node.map { $0.kind != .controller } ?? false,
            ink: row.node == nil ? .muted : .text, limit: limit, of: owner, italic: row.node == nil)
        draw(on: row.on, x: left, y: row.y + 13.5, of: owner)
        if let node = row.node {
            drawing.record.add(.controllers, [("id", .text(node.id)), ("rect", .area(area))])
        }
        for (index, exit) in row.exits.enumerated() {
            draw(
                exit.way, right: area.right, y: row.y + 9.5 + 12 * Double(index), of: owner,
                ink: exit.way.sign.flatMap { sign in row.node.map { subject.cards.ink(of: $0, sign: sign) } })
        }
    }

    /// Draws which configurations have a name, behind it.
    mutating func draw(on words: String, x: Double, y: Double, of owner: Drawing.Owner) {
        if words.isEmpty { return }
        drawing.text(words, x: x + 6, y: y, size: 9.5, ink: .muted, of: owner)
    }

    static func room(on words: String) -> Double { words.isEmpty ? 0 : Text.width(words, size: 9.5) + 6 }

    /// The room for what `draw` puts at the right end of a row.
    private func exitRoom(_ row: AroundRow) -> Double {
        row.exits.reduce(20) { room, exit in
            let words = subject.beginning(exit.way)
            return words.isEmpty ? room : max(room, Text.width(words, size: 9.5) + 11)
        }
    }

    /// Draws where a line begins on the right: the sign of a style, the word for a move, the configurations of a push.
    mutating func draw(_ way: Way, right: Double, y: Double, of owner: Drawing.Owner, ink: Ink? = nil) {
        if let sign = way.sign { drawing.sign(sign, x: right - 15, y: y - 5, ink: ink ?? .text) }
        let words = subject.beginning(way)
        if words.isEmpty { return }
        drawing.text(words, x: right - 5, y: y + 3.2, size: 9.5, ink: .muted, anchor: .end, of: owner)
    }
}
