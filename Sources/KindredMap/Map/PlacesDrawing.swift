import KindredGraph

/// The map of places as shapes: what its SVG shows, for other formats.
package struct PlacesDrawing {
    private let map: HierarchyChart
    private let geometry: Geometry
    private let marks: MapMarks?
    private var drawing: Drawing

    /// - Parameter marks: What a comparison marks, and lists below the map.
    package static func draw(
        _ map: HierarchyChart, geometry: Geometry, title: String, marks: MapMarks? = nil
    ) -> Drawing {
        var places = PlacesDrawing(map: map, geometry: geometry, marks: marks, drawing: Drawing(.places, title: title))
        places.draw()
        return places.drawing
    }

    private var chart: Chart { map.chart }

    private mutating func draw() {
        (drawing.width, drawing.height) = (Double(geometry.bounds.width), Double(geometry.bounds.height))
        for (index, family) in chart.families.enumerated() {
            box(
                geometry.families[index], surface: family.windows.isEmpty ? MapLook.family : MapLook.windowFamily,
                radius: 7, state: marks?.state(ofFamily: family.id))
            for box in family.boxes { draw(box: Int(box)) }
        }
        for line in geometry.lines { draw(line) }
        for label in geometry.labels { draw(label) }
        if let marks { draw(MapMarkLines(marks)) }
    }

    /// Draws the list of what differs below the map.
    private mutating func draw(_ list: MapMarkLines) {
        for (index, line) in list.lines.enumerated() {
            let isHead = line.indent == 0
            drawing.text(
                line.text, x: Double(24 + 14 * line.indent),
                y: drawing.height + Double(24 + MapMarkLines.height * index), size: isHead ? 12 : 11, bold: isHead,
                ink: Ink(line.state.map { MapLook.mark($0) } ?? MapLook.family.text))
        }
        drawing.width = max(drawing.width, Double(list.size.width))
        drawing.height += Double(list.size.height)
    }

    private mutating func box(
        _ rect: Rect, surface: MapLook.Surface, radius: Double, dash: Drawing.Dash = .none, state: MapMarks.State?
    ) {
        drawing.box(
            Drawing.Area(Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height)),
            fill: Ink(surface.fill), stroke: Ink(state.map { MapLook.mark($0) } ?? surface.border),
            width: state == nil ? 1 : 2.5, radius: radius, dash: state == .moved ? .dashed : dash)
    }

    private mutating func draw(box index: Int) {
        let (box, rect) = (chart.boxes[index], geometry.boxes[index])
        let look = box.kind.look
        self.box(
            rect, surface: look.surface, radius: 4, dash: box.isImplicit ? .fine : .none,
            state: marks?.state(ofController: box.id))
        for stroke in look.strokes {
            let spots = stroke.map { Drawing.Spot(Double(rect.x + $0.x) + 6.5, Double(rect.y + $0.y) + 4.5) }
            drawing.line(spots, pen: Drawing.Pen(ink: Ink(look.surface.border), width: 1, radius: 0))
        }
    }

    private mutating func draw(_ line: Geometry.Line) {
        let presents = line.kind == .presents
        let from = chart.boxes[Int(line.from)].id
        let state =
            presents
            ? marks?.state(from: from, toFamily: chart.families[Int(line.to)].id)
            : marks?.state(from: from, to: chart.boxes[Int(line.to)].id)
        let ink = state.map { MapLook.mark($0) } ?? (presents ? MapLook.presentationLine : MapLook.pushLine)
        let width = presents ? 1.1 : line.kind == .pushes ? 0.9 : 0.6
        let spots = geometry.points(of: line).map { Drawing.Spot(Double($0.x), Double($0.y)) }
        drawing.line(
            spots,
            pen: Drawing.Pen(
                ink: Ink(ink), width: state == nil ? width : 2.2, radius: presents ? 4 : 2, arrow: presents ? 6 : 5))
    }

    private mutating func draw(_ label: Geometry.Label) {
        var (size, isBold, isItalic) = (9.0, false, false)
        var ink = Ink(MapLook.note)
        switch (label.role, label.owner) {
        case (.name, .box(let index)):
            let box = chart.boxes[Int(index)]
            size = 11
            isBold = box.kind != .controller || box.end > index + 1
            isItalic = box.isImplicit
            ink = Ink(box.kind.look.surface.text)
        case (.name, _), (.heading, _): (size, isBold, ink) = (12, true, Ink(MapLook.family.text))
        case (.style, _), (.reference, _), (.more, _), (.callers, _): ink = Ink(MapLook.presentation)
        case (.note, _), (.window, _), (.caption, _): break
        }
        // The baseline: below it are the 3 points of the descenders.
        drawing.text(
            label.text, x: Double(label.rect.x), y: Double(label.rect.bottom - 3), size: size, bold: isBold, ink: ink,
            italic: isItalic)
    }
}

extension Ink {
    /// Reads the colours of the style sheet.
    fileprivate init(_ shade: MapLook.Shade) {
        func number(_ hex: String) -> UInt32 { UInt32(hex.dropFirst(), radix: 16) ?? 0 }
        self.init(number(shade.light), dark: number(shade.dark))
    }
}
