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
            set(fill: .page, to: &out)
            Self.write([0, 0, page.width, page.height], operation: "re f\n", to: &out)
            for value in [page.scale, 0, 0, -page.scale, page.x, page.height - page.y] {
                out.write(PDFText.number(value) + " ")
            }
            out.write("cm\n" as StaticString)
            for item in drawing.items {
                switch item {
                case .shape(let shape): write(shape, to: &out)
                case .text(let words): write(words, to: &out)
                case .open, .close: break
                }
            }
        }
    }

    /// The letter of a font.
    static func procedure(_ glyph: Outlines.Glyph) -> [UInt8] {
        ByteWriter.collect { out in
            write([glyph.advance, 0, -1024, -1024, 2048, 2048], operation: "d1\n", to: &out)
            write(glyph.segments, to: &out)
            out.write("f" as StaticString)
        }
    }

    private static func write(_ values: [Double], operation: StaticString, to out: inout ByteWriter) {
        for value in values {
            out.write(value)
            out.write(byte: 0x20)
        }
        out.write(operation)
    }

    // MARK: Colours

    private mutating func set(fill: Ink, to out: inout ByteWriter) {
        if ink.fill == fill { return }
        ink.fill = fill
        write(fill, operation: " rg\n", to: &out)
    }

    private mutating func set(stroke: Ink, width: Double, dash: Drawing.Dash, to out: inout ByteWriter) {
        if ink.stroke != stroke { write(stroke, operation: " RG\n", to: &out) }
        if self.width != width { Self.write([width], operation: "w\n", to: &out) }
        if self.dash != dash {
            out.write("[" as StaticString)
            Self.write(dash.pattern, operation: "] 0 d\n", to: &out)
        }
        (ink.stroke, self.width, self.dash) = (stroke, width, dash)
    }

    private func write(_ ink: Ink, operation: StaticString, to out: inout ByteWriter) {
        let color = ink.color(isDark: isDark)
        let parts = [16, 8, 0].map { PDFText.number(Double(color >> $0 & 0xFF) / 255) }
        out.write(parts.joined(separator: " "))
        out.write(operation)
    }

    // MARK: Shapes

    private mutating func write(_ shape: Drawing.Shape, to out: inout ByteWriter) {
        let stroke = shape.width > 0 ? shape.stroke : nil
        if let fill = shape.fill { set(fill: fill, to: &out) }
        if let stroke { set(stroke: stroke, width: shape.width, dash: shape.dash, to: &out) }
        switch shape.outline {
        case .box(let area, let radius): write(area, radius: radius, to: &out)
        case .path(let segments): Self.write(segments, to: &out)
        }
        out.write(
            shape.fill == nil ? stroke == nil ? "n\n" as StaticString : "S\n" : stroke == nil ? "f\n" : "B\n")
    }

    private static func write(_ segments: [Drawing.Segment], to out: inout ByteWriter) {
        var at = Spot(0, 0)
        for segment in segments {
            switch segment {
            case .move(let spot):
                write([spot.x, spot.y], operation: "m\n", to: &out)
                at = spot
            case .line(let spot):
                write([spot.x, spot.y], operation: "l\n", to: &out)
                at = spot
            case .curve(let bend, let end):
                // A quadratic curve as a cubic one.
                write(
                    [
                        at.x + (bend.x - at.x) * 2 / 3, at.y + (bend.y - at.y) * 2 / 3,
                        end.x + (bend.x - end.x) * 2 / 3, end.y + (bend.y - end.y) * 2 / 3, end.x, end.y,
                    ], operation: "c\n", to: &out)
                at = end
            case .close: out.write("h\n" as StaticString)
            }
        }
    }

    private func write(_ area: Drawing.Area, radius: Double, to out: inout ByteWriter) {
        let radius = max(0, min(radius, area.width / 2, area.height / 2))
        if radius == 0 { return Self.write([area.x, area.y, area.width, area.height], operation: "re\n", to: &out) }
        let bend = radius * 0.4477
        let (left, top, right, bottom) = (area.x, area.y, area.right, area.bottom)
        Self.write([left + radius, top], operation: "m\n", to: &out)
        Self.write([right - radius, top], operation: "l\n", to: &out)
        Self.write([right - bend, top, right, top + bend, right, top + radius], operation: "c\n", to: &out)
        Self.write([right, bottom - radius], operation: "l\n", to: &out)
        Self.write([right, bottom - bend, right - bend, bottom, right - radius, bottom], operation: "c\n", to: &out)
        Self.write([left + radius, bottom], operation: "l\n", to: &out)
        Self.write([left + bend, bottom, left, bottom - bend, left, bottom - radius], operation: "c\n", to: &out)
        Self.write([left, top + radius], operation: "l\n", to: &out)
        Self.write([left, top + bend, left + bend, top, left + radius, top], operation: "c h\n", to: &out)
    }

    // MARK: Texts

    private mutating func write(_ words: Drawing.Words, to out: inout ByteWriter) {
        let line = TextLine(words)
        set(fill: words.ink, to: &out)
        if let whole = words.whole { out.write("/Span<</ActualText\(PDFText.string(whole))>>BDC\n") }
        out.write("BT 1 0 " as StaticString)
        Self.write([words.italic ? TextLine.slant : 0, -1, line.left, words.at.y], operation: "Tm ", to: &out)
        let face = words.bold ? 1 : 0
        var part = -1
        for letter in line.letters {
            let code = faces[face].code(of: letter)
            if code / 256 != part {
                if part >= 0 { out.write(">Tj " as StaticString) }
                part = code / 256
                out.write("/\(faces[face].name(of: part)) ")
                Self.write([words.size], operation: "Tf <", to: &out)
            }
            out.write(PDFText.hex(code % 256, digits: 2))
        }
        out.write(part >= 0 ? ">Tj ET\n" as StaticString : "ET\n")
        if words.whole != nil { out.write("EMC\n" as StaticString) }
        if words.struck {
            let strike = line.strike(words)
            Self.write([strike.x, strike.y, strike.width, strike.height], operation: "re f\n", to: &out)
        }
    }
}
