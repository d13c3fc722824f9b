import Foundation
import Kindred
import KindredGraph
import KindredMap
import TestSupport
import Testing

/// What is around one thing in several hops: a column for each, and a name once a side.
@Suite struct AroundHopsTests {
    private static func layout(
        _ name: String, _ graph: ResolvedGraph, hops: Int
    ) throws -> DrawingTests.Layout {
        try DrawingTests.layout(try #require(Around.draw(name, in: graph, hops: hops)))
    }

    private static func keys(_ layout: DrawingTests.Layout) -> Set<String> {
        Set(layout.lines.map { "\($0.kind) \($0.from) \($0.to)" })
    }

    @Test("Each hop adds what is next, and takes nothing away", arguments: DrawingTests.apps.indices)
    func columns(_ index: Int) throws {
        let graph = DrawingTests.graph(DrawingTests.apps[index].1)
        let names = graph.controllers.indices.filter { $0 % 41 == 0 }.map {
            graph.name(of: ControllerID(index: Int32($0)))
        }
        for name in names.prefix(8) + graph.familyIDs.prefix(4).map({ graph.name(of: $0) }) {
            var last = try Self.layout(name, graph, hops: 1)
            for hops in 2...4 {
                let layout = try Self.layout(name, graph, hops: hops)
                #expect(DrawingTests.faults(layout, cards: layout.families).prefix(5) == [], "\(name), \(hops)")
                #expect(Self.keys(layout).isSuperset(of: Self.keys(last)), "\(name), \(hops)")
                #expect(layout.counts.outside.presentations <= last.counts.outside.presentations)
                #expect(layout.counts.outside.pushes <= last.counts.outside.pushes)
                #expect(layout.counts.outside.presentations >= 0 && layout.counts.outside.pushes >= 0)
                last = layout
            }
        }
    }

    @Test("The neighbours of neighbours of a post")
    func post() throws {
        let graph = DrawingTests.graph(DrawingTests.apps[0].1)
        let layout = try Self.layout("Post", graph, hops: 2)
        let lines = Self.keys(layout)
        for line in [
            "pushes Feed Post", "starts HomeTab Feed", "pushes Sidebar Feed", "presents Story Profile",
            "presents Post compose", "presents compose camera", "pushes Profile Followers",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        // What leads to something right of it is in the middle or on the left.
        let places = Dictionary(grouping: layout.controllers, by: \.id)
        #expect(places["Feed"]?.count == 1)
        #expect(places["Profile"]?.count == 2)
        let lefts = Set(layout.families.map(\.rect.x))
        #expect(lefts.count == 2)
        #expect(try Self.layout("Post", graph, hops: 1).bounds.width == 860)
    }

    @Test("A ring ends, however many hops are asked for")
    func ring() throws {
        let text = """
            kindred: 1
            windows: {main: a}
            families: {a: A, b: B, c: C}
            presentations: [{from: A, present: b}, {from: B, present: c}, {from: C, present: b}, {from: C, present: c}]
            """
        let graph = DrawingTests.graph([Source(path: "a.yaml", bytes: Array(text.utf8))])
        let layout = try Self.layout("B", graph, hops: 1_000_000)
        #expect(Self.keys(layout) == ["presents A B", "presents C B", "presents B c", "presents c b"])
        #expect(layout.counts.outside.presentations == 1)
    }
}
