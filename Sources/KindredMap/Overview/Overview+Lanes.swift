import KindredGraph

/// The lanes of an overview.
extension Overview {
    mutating func mark(_ unit: Unit, x: Double, y: Double, radius: Double = 8, size: Double = 11) {
        drawing.badge(table.badge(unit), x: x, y: y, ink: table.ink(unit), radius: radius, size: size)
        if unit == .shared { drawing.diamond(x: x, y: y, radius: radius * 0.55, ink: .page) }
    }

    private mutating func begin(_ index: Int, area: Area) {
        let unit = table.lanes[index].unit
        drawing.open("lane:" + table.id(unit), label: "\(table.title(unit)), \(about(index))")
        drawing.box(area, fill: table.ink(unit).tint(9), radius: 8)
        drawing.record.add(.lanes, table.members(index) + [("rect", .area(area))])
    }

    /// Draws lanes without chips in one row, and returns what is below it.
    mutating func drawSmall(_ lanes: inout [Int], y: Double) -> Double {
        if lanes.isEmpty { return y }
        let width = (Self.width - 2 * Self.margin - 8 * Double(lanes.count - 1)) / Double(lanes.count)
        for (position, index) in lanes.enumerated() {
            let unit = table.lanes[index].unit
            let x = Self.margin + Double(position) * (width + 8)
            begin(index, area: Area(x, y, width, 40))
            mark(unit, x: x + Self.inset + 9, y: y + 20, radius: 11, size: 13)
            let left = x + Self.inset + 28
            let owner = Drawing.Owner("lane", table.id(unit))
            let (title, about) = (table.title(unit), about(index))
            let end = left + Text.width(title, size: 18, bold: true) + 10
            // A long title has the counts below it.
            let isBeside = end + Text.width(about, size: 11.5) <= x + width - 8
            drawing.text(
                title, x: left, y: y + (isBeside ? 26 : 19), size: 18, bold: true, limit: width - 50, of: owner)
            drawing.text(
                about, x: isBeside ? end : left, y: y + (isBeside ? 26 : 34), size: 11.5, ink: .muted, of: owner)
            drawing.close()
        }
        lanes = []
        return y + 50
    }

    /// The rows of `also opens`, then what is a new root, each piece with its place.
    private func alsoRows(_ unit: Unit) -> [[(edge: OverviewTree.Edge, x: Double)]] {
        var rows: [[(edge: OverviewTree.Edge, x: Double)]] = []
        let room = Self.width - 2 * Self.margin - Self.inset - 40
        var x = room
        let edges = alsoOpened(unit)
        for edge in edges.filter({ !$0.isRoot }) + edges.filter(\.isRoot) {
            let width = min(Text.width(words(edge), size: 11.5), room)
            if x + width > room {
                x = rows.isEmpty && !edge.isRoot ? 64 : 0
                rows.append([])
            }
            rows[rows.count - 1].append((edge, x))
            x += width + 10
        }
        return rows
    }

    /// Rows of families side by side: those without chips of their own, four a row, then the others.
    private func shelves(_ unit: Unit) -> [[(family: FamilyID, column: Int)]] {
        let kids = tree.kids[unit] ?? []
        let leaves = kids.filter { tree.kids(of: $0).isEmpty }
        let trees = kids.filter { !tree.kids(of: $0).isEmpty }
        var shelves: [[(family: FamilyID, column: Int)]] = []
        var column = Self.columns
        for family in leaves + trees {
            let width = width(of: family, left: Self.columns)
            if column + width > Self.columns {
                shelves.append([])
                column = 0
            }
            shelves[shelves.count - 1].append((family, column))
            column += width
        }
        return shelves
    }

