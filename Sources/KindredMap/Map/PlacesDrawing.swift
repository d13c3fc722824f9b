import KindredGraph

/// The map of places as shapes: what its SVG shows, for other formats.
package struct PlacesDrawing {
    private let map: HierarchyChart
    private let geometry: Geometry
    private var drawing: Drawing

    package static func draw(_ map: HierarchyChart, geometry: Geometry, title: String) -> Drawing {
        var places = PlacesDrawing(map: map, geometry: geometry, drawing: Drawing(.places, title: title))
        places.draw()
        return places.drawing
    }

    private var chart: Chart { map.chart }

    private mutating func draw() {
        (drawing.width, drawing.height) = (Double(geometry.bounds.width), Double(geometry.bounds.height))
        for (index, family) in chart.families.enumerated() {
            box(
                geometry.families[index], surface: family.windows.isEmpty ? MapLook.family : MapLook.windowFamily,
                radius: 7)
            for box in family.boxes { draw(box: Int(box)) }
        }
        for line in geometry.lines { draw(line) }
        for label in geometry.labels { draw(label) }
    }

    private mutating func box(_ rect: Rect, surface: MapLook.Surface, radius: Double, dash: Drawing.Dash = .none) {
        drawing.box(
            Drawing.Area(Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height)),
            fill: Ink(surface.fill), stroke: Ink(surface.border), radius: radius, dash: dash)
    }

    private mutating func draw(box index: Int) {
        let (box, rect) = (chart.boxes[index], geometry.boxes[index])
        let look = box.kind.look
        self.box(rect, surface: look.surface, radius: 4, dash: box.isImplicit ? .fine : .none)
        for stroke in look.strokes {
            let spots = stroke.map { Drawing.Spot(Double(rect.x + $0.x) + 6.5, Double(rect.y + $0.y) + 4.5) }
            drawing.line(spots, pen: Drawing.Pen(ink: Ink(look.surface.border), width: 1, radius: 0))
        }
    }

    private mutating func draw(_ line: Geometry.Line) {
        let presents = line.kind == .presents
        let spots = geometry.points(of: line).map { Drawing.Spot(Double($0.x), Double($0.y)) }
        drawing.line(
            spots,
            pen: Drawing.Pen(
                ink: Ink(presents ? MapLook.presentationLine : MapLook.pushLine),
                width: presents ? 1.1 : line.kind == .pushes ? 0.9 : 0.6,
                radius: presents ? 4 : 2, arrow: presents ? 6 : 5))
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
