import Foundation
import Kindred
import KindredGraph
import KindredMap
import KindredText
import TestSupport
import Testing

/// Pictures by names: everything has its place, nothing is lost, and no line goes through a card.
@Suite struct DrawingTests {
    struct Layout: Decodable {
        struct Rect: Decodable {
            let x, y, width, height: Double
        }
        struct Point: Decodable {
            let x, y: Double
        }
        struct Place: Decodable {
            let id: String
            let rect: Rect
        }
        struct Lane: Decodable {
            let id: String
        }
        struct Way: Decodable {
            let kind: String
            let from, to: String
            let count: Int?
            let style: String?
            let on: [String]?
            let points: [Point]?
        }
        struct Label: Decodable {
            let text: String
            let rect: Rect
        }
        struct Counts: Decodable {
            struct Outside: Decodable {
                let presentations, pushes: Int
            }
            let controllers, presentations, pushes: Int
            let outside: Outside
        }
        let bounds: Rect
        let counts: Counts
        let families: [Place]
        let blocks: [Place]?
        let controllers: [Place]
        let lanes: [Lane]?
        let lines, references: [Way]
        let labels: [Label]
    }

    static func graph(_ sources: [Source]) -> ResolvedGraph {
        Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1).graph
    }

    static func layout(_ drawing: Drawing) throws -> Layout {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            DrawingJSON.write(drawing, to: ByteWriter(to: sink))
        }
        return try JSONDecoder().decode(Layout.self, from: Data(bytes))
    }

    static let apps: [(String, [Source])] = {
        let social = try? SampleTests.sources(of: "social")
        let city = try? SampleTests.sources(of: "city")
        let generated = [(60, 71), (200, 72), (700, 73)].map { count, seed in
            ("\(count)", GeneratedApp.sources(count, seed: UInt64(seed)))
        }
        return [("social", social ?? []), ("city", city ?? [])] + generated
    }()

    static func faults(_ layout: Layout, cards: [Layout.Place]) -> [String] {
        var faults: [String] = []
        func isInside(_ point: Layout.Point, _ other: Layout.Point, _ rect: Layout.Rect) -> Bool {
            min(point.x, other.x) < rect.x + rect.width - 0.6 && max(point.x, other.x) > rect.x + 0.6
                && min(point.y, other.y) < rect.y + rect.height - 0.6 && max(point.y, other.y) > rect.y + 0.6
        }
        for (index, card) in cards.enumerated() {
            for other in cards[..<index] {
                let (one, two) = (card.rect, other.rect)
                if one.x < two.x + two.width, two.x < one.x + one.width, one.y < two.y + two.height,
                    two.y < one.y + one.height
                {
                    faults.append("\(card.id) and \(other.id) overlap")
                }
            }
        }
        for line in layout.lines where line.kind == "presents" || line.kind == "set" {
            let points = line.points ?? []
            for (point, next) in zip(points, points.dropFirst()) {
                if point.x != next.x, point.y != next.y { faults.append("\(line.from)->\(line.to) is crooked") }
                for card in cards where isInside(point, next, card.rect) {
                    let starts = points[0]
                    // It may start in the card of its caller, whose row ends before the card does.
                    if starts.x > card.rect.x, starts.x < card.rect.x + card.rect.width, starts.y > card.rect.y,
                        starts.y < card.rect.y + card.rect.height, point.x == starts.x
                    {
                        continue
                    }
                    faults.append("\(line.from)->\(line.to) crosses \(card.id)")
                }
            }
        }
        for label in layout.labels where label.rect.x < 0 || label.rect.x + label.rect.width > layout.bounds.width + 0.5
        {
            faults.append("'\(label.text)' is outside")
        }
        return faults
    }

    @Test("A map of names has each name and each presentation once", arguments: apps.indices)
    func screens(_ index: Int) throws {
        let graph = Self.graph(Self.apps[index].1)
        let layout = try Self.layout(ScreenMap.draw(graph, title: "App"))
        #expect(Self.faults(layout, cards: layout.families + (layout.blocks ?? [])).prefix(5) == [])
        #expect(layout.controllers.count == Declarations(graph).count)
        #expect(Set(layout.controllers.map(\.id)).count == layout.controllers.count)
        let lines = layout.lines.count { $0.kind == "presents" }
        let references = layout.references.count { $0.kind == "presents" && $0.from != "any" }
        #expect(lines + references == layout.counts.presentations)
        let pushes = Set(layout.lines.filter { $0.kind == "pushes" }.map { "\($0.from) \($0.to)" })
        #expect(pushes.count == layout.counts.pushes)
    }

    @Test("A root that a screen sets in each of its configurations is said once")
    func movesOfConfigurations() throws {
        let text = """
            kindred: 1
            configurations: {phone: compact, pad: regular}
            windows: {main: {phone: [tabs, signIn], pad: [split, signIn]}}
            screens: {Me: {moves: [{kind: setRoot, to: signIn}]}, Home: {moves: [{kind: setRoot, to: signIn, on: pad}]}}
            families:
              tabs: {tab: Tabs, tabs: [Home, Me]}
              split: {split: Split, primary: Me, secondary: Home}
              signIn: SignIn
            """
        let graph = Self.graph([Source(path: "a.kindred.yaml", text: text)])
        let layout = try Self.layout(ScreenMap.draw(graph, title: "App"))
        let roots = (layout.lines + layout.references).filter { $0.kind == "setRoot" }
        #expect(roots.map { "\($0.from) \($0.on ?? [])" } == ["Me []", "Home [\"pad\"]"])
    }

    @Test("An overview has each presentation in one arrow or one reference", arguments: apps.indices)
    func overview(_ index: Int) throws {
        let graph = Self.graph(Self.apps[index].1)
        let layout = try Self.layout(Overview.draw(graph, title: "App"))
        #expect(Self.faults(layout, cards: layout.families).prefix(5) == [])
        let presents = (layout.lines + layout.references).filter { $0.kind == "presents" && $0.from != "any" }
        #expect(presents.reduce(0) { $0 + ($1.count ?? 0) } == layout.counts.presentations)
        #expect(layout.bounds.width == 860)
    }

    @Test("Anything can be in the middle", arguments: apps.indices)
    func around(_ index: Int) throws {
        let graph = Self.graph(Self.apps[index].1)
        let families = graph.familyIDs.map { graph.name(of: $0) }
        let names = graph.controllers.indices.filter { $0 % 17 == 0 }.map {
            graph.name(of: ControllerID(index: Int32($0)))
        }
        for name in families.prefix(12) + names.prefix(20) {
            let layout = try Self.layout(try #require(Around.draw(name, in: graph)))
            #expect(Self.faults(layout, cards: layout.families).prefix(5) == [], "\(name)")
            #expect(layout.bounds.width > 800)
        }
        #expect(Around.draw("nothing is called this", in: graph) == nil)
    }

    @Test("Long names in any script, and rings of families, are drawn")
    func oddities() throws {
        let long = [
            String(repeating: "Fenster", count: 30), String(repeating: "窗口", count: 100),
            String(repeating: "نافذة", count: 40),
        ]
        let families = long.enumerated().map { "'\($1)': {navigation: Nav\($0), stack: ['\($1)\($0)']}" }
        let calls = long.indices.map { "{from: '\(long[$0])\($0)', present: '\(long[($0 + 1) % 3])'}" }
        let text = """
            kindred: 1
            families: {\(families.joined(separator: ", "))}
            presentations: [\(calls.joined(separator: ", "))]
            """
        let graph = Self.graph([Source(path: "a.yaml", bytes: Array(text.utf8))])
        for drawing in [ScreenMap.draw(graph, title: long[0]), Overview.draw(graph, title: long[1])] {
            let layout = try Self.layout(drawing)
            #expect(layout.families.count == 3)
            #expect(Self.faults(layout, cards: layout.families).prefix(5) == [])
        }
        let empty = Self.graph([Source(path: "a.yaml", bytes: Array("kindred: 1".utf8))])
        #expect(try Self.layout(ScreenMap.draw(empty, title: "App")).families.isEmpty)
        #expect(try Self.layout(Overview.draw(empty, title: "App")).families.isEmpty)
    }
}
