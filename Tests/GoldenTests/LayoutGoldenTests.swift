import Kindred
import KindredGraph
import KindredMap
import KindredText
import TestSupport
import Testing

/// `Golden/Layout`: the map of each sample, as geometry and as a picture.
@Suite struct LayoutGoldenTests {
    static let folder = "Tests/Golden/Layout"
    static let samples = ["city", "mail", "shop"]

    static func graph(of each: GoldenCase) throws -> ResolvedGraph? {
        let sources = try each.sources().filter { $0.path.hasSuffix(".yaml") }
        let pipeline = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
        return pipeline.report.count(.error) > 0 ? nil : pipeline.graph
    }

    static func places(of graph: ResolvedGraph) -> Drawing {
        let map = GraphChart(graph: graph)
        return PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App")
    }

    @Test("Samples are laid out as they were", arguments: samples)
    func layouts(_ sample: String) throws {
        let graph = try #require(try Self.graph(of: GoldenCase(path: "Samples/\(sample)")))
        let drawing = Self.places(of: graph)
        Golden.expect(Self.collect { DrawingJSON.write(drawing, to: $0) }, in: "\(Self.folder)/\(sample).json")
        Golden.expect(Self.collect { DrawingSVG.write(drawing, to: $0) }, in: "\(Self.folder)/\(sample).svg")
    }

    /// The pictures by names: the map of screens, the overview, what is around one thing.
    static func drawings() throws -> [(name: String, drawing: Drawing, graph: ResolvedGraph)] {
        let social = try #require(try graph(of: GoldenCase(path: "Samples/social")))
        let city = try #require(try graph(of: GoldenCase(path: "Samples/city")))
        let moves = try #require(try graph(of: GoldenCase(path: "Samples/moves")))
        return [
            ("moves-screens", ScreenMap.draw(moves, title: "Moves"), moves),
            ("moves-overview", Overview.draw(moves, title: "Moves"), moves),
            ("around-Receipt", try #require(Around.draw("Receipt", in: moves)), moves),
            ("around-offline", try #require(Around.draw("offline", in: moves)), moves),
            ("social-screens", ScreenMap.draw(social, title: "Social"), social),
            ("social-roots", ScreenMap.draw(social, narrowing: Narrowing(depth: 0), title: "Social"), social),
            (
                "social-compose", ScreenMap.draw(social, narrowing: Narrowing(families: ["compose"]), title: "Social"),
                social
            ),
            ("social-overview", Overview.draw(social, title: "Social"), social),
            ("city-overview", Overview.draw(city, title: "City"), city),
            ("around-Post", try #require(Around.draw("Post", in: social)), social),
            ("around-Post-2", try #require(Around.draw("Post", in: social, hops: 2)), social),
            ("around-signIn", try #require(Around.draw("signIn", in: city)), city),
        ]
    }

    @Test("Pictures by names are drawn as they were")
    func drawings() throws {
        for each in try Self.drawings() {
            Golden.expect(
                Self.collect { DrawingJSON.write(each.drawing, to: $0) }, in: "\(Self.folder)/\(each.name).json")
            Golden.expect(
                Self.collect { DrawingSVG.write(each.drawing, to: $0) }, in: "\(Self.folder)/\(each.name).svg")
        }
    }

    static func collect(_ body: (consuming ByteWriter) -> Void) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            body(ByteWriter(to: sink))
        }
        return bytes
    }

    @Test("Nothing is left over")
    func nothingIsLeftOver() throws {
        let names = Self.samples + (try Self.drawings().map(\.name))
        let known = names.flatMap { ["\($0).json", "\($0).svg"] }
        #expect(Repository.entries(of: Self.folder).sorted() == known.sorted())
    }
}
