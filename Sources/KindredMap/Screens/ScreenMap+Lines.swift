import KindredGraph

/// Presentations between the cards of a map by names.
extension ScreenMap {
    func drawLines(of index: Int) {
        let (block, card) = (blocks.blocks[index], cards.cards[index])
        if block.lanes.isEmpty { return }
        for lane in block.lanes {
            let entry = cards.cards[lane.kid].entries[lane.entry]
            for (position, source) in entry.sources.enumerated() {
                draw(source, entry: entry, lane: lane, block: block, card: card, position: position)
            }
        }
        drawDots(block, card: card)
        for node in card.nodes { drawSigns(of: node) }
    }

    private func laneX(_ lane: ScreenBlock.Lane, block: ScreenBlock, card: ScreenNode) -> Double? {
        lane.number.map { card.area.x + block.x(ofLane: $0, card: card.width) }
    }

    private func draw(
        _ source: ScreenNode, entry: ScreenNode.Entry, lane: ScreenBlock.Lane, block: ScreenBlock, card: ScreenNode,
        position: Int
    ) {
        let y = card.area.y + blocks.height(of: source, variant: entry.variant)
        // A straight line may end a little beside its entry.
        let height = lane.number == nil ? y : card.area.y + lane.end
        let (start, end) = (Spot(source.area.right, y), Spot(card.area.x + block.kidX, height))
        var points = [start, end]
        if let x = laneX(lane, block: block, card: card) {
            points.insert(contentsOf: [Spot(x, y), Spot(x, end.y)], at: 1)
        }
        let inks = Set(entry.sources.map { cards.ink(of: $0, sign: entry.variant.sign) })
        var pen = entry.variant.sign.pen(inks.count == 1 ? inks.first ?? .strong : .strong)
        pen.radius = 5
        if position == 0 { pen.arrow = 8 }
        var isSet = false
        if case .set = source.content { isSet = true }
        drawing.line(
            points, pen: pen,
            ends: Drawing.Ends(
                kind: isSet ? "set" : entry.variant.kind, from: source.id, to: cards.cards[lane.kid].id,
                how: app.how(entry.variant)))
        let row: [Record.Member] =
            [
                ("kind", .text(isSet ? "set" : entry.variant.kind)), ("from", .text(source.id)),
                ("to", .text(cards.cards[lane.kid].id)),
            ]
            + app.members(entry.variant, count: entry.counts[position])
            + [
                ("mark", .area(Area(source.area.right - 15, y - 5, StyleSign.width, StyleSign.height))),
                ("points", .points(points)),
            ]
        drawing.record.add(.lines, row)
    }

    /// Draws a dot wherever lines join.
    private func drawDots(_ block: ScreenBlock, card: ScreenNode) {
        struct Key: Hashable {
            let source: ObjectIdentifier
            let variant: NamedApp.Variant
        }
        var farthest: [Key: Int] = [:]
        for lane in block.lanes {
            let entry = cards.cards[lane.kid].entries[lane.entry]
            for source in entry.sources {
                let key = Key(source: ObjectIdentifier(source), variant: entry.variant)
                farthest[key] = max(farthest[key] ?? -1, lane.number ?? .max)
            }
        }
        for lane in block.lanes {
            guard let x = laneX(lane, block: block, card: card), let number = lane.number else { continue }
            let entry = cards.cards[lane.kid].entries[lane.entry]
            for source in entry.sources {
                let y = blocks.height(of: source, variant: entry.variant)
                let key = Key(source: ObjectIdentifier(source), variant: entry.variant)
                let arms =
                    1 + ((farthest[key] ?? -1) > number ? 1 : 0) + (lane.low < y - 0.5 ? 1 : 0)
                    + (lane.high > y + 0.5 ? 1 : 0)
                if arms >= 3 {
                    drawing.dot(
                        Spot(x, card.area.y + y), radius: 2.4, fill: cards.ink(of: source, sign: entry.variant.sign))
                }
            }
        }
    }

    /// Draws where lines begin: the sign of the style, and left of it the words.
    private func drawSigns(of node: ScreenNode) {
        for (index, exit) in node.exits.enumerated() {
            let y = node.area.y + node.exitHeight(index)
            drawing.sign(
                exit.variant.sign, x: node.area.right - 15, y: y - 5, ink: cards.ink(of: node, sign: exit.variant.sign))
            let words = sizes.words(exit)
            var x = node.area.right - 19
            if !words.isEmpty {
                x -=
                    drawing.text(
                        words, x: x, y: y + 3.2, size: Measures.small, ink: .muted, anchor: .end, of: owner(of: node))
                    + 6
            }
            drawing.chip(app.on(exit.variant.on), right: x, y: y, of: owner(of: node))
        }
    }

    func owner(of node: ScreenNode) -> Drawing.Owner {
        switch node.content {
        case .family: Drawing.Owner("family", node.id)
        case .block: Drawing.Owner("block", node.id)
        case .set(let index): Drawing.Owner("set", cards.sets[index].letter)
        case .name: Drawing.Owner("controller", node.id)
        }
    }
}
