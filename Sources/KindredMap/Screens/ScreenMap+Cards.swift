import KindredGraph

/// The cards of a map by names, with their rows.
extension ScreenMap {
    func draw(card: ScreenNode, at corner: Spot) {
        card.area = Area(corner.x, corner.y, card.width, card.height)
        switch card.content {
        case .family(let family): drawHead(card, family: family)
        case .block(let block): drawHead(card, block: block)
        case .set, .name: return
        }
        drawBody(card)
        drawWires(card)
        drawing.close()
    }

    private func drawHead(_ card: ScreenNode, family: FamilyID) {
        let (area, owner) = (card.area, owner(of: card))
        let isWindow = app.isWindowFamily(family)
        let ink = cards.headInk(card)
        let windows = sizes.windows(of: family)
        drawing.open("family:" + card.id, label: "family \(card.id)" + (windows.isEmpty ? "" : ", \(windows)"))
        drawing.box(
            area, fill: ink?.tint() ?? Ink.edge.tint(), stroke: ink ?? .edge, width: isWindow ? 1.4 : 1.1, radius: 7)
        var x = area.x + 8
        if let lane = card.lane {
            drawing.badge(table.badge(lane), x: x + 8, y: area.y + 10.5, ink: table.ink(lane))
            x += 20
        }
        x +=
            drawing.text(
                card.id, x: x, y: area.y + 14.5, size: 12, bold: true, limit: Measures.widestName, of: owner) + 8
        if !windows.isEmpty {
            x +=
                drawing.text(
                    windows, x: x, y: area.y + 14.5, size: Measures.small, ink: .muted, limit: Measures.widestNote,
                    of: owner) + 8
        }
        for entry in card.entries {
            let (left, y) = entry.hasRow ? (area.x + 9, area.y + entry.y - 5) : (x, area.y + 6)
            drawing.sign(entry.variant.sign, x: left, y: y, ink: .text)
            drawing.text(sizes.text(of: entry), x: left + 16, y: y + 8.5, size: Measures.small, ink: .muted, of: owner)
        }
    }

    private func drawHead(_ card: ScreenNode, block index: Int) {
        let (area, owner, block) = (card.area, owner(of: card), app.homes.blocks[index])
        drawing.open("block:" + card.id, label: "\(card.id): screens in \(block.stacks.count) stacks")
        drawing.box(area, fill: Ink.strong.tint(), stroke: .strong, width: 1.6, radius: 7)
        drawing.diamond(x: area.x + 15, y: area.y + 11, radius: 7.6)
        let letter = String(block.name.dropFirst("shared ".count))
        let width = drawing.text(
            letter, x: area.x + 25, y: area.y + 14.5, size: 11, bold: true, ink: .strong, of: owner)
        drawing.text(
            "in \(block.stacks.count) stacks", x: area.x + 32 + width, y: area.y + 15, size: 11, bold: true, of: owner)
        var y = area.y + 30
        for row in card.headRows {
            var x = area.x + 9
            for piece in row.pieces {
                draw(piece, x: x, y: y, owner: owner, ink: .muted)
                x += piece.width + 8
            }
            y += 14
        }
    }

    /// Draws what is in a frame.
    private func drawBody(_ node: ScreenNode) {
        let (area, owner) = (node.area, owner(of: node))
        let left = area.x + Measures.pad + node.gutter
        let room = area.right - Measures.pad - left
        for index in node.ports.indices {
            let port = node.ports[index]
            let place = Area(left, area.y + port.y, room, port.height)
            node.ports[index].area = place
            drawing.box(
                place, fill: .page, stroke: .push, width: 0.9, radius: port.rows.count == 1 ? port.height / 2 : 6)
            for (row, line) in port.rows.enumerated() {
                var x = left + 9
                for piece in line.pieces {
                    draw(piece, x: x, y: place.y + 10.5 + 11 * Double(row), owner: owner, ink: .muted)
                    x += piece.width + 8
                }
            }
        }
        for kid in node.kids {
            kid.area = Area(area.x + kid.x, area.y + kid.y, kid.width, kid.height)
            draw(row: kid)
        }
        for index in node.chips.indices {
            let chip = node.chips[index]
            let place = Area(left, area.y + chip.y, room, 15)
            node.chips[index].area = place
            drawing.box(place, fill: .page, stroke: .edge, width: 0.8, radius: 4, dash: .fine)
            let width = drawing.text(
                chip.text, x: left + 7, y: place.y + 11, size: Measures.inline, ink: .muted,
                limit: Measures.widestName, of: owner, italic: true)
            drawHome(of: chip.number, x: left + 18 + width, y: place.y + 7.5)
        }
        drawBlocks(node, left: left)
    }

    private func drawBlocks(_ node: ScreenNode, left: Double) {
        guard let row = node.blockRow else { return }
        let y = node.area.y + row
        var x =
            left
            + drawing.text("+", x: left, y: y + 11, size: Measures.name, bold: true, ink: .muted, of: owner(of: node))
            + 7
        for block in node.blocks {
            let name = app.homes.blocks[block].name
            drawing.diamond(x: x + 6, y: y + 7.5, radius: 6.6)
            drawing.text(
                String(name.dropFirst("shared ".count)), x: x + 15, y: y + 11, size: 9.5, bold: true, ink: .strong,
                of: owner(of: node))
            drawing.record.add(
                .chips, [("in", .text(node.id)), ("of", .text(name)), ("rect", .area(Area(x - 2, y, 28, 15)))])
            x += 30
        }
    }

