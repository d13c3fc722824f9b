import KindredGraph

/// The chips of an overview, and what is right of and below them.
extension Overview {
    /// Leaves in a grid below a rail, and what is entered from the left.
    private func split(_ family: FamilyID, left: Int) -> (grid: [FamilyID], others: [FamilyID]) {
        let kids = tree.kids(of: family)
        let leaves = kids.filter { tree.kids(of: $0).isEmpty }
        if left > 2, leaves.count > Self.mostLeaves { return (leaves, kids.filter { !tree.kids(of: $0).isEmpty }) }
        return ([], kids)
    }

    /// The columns that a family takes with what it opens.
    func width(of family: FamilyID, left: Int) -> Int {
        let (grid, others) = split(family, left: left)
        if left == 1 || grid.isEmpty && others.isEmpty { return 1 }
        return 1 + max(min(grid.count, left - 1), others.map { width(of: $0, left: left - 1) }.max() ?? 0)
    }

    mutating func height(of family: FamilyID, left: Int) -> Double {
        let key = Int(family.index) * Self.columns + left - 1
        if let height = heights[key] { return height }
        let (grid, others) = split(family, left: left)
        let own = chips[Int(family.index)].height + Self.gapY
        var height = 0.0
        for other in others { height += self.height(of: other, left: max(1, left - 1)) }
        if left == 1 {
            height += own
        } else {
            if !grid.isEmpty { height += gridHeight(gridRows(grid, left: left)) }
            height = max(own, height)
        }
        heights[key] = height
        return height
    }

    private func gridRows(_ grid: [FamilyID], left: Int) -> [(families: ArraySlice<FamilyID>, height: Double)] {
        stride(from: 0, to: grid.count, by: left - 1).map { start in
            let row = grid[start..<min(start + left - 1, grid.count)]
            return (row, Self.gapY + (row.map { chips[Int($0.index)].height }.max() ?? 0))
        }
    }

    /// The height of a grid: as high as the most leaves below each other, so that a further leaf moves nothing up.
    private func gridHeight(_ rows: [(families: ArraySlice<FamilyID>, height: Double)]) -> Double {
        max(rows.reduce(32) { $0 + $1.height }, Double(Self.mostLeaves) * (OverviewChip.height + Self.gapY))
    }

    mutating func put(_ family: FamilyID, x: Double, y: Double, left: Int, ink: Ink) {
        draw(family, x: x, y: y, ink: ink)
        let (grid, others) = split(family, left: left)
        var below = y
        if !grid.isEmpty { below = putGrid(grid, of: family, x: x, y: y, left: left, ink: ink) }
        if left == 1 { return putBelow(others, of: family, x: x, y: y, ink: ink) }
        let unit = Unit.family(family)
        let (turn, next) = (x + OverviewChip.width + Self.gapX * 0.42, x + Self.step)
        for other in others {
            put(other, x: next, y: below, left: left - 1, ink: ink)
            let (start, end) = (y + OverviewChip.height / 2, below + OverviewChip.height / 2)
            var points = [Spot(x + OverviewChip.width, start), Spot(next, end)]
            if start != end { points.insert(contentsOf: [Spot(turn, start), Spot(turn, end)], at: 1) }
            line(from: unit, to: other, points: points, ink: ink)
            below += height(of: other, left: left - 1)
        }
    }

    /// Puts families below, indented, where there is no further column.
    private mutating func putBelow(_ others: [FamilyID], of family: FamilyID, x: Double, y: Double, ink: Ink) {
        var below = y + chips[Int(family.index)].height + Self.gapY
        for other in others {
            put(other, x: x + Self.indent, y: below, left: 1, ink: ink)
            let end = below + OverviewChip.height / 2
            let start = y + chips[Int(family.index)].height
            line(
                from: .family(family), to: other,
                points: [Spot(x + 10, start), Spot(x + 10, end), Spot(x + Self.indent, end)], ink: ink)
            below += height(of: other, left: 1)
        }
    }

