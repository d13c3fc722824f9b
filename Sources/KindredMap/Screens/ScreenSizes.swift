import KindredGraph
import KindredText

/// Measures rows, frames and cards.
struct ScreenSizes {
    typealias Row = ScreenNode.Row
    typealias Piece = ScreenNode.Piece
    typealias Measures = ScreenMeasures

    let cards: ScreenCards
    private var app: NamedApp { cards.app }

    func measureAll() {
        for card in cards.cards { measure(card: card) }
        for card in cards.cards { Self.widen(card) }
    }

    // MARK: Rows

    static func flow(_ pieces: [Piece], width: Double) -> [Row] {
        var rows: [Row] = []
        for piece in pieces {
            if let last = rows.indices.last, rows[last].width + 8 + piece.width <= width {
                rows[last].pieces.append(piece)
                rows[last].width += 8 + piece.width
            } else {
                rows.append(Row(pieces: [piece], width: piece.width))
            }
        }
        return rows
    }

    /// The sets, the frames that it pushes into, and the references.
    private func pieces(_ node: ScreenNode) -> [Piece] {
        var pieces = node.sets.map { letter in
            Piece(text: letter, kind: .set(letter), width: max(12, Text.width(letter, size: 9.5, bold: true) + 5) + 1)
        }
        for frame in node.pushes {
            switch frame {
            case .block(let block):
                let letter = String(app.homes.blocks[block].name.dropFirst("shared ".count))
                let width = Text.width("›", size: Measures.small) + 15 + Text.width(letter, size: 9.5, bold: true)
                pieces.append(Piece(text: "›", kind: .push(letter), width: width))
            case .container(let number): pieces.append(text("› " + app.label(number), kind: .push(nil)))
            case .root: break
            }
        }
        for push in node.named {
            let words = [push.isSelection ? push.kind : "›", app.label(push.to), app.on(push.on)]
            pieces.append(text(words.filter { !$0.isEmpty }.joined(separator: " "), kind: .words))
        }
        for (family, variant, count) in node.references {
            let words = [
                app.graph.name(of: family), app.words(variant), count > 1 ? "×\(count)" : "", app.on(variant.on),
            ]
            // The sign of a root is an arrow.
            let name = ((variant.isRoot ? [] : ["→"]) + words.filter { !$0.isEmpty }).joined(separator: " ")
            let width = min(Text.width(name, size: Measures.small), Measures.widestName)
            pieces.append(Piece(text: name, kind: .family(family, variant), width: 15 + width))
        }
        return pieces
    }

    private func text(_ text: String, kind: Piece.Kind) -> Piece {
        Piece(text: text, kind: kind, width: min(Text.width(text, size: Measures.small), Measures.widestName))
    }

    /// The words at the beginning of a line, with the number of presentations that are merged in it.
    func words(_ exit: ScreenNode.Exit) -> String {
        HeadWords.merged(app.words(exit.variant), count: exit.count, lines: exit.families.count)
    }

    /// The room for signs and words at the right end of a row.
    func exitRoom(_ node: ScreenNode) -> Double {
        node.exits.reduce(0) { room, exit in
            let words = words(exit)
            let chip = Drawing.chipRoom(app.on(exit.variant.on))
            return max(room, 15 + (words.isEmpty ? 0 : Text.width(words, size: Measures.small) + 4) + chip)
        }
    }

    private func nameWidth(_ node: ScreenNode) -> Double {
        if case .set(let index) = node.content {
            return 26 + Text.width("\(cards.sets[index].callers.count) callers", size: Measures.small)
        }
        let name = min(Text.width(node.label, size: Measures.name, bold: node.isBold), Measures.widestName)
        let note = node.note.isEmpty ? 0 : min(Text.width(node.note, size: node.noteSize), Measures.widestNote) + 7
        return name + 13 + (node.kind == .controller ? 0 : 13) + (node.lane == nil ? 0 : 19) + note
    }

    private func measure(_ node: ScreenNode, limit: Double) {
        let room = max(limit - Double(node.indent) * Measures.indent, 110)
        node.top = node.isFrame ? Measures.head : Measures.row
        let exits = exitRoom(node)
        var width = nameWidth(node) + exits
        node.below = Self.flow(pieces(node), width: room)
        if node.below.count == 1, node.inline.isEmpty, width + node.below[0].width + 8 <= limit {
            node.beside = node.below.removeFirst()
            width += (node.beside?.width ?? 0) + 8
        }
        node.inlineRows = Self.flow(
            node.inline.map { kid in
                let text = kid.on.isEmpty ? kid.id : "\(kid.id) \(kid.on)"
                let width = min(Text.width(text, size: Measures.inline), Measures.widestName)
                return Piece(text: text, kind: .inline(kid), width: width + 11)
            }, width: room)
        let body = 14 * Double(node.inlineRows.count) + 13 * Double(node.below.count)
        let side = node.exits.count > 1 ? exits : 0
        for row in node.inlineRows + node.below { width = max(width, row.width + 16 + side) }
        var height = node.top + body + (body > 0 && !node.isFrame ? 2 : 0)
        if !node.exits.isEmpty { height = max(height, 7 + Measures.exit * Double(node.exits.count)) }
        (node.width, node.height) = (width, height)
        if node.isFrame || !node.ports.isEmpty || !node.chips.isEmpty || !node.blocks.isEmpty {
            measureInside(node, limit: limit)
        }
    }

