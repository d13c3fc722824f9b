import KindredGraph
import KindredText

/// The map by names: each name once, at home; families and blocks as cards, presentations as lines between them.
package final class ScreenMap {
    typealias Spot = Drawing.Spot
    typealias Area = Drawing.Area
    typealias Measures = ScreenMeasures

    let cards: ScreenCards
    let forest: ScreenForest
    let sizes: ScreenSizes
    let blocks: ScreenBlocks
    var drawing: Drawing
    var app: NamedApp { cards.app }
    var table: LaneTable { cards.table }

    /// - Parameters:
    ///   - narrowing: The part that is drawn; what leads out of it is references.
    ///   - colors: By what it is coloured; nil by lanes.
    package static func draw(
        _ graph: ResolvedGraph, narrowing: Narrowing = Narrowing(), title: String, hasKey: Bool = true,
        colors: ColorChoice? = nil
    ) -> Drawing {
        let map = ScreenMap(ScreenCards(NamedApp(graph), narrowing: narrowing, colors: colors), title: title)
        map.draw(hasKey: hasKey)
        return map.drawing
    }

    private init(_ cards: ScreenCards, title: String) {
        self.cards = cards
        forest = ScreenForest(cards)
        sizes = ScreenSizes(cards: cards)
        sizes.measureAll()
        blocks = ScreenBlocks(forest)
        drawing = Drawing(.screens, title: title)
        drawing.record.counts = cards.app.counts
        drawing.summary = cards.table.sentences
    }

    private func draw(hasKey: Bool) {
        let roots = forest.roots.map { blocks.blocks[$0] }
        let packing = ScreenPacking(roots, head: 80)
        drawing.width = max(packing.width + 2 * Measures.margin, 480).rounded(.up)
        let top = head(hasKey: hasKey).draw(on: &drawing, width: drawing.width, margin: Measures.margin, size: 10) + 18
        drawing.height = (packing.height + top + Measures.margin).rounded(.up)
        for index in table.lanes.indices { drawing.record.add(.lanes, table.members(index)) }
        var waiting = zip(forest.roots, packing.positions).map { ($0, Spot(Measures.margin + $1.x, top + $1.y)) }
        waiting.reverse()
        while let (card, corner) = waiting.popLast() {
            draw(card: cards.cards[card], at: corner)
            let block = blocks.blocks[card]
            waiting += block.kidY.sorted { $0.key > $1.key }.map { kid, y in
                (kid, Spot(corner.x + block.kidX, corner.y + y))
            }
        }
        for card in cards.cards.indices { drawLines(of: card) }
        if cards.cards.isEmpty { drawing.sayNothingIsLeft() }
        addRows()
    }

    private func head(hasKey: Bool) -> PictureHead {
        let counts = drawing.record.counts
        var head = PictureHead(title: drawing.title, about: "each screen once", counts: counts.words)
        if app.part != nil {
            let drawn = app.declarations.all.count { app.isDrawn($0) && !app.isImplicit($0) }
            let families = app.graph.familyIDs.count { app.isDrawn($0) }
            head.counts.replaceSubrange(
                0..<2,
                with: [
                    "\(drawn) of " + English.count(counts.controllers, of: "view controller"),
                    "\(families) of " + English.count(counts.families, of: "family", many: "families"),
                ])
        }
        if !hasKey { return head }
        let signs = app.signs
        head.key += cards.coloring?.entries(names: app.declarations.all.filter { app.isDrawn($0) }, signs: signs) ?? []
        head.add(signs: signs)
        if app.pushes.contains(where: { !$0.isSelection }) { head.key.append(PictureHead.push) }
        if app.pushes.contains(where: \.isSelection) { head.key.append(PictureHead.select) }
        if let set = app.conditions.first { head.key.append(.configuration(app.on(set))) }
        let references = cards.cards.lazy.flatMap(\.nodes).flatMap(\.references)
        if let reference = references.first(where: { !$0.variant.isRoot }) {
            let name = app.graph.name(of: reference.family)
            let sample = Text.shortened("→ " + name, size: 11, limit: 120).text
            head.key.append(.reference(sample, "presents what is drawn elsewhere"))
        }
        if cards.cardOfBlock.contains(where: { $0 >= 0 }) {
            head.key.append(.diamond("A", "screens that several stacks share"))
        }
        if cards.cards.contains(where: { $0.nodes.contains(where: \.pushesBlock) }) {
            head.key.append(.pushed("pushes screens in there"))
        }
        if !cards.sets.isEmpty { head.key.append(.letter("presents all that set A presents")) }
        return head
    }

    // MARK: Geometry

    private func addRows() {
        for family in app.graph.familyIDs {
            guard let card = cards.card(family) else { continue }
            drawing.record.add(.families, [("id", .text(card.id)), ("rect", .area(card.area))])
        }
        for (block, card) in zip(app.homes.blocks, cards.cardOfBlock) where card >= 0 {
            drawing.record.add(
                .blocks,
                [
                    ("id", .text(block.name)), ("stacks", .texts(block.stacks.map { app.name($0) })),
                    ("rect", .area(cards.cards[card].area)),
                ])
        }
        for number in app.declarations.all {
            guard let row = cards.row(number) else { continue }
            let home: Record.Value =
                switch app.homes[number] {
                case .root: .null
                case .container(let container): .text(app.name(container))
                case .block(let block): .text(app.homes.blocks[block].name)
                }
            drawing.record.add(
                .controllers,
                [
                    ("id", .text(app.name(number))), ("home", home),
                    ("places", .number(app.declarations.places(of: number).count)), ("rect", .area(row.area)),
                ])
        }
        for card in cards.cards {
            for node in card.nodes { addParts(of: node) }
        }
        addSets()
        addReferences()
    }

    private func addSets() {
        for set in cards.sets {
            guard let node = set.node else { continue }
            drawing.record.add(
                .sets,
                [
                    ("id", .text(set.letter)), ("in", .text(node.parent?.id ?? "")),
                    ("callers", .texts(set.callers.map { app.name($0) })), ("rect", .area(node.area)),
                ])
        }
    }

    private func addParts(of node: ScreenNode) {
        for chip in node.chips {
            var row: [Record.Member] = [("in", .text(node.id)), ("of", .text(app.name(chip.number)))]
            if let alias = chip.alias { row.append(("as", .text(alias))) }
            drawing.record.add(.chips, row + [("rect", .area(chip.area))])
        }
        for port in node.ports {
            drawing.record.add(
                .ports,
                [
                    ("in", .text(node.id)), ("from", .texts(port.callers.map { app.name($0) })),
                    ("rect", .area(port.area)),
                ])
        }
    }

    private func addReferences() {
        for presentation in app.presentations {
            let set = cards.set(of: presentation)
            if set == nil, let source = cards.source(of: presentation), forest.isLine(presentation, from: source) {
                continue
            }
            var row: [Record.Member] = [
                ("kind", .text(presentation.variant.kind)), ("from", .text(app.name(presentation.from))),
                ("to", .text(app.graph.name(of: presentation.family))),
            ]
            row += app.members(presentation.variant, count: presentation.count)
            if let set { row.append(("set", .text(cards.sets[set].letter))) }
            drawing.record.add(.references, row)
        }
        for push in app.leaving {
            drawing.record.add(
                .references,
                [
                    ("kind", .text(push.kind)), ("from", .text(app.name(push.from))),
                    ("to", .text(app.name(push.to))),
                ] + app.members(on: push.on))
        }
        for (family, variant) in app.fromAny where cards.index(of: family) >= 0 {
            drawing.record.add(
                .references,
                [
                    ("kind", .text(variant.kind)), ("from", .text(Caller.any)),
                    ("to", .text(app.graph.name(of: family))),
                ] + app.members(variant))
        }
    }
}
