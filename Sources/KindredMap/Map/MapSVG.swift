import KindredDiagnostics
import KindredGraph
import KindredQuestions
import KindredText

/// Writes a map as SVG. Every position comes from the geometry, everything else from the hierarchy.
package enum MapSVG {
    package static func write(
        _ map: HierarchyChart, geometry: Geometry, hierarchy: ResolvedGraph, linkBase: String? = nil,
        marks: MapMarks? = nil, to writer: consuming ByteWriter
    ) {
        var emission = MapEmission(
            map: map, geometry: geometry, hierarchy: hierarchy, linkBase: linkBase.map(PercentEncoding.ofURL),
            marks: marks, out: writer)
        emission.write()
    }
}

struct MapEmission: ~Copyable {
    let map: HierarchyChart
    let geometry: Geometry
    let hierarchy: ResolvedGraph
    let linkBase: String?
    let marks: MapMarks?
    /// The list below the map.
    let list: MapMarkLines?
    var out: ByteWriter
    /// The next label to be written: they are in the order of the families and boxes.
    private var label = 0

    private var chart: Chart { map.chart }

    init(
        map: HierarchyChart, geometry: Geometry, hierarchy: ResolvedGraph, linkBase: String?, marks: MapMarks?,
        out: consuming ByteWriter
    ) {
        (self.map, self.geometry, self.hierarchy, self.linkBase) = (map, geometry, hierarchy, linkBase)
        self.marks = marks
        list = marks.map { MapMarkLines($0) }
        self.out = out
    }

    mutating func write() {
        writeHead()
        for family in map.chart.families.indices { write(family: family) }
        for line in geometry.lines { write(line) }
        while label < geometry.labels.count { writeLabel() }
        if let list { write(list) }
        out.write("</svg>\n" as StaticString)
        out.flush()
    }

