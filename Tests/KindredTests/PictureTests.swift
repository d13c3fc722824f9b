import Kindred
import KindredFormats
import KindredGraph
import KindredMap
import KindredText
import Foundation
import TestSupport
import Testing

/// What graphviz makes of whole apps.
@Suite(.enabled(if: Tool("dot") != nil, "dot is not installed")) struct PictureTests {
    private typealias Positions = [String: (x: Double, y: Double)]

    /// Where graphviz puts each node, in inches from the lower left.
    private func positions(_ bytes: [UInt8], _ name: String, _ arguments: [String] = []) throws -> Positions {
        let dot = try #require(Tool("dot"))
        let scratch = try Scratch()
        let result = try dot.run(arguments + ["-Tplain", scratch.write(bytes, to: "graph.dot").path])
        #expect(result.status == 0 && result.errors == "", "\(name): \(result.errors.prefix(200))")
        var positions: Positions = [:]
        for line in result.output.split(separator: "\n") where line.hasPrefix("node ") {
            let words = line.split(separator: " ")
            guard let x = Double(words[2]), let y = Double(words[3]) else { continue }
            positions[words[1].filter { $0 != "\"" }] = (x, y)
        }
        return positions
    }

    private func dot(_ sources: [Source], _ form: GraphDOT.Form, _ narrowing: Narrowing = Narrowing()) -> [UInt8] {
        let graph = Self.graph(sources)
        return Self.collect {
            GraphDOT.write(graph, options: .init(legend: true, form: form, narrowing: narrowing), to: $0)
        }
    }

    private static func graph(_ sources: [Source]) -> ResolvedGraph {
        let pipeline = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
        let hasErrors = pipeline.report.count(.error) > 0
        #expect(!hasErrors)
        return pipeline.graph
    }

    private static func collect(_ body: (consuming ByteWriter) -> Void) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            body(ByteWriter(to: sink))
        }
        return bytes
    }

    /// Siblings are below each other, in the declared order.
    private func expectOrder(_ sources: [Source], _ name: String) throws {
        let compilation = Compiler().compile(sources)
        let positions = try positions(dot(sources, .clusters), name)
        let controllers = try #require(compilation.graph).controllers
        #expect(controllers.allSatisfy { positions[$0.id] != nil }, "\(name)")
        for controller in controllers {
            for (above, below) in zip(controller.children, controller.children.dropFirst()) {
                guard let upper = positions[above], let lower = positions[below] else { continue }
                #expect(upper.x == lower.x, "\(name): \(above) and \(below)")
                #expect(upper.y > lower.y, "\(name): \(above) is not above \(below)")
            }
        }
    }

    @Test("Siblings of a sample are drawn in the declared order", arguments: ["shop", "city"])
    func sampleOrder(_ sample: String) throws {
        try expectOrder(SampleTests.sources(of: sample), sample)
    }

    @Test("Apps are drawn as clusters, and in order", arguments: [(10, 8), (20, 8), (60, 8), (200, 2), (400, 1)])
    func clustersAreDrawn(_ size: Int, _ seeds: Int) throws {
        for seed in 0..<UInt64(seeds) {
            try expectOrder(GeneratedApp.sources(size, seed: seed), "\(size) controllers, seed \(seed)")
        }
    }

    @Test(
        "Apps of any size are drawn as tables",
        arguments: [(30, 2), (61, 4), (100, 4), (200, 8), (400, 8), (1_000, 4), (3_000, 1)])
    func tablesAreDrawn(_ size: Int, _ seeds: Int) throws {
        for seed in 0..<UInt64(seeds) {
            let sources = GeneratedApp.sources(size, seed: seed)
            let families = try #require(Compiler().compile(sources).graph).families.map(\.id)
            let drawn = try positions(dot(sources, size > 60 ? .automatic : .tables), "\(size), seed \(seed)")
            // Its name is in quotes that are lost, and has two words.
            #expect(Set(drawn.keys).subtracting(["legend"]) == Set(families))
        }
    }

    @Test("graphviz keeps the positions of a map", arguments: [30, 300])
    func mapsAreKept(_ size: Int) throws {
        let graph = Self.graph(GeneratedApp.sources(size, seed: 1))
        let map = GraphChart(graph: graph)
        let geometry = MapLayout.layOut(map.chart)
        let bytes = Self.collect { MapDOT.write(map, geometry: geometry, graph: graph, title: "App", to: $0) }
        let drawn = try positions(bytes, "\(size)", ["-Kneato", "-n2"])
        for (box, rect) in zip(map.chart.boxes, geometry.boxes) {
            let place = try #require(drawn[box.id])
            #expect(abs(place.x * 72 - (Double(rect.x) + Double(rect.width) / 2)) < 1)
            #expect(
                abs((Double(geometry.bounds.height) - place.y * 72) - (Double(rect.y) + Double(rect.height) / 2)) < 1)
        }
    }

    @Test("Markup is text, and very long ids are cut", arguments: [GraphDOT.Form.clusters, .tables])
    func hostileNames(_ form: GraphDOT.Form) throws {
        let long = String(repeating: "Long", count: 500)
        let source = """
            kindred: 1
            windows: {main: app}
            families:
              app: {navigation: Nav, stack: [{controller: A, class: 'Host<B>'}, Ünïcode, \(long)]}
              other: Other
            presentations: [{from: [\(long), A, Nav], present: other}]
            """
        let sources = [Source(path: "a\"<b>&.kindred.yaml", bytes: Array(source.utf8))]
        let graph = Self.graph(sources)
        let bytes = Self.collect { GraphDOT.write(graph, options: .init(linkBase: "x:\"<&", form: form), to: $0) }
        _ = try positions(bytes, "markup")
        let text = String(decoding: bytes, as: UTF8.self)
        let isEscaped = text.contains("Host&lt;B&gt;")
        #expect(isEscaped)
        let isCut = text.contains(">" + long.prefix(48) + "…<") || text.contains(";" + long.prefix(48) + "…")
        #expect(isCut)
    }

    @Test("Random specifications are drawn", arguments: [GraphDOT.Form.clusters, .tables])
    func randomOnesAreDrawn(_ form: GraphDOT.Form) throws {
        for seed in UInt64(0)..<20 {
            let sources = PropertyTests.sources(PropertyTests.model(seed).0, seed)
            guard Compiler().compile(sources).graph != nil else { continue }
            _ = try positions(dot(sources, form), "seed \(seed)")
        }
    }

    @Test("A family that presents itself is drawn in order")
    func ownFamily() throws {
        let text = """
            kindred: 1
            windows: {main: app}
            families:
              app:
                navigation: Nav
                stack: [A, {controller: B, children: [D, E]}, {controller: C, children: [F, G]}]
            presentations:
              - {from: [D, G, A], present: app}
              - {from: [F, B], present: app, style: fullScreen}
            """
        try expectOrder([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))], "app")
    }
}