    /// Measures what is in a frame, below what it has itself: ports, members, chips; left of them the lanes of pushes.
    private func measureInside(_ node: ScreenNode, limit: Double) {
        let lanes = node.bundles.count { !$0.isIndented }
        node.gutter = lanes == 0 ? 0 : Double(lanes) * Measures.lane + 3
        let left = Measures.pad + node.gutter
        var (width, y) = (node.width, node.height)
        for kid in node.kids { measure(kid, limit: limit - 12) }
        for index in node.ports.indices {
            let callers = node.ports[index].callers
            node.ports[index].rows = Self.flow(
                callers.enumerated().map { position, caller in
                    text(
                        name(of: caller, in: node.ports[index]) + (position < callers.count - 1 ? "," : ""),
                        kind: .words)
                }, width: max(170, width - 40))
            let rows = node.ports[index].rows
            (node.ports[index].y, node.ports[index].height) = (y, 4 + 11 * Double(rows.count))
            width = max(width, left + (rows.map(\.width).max() ?? 0) + 20 + Measures.pad)
            y += node.ports[index].height + Measures.gap
        }
        for kid in node.kids {
            kid.x = left + Double(kid.indent) * Measures.indent
            kid.y = y
            y += kid.height + Measures.gap
            width = max(width, kid.x + kid.width + Measures.pad)
        }
        for index in node.chips.indices {
            let chip = node.chips[index]
            let text = app.label(chip.number) + (chip.alias.map { " as \($0)" } ?? "")
            (node.chips[index].text, node.chips[index].y) = (text, y)
            y += 15 + Measures.gap
            let room = min(Text.width(text, size: Measures.inline), Measures.widestName)
            width = max(width, left + room + 32 + Measures.pad)
        }
        if !node.blocks.isEmpty {
            node.blockRow = y
            y += 15 + Measures.gap
            width = max(width, left + 12 + Double(node.blocks.count) * 30 + Measures.pad)
        }
        (node.width, node.height) = (width.rounded(.up), y - Measures.gap + Measures.pad)
    }

    /// The name of a caller outside; without a row of its own it says here in which configurations it pushes.
    private func name(of caller: NamedApp.Number, in port: ScreenNode.Port) -> String {
        let sets = port.targets.map { cards.configurations[ScreenCards.Ends(from: caller, to: $0)] ?? 0 }
        if cards.row(caller) != nil { return app.label(caller) }
        if Set(sets).count == 1 { return app.words(app.label(caller), on: sets[0]) }
        let some = zip(port.targets, sets).filter { $0.1 != 0 }.map { app.words(app.label($0.0), on: $0.1) }
        return "\(app.label(caller)) (\(some.joined(separator: ", ")))"
    }

    // MARK: Cards

    private func measure(card: ScreenNode) {
        switch card.content {
        case .family(let family): measure(card, family: family)
        case .block(let index): measure(card, block: index)
        case .set, .name: break
        }
    }

    private func measure(_ card: ScreenNode, family: FamilyID) {
        var width =
            min(Text.width(card.id, size: 12, bold: true), Measures.widestName) + 16 + (card.lane == nil ? 0 : 20)
        let windows = windows(of: family)
        if !windows.isEmpty { width += min(Text.width(windows, size: Measures.small), Measures.widestNote) + 8 }
        var y = Measures.head
        for index in card.entries.indices {
            let entry = Text.width(text(of: card.entries[index]), size: Measures.small)
            if card.entries.count == 1 {
                width += entry + 24
                card.entries[index].y = 10
            } else {
                (card.entries[index].y, card.entries[index].hasRow) = (y + 6, true)
                width = max(width, entry + 34)
                y += 13
            }
        }
        if card.entries.count > 1 { y += 2 }
        (card.top, card.width, card.height) = (Measures.head, width, y)
        measureInside(card, limit: Measures.limit)
    }

    private func measure(_ card: ScreenNode, block index: Int) {
        let stacks = app.homes.blocks[index].stacks.map { stack -> Piece in
            let unit = cards.table[stack]
            let isTab = unit == .tab(stack)
            let lane = cards.table.number(of: unit) == nil ? nil : unit
            let name = isTab ? cards.table.title(unit) : app.label(stack)
            let width = min(Text.width(name, size: Measures.small), Measures.widestNote)
            return Piece(text: name, kind: .stack(lane), width: width + (lane == nil ? 0 : 16))
        }
        card.headRows = Self.flow(stacks, width: 218)
        (card.top, card.height) = (Measures.head, Measures.head + 2 + 14 * Double(card.headRows.count))
        card.width = max(130, (card.headRows.map(\.width).max() ?? 0) + 18)
        measureInside(card, limit: Measures.limit)
    }

    func windows(of family: FamilyID) -> String {
        let names = app.graph.windows(of: family).map { app.graph.name(of: $0) }
        if names.isEmpty { return "" }
        return English.form("window", for: names.count) + " " + names.joined(separator: ", ")
    }

    /// The words at the head of a family: how it is presented, and by how many callers without a line.
    func text(of entry: ScreenNode.Entry) -> String {
        app.headWords(entry.variant)
            + HeadWords.callers(entry.references, hasLines: !entry.sources.isEmpty, isFromAny: entry.isFromAny)
    }

    private static func widen(_ node: ScreenNode) {
        for kid in node.kids {
            kid.width = node.width - kid.x - ScreenMeasures.pad
            widen(kid)
        }
    }
}