    private mutating func writeHead() {
        let size = list?.size ?? (width: 0, height: 0)
        let width = max(Int(geometry.bounds.width), size.width)
        let height = Int(geometry.bounds.height) + size.height
        out.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" ")
        out.write("viewBox=\"0 0 \(width) \(height)\">\n<title>")
        if let title = map.title {
            out.write(xml: title)
            out.write(": " as StaticString)
        }
        out.write(English.count(chart.families.count, of: "family", many: "families") + ", ")
        out.write(English.count(chart.boxes.count, of: "view controller") + "</title>\n<style>\n")
        out.write(MapLook.sheet)
        if marks != nil { out.write("\n" + MapLook.marks) }
        out.write("\n</style>\n<defs>\n" as StaticString)
        writeArrow("presents", size: 6)
        writeArrow("pushes", size: 5)
        out.write(KindLook.signs)
        out.write("</defs>\n<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n" as StaticString)
    }

    private mutating func writeArrow(_ name: String, size: Int) {
        out.write("<marker id=\"kindred:\(name)\" viewBox=\"0 0 8 8\" refX=\"7.5\" refY=\"4\" markerWidth=\"\(size)\" ")
        out.write("markerHeight=\"\(size)\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">")
        out.write("<path class=\"\(name)-end\" d=\"M0 .8 8 4 0 7.2Z\"/></marker>\n")
    }

    // MARK: Boxes

    private mutating func write(family index: Int) {
        let family = chart.families[index]
        out.write("<g id=\"family:" as StaticString)
        out.write(xml: family.id)
        out.write(family.windows.isEmpty ? "\" class=\"family" as StaticString : "\" class=\"family shown")
        writeClass(marks?.state(ofFamily: family.id), what: "-box")
        out.write("\">" as StaticString)
        write(geometry.families[index], radius: 7)
        writeLabels(of: .family(Int32(index)))
        out.write("</g>\n" as StaticString)
        for box in family.boxes { write(box: Int(box)) }
    }

    private mutating func write(box index: Int) {
        let box = chart.boxes[index]
        let controller = map.controllers[index]
        out.write("<g id=\"" as StaticString)
        out.write(xml: box.id)
        out.write("\" class=\"" as StaticString)
        out.write(box.kind.word)
        if box.kind != .controller || Int(box.end) > index + 1 { out.write(" frame" as StaticString) }
        if box.isImplicit { out.write(" implicit" as StaticString) }
        writeClass(marks?.state(ofController: box.id), what: "-box")
        if box.screen >= 0 {
            out.write("\" data-screen=\"" as StaticString)
            out.write(xml: chart.screens[Int(box.screen)])
        }
        out.write("\"><title>" as StaticString)
        writeTitle(controller, box: box)
        out.write("</title>" as StaticString)
        if let linkBase { beginLink(linkBase, id: controller) }
        let rect = geometry.boxes[index]
        write(rect, radius: 4)
        if box.kind != .controller { writeIcon(box.kind, rect: rect) }
        // A link can't contain another: references follow its end.
        writeOwnLabels(of: Int32(index))
        if linkBase != nil { out.write("</a>" as StaticString) }
        writeLabels(of: .box(Int32(index)))
        out.write("</g>\n" as StaticString)
    }

    /// Writes what an editor's reader asks first: the whole id, the class, the place.
    private mutating func writeTitle(_ id: ControllerID, box: Chart.Box) {
        out.write(xml: box.id)
        let className = hierarchy.className(id)
        if !className.isEmpty {
            out.write(" (" as StaticString)
            out.write(xml: className)
            out.write(byte: 0x29)
        }
        let (path, position) = hierarchy.sourceLocation(of: id)
        out.write(byte: 0x0A)
        out.write(xml: path)
        out.write(byte: 0x3A)
        out.write(position.line)
        out.write(byte: 0x3A)
        out.write(position.column)
    }

    private mutating func beginLink(_ base: String, id: ControllerID) {
        out.write("<a href=\"" as StaticString)
        out.write(xml: base + hierarchy.link(to: id))
        out.write("\">" as StaticString)
    }

    private mutating func write(_ rect: Rect, radius: Int) {
        out.write("<rect" as StaticString)
        attribute(" x=\"", value: rect.x)
        attribute(" y=\"", value: rect.y)
        attribute(" width=\"", value: rect.width)
        attribute(" height=\"", value: rect.height)
        attribute(" rx=\"", value: Int32(radius))
        out.write("/>" as StaticString)
    }

    private mutating func writeIcon(_ kind: Kind, rect: Rect) {
        out.write("<use href=\"#kindred:" as StaticString)
        out.write(kind.word)
        out.write(byte: 0x22)
        attribute(" x=\"", value: rect.x + 6)
        attribute(" y=\"", value: rect.y + 4)
        out.write("/>" as StaticString)
    }

    private mutating func attribute(_ start: StaticString, value: Int32) {
        out.write(start)
        out.write(Int(value))
        out.write(byte: 0x22)
    }

    // MARK: Texts

    private mutating func writeLabels(of owner: Geometry.Owner) {
        while label < geometry.labels.count, geometry.labels[label].owner == owner { writeLabel() }
    }

    /// The name and the note.
    private mutating func writeOwnLabels(of box: Int32) {
        while label < geometry.labels.count, geometry.labels[label].owner == .box(box) {
            guard [.name, .note].contains(geometry.labels[label].role) else { return }
            writeLabel()
        }
    }

    private mutating func writeLabel() {
        let next = geometry.labels[label]
        label += 1
        var target: Int?
        if case .reference(let family) = next.role, family < chart.families.count { target = Int(family) }
        if let target {
            out.write("<a href=\"#family:" as StaticString)
            out.write(xml: PercentEncoding.ofPath(chart.families[target].id))
            out.write("\">" as StaticString)
        }
        out.write("<text class=\"" as StaticString)
        out.write(Self.name(of: next.role))
        if let target, case .box(let box) = next.owner {
            let from = chart.boxes[Int(box)].id
            writeClass(marks?.state(from: from, toFamily: chart.families[target].id), what: "-text")
        }
        out.write(byte: 0x22)
        attribute(" x=\"", value: next.rect.x)
        // The baseline: below it are the 3 points of the descenders.
        attribute(" y=\"", value: next.rect.bottom - 3)
        out.write(byte: 0x3E)
        if let whole = next.whole {
            out.write("<title>" as StaticString)
            out.write(xml: whole)
            out.write("</title>" as StaticString)
        }
        out.write(xml: next.text)
        out.write(target == nil ? "</text>" as StaticString : "</text></a>")
        if next.owner == .picture { out.write(byte: 0x0A) }
    }

    private static func name(of role: Geometry.Role) -> StaticString {
        switch role {
        case .name: "name"
        case .note: "note"
        case .window: "window"
        case .style: "style"
        case .reference: "reference"
        case .more: "reference"
        case .callers: "callers"
        case .heading: "heading"
        case .caption: "caption"
        }
    }

    // MARK: Lines

    private mutating func write(_ line: Geometry.Line) {
        let presents = line.kind == .presents
        let from = chart.boxes[Int(line.from)].id
        let to = presents ? chart.families[Int(line.to)].id : chart.boxes[Int(line.to)].id
        out.write("<path class=\"\(line.kind.rawValue)")
        writeClass(presents ? marks?.state(from: from, toFamily: to) : marks?.state(from: from, to: to), what: "-line")
        out.write("\" data-from=\"" as StaticString)
        out.write(xml: from)
        out.write("\" data-to=\"" as StaticString)
        out.write(xml: to)
        out.write("\" d=\"" as StaticString)
        writePath(geometry.points(of: line), radius: presents ? 4 : 2)
        out.write("\"/>\n" as StaticString)
    }

    private mutating func writePath(_ points: ArraySlice<Point>, radius: Int32) {
        command(0x4D, point: points[points.startIndex])
        for piece in MapPath.pieces(points, radius: radius) {
            switch piece {
            case .line(let end): command(0x4C, point: end)
            case .curve(let corner, let end):
                command(0x51, point: corner)
                out.write(byte: 0x20)
                write(end)
            }
        }
    }

    private mutating func command(_ letter: UInt8, point: Point) {
        out.write(byte: letter)
        write(point)
    }

    private mutating func write(_ point: Point) {
        out.write(Int(point.x))
        out.write(byte: 0x20)
        out.write(Int(point.y))
    }
}
