import Kindred
import KindredGraph
import KindredMap
import KindredText
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The map of whole apps, as SVG.
@Suite struct MapTests {
    private func svg(_ sources: [Source], families: [String]? = nil, linkBase: String? = nil) -> (
        text: String, count: Int
    ) {
        let inputs = sources.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        let pipeline = Pipeline(inputs: inputs, threads: 1)
        #expect(pipeline.report.count(.error) == 0)
        let graph = pipeline.graph
        let map = GraphChart(graph: graph, narrowing: Narrowing(families: families))
        let drawing = PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App")
        let link = linkBase.map { base in { base + graph.link(to: ControllerID(index: $0)) } }
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            DrawingSVG.write(drawing, link: link, to: ByteWriter(to: sink))
        }
        return (String(decoding: bytes, as: UTF8.self), map.chart.boxes.count)
    }

    private func source(_ text: String, path: String = "a.kindred.yaml") -> [Source] {
        [Source(path: path, bytes: Array(text.utf8))]
    }

    @Test("A map is XML with unique ids, and small", arguments: [30, 200, 1_000])
    func isSmall(_ size: Int) throws {
        let (text, count) = svg(GeneratedApp.sources(size, seed: 1))
        let found = try Elements(text)
        #expect(Set(found.ids).count == found.ids.count)
        #expect(found.ids.count { !$0.contains(":") } == count)
        #expect(
            found.names.subtracting([
                "svg", "title", "desc", "style", "path", "rect", "g", "text", "a", "defs", "use", "circle",
            ]) == [])
        if size > 100 { #expect(text.utf8.count < 500 * count) }
        for target in found.links {
            #expect(found.ids.contains(String(target.dropFirst()).removingPercentEncoding ?? ""))
        }
    }

    @Test("Whole apps are dense, of a good shape, and have few crossings", arguments: [200, 300, 1_000], 1..<4)
    func isGood(_ size: Int, _ seed: Int) {
        let inputs = GeneratedApp.sources(size, seed: UInt64(seed)).map {
            Pipeline.Input(path: $0.path, content: .bytes($0.bytes))
        }
        let map = GraphChart(graph: Pipeline(inputs: inputs, threads: 1).graph)
        let geometry = MapLayout.layOut(map.chart)
        let count = map.chart.boxes.count
        let (width, height) = (Int(geometry.bounds.width), Int(geometry.bounds.height))
        #expect(width * height / count <= 28_000)
        #expect((0.9...1.8).contains(Double(width) / Double(height)))
        let presents = geometry.lines.filter { $0.kind == .presents }
        #expect(Crossings.count(presents, geometry) <= max(10, 3 * count / 100))
        #expect(Crossings.count(geometry.lines, geometry) <= max(10, 4 * count / 10))
        #expect(presents.count > count / 20)
    }

    @Test("A place of several configurations is drawn once, and says on which it is")
    func configurations() throws {
        let (text, count) = svg(
            source(
                """
                kindred: 1
                configurations: {phone: compact, pad: regular}
                windows: {main: home}
                screens: {Home: {pushes: [{to: Post, on: phone}]}, Post: }
                families:
                  home: {navigation: Nav, stack: [Home, {screen: Post, on: pad}]}
                  help: {controller: Help, moves: [{kind: setRoot, to: home}]}
                presentations: [{from: Home, present: help, style: {phone: fullScreen, pad: automatic}, on: pad}]
                """))
        #expect(count == 4)
        #expect(try Elements(text).ids.count { $0.hasSuffix("/Post") } == 1)
        #expect(text.contains(">on pad") && !text.contains(">fullScreen"))
        #expect(text.contains(">setRoot  ← 1</text>"))
    }

    @Test("Markup in names, classes and paths stays text")
    func markup() throws {
        let nasty = #"<script>alert("1")</script>&amp;]]>\u{202E}\u{7}"#
        let (text, _) = svg(
            source(
                """
                kindred: 1
                windows: {main: home}
                families:
                  home: {controller: Home, class: '\(nasty)'}
                """, path: "a<script>\"&'b.kindred.yaml"), linkBase: "javascript:alert('1')<script>\"")
        let found = try Elements(text)
        #expect(!found.names.contains("script"))
        #expect(found.attributes.allSatisfy { !$0.hasPrefix("on") })
        #expect(text.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;]]&gt;"))
    }

    @Test("Links lead to the specification, and references to their families")
    func links() {
        let text = """
            kindred: 1
            windows: {main: home, other: second}
            families:
              home: Home
              second: Second
            presentations:
              - {from: Home, present: second}
            """
        let svg = svg(source(text), linkBase: "https://example.org/").text
        #expect(svg.contains(#"<a href="https://example.org/a.kindred.yaml#L4"><rect "#))
        #expect(svg.contains(##"<a href="#family:second"><text "##))
        #expect(svg.contains(">→ second</text></a>"))
    }

    @Test("What leads out of the drawn families is a reference without a link")
    func narrowed() {
        let text = """
            kindred: 1
            windows: {main: home}
            families: {home: Home, sheet: Sheet, other: Other}
            presentations:
              - {from: Home, present: sheet}
              - {from: Other, present: sheet}
              - {from: Sheet, present: other}
            """
        let svg = svg(source(text), families: ["sheet"]).text
        #expect(svg.contains(">→ other</text>") && !svg.contains("href=\"#family:other\""))
        #expect(svg.contains(">automatic  ← 2</text>"))
        #expect(!svg.contains("id=\"Home\""))
    }

    @Test("Places of one screen can be found, and are named after it")
    func screens() {
        let text = """
            kindred: 1
            windows: {main: app}
            screens:
              Home: {class: HomeViewController, pushes: [Thread]}
              Search: {pushes: [Thread]}
              Thread: {class: ThreadViewController}
            families:
              app:
                tab: Tabs
                tabs: [{navigation: A, stack: [Home]}, {navigation: B, stack: [Search]}]
            """
        let svg = svg(source(text)).text
        #expect(
            svg.contains(#"<g id="A/Thread" class="controller">"#)
                && svg.contains(#"<g id="B/Thread" class="controller">"#))
        #expect(svg.count(of: ">Thread</text>") == 2)
    }

    @Test("Long ids are cut, and whole in their titles")
    func longIds() {
        let id = String(repeating: "Long", count: 2_500)
        let text = "kindred: 1\nwindows: {main: home}\nfamilies: {home: \(id)}\n"
        let svg = svg(source(text)).text
        #expect(svg.contains("…</text>"))
        #expect(svg.contains(#"<title id="kindred:title">App</title>"#))
        #expect(svg.contains("<title>\(id)</title>"))
    }

    @Test("Borders have a contrast of 3 to 1 with all that is beside them, by day and by night")
    func borders() {
        let surfaces = [MapLook.family, MapLook.windowFamily] + Chart.Kind.allCases.map(\.look.surface)
        for shade in [\Ink.light, \Ink.dark] {
            for fill in surfaces.map({ $0.fill[keyPath: shade] }) + [MapLook.page[keyPath: shade]] {
                for border in surfaces.map({ $0.border[keyPath: shade] }) {
                    #expect(Contrast.of(border, fill) >= 3, "\(border) on \(fill)")
                }
            }
        }
    }

    @Test("Texts have a contrast of 4.5 to 1 on all that is below them, by day and by night")
    func contrast() {
        let families = [MapLook.family, MapLook.windowFamily]
        let kinds = Chart.Kind.allCases.map(\.look.surface)
        for shade in [\Ink.light, \Ink.dark] {
            for surface in families + kinds {
                let fill = surface.fill[keyPath: shade]
                for text in [surface.text, MapLook.note, MapLook.presentation] {
                    let contrast = Contrast.of(text[keyPath: shade], fill)
                    #expect(contrast >= 4.5, "\(text[keyPath: shade]) on \(fill)")
                }
            }
            let page = MapLook.page[keyPath: shade]
            #expect(Contrast.of(MapLook.note[keyPath: shade], page) >= 4.5)
            #expect(Contrast.of(MapLook.family.text[keyPath: shade], page) >= 4.5)
            for line in [MapLook.presentationLine, MapLook.pushLine] {
                for fill in kinds.map({ $0.fill[keyPath: shade] }) + [page] {
                    #expect(Contrast.of(line[keyPath: shade], fill) >= 3, "\(line[keyPath: shade]) on \(fill)")
                }
            }
        }
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}

enum Crossings {
    /// The pairs of lines of which a horizontal piece of one and a vertical piece of the other cross.
    static func count(_ lines: [Geometry.Line], _ geometry: Geometry) -> Int {
        var upright: [Int32: [(piece: (one: Point, other: Point), line: Int)]] = [:]
        forEachPiece(lines, geometry) { one, other, line in
            if one.x == other.x { upright[one.x, default: []].append(((one, other), line)) }
        }
        let columns = upright.keys.sorted()
        var pairs: Set<[Int]> = []
        forEachPiece(lines, geometry) { one, other, line in
            guard one.y == other.y else { return }
            for x in columns where min(one.x, other.x) < x && x < max(one.x, other.x) {
                for (piece, owner) in upright[x] ?? [] where owner != line {
                    if min(piece.one.y, piece.other.y) < one.y, one.y < max(piece.one.y, piece.other.y) {
                        pairs.insert([min(line, owner), max(line, owner)])
                    }
                }
            }
        }
        return pairs.count
    }

    private static func forEachPiece(
        _ lines: [Geometry.Line], _ geometry: Geometry, _ body: (Point, Point, Int) -> Void
    ) {
        for (index, line) in lines.enumerated() {
            let points = geometry.points(of: line)
            for (one, other) in zip(points, points.dropFirst()) { body(one, other, index) }
        }
    }
}

/// What a parser finds in XML.
private final class Elements: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private(set) var ids: [String] = []
    private(set) var links: [String] = []
    private(set) var attributes: Set<String> = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        #expect(parser.parse(), "\(parser.parserError?.localizedDescription ?? "")")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes found: [String: String]
    ) {
        names.insert(name)
        attributes.formUnion(found.keys)
        if let id = found["id"] { ids.append(id) }
        if name == "a", let link = found["href"], link.hasPrefix("#") { links.append(link) }
    }
}

/// The contrast of two colours, as WCAG defines it.
private enum Contrast {
    static func of(_ one: UInt32, _ other: UInt32) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: UInt32) -> Double {
        let parts = [color >> 16, color >> 8, color].map { part -> Double in
            let part = Double(part & 0xFF) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
