import KindredGraph

/// The map of places as shapes.
package struct PlacesDrawing {
    let map: GraphChart
    private let geometry: Geometry
    private let marks: MapMarks?
    var drawing: Drawing
    /// The distance of the map from the top: the head is above it.
    private var top = 0.0
    /// The index of the first label that isn't drawn yet.
    private var nextLabel = 0

    /// - Parameters:
    ///   - hasHead: Whether the title, the counts and the key are above the map.
    ///   - marks: What a comparison marks, and lists below the map.
    ///   - hasRows: Whether the picture knows the places of controllers and lines: shapes alone need less.
    package static func draw(
        _ map: GraphChart, geometry: Geometry, title: String, hasHead: Bool = true, hasKey: Bool = true,
        marks: MapMarks? = nil, hasRows: Bool = true
    ) -> Drawing {
        var places = PlacesDrawing(map: map, geometry: geometry, marks: marks, drawing: Drawing(.places, title: title))
        places.drawing.width = Double(geometry.bounds.width)
        if hasHead { places.drawHead(hasKey: hasKey) }
        places.draw()
        places.addFamilies(geometry)
        if hasRows { places.addRows(geometry) }
        return places.drawing
    }

    private init(map: GraphChart, geometry: Geometry, marks: MapMarks?, drawing: Drawing) {
        (self.map, self.geometry, self.marks, self.drawing) = (map, geometry, marks, drawing)
        self.drawing.record.isByPlaces = true
        self.drawing.record.counts = map.counts
    }

    private var chart: Chart { map.chart }

    private mutating func drawHead(hasKey: Bool) {
        drawing.width = max(drawing.width, 480)
        let head = head(geometry, hasKey: hasKey)
        let margin = ScreenMeasures.margin
        // The map has a margin of its own.
        top = head.draw(on: &drawing, width: drawing.width, margin: margin, size: 10).rounded(.up) - 10
    }

    private mutating func draw() {
        drawing.height = Double(geometry.bounds.height) + top
        // Boxes open, are drawn with a sign of their kind, and close; lines have an arrow and the sign of a style.
        drawing.reserve(
            4 * (chart.families.count + chart.boxes.count) + 5 * geometry.lines.count + geometry.dots.count
                + geometry.labels.count)
        for (index, family) in chart.families.enumerated() {
            drawing.open(
                "family:" + family.id, label: "family \(family.id)",
                classes: family.windows.isEmpty ? "family" : "family shown")
            box(
                geometry.families[index], surface: family.windows.isEmpty ? MapLook.family : MapLook.windowFamily,
                radius: 7, state: marks?.state(ofFamily: family.id))
            drawLabels(of: .family(Int32(index)))
            for box in family.boxes { draw(box: Int(box)) }
            drawing.close()
        }
        for line in geometry.lines { draw(line) }
        for line in geometry.lines where line.kind == .presents { drawSign(of: line) }
        for (place, manner) in geometry.dots {
            drawing.dot(spot(place), radius: 2.4, fill: ink(chart.manners[Int(manner)].sign))
        }
        drawLabels(of: .picture)
        if let marks { draw(MapMarkLines(marks)) }
    }

    /// Draws the list of what differs below the map.
    private mutating func draw(_ list: MapMarkLines) {
        for (index, line) in list.lines.enumerated() {
            let isHead = line.indent == 0
            drawing.text(
                line.text, x: Double(24 + 14 * line.indent),
                y: drawing.height + Double(24 + MapMarkLines.height * index), size: isHead ? 12 : 11, bold: isHead,
                ink: line.state.map { MapLook.mark($0) } ?? MapLook.family.text)
        }
        drawing.width = max(drawing.width, Double(list.size.width))
        drawing.height += Double(list.size.height)
    }

    // MARK: Places

    func area(_ rect: Rect) -> Drawing.Area {
        Drawing.Area(Double(rect.x), Double(rect.y) + top, Double(rect.width), Double(rect.height))
    }

    func spot(_ point: Point) -> Drawing.Spot { Drawing.Spot(Double(point.x), Double(point.y) + top) }

    func owner(_ owner: Geometry.Owner) -> Drawing.Owner? {
        switch owner {
        case .box(let box): Drawing.Owner("controller", chart.boxes[Int(box)].id)
        case .family(let family): Drawing.Owner("family", chart.families[Int(family)].id)
        case .picture: nil
        }
    }

    // MARK: Boxes

    private mutating func box(
        _ rect: Rect, surface: MapLook.Surface, radius: Double, dash: Drawing.Dash = .none, state: MapMarks.State?
    ) {
        drawing.box(
            area(rect), fill: surface.fill, stroke: state.map { MapLook.mark($0) } ?? surface.border,
            width: state == nil ? 1 : 2.5, radius: radius, dash: state == .moved ? .dashed : dash)
    }

    private mutating func draw(box index: Int) {
        let (box, rect) = (chart.boxes[index], geometry.boxes[index])
        let look = box.kind.look
        let isFrame = box.end > Int32(index) + 1
        drawing.open(
            box.id, classes: box.kind.word + (isFrame ? " frame" : "") + (box.isImplicit ? " implicit" : ""),
            controller: map.controllers[index].index)
        self.box(
            rect, surface: look.surface, radius: 4, dash: box.isImplicit ? .fine : .none,
            state: marks?.state(ofController: box.id))
        let corner = spot(Point(x: rect.x, y: rect.y))
        for stroke in look.strokes {
            let spots = stroke.map { Drawing.Spot(corner.x + Double($0.x) + 6.5, corner.y + Double($0.y) + 4.5) }
            drawing.line(spots, pen: Drawing.Pen(ink: look.surface.border, width: 1, radius: 0))
        }
        drawLabels(of: .box(Int32(index)))
        drawing.close()
    }

    // MARK: Lines

    private func state(of line: Geometry.Line) -> MapMarks.State? {
        guard let marks else { return nil }
        let ends = ends(of: line)
        return line.kind == .presents
            ? marks.state(from: ends.from, toFamily: ends.to) : marks.state(from: ends.from, to: ends.to)
    }

    private func ink(_ sign: StyleSign) -> Ink { sign == .root ? .strong : MapLook.presentationLine }

    private mutating func draw(_ line: Geometry.Line) {
        var pen = Drawing.Pen(ink: MapLook.pushLine, width: line.kind == .pushes ? 0.9 : 0.6, radius: 2, arrow: 5)
        if line.kind == .presents {
            let sign = chart.manners[Int(line.manner)].sign
            pen = sign.pen(ink(sign))
            (pen.radius, pen.arrow) = (4, sign == .root ? 8 : 6)
        }
        if let state = state(of: line) { (pen.ink, pen.width) = (MapLook.mark(state), max(pen.width, 2.2)) }
        drawing.line(geometry.points(of: line).map { spot($0) }, pen: pen, ends: ends(of: line))
    }

    func ends(of line: Geometry.Line) -> Drawing.Ends {
        let from = chart.boxes[Int(line.from)].id
        if line.kind != .presents {
            return Drawing.Ends(
                kind: line.kind.rawValue, from: from, to: chart.boxes[Int(line.to)].id,
                how: map.configurations(ofLineFrom: line.from, to: line.to))
        }
        let manner = chart.manners[Int(line.manner)]
        return Drawing.Ends(
            kind: manner.sign.kindOfLines, from: from, to: chart.families[Int(line.to)].id,
            how: manner.sign == .root ? manner.chip : manner.head)
    }

    private mutating func drawSign(of line: Geometry.Line) {
        let (sign, mark) = (chart.manners[Int(line.manner)].sign, area(geometry.mark(of: line)))
        let ink = state(of: line).map { MapLook.mark($0) } ?? ink(sign)
        drawing.sign(sign, x: mark.x, y: mark.y, ink: ink)
    }

    // MARK: Texts

    /// Draws the next labels if they are the owner's: their order is that in which families, boxes and the rest are drawn.
    private mutating func drawLabels(of owner: Geometry.Owner) {
        while nextLabel < geometry.labels.count, geometry.labels[nextLabel].owner == owner {
            draw(geometry.labels[nextLabel])
            nextLabel += 1
        }
    }

    private mutating func draw(_ label: Geometry.Label) {
        let (area, owner) = (area(label.rect), owner(label.owner))
        // The baseline: below it are the 3 points of the descenders.
        let y = area.bottom - 3
        if label.role == .chip {
            return drawing.chip(label.text, right: area.right + Double(CardTexts.chipInset), y: y - 3, of: owner)
        }
        let look = look(of: label)
        if let sign = label.sign {
            drawing.sign(sign, x: area.x - Double(CardTexts.signRoom), y: y - 8.5, ink: look.ink)
        }
        var family: String?
        if case .reference(let target) = label.role { family = chart.target(target) }
        drawing.text(
            label.text, x: area.x, y: y, size: look.size, bold: look.isBold, ink: look.ink, of: owner, family: family,
            italic: look.isItalic, whole: label.whole)
    }

    private func look(of label: Geometry.Label) -> (size: Double, isBold: Bool, isItalic: Bool, ink: Ink) {
        switch (label.role, label.owner) {
        case (.name, .box(let index)):
            let box = chart.boxes[Int(index)]
            let isBold = box.kind != .controller || box.end > index + 1
            return (11, isBold, box.isImplicit, box.kind.look.surface.text)
        case (.name, _), (.heading, _): return (12, true, false, MapLook.family.text)
        case (.style, _), (.reference, _): return (9, false, false, MapLook.presentation)
        case (.note, _), (.window, _), (.caption, _), (.chip, _): return (9, false, false, MapLook.note)
        }
    }
}