    private mutating func putGrid(
        _ grid: [FamilyID], of family: FamilyID, x: Double, y: Double, left: Int, ink: Ink
    ) -> Double {
        let rows = gridRows(grid, left: left)
        var top = y + 32
        let (right, middle) = (x + OverviewChip.width, y + OverviewChip.height / 2)
        let turn = right + Self.gapX * 0.42
        let unit = Unit.family(family)
        for (row, height) in rows {
            let rail = top - 12
            let end = x + Self.step * Double(row.count) + 26
            // The first rail is at the middle of the chip that it leaves.
            drawing.line(
                rail == middle
                    ? [Spot(right, rail), Spot(end, rail)] : [Spot(turn, middle), Spot(turn, rail), Spot(end, rail)],
                pen: Drawing.Pen(ink: ink, width: 2, radius: 5))
            for (column, leaf) in row.enumerated() {
                let left = x + Self.step * Double(column + 1)
                draw(leaf, x: left, y: top, ink: ink)
                guard let edge = tree.edge(from: unit, to: leaf) else { continue }
                arrow([Spot(left + 26, rail), Spot(left + 26, top)], edge: edge, ink: ink)
                let bend = rail == middle ? [] : [Spot(turn, middle), Spot(turn, rail)]
                record(
                    edge,
                    points: [Spot(right, middle)] + bend + [Spot(left + 26, rail), Spot(left + 26, top)])
            }
            top += height
        }
        return y + gridHeight(rows)
    }

    private mutating func line(from unit: Unit, to family: FamilyID, points: [Spot], ink: Ink) {
        guard let edge = tree.edge(from: unit, to: family) else { return }
        arrow(points, edge: edge, ink: ink)
        record(edge, points: points)
    }

    private mutating func draw(_ family: FamilyID, x: Double, y: Double, ink: Ink) {
        let chip = chips[Int(family.index)]
        let width = min(OverviewChip.width, Self.width - Self.margin - 6 - x)
        let area = Area(x, y, width, chip.height)
        let id = name(family)
        let owner = Drawing.Owner("family", id)
        drawing.open(
            "family:" + id, label: "family \(id), \(chip.count) view controllers",
            controller: app.graph[family].root?.index ?? -1)
        drawing.box(area, fill: .page, stroke: ink, width: 1.3, radius: 6)
        let lane = tree.lane[Int(family.index)] ?? .nothing
        drawing.record.add(.families, [("id", .text(id)), ("lane", .text(table.id(lane))), ("rect", .area(area))])
        let inset = OverviewChip.inset
        let badges = others[Int(family.index)].sorted()
        drawing.text(id, x: x + inset, y: y + 16.5, size: 13, bold: true, limit: width - 2 * inset, of: owner)
        for (row, pieces) in chip.rows.enumerated() {
            let baseline = y + 33 + OverviewChip.rowHeight * Double(row)
            for (piece, offset) in pieces {
                draw(piece, x: x + inset + offset, y: baseline, owner: owner, room: width - 2 * inset)
            }
        }
        drawing.text(
            chip.count, x: x + width - inset, y: y + 33, size: OverviewChip.size, ink: .muted, anchor: .end, of: owner)
        drawing.close()
        // Many dots are closer together, right of the arrow.
        let step = min(17, (width - 54) / Double(max(1, badges.count - 1)))
        for (position, number) in badges.enumerated() {
            let place = Double(badges.count - 1 - position)
            mark(table.lanes[number].unit, x: x + width - 12 - step * place, y: y + 1)
        }
    }

    private mutating func draw(_ piece: OverviewChip.Piece, x: Double, y: Double, owner: Drawing.Owner, room: Double) {
        switch piece {
        case .sign(let sign, let count):
            drawing.sign(sign, x: x, y: y - 9, ink: .text)
            if !count.isEmpty { drawing.text(count, x: x + 15, y: y, size: OverviewChip.size, ink: .muted, of: owner) }
        case .name(let name):
            drawing.text(
                name, x: x, y: y, size: OverviewChip.size, ink: .muted, limit: room, of: owner,
                family: name.split(separator: " ", maxSplits: 1).last.map(String.init))
        }
    }
}
