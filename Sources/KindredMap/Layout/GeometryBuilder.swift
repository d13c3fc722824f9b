import KindredText

/// Makes places in the picture from places in blocks.
struct GeometryBuilder {
    private let chart: Chart
    private let blocks: Blocks
    private(set) var geometry = Geometry()
    private var headings: [(text: String, position: Point)] = []

    init(chart: Chart, blocks: Blocks) {
        (self.chart, self.blocks) = (chart, blocks)
        let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
        geometry.families = Array(repeating: nowhere, count: chart.families.count)
        geometry.boxes = Array(repeating: nowhere, count: chart.boxes.count)
    }

    mutating func placeFamilies(_ arrangement: Arrangement, forest: Forest) {
        let shelves = arrangement.shelves
        geometry.bounds = Rect(
            x: 0, y: 0, width: shelves.width + 2 * Measures.margin, height: shelves.height + 2 * Measures.margin)
        let corners = shelves.positions.map { Point(x: $0.x + Measures.margin, y: $0.y + Measures.margin) }
        for (root, corner) in zip(arrangement.main, corners) { place(of: root, x: corner.x, y: corner.y) }
        for (band, corner) in zip(arrangement.bands, corners.dropFirst(arrangement.main.count)) {
            headings.append((band.heading, corner))
            for (root, position) in zip(band.roots, band.shelves.positions) {
                place(of: root, x: corner.x + position.x, y: corner.y + position.y + Measures.headingHeight)
            }
        }
        for family in forest.order where forest.parent[Int(family)] >= 0 {
            let origin = geometry.families[Int(forest.parent[Int(family)])]
            let place = blocks.place[Int(family)]
            self.place(of: family, x: origin.x + place.x, y: origin.y + place.y)
        }
    }

    private mutating func place(of family: Int32, x: Int32, y: Int32) {
        let index = Int(family)
        let stretch = blocks.shifts[index].last ?? 0
        geometry.families[index] = Rect(
            x: x, y: y, width: blocks.cards.familyWidth[index], height: blocks.cards.familyHeight[index] + stretch)
    }

    mutating func placeBoxes() {
        for (index, box) in chart.boxes.enumerated() {
            let family = geometry.families[Int(box.family)]
            let shifts = blocks.shifts[Int(box.family)]
            let shift = shifts.isEmpty ? 0 : shifts[Int(blocks.lanes.laneOfBox[index])]
            // What is around the lanes is stretched with them.
            let isStretched = Int32(index) <= blocks.lanes.stretched[Int(box.family)]
            geometry.boxes[index] = Rect(
                x: family.x + blocks.cards.x[index], y: family.y + blocks.cards.y[index] + shift,
                width: blocks.cards.width[index],
                height: blocks.cards.height[index] + (isStretched ? shifts.last ?? 0 : 0))
        }
    }

    mutating func addPresentations() {
        let relations = blocks.relations
        for (index, pair) in relations.pairs.enumerated() {
            if blocks.lanes.isLine[index] {
                addLine(
                    .presents, from: pair.from, to: pair.to, manner: pair.manner, count: pair.count,
                    path: path(ofPair: index))
            } else {
                geometry.references.append(
                    Geometry.Reference(from: pair.from, to: pair.to, manner: pair.manner, count: pair.count))
            }
        }
        geometry.dots = LineJoins(geometry).dots
    }

    /// The path from the caller's row to the family's head.
    private func path(ofPair index: Int) -> [Point] {
        let pair = blocks.relations.pairs[index]
        var path = exit(of: pair.from, number: blocks.lanes.exitOfPair[index])
        let family = geometry.families[Int(pair.to)]
        let origin = geometry.families[Int(blocks.relations.forest.parent[Int(pair.to)])]
        let way = blocks.ways[Int(blocks.relations.entryOfPair[index])]
        let end = Point(x: family.x, y: origin.y + way.end)
        let (trunk, start) = (origin.x + way.trunk, path[path.count - 1].y)
        if let channel = way.channel {
            let (y, x) = (origin.y + channel.y, origin.x + channel.x)
            // A channel at the height of an end needs no turn there.
            if start != y { path += [Point(x: trunk, y: start), Point(x: trunk, y: y)] }
            if y != end.y { path += [Point(x: x, y: y), Point(x: x, y: end.y)] }
        } else if start != end.y {
            path += [Point(x: trunk, y: start), Point(x: trunk, y: end.y)]
        }
        return path + [end]
    }

