import KindredPlatform
import KindredText

/// Writes a picture as SVG, for light and dark pages.
package struct DrawingSVG: ~Copyable {
    private let look: Look
    /// Returns the link to a controller.
    private let link: ((Int32) -> String)?
    private var out: ByteWriter
    /// The end of a path as far as it is written.
    private var last = Drawing.Spot(0, 0)
    private var links: [Bool] = []

    private static let familyPrefix = "family:"
    private static let mostLengths = 500
    /// The number of shapes and texts that a thread writes in one go.
    private static let itemsOfPart = 8_192

    /// - Parameter link: Of a controller; nil without links.
    package static func write(
        _ drawing: Drawing, link: ((Int32) -> String)? = nil, threads: Int = 1, to writer: consuming ByteWriter
    ) {
        var svg = DrawingSVG(look: Look(drawing), link: link, out: writer)
        svg.writeHead(drawing)
        svg.writeItems(of: drawing, threads: threads)
        svg.out.write("</svg>\n" as StaticString)
        svg.out.flush()
    }

    private init(look: Look, link: ((Int32) -> String)?, out: consuming ByteWriter) {
        (self.look, self.link) = (look, link)
        self.out = out
    }

    private mutating func writeItems(of drawing: Drawing, threads: Int) {
        let items = drawing.items
        // The end of a group that is a link has to know of its start.
        guard threads > 1, link == nil, items.count > Self.itemsOfPart else { return write(items[...]) }
        let look = look
        let parts = (items.count + Self.itemsOfPart - 1) / Self.itemsOfPart
        let texts = concurrentMap(parts, threads: threads) { part in
            let start = part * Self.itemsOfPart
            return Self.bytes(of: items[start..<min(items.count, start + Self.itemsOfPart)], look: look)
        }
        for text in texts { out.write(text) }
    }

    private static func bytes(of items: ArraySlice<Drawing.Item>, look: Look) -> [UInt8] {
        var bytes: [UInt8] = []
        var svg = DrawingSVG(look: look, link: nil, out: ByteWriter { bytes.append(contentsOf: $0) })
        svg.write(items)
        svg.out.flush()
        return bytes
    }

    private mutating func write(_ items: ArraySlice<Drawing.Item>) {
        for item in items {
            switch item {
            case .shape(let shape): write(shape)
            case .text(let words): write(words)
            case .open(let group): open(group)
            case .close: out.write(links.popLast() == true ? "</a></g>\n" as StaticString : "</g>\n")
            }
        }
    }

    /// The things that a whole picture shares: colours, sizes and targets.
    private struct Look: Sendable {
        var inks: [Ink] = []
        /// The sizes of texts.
        var sizes: [Double] = []
        /// The families that are drawn, so that texts can link to them.
        var families: Set<String> = []
        /// Whether texts of exact widths say how wide they are, so that every font gives them the same room.
        let hasLengths: Bool

        init(_ drawing: Drawing) {
            hasLengths = drawing.record.counts.controllers <= DrawingSVG.mostLengths
            for item in drawing.items {
                switch item {
                case .shape(let shape):
                    if let ink = shape.fill { collect(ink) }
                    if let ink = shape.stroke { collect(ink) }
                case .text(let words):
                    collect(words.ink)
                    if !sizes.contains(words.size) { sizes.append(words.size) }
                case .open(let group) where group.id.hasPrefix(DrawingSVG.familyPrefix):
                    families.insert(String(group.id.utf8.dropFirst(DrawingSVG.familyPrefix.utf8.count)) ?? "")
                case .open, .close: break
                }
            }
        }

        private mutating func collect(_ ink: Ink) {
            if !inks.contains(ink) { inks.append(ink) }
        }

        /// Returns the number of a colour: there are few, so looking along them is quicker than hashing.
        func number(_ ink: Ink) -> Int { inks.firstIndex(of: ink) ?? 0 }
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
        out.write("path { fill: none; } rect { stroke: none; } a { text-decoration: none; }\n" as StaticString)
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

    private mutating func open(_ group: Drawing.Group) {
        out.write("<g id=\"" as StaticString)
        out.write(xml: group.id)
        if !group.classes.isEmpty {
            out.write("\" class=\"" as StaticString)
            out.write(group.classes)
        }
        if !group.label.isEmpty {
            out.write("\" role=\"group\" aria-label=\"" as StaticString)
            out.write(xml: group.label)
        }
        out.write("\">" as StaticString)
        let target = group.controller < 0 ? nil : link?(group.controller)
        links.append(target != nil)
        guard let target else { return }
        out.write("<a href=\"" as StaticString)
        out.write(xml: target)
        out.write("\">" as StaticString)
    }

    // MARK: Shapes

    private mutating func write(_ shape: Drawing.Shape) {
        switch shape.outline {
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
        writeClasses(shape)
        if shape.stroke != nil, shape.width != 1 { attribute(" stroke-width=\"", shape.width) }
        if shape.dash != .none {
            let lengths = shape.dash.pattern.map { $0 == 1.5 ? "1.5" : "\(Int($0))" }
            out.write(" stroke-dasharray=\"\(lengths.joined(separator: " "))\"")
        }
        out.write("/>" as StaticString)
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

    private mutating func attribute(_ start: StaticString, _ value: Double) {
        out.write(start)
        out.write(value)
        out.write(byte: 0x22)
    }

    // MARK: Texts

    private mutating func write(_ words: Drawing.Words) {
        let target = words.family.flatMap { look.families.contains($0) ? $0 : nil }
        if let target {
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