    /// Draws a lane, and returns where it ends.
    mutating func drawLane(_ index: Int, y: Double) -> Double {
        let unit = table.lanes[index].unit
        let (shelves, also) = (self.shelves(unit), alsoRows(unit))
        let head = 40 + 18 * Double(also.count)
        let heights = shelves.map { shelf in
            shelf.map { self.height(of: $0.family, left: Self.columns - $0.column) }.max() ?? 0
        }
        let height = head + heights.reduce(0, +) + (shelves.isEmpty ? 0 : 2)
        begin(index, area: Area(Self.margin, y, Self.width - 2 * Self.margin, height))
        drawHead(index, also: also, y: y)
        drawing.close()
        drawRails(unit, shelves: shelves, heights: heights, y: y, top: y + head)
        return y + height
    }

    private mutating func drawHead(_ index: Int, also: [[(edge: OverviewTree.Edge, x: Double)]], y: Double) {
        let unit = table.lanes[index].unit
        let owner = Drawing.Owner("lane", table.id(unit))
        if unit != .nothing { mark(unit, x: Self.margin + Self.inset + 9, y: y + 21, radius: 11, size: 13) }
        let left = Self.margin + Self.inset + 28
        let (title, about) = (table.title(unit), about(index))
        let room = Self.width - Self.margin - 10 - left
        let limit = room - (about.isEmpty ? 0 : Text.width(about, size: 12) + 12)
        let x = left + drawing.text(title, x: left, y: y + 27, size: 18, bold: true, limit: limit, of: owner) + 12
        if !about.isEmpty { drawing.text(about, x: x, y: y + 27, size: 12, ink: .muted, of: owner) }
        for (row, pieces) in also.enumerated() {
            let baseline = y + 45 + 18 * Double(row)
            if row == 0, pieces.contains(where: { !$0.edge.isRoot }) {
                drawing.text("also opens", x: left, y: baseline, size: 11.5, ink: .muted, of: owner)
            }
            for piece in pieces {
                drawing.text(
                    words(piece.edge), x: left + piece.x, y: baseline, size: 11.5, limit: room - piece.x, of: owner,
                    family: name(piece.edge.family))
            }
        }
    }

    private mutating func drawRails(
        _ unit: Unit, shelves: [[(family: FamilyID, column: Int)]], heights: [Double], y: Double, top: Double
    ) {
        let ink = table.ink(unit)
        let trunk = Self.margin + Self.inset + 9
        var top = top
        var last: Double?
        for (shelf, height) in zip(shelves, heights) {
            let rail = top + 2
            var end: Double?
            for (family, column) in shelf {
                let x = Self.margin + Self.inset + Self.trunk + Double(column) * Self.step
                put(family, x: x, y: top + 14, left: Self.columns - column, ink: ink)
                guard let edge = tree.edge(from: unit, to: family), tree.isArrow(edge) else { continue }
                let entry = x + 26
                end = entry
                arrow([Spot(entry, rail), Spot(entry, top + 14)], edge: edge, ink: ink)
                record(edge, points: [Spot(trunk, rail), Spot(entry, rail), Spot(entry, top + 14)])
            }
            if let end {
                last = rail
                drawing.line([Spot(trunk, rail), Spot(end, rail)], pen: Drawing.Pen(ink: ink, width: 2.4))
            }
            top += height
        }
        if let last {
            drawing.line([Spot(trunk, y + 33), Spot(trunk, last + 1.2)], pen: Drawing.Pen(ink: ink, width: 2.4))
        }
    }

    mutating func arrow(_ points: [Spot], edge: OverviewTree.Edge, ink: Ink) {
        let width = 1.6 + 0.8 * Double(min(4, edge.count - 1))
        drawing.line(points, pen: Drawing.Pen(ink: ink, width: width, radius: 5, arrow: 5 + width))
    }

    mutating func record(_ edge: OverviewTree.Edge, points: [Spot]) {
        drawing.record.add(
            .lines,
            [
                ("kind", .text(edge.isRoot ? MoveKind.setRoot.rawValue : "presents")),
                ("fromKind", .text(kind(edge.from))), ("from", .text(table.id(edge.from))),
                ("to", .text(name(edge.family))), ("count", .number(edge.count)), ("points", .points(points)),
            ])
    }
}
