import Kindred
import KindredFormats
import KindredGraph
import KindredMap
import KindredText
import Foundation
import TestSupport
import Testing

/// Pictures of a part of a graph.
@Suite struct NarrowingTests {
    private static let app = """
        kindred: 1
        windows: {main: app}
        families:
          app: {tab: Tabs, tabs: [{navigation: Nav, stack: [Home, List, Item, Other]}, {navigation: Far, stack: [Remote]}]}
          buy: {navigation: BuyNav, stack: [Cart, Pay]}
          card: Card
          sign: Sign
        pushes:
          - {from: Home, to: List}
          - {from: List, to: Item}
          - {from: Cart, to: Pay}
        presentations:
          - {from: Item, present: buy}
          - {from: Pay, present: card}
          - {from: [Cart, Remote, Card], present: sign}
        """

    private static func graph(_ sources: [Source]) throws -> ResolvedGraph {
        let pipeline = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
        let hasErrors = pipeline.report.count(.error) > 0
        try #require(!hasErrors)
        return pipeline.graph
    }

    private static func graph(_ text: String = app) throws -> ResolvedGraph {
        try graph([Source(path: "a.kindred.yaml", text: text)])
    }

    private func ids(_ narrowing: Narrowing) throws -> [String] {
        GraphChart(graph: try Self.graph(), narrowing: narrowing).chart.boxes.map(\.id)
    }

    /// As `--around` and `--hops` narrow it.
    private static func near(
        _ names: [String], hops: Int = 1, families: [String]? = nil, depth: Int? = nil,
        in other: ResolvedGraph? = nil
    ) throws -> Narrowing {
        let graph = try other ?? graph()
        let starts = ControllerSet(controllers: names.flatMap { graph.controllers(named: $0) }, of: graph)
        let near = NavigationGraph(graph: graph).neighbours(of: starts, hops: hops)
        return Narrowing(families: families, depth: depth, selected: near)
    }

    @Test("A neighbourhood is what leads there, and what it leads to")
    func around() throws {
        #expect(try ids(Self.near(["Item"], hops: 0)) == ["Tabs", "Nav", "Item"])
        #expect(try ids(Self.near(["Item"])) == ["Tabs", "Nav", "List", "Item", "BuyNav", "Cart"])
        #expect(
            try ids(Self.near(["Item"], hops: 2))
                == ["Tabs", "Nav", "Home", "List", "Item", "BuyNav", "Cart", "Pay", "Sign"])
        #expect(try ids(Self.near(["card"])) == ["BuyNav", "Pay", "Card", "Sign"])
        #expect(
            try ids(Self.near(["card"], hops: 1_000_000))
                == ["Tabs", "Nav", "Home", "List", "Item", "BuyNav", "Cart", "Pay", "Card", "Sign"])
        #expect(try ids(Self.near(["Other", "Remote"])) == ["Tabs", "Nav", "Other", "Far", "Remote", "Sign"])
    }

    @Test("Each limit narrows what the others leave")
    func combinations() throws {
        #expect(try ids(Self.near(["Item"], families: ["buy"])) == ["BuyNav", "Cart"])
        #expect(try ids(Self.near(["Item"], depth: 1)) == ["Tabs", "Nav", "BuyNav", "Cart"])
        #expect(try ids(Self.near(["Item"], families: ["card"])) == [])
        #expect(try ids(Narrowing(families: [], depth: 0)) == [])
    }

    @Test("What is cut off is a reference, and hidden children are counted")
    func references() throws {
        let chart = GraphChart(graph: try Self.graph(), narrowing: try Self.near(["Cart"], hops: 0)).chart
        #expect(chart.outside == ["sign"])
        #expect(chart.families.map(\.outsideCallers.count) == [1])
        #expect(chart.boxes.map(\.note) == ["… 1 more", "› Pay"])
        let texts = MapLayout.layOut(chart).labels.map(\.text)
        #expect(texts.filter { $0.contains("→") || $0.contains("←") }.count == 3)
        for form in [GraphDOT.Form.clusters, .tables] {
            let dot = Self.dot(try Self.graph(), form, try Self.near(["Cart"], hops: 0))
            #expect(dot.contains("→ sign") && dot.contains("← 1"), "\(dot)")
            #expect(!dot.contains("Pay\""))
        }
    }

    private static func dot(_ graph: ResolvedGraph, _ form: GraphDOT.Form, _ narrowing: Narrowing) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            GraphDOT.write(graph, options: .init(form: form, narrowing: narrowing), to: ByteWriter(to: sink))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("Families with four callers and more have no edges in tables")
    func manyCallers() throws {
        func edges(_ callers: Int) throws -> (edges: Int, references: Int) {
            let names = (0..<callers).map { "C\($0)" }.joined(separator: ", ")
            let text = """
                kindred: 1
                windows: {main: app}
                families: {app: {navigation: Nav, stack: [\(names)]}, other: Other}
                presentations: [{from: [\(names)], present: other}]
                """
            let dot = Self.dot(try Self.graph(text), .tables, Narrowing())
            return (dot.ranges(of: " -> ").count, dot.ranges(of: "→ other").count)
        }
        #expect(try edges(3) == (3, 0))
        #expect(try edges(4) == (0, 4))
    }

    @Test("A screen means all its places")
    func screens() throws {
        let graph = try Self.graph(SampleTests.sources(of: "social"))
        let template = try #require(graph.template(named: "Conversation"))
        let places = try #require(graph.screens).places[template].map { graph.name(of: $0) }
        let drawn = GraphChart(
            graph: graph, narrowing: try Self.near(["Conversation"], hops: 0, in: graph)
        ).chart.boxes.map(
            \.id)
        #expect(places.count > 1)
        #expect(Set(places).isSubset(of: drawn))
        #expect(graph.controllers(named: places[1]).count == 1)
    }

    /// Each controller that is drawn comes with its parent, more hops never draw less, and the map is laid out.
    @Test("Any neighbourhood is a picture", arguments: UInt64(1)..<4)
    func anyNeighbourhood(_ seed: UInt64) throws {
        let graph = try Self.graph(GeneratedApp.sources(200, seed: seed))
        for index in stride(from: 0, to: graph.controllers.count, by: 23) {
            let name = graph.name(of: ControllerID(index: Int32(index)))
            var before: Set<String> = []
            for hops in 0..<4 {
                let chart = GraphChart(
                    graph: graph, narrowing: try Self.near([name], hops: hops, in: graph)
                ).chart
                let ids = Set(chart.boxes.map(\.id))
                #expect(ids.contains(name) && before.isSubset(of: ids))
                #expect(MapLayout.layOut(chart).boxes.count == chart.boxes.count)
                before = ids
            }
        }
    }
}
