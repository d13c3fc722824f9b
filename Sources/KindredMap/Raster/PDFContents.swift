import KindredText

/// The marks on a page of PDF: shapes and texts as operators.
struct PDFContents {
    typealias Spot = Drawing.Spot

    let isDark: Bool
    var faces: [PDFFace]
    private var ink: (fill: Ink?, stroke: Ink?) = (nil, nil)
    private var width = 1.0
    private var dash = Drawing.Dash.none

    init(isDark: Bool, faces: [PDFFace]) { (self.isDark, self.faces) = (isDark, faces) }

    mutating func made(_ drawing: Drawing, on page: DrawingPage) -> [UInt8] {
        ByteWriter.collect { out in
            set(fill: .page, &out)
            Self.write([0, 0, page.width, page.height], "re f\n", &out)
            for value in [page.scale, 0, 0, -page.scale, page.x, page.height - page.y] {
                out.write(PDFText.number(value) + " ")
            }
            out.write("cm\n" as StaticString)
            for item in drawing.items {
                switch item {
                case .shape(let shape): write(shape, &out)
                case .text(let words): write(words, &out)
                case .open, .close: break
                }
            }
        }
    }

    /// The letter of a font.
    static func procedure(_ glyph: Outlines.Glyph) -> [UInt8] {
        ByteWriter.collect { out in
            write([glyph.advance, 0, -1024, -1024, 2048, 2048], "d1\n", &out)
            write(glyph.segments, &out)
            out.write("f" as StaticString)
        }
    }

    private static func write(_ values: [Double], _ operation: StaticString, _ out: inout ByteWriter) {
        for value in values {
            out.write(value)
            out.write(byte: 0x20)
        }
        out.write(operation)
    }

    // MARK: Colours

    private mutating func set(fill: Ink, _ out: inout ByteWriter) {
        if ink.fill == fill { return }
        ink.fill = fill
        write(fill, " rg\n", &out)
    }

    private mutating func set(stroke: Ink, width: Double, dash: Drawing.Dash, _ out: inout ByteWriter) {
        if ink.stroke != stroke { write(stroke, " RG\n", &out) }
        if self.width != width { Self.write([width], "w\n", &out) }
        if self.dash != dash {
            out.write("[" as StaticString)
            Self.write(dash.pattern, "] 0 d\n", &out)
        }
        (ink.stroke, self.width, self.dash) = (stroke, width, dash)
    }

    private func write(_ ink: Ink, _ operation: StaticString, _ out: inout ByteWriter) {
        let color = ink.color(isDark: isDark)
        let parts = [16, 8, 0].map { PDFText.number(Double(color >> $0 & 0xFF) / 255) }
        out.write(parts.joined(separator: " "))
        out.write(operation)
    }

    // MARK: Shapes

    private mutating func write(_ shape: Drawing.Shape, _ out: inout ByteWriter) {
        let stroke = shape.width > 0 ? shape.stroke : nil
        if let fill = shape.fill { set(fill: fill, &out) }
        if let stroke { set(stroke: stroke, width: shape.width, dash: shape.dash, &out) }
        switch shape.outline {
        case .box(let area, let radius): write(area, radius: radius, &out)
        case .path(let segments): Self.write(segments, &out)
        }
        out.write(
            shape.fill == nil ? stroke == nil ? "n\n" as StaticString : "S\n" : stroke == nil ? "f\n" : "B\n")
    }

    private static func write(_ segments: [Drawing.Segment], _ out: inout ByteWriter) {
        var at = Spot(0, 0)
        for segment in segments {
            switch segment {
            case .move(let spot):
                write([spot.x, spot.y], "m\n", &out)
                at = spot
            case .line(let spot):
                write([spot.x, spot.y], "l\n", &out)
                at = spot
            case .curve(let bend, let end):
                // A quadratic curve as a cubic one.
                write(
                    [
                        at.x + (bend.x - at.x) * 2 / 3, at.y + (bend.y - at.y) * 2 / 3,
                        end.x + (bend.x - end.x) * 2 / 3, end.y + (bend.y - end.y) * 2 / 3, end.x, end.y,
                    ], "c\n", &out)
                at = end
            case .close: out.write("h\n" as StaticString)
            }
        }
    }

    private func write(_ area: Drawing.Area, radius: Double, _ out: inout ByteWriter) {
        let radius = max(0, min(radius, area.width / 2, area.height / 2))
        if radius == 0 { return Self.write([area.x, area.y, area.width, area.height], "re\n", &out) }
        let bend = radius * 0.4477
        let (left, top, right, bottom) = (area.x, area.y, area.right, area.bottom)
        Self.write([left + radius, top], "m\n", &out)
        Self.write([right - radius, top], "l\n", &out)
        Self.write([right - bend, top, right, top + bend, right, top + radius], "c\n", &out)
        Self.write([right, bottom - radius], "l\n", &out)
        Self.write([right, bottom - bend, right - bend, bottom, right - radius, bottom], "c\n", &out)
        Self.write([left + radius, bottom], "l\n", &out)
        Self.write([left + bend, bottom, left, bottom - bend, left, bottom - radius], "c\n", &out)
        Self.write([left, top + radius], "l\n", &out)
        Self.write([left, top + bend, left + bend, top, left + radius, top], "c h\n", &out)
    }

    // MARK: Texts

    private mutating func write(_ words: Drawing.Words, _ out: inout ByteWriter) {
        let line = TextLine(words)
        set(fill: words.ink, &out)
        if let whole = words.whole { out.write("/Span<</ActualText\(PDFText.string(whole))>>BDC\n") }
        out.write("BT 1 0 " as StaticString)
        Self.write([words.italic ? TextLine.slant : 0, -1, line.left, words.at.y], "Tm ", &out)
        let face = words.bold ? 1 : 0
        var part = -1
        for letter in line.letters {
            let code = faces[face].code(of: letter)
            if code / 256 != part {
                if part >= 0 { out.write(">Tj " as StaticString) }
                part = code / 256
                out.write("/\(faces[face].name(of: part)) ")
                Self.write([words.size], "Tf <", &out)
            }
            out.write(PDFText.hex(code % 256, digits: 2))
        }
        out.write(part >= 0 ? ">Tj ET\n" as StaticString : "ET\n")
        if words.whole != nil { out.write("EMC\n" as StaticString) }
        if words.struck {
            let strike = line.strike(words)
            Self.write([strike.x, strike.y, strike.width, strike.height], "re f\n", &out)
        }
    }
}
