import KindredPlatform
import KindredText

/// Writes a picture as SVG, for light and dark pages.
package struct DrawingSVG: ~Copyable {
    let look: Look
    /// Returns the link to a controller.
    let link: ((Int32) -> String)?
    /// Returns what is said of a controller if the pointer rests on it.
    let tip: ((Int32) -> String)?
    var out: ByteWriter
    /// The end of a path as far as it is written.
    private var last = Drawing.Spot(0, 0)
    /// The links of the open groups, and whether the last one is open.
    var links: [String?] = []
    var isInLink = false
    /// The ids that are written, in a picture that may draw a name twice.
    var ids: Set<String> = []

    /// - Parameters:
    ///   - link: Of a controller; nil without links.
    ///   - tip: The words about a controller, behind its id.
    package static func write(
        _ drawing: Drawing, link: ((Int32) -> String)? = nil, tip: ((Int32) -> String)? = nil, threads: Int = 1,
        to writer: consuming ByteWriter
    ) {
        let look = Look(drawing)
        var svg = DrawingSVG(look: look, link: link, tip: look.hasTips ? tip : nil, out: writer)
        svg.writeHead(drawing)
        svg.writeSigns()
        let parts = threads > 1 && link == nil ? look.parts(of: drawing.items) : []
        if parts.count > 1 {
            let items = drawing.items
            for text in concurrentMap(parts.count, threads: threads, body: { bytes(of: items[parts[$0]], look: look) })
            {
                svg.out.write(text)
            }
        } else {
            svg.write(drawing.items[...])
        }
        svg.out.write("</svg>\n" as StaticString)
        svg.out.flush()
    }

    private init(
        look: Look, link: ((Int32) -> String)?, tip: ((Int32) -> String)?, out: consuming ByteWriter
    ) {
        (self.look, self.link, self.tip) = (look, link, tip)
        self.out = out
    }

    private static func bytes(of items: ArraySlice<Drawing.Item>, look: Look) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(items.count * 128)
        var svg = DrawingSVG(look: look, link: nil, tip: nil, out: ByteWriter { bytes.append(contentsOf: $0) })
        svg.write(items)
        svg.out.flush()
        return bytes
    }

    private mutating func write(_ items: ArraySlice<Drawing.Item>) {
        var isSecond = false
        for item in items {
            switch item {
            case .shape where isSecond: isSecond = false
            case .shape(let shape):
                beginLink()
                isSecond = shape.sign.map { $0.shapeCount == 2 } ?? false
                if let sign = shape.sign { write(sign, frame: shape) } else { write(shape) }
            case .text(let words): write(words)
            case .open(let group): open(group)
            case .close: close()
            }
        }
    }

    private mutating func writeHead(_ drawing: Drawing) {
        out.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" as StaticString)
        out.write(drawing.width)
        out.write("\" height=\"" as StaticString)
        out.write(drawing.height)
        out.write("\" viewBox=\"0 0 " as StaticString)
        out.write(drawing.width)
        out.write(byte: 0x20)
        out.write(drawing.height)
        out.write("\" role=\"graphics-document\" aria-labelledby=\"kindred:title kindred:about\">\n" as StaticString)
        out.write("<title id=\"kindred:title\">" as StaticString)
        out.write(xml: drawing.title)
        out.write("</title>\n<desc id=\"kindred:about\">" as StaticString)
        let counts =
            drawing.record.picture == .changes ? [] : [drawing.record.counts.words.joined(separator: ", ") + "."]
        out.write(xml: (counts + drawing.summary).joined(separator: "\n"))
        out.write("</desc>\n<style>\n" as StaticString)
        out.write(
            "text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; white-space: pre; }\n" as StaticString
        )
        out.write(
            ".b { font-weight: 700; } .i { font-style: italic; } .x { text-decoration: line-through; }\n"
                as StaticString)
        out.write("path { fill: none; } a { text-decoration: none; }\n" as StaticString)
        for (index, size) in look.sizes.enumerated() {
            out.write(".t\(index) { font-size: ")
            out.write(size)
            out.write("px; }\n" as StaticString)
        }
        writeInks(\.light)
        if !drawing.isLight, look.inks.contains(where: { $0.light != $0.dark }) {
            out.write("@media (prefers-color-scheme: dark) {\n" as StaticString)
            writeInks(\.dark)
            out.write("}\n" as StaticString)
        }
        out.write("</style>\n<rect class=\"f\(look.number(.page))\" width=\"100%\" height=\"100%\"/>\n")
    }

    private mutating func writeInks(_ color: KeyPath<Ink, UInt32>) {
        for (index, ink) in look.inks.enumerated() {
            let hex = Ink.hex(ink[keyPath: color])
            out.write(".f\(index) { fill: \(hex); } .s\(index) { stroke: \(hex); }\n")
        }
    }

    // MARK: Shapes

    private mutating func write(_ shape: Drawing.Shape) {
        writeOutline(shape)
        writeClasses(shape)
        if shape.stroke != nil, shape.width != 1 { attribute(" stroke-width=\"", shape.width) }
        if shape.dash != .none {
            let lengths = shape.dash.pattern.map { $0 == 1.5 ? "1.5" : "\(Int($0))" }
            out.write(" stroke-dasharray=\"\(lengths.joined(separator: " "))\"")
        }
        guard look.hasTips, let ends = shape.ends, case .path = shape.outline else {
            return out.write("/>" as StaticString)
        }
        out.write("><title>" as StaticString)
        out.write(xml: ends.sentence)
        out.write("</title></path>" as StaticString)
    }

    mutating func writeOutline(_ shape: Drawing.Shape) {
        switch shape.outline {
        case .box(let area, let radius) where area.width == area.height && 2 * radius >= area.width:
            out.write("<circle" as StaticString)
            attribute(" cx=\"", area.x + area.width / 2)
            attribute(" cy=\"", area.y + area.height / 2)
            attribute(" r=\"", area.width / 2)
        case .box(let area, let radius):
            out.write("<rect" as StaticString)
            attribute(" x=\"", area.x)
            attribute(" y=\"", area.y)
            attribute(" width=\"", area.width)
            attribute(" height=\"", area.height)
            attribute(" rx=\"", min(radius, area.width / 2, area.height / 2))
            if shape.fill == nil { out.write(" fill=\"none\"" as StaticString) }
        case .path(let segments):
            out.write("<path d=\"" as StaticString)
            for segment in segments { write(segment) }
            out.write(byte: 0x22)
        }
    }

    private mutating func writeClasses(_ shape: Drawing.Shape) {
        out.write(" class=\"" as StaticString)
        if let fill = shape.fill {
            out.write("f" as StaticString)
            out.write(look.number(fill))
        }
        if let stroke = shape.stroke {
            out.write(shape.fill == nil ? "s" as StaticString : " s")
            out.write(look.number(stroke))
        }
        guard let ends = shape.ends else { return out.write(byte: 0x22) }
        out.write(byte: 0x20)
        out.write(ends.kind)
        out.write("\" data-from=\"" as StaticString)
        out.write(xml: ends.from)
        out.write("\" data-to=\"" as StaticString)
        out.write(xml: ends.to)
        out.write(byte: 0x22)
    }

    private mutating func write(_ segment: Drawing.Segment) {
        switch segment {
        case .move(let spot): command("M", spot)
        case .line(let spot) where spot.y == last.y: command("H", spot.x)
        case .line(let spot) where spot.x == last.x: command("V", spot.y)
        case .line(let spot): command("L", spot)
        case .curve(let corner, let spot):
            command("Q", corner)
            command(" ", spot)
        case .close: out.write("Z" as StaticString)
        }
        switch segment {
        case .move(let spot), .line(let spot), .curve(_, let spot): last = spot
        case .close: break
        }
    }

    private mutating func command(_ letter: StaticString, _ value: Double) {
        out.write(letter)
        out.write(value)
    }

    private mutating func command(_ letter: StaticString, _ spot: Drawing.Spot) {
        out.write(letter)
        out.write(spot.x)
        out.write(byte: 0x20)
        out.write(spot.y)
    }

    mutating func attribute(_ start: StaticString, _ value: Double) {
        out.write(start)
        out.write(value)
        out.write(byte: 0x22)
    }

    // MARK: Texts

    private mutating func write(_ words: Drawing.Words) {
        let target = words.family.flatMap { look.families.contains($0) ? $0 : nil }
        if target == nil { beginLink() }
        if let target {
            endLink()
            out.write("<a href=\"#family:" as StaticString)
            out.write(xml: PercentEncoding.ofPath(target))
            out.write("\">" as StaticString)
        }
        out.write("<text" as StaticString)
        attribute(" x=\"", words.at.x)
        attribute(" y=\"", words.at.y)
        out.write(" class=\"f" as StaticString)
        out.write(look.number(words.ink))
        out.write(" t" as StaticString)
        out.write(look.sizes.firstIndex(of: words.size) ?? 0)
        if words.bold { out.write(" b" as StaticString) }
        if words.italic { out.write(" i" as StaticString) }
        if words.struck { out.write(" x" as StaticString) }
        out.write(byte: 0x22)
        if words.anchor != .start {
            out.write(words.anchor == .end ? " text-anchor=\"end\"" as StaticString : " text-anchor=\"middle\"")
        }
        if look.hasLengths, words.text.utf8.count > 1, Text.isExact(words.text) {
            attribute(" textLength=\"", words.width)
        }
        out.write(byte: 0x3E)
        if let whole = words.whole {
            out.write("<title>" as StaticString)
            out.write(xml: whole)
            out.write("</title>" as StaticString)
        }
        out.write(xml: words.text)
        out.write(target == nil ? "</text>" as StaticString : "</text></a>")
        if words.owner == nil { out.write(byte: 0x0A) }
    }
}