    /// The path from an exit of a row to where nothing but frames is on its right.
    private func exit(of caller: Int32, number: Int32) -> [Point] {
        let row = geometry.boxes[Int(caller)]
        var path = [Point(x: row.right, y: row.y + Measures.rowExit + number * Measures.exitRow)]
        blocks.cards.columns.forEachTurn(from: caller, exit: number, chart: chart) { child, right, down in
            let (column, frame) = (geometry.boxes[child], geometry.boxes[Int(chart.boxes[child].parent)])
            path.append(Point(x: column.right + right, y: path[path.count - 1].y))
            path.append(Point(x: column.right + right, y: frame.y + down))
        }
        return path
    }

    mutating func addPushes(_ lanes: PushLanes) {
        for push in lanes.pushes {
            let (from, to) = (geometry.boxes[Int(push.from)], geometry.boxes[Int(push.to)])
            let container = geometry.boxes[Int(push.container)]
            let gutter = container.x + Measures.frameSide + blocks.cards.gutter[Int(push.container)]
            let lane = gutter - Measures.pushMargin - push.lane * Measures.pushLane
            let selects = chart.boxes[Int(push.container)].kind == .tab
            let end = Point(x: to.x, y: to.y + (selects ? Measures.selectEntry : Measures.pushEntry))
            let bottom = from.y + Measures.row + blocks.texts.extra[Int(push.from)]
            var path = [Point(x: lane, y: bottom), Point(x: lane, y: end.y), end]
            if push.from != push.container {
                let start = Point(x: from.x, y: from.y + (selects ? Measures.selectExit : Measures.pushExit))
                path[0] = Point(x: lane, y: start.y)
                path.insert(start, at: 0)
            }
            addLine(selects ? .select : .pushes, from: push.from, to: push.to, path: path)
        }
    }

    private mutating func addLine(
        _ kind: Geometry.LineKind, from: Int32, to: Int32, manner: Int32 = -1, count: Int = 1, path: [Point]
    ) {
        let start = Int32(geometry.points.count)
        geometry.points += path
        geometry.lines.append(
            Geometry.Line(
                kind: kind, from: from, to: to, manner: manner, count: count,
                points: start..<Int32(geometry.points.count)))
    }

    // MARK: Texts

    /// Adds the labels of each family, followed by those of its boxes.
    mutating func addLabels() {
        for (index, family) in chart.families.enumerated() {
            let (head, owner) = (geometry.families[index], Geometry.Owner.family(Int32(index)))
            let left = head.x + CardTexts.inset + 2
            var x = left
            for piece in blocks.texts.heads[index] {
                let size = piece.role == .name ? TypeSize.family : TypeSize.small
                add(piece, owner: owner, x: x, baseline: head.y + 15, size: size)
                x += piece.room + CardTexts.gap
            }
            for (number, piece) in blocks.texts.rows[index].enumerated() {
                let baseline = head.y + 15 + Int32(number + 1) * Measures.exitRow
                add(piece, owner: owner, x: left, baseline: baseline, size: TypeSize.small)
            }
            for box in family.boxes { addLabels(ofBox: box) }
        }
    }