    /// Draws where a name is at home: its block, or its lane.
    private func drawHome(of number: NamedApp.Number, x: Double, y: Double) {
        if case .block(let block) = app.homes[number] {
            drawing.diamond(x: x, y: y, radius: 6)
            let letter = String(app.homes.blocks[block].name.dropFirst("shared ".count))
            drawing.text(letter, x: x + 9, y: y + 3.4, size: 9.5, bold: true, ink: .strong)
            return
        }
        let unit = table[number]
        if table.number(of: unit) != nil {
            drawing.badge(table.badge(unit), x: x, y: y, ink: table.ink(unit), radius: 6.5, size: 9)
        }
    }

    // MARK: Rows

    private func draw(row node: ScreenNode) {
        let area = node.area
        drawing.open(
            node.id, label: node.kind.word + " " + node.id,
            controller: node.number.map { app.homes.place(of: $0).index } ?? -1)
        if case .set(let index) = node.content {
            let set = cards.sets[index]
            drawing.box(area, fill: Ink.strong.tint(14), stroke: .strong, width: 0.9, radius: 4)
            drawing.letter(set.letter, x: area.x + 6, y: area.y + 3)
            drawing.text(
                "\(set.callers.count) callers", x: area.x + 25, y: area.y + 12.5, size: Measures.small,
                of: owner(of: node))
        } else {
            drawFrame(node)
            drawName(node)
        }
        drawPieces(node)
        drawing.close()
        drawBody(node)
        drawWires(node)
    }

    private func drawFrame(_ node: ScreenNode) {
        if node.lane != nil {
            drawing.box(node.area, fill: node.ink.tint(10), stroke: node.ink, width: 1.4, radius: 6)
        } else if cards.coloring != nil, node.ink != .strong {
            drawing.box(node.area, fill: node.ink.tint(10), stroke: node.ink, width: 1.4, radius: 5)
        } else if node.kind != .controller {
            drawing.box(
                node.area, fill: node.kind == .navigation ? Ink.edge.tint(16) : Ink.edge.tint(8), stroke: .edge,
                radius: 5, dash: node.isImplicit ? .fine : .none)
        } else {
            drawing.box(node.area, fill: .page, stroke: .edge, width: 0.9, radius: 4)
        }
    }

    private func drawName(_ node: ScreenNode) {
        let (area, owner) = (node.area, owner(of: node))
        let y = area.y + (node.isFrame ? 14 : 13)
        var x = area.x + 6
        if let lane = node.lane {
            drawing.badge(table.badge(lane), x: x + 8, y: area.y + 10.5, ink: table.ink(lane))
            x += 19
        }
        if node.kind != .controller {
            drawing.icon(node.kind, x: x, y: area.y + 5)
            x += 13
        }
        x +=
            drawing.text(
                node.label, x: x, y: y, size: Measures.name, bold: node.isBold, limit: Measures.widestName, of: owner,
                italic: node.isImplicit) + 6
        if !node.note.isEmpty {
            drawing.text(node.note, x: x, y: y, size: node.noteSize, ink: .muted, limit: Measures.widestNote, of: owner)
        }
    }

    private func drawPieces(_ node: ScreenNode) {
        let (area, owner) = (node.area, owner(of: node))
        if let row = node.beside {
            draw(
                row, x: area.right - 5 - row.width - sizes.exitRoom(node), y: area.y + (node.isFrame ? 14 : 13),
                owner: owner)
        }
        var y = area.y + node.top + 8
        for row in node.inlineRows {
            var x = area.x + 7
            for piece in row.pieces {
                guard case .inline(let kid) = piece.kind else { continue }
                kid.area = Area(x - 1, y - 9, piece.width, 12)
                drawing.open(kid.id, controller: kid.number.map { app.homes.place(of: $0).index } ?? -1)
                drawing.box(Area(x, y - 7, 6, 6), fill: .page, stroke: .edge, width: 0.8, radius: 1)
                drawing.text(
                    piece.text, x: x + 9, y: y, size: Measures.inline, ink: .muted, limit: Measures.widestName,
                    of: Drawing.Owner("controller", kid.id))
                drawing.close()
                x += piece.width + 8
            }
            y += 14
        }
        for row in node.below {
            draw(row, x: area.x + 8, y: y, owner: owner)
            y += 13
        }
    }

    private func draw(_ row: ScreenNode.Row, x: Double, y: Double, owner: Drawing.Owner) {
        var x = x
        for piece in row.pieces {
            draw(piece, x: x, y: y, owner: owner, ink: .push)
            x += piece.width + 8
        }
    }

    private func draw(_ piece: ScreenNode.Piece, x: Double, y: Double, owner: Drawing.Owner, ink: Ink) {
        let size = Measures.small
        switch piece.kind {
        case .set(let letter): drawing.letter(letter, x: x, y: y - 9)
        case .push(let letter):
            let width = drawing.text(
                piece.text, x: x, y: y, size: size, ink: .muted, limit: Measures.widestName, of: owner)
            guard let letter else { return }
            drawing.diamond(x: x + width + 8, y: y - 3.4, radius: 5.5, ink: .push)
            drawing.text(letter, x: x + width + 15.5, y: y, size: 9.5, bold: true, ink: .muted, of: owner)
        case .family(let family, let variant):
            drawing.sign(variant.sign, x: x, y: y - 8, ink: .reference)
            drawing.text(
                piece.text, x: x + 15, y: y, size: size, ink: .reference, limit: Measures.widestName, of: owner,
                family: app.graph.name(of: family))
        case .stack(let unit?):
            drawing.badge(table.badge(unit), x: x + 6.5, y: y - 3.2, ink: table.ink(unit), radius: 6.5, size: 9)
            drawing.text(piece.text, x: x + 16, y: y, size: size, ink: ink, limit: Measures.widestNote, of: owner)
        case .words, .stack(nil):
            drawing.text(piece.text, x: x, y: y, size: size, ink: ink, limit: Measures.widestName, of: owner)
        case .inline: break
        }
    }
}