    private mutating func addLabels(ofBox index: Int32) {
        let (texts, row, owner) = (blocks.texts, geometry.boxes[Int(index)], Geometry.Owner.box(index))
        let name = texts.names[Int(index)]
        let (start, baseline) = (row.x + CardTexts.start(kind: chart.boxes[Int(index)].kind), row.y + 13)
        add(name, owner: owner, x: start, baseline: baseline, size: TypeSize.name)
        if let note = texts.notes[Int(index)] {
            add(note, owner: owner, x: start + name.width + CardTexts.gap, baseline: baseline, size: TypeSize.small)
        }
        addReferences(ofBox: Int(index), row: row)
        for (number, exit) in texts.exits[Int(index)].enumerated() {
            var right = row.right - CardTexts.signRoom - CardTexts.wordsGap
            let baseline = baseline - 1 + Int32(number) * Measures.exitRow
            if let words = exit.words {
                add(words, owner: owner, x: right - words.width, baseline: baseline, size: TypeSize.small)
                right -= words.width + CardTexts.gap
            }
            if let chip = exit.chip {
                let x = right - CardTexts.chipInset - chip.width
                add(chip, owner: owner, x: x, baseline: baseline, size: TypeSize.small)
            }
        }
    }

    private mutating func addReferences(ofBox index: Int, row: Rect) {
        let (texts, rows) = (blocks.texts, blocks.texts.references[index])
        for (number, pieces) in rows.enumerated() {
            let isBeside = number == 0 && texts.hasReferencesBeside[index]
            let below = isBeside ? 0 : texts.extra[index] - Int32(rows.count - 1 - number) * Measures.exitRow
            var x = row.right - CardTexts.inset - (isBeside ? texts.exitRoom(index) : 0) - CardTexts.width(of: pieces)
            for piece in pieces {
                add(piece, owner: .box(Int32(index)), x: x, baseline: row.y + 13 + below, size: TypeSize.small)
                x += piece.room + CardTexts.gap
            }
        }
    }

    private mutating func add(
        _ piece: CardTexts.Piece, owner: Geometry.Owner, x: Int32, baseline: Int32, size: Int32
    ) {
        let x = piece.sign == nil ? x : x + CardTexts.signRoom
        let rect = Rect(x: x, y: baseline - size, width: piece.width, height: size + 3)
        geometry.labels.append(
            Geometry.Label(
                text: piece.text, whole: piece.whole, owner: owner, role: piece.role, rect: rect, sign: piece.sign))
    }

    mutating func addHeadings() {
        if chart.families.isEmpty {
            let baseline = geometry.bounds.height - Measures.margin + 4
            add(
                "Nothing is left to draw", role: .heading, x: Measures.margin, baseline: baseline,
                size: TypeSize.heading, bold: true)
        }
        for (text, position) in headings {
            add(text, role: .heading, x: position.x, baseline: position.y + 15, size: TypeSize.heading, bold: true)
        }
    }

    /// Says how many presentations are references.
    mutating func addCaption() {
        func presents(_ manner: Int32) -> Bool { chart.manners[Int(manner)].sign != .root }
        let atFamilies = chart.families.flatMap { $0.outsideCallers.map(\.manner) + $0.fromAny }.count(where: presents)
        let references = geometry.references.reduce(atFamilies) { $0 + (presents($1.manner) ? $1.count : 0) }
        if references == 0 { return }
        let all = English.count(
            atFamilies + blocks.relations.pairs.reduce(0) { $0 + (presents($1.manner) ? $1.count : 0) },
            of: "presentation")
        geometry.bounds.height += Measures.headingHeight
        let are = English.form("is a reference", for: references, many: "are references")
        add(
            "\(references) of \(all) \(are): → names the family, ← counts the callers", role: .caption,
            x: Measures.margin, baseline: geometry.bounds.height - Measures.margin + 4, size: TypeSize.small,
            bold: false)
    }

    private mutating func add(
        _ text: String, role: Geometry.Role, x: Int32, baseline: Int32, size: Int32, bold: Bool
    ) {
        let piece = CardTexts.Piece(text: text, size: size, bold: bold, limit: .max, role: role)
        add(piece, owner: .picture, x: x, baseline: baseline, size: size)
        geometry.bounds.width = max(geometry.bounds.width, x + piece.width + Measures.margin)
    }
}
