import Foundation
import Kindred
import KindredGraph
import KindredMap
import TestSupport
import Testing

/// Rules of pictures that no sample shows.
@Suite struct PictureRuleTests {
    private static func hierarchy(_ text: String) -> ResolvedGraph {
        DrawingTests.hierarchy([Source(path: "a.yaml", bytes: Array(text.utf8))])
    }

    private static func around(_ name: String, _ hierarchy: ResolvedGraph) throws -> DrawingTests.Layout {
        try DrawingTests.layout(try #require(Around.draw(name, in: hierarchy)))
    }

    private static func keys(_ layout: DrawingTests.Layout) -> Set<String> {
        Set(layout.lines.map { "\($0.kind) \($0.from) \($0.to)" })
    }

    // MARK: Around

    private static let starting = """
        kindred: 1
        windows: {main: [tabs, welcome], second: tabs}
        screens:
          Detail:
          Home: {presents: [box, stack, cards], children: [Header]}
        families:
          tabs: {tab: Tabs, tabs: [{controller: Plus, shown: false}, {navigation: HomeTab, stack: [Home]}]}
          welcome: Welcome
          box: {tab: Box, tabs: [{controller: Closed, shown: false}, Open]}
          stack: {navigation: Stack, stack: []}
          cards: {navigation: Cards, stack: [{controller: Card, pushes: [Detail]}]}
        pushes: [{from: any, to: Detail}]
        """

    @Test("A window has a line to the root that it starts with, and to its family")
    func windows() throws {
        let hierarchy = Self.hierarchy(Self.starting)
        #expect(try Self.keys(Self.around("Welcome", hierarchy)) == ["starts main Welcome"])
        #expect(try Self.keys(Self.around("welcome", hierarchy)) == ["starts main welcome"])
        let tabs = try Self.around("Tabs", hierarchy)
        #expect(Self.keys(tabs).isSuperset(of: ["starts main Tabs", "starts second Tabs"]))
        #expect(tabs.labels.contains { $0.text == "window second" })
        #expect(!tabs.labels.contains { $0.text == "nothing opens or pushes it" })
        // What is in the root has a line from its container alone.
        #expect(
            try Self.keys(Self.around("Home", hierarchy)).filter { $0.hasPrefix("starts") } == ["starts HomeTab Home"])
    }

    @Test("A family shows first what opens with it: no tab that isn't shown, nothing that is pushed")
    func shownFirst() throws {
        let hierarchy = Self.hierarchy(Self.starting)
        #expect(try Self.keys(Self.around("Open", hierarchy)) == ["presents Home Open"])
        #expect(try Self.keys(Self.around("Card", hierarchy)).contains("presents Home Card"))
        #expect(try Self.keys(Self.around("Closed", hierarchy)) == [])
        #expect(try Self.keys(Self.around("Plus", hierarchy)) == [])
        let detail = Self.keys(try Self.around("Detail", hierarchy))
        #expect(detail.contains("pushes Card Detail") && !detail.contains("presents Home Detail"))
    }

    @Test("The path of a place draws the name that is there")
    func path() throws {
        let hierarchy = Self.hierarchy(Self.starting)
        let layout = try Self.around("HomeTab/Home/Header", hierarchy)
        #expect(layout.lines.map(\.to) == ["Header"])
        #expect(layout.controllers.contains { $0.id == "Header" })
        #expect(layout.labels.first { $0.text.contains("Header") }?.text == "Header")
    }

    @Test("Lines of two styles never look like one", arguments: DrawingTests.apps.indices)
    func levels(_ index: Int) throws {
        let hierarchy = DrawingTests.hierarchy(DrawingTests.apps[index].1)
        for family in hierarchy.familyIDs {
            let lines = try Self.around(hierarchy.name(of: family), hierarchy).lines
            for (position, line) in lines.enumerated() {
                for other in lines[..<position] where line.style != other.style && line.to == other.to {
                    #expect(
                        !Self.touch(line.points ?? [], other.points ?? []),
                        "\(hierarchy.name(of: family)): \(line.from), \(other.from)")
                }
            }
        }
    }

    /// Whether two lines have a level piece at the same height that overlaps.
    private static func touch(_ one: [DrawingTests.Layout.Point], _ other: [DrawingTests.Layout.Point]) -> Bool {
        func pieces(_ points: [DrawingTests.Layout.Point]) -> [(y: Double, left: Double, right: Double)] {
            zip(points, points.dropFirst()).filter { $0.y == $1.y }.map { ($0.y, min($0.x, $1.x), max($0.x, $1.x)) }
        }
        return pieces(one).contains { a in
            pieces(other).contains { b in
                abs(a.y - b.y) < 2 && min(a.right, b.right) - max(a.left, b.left) > 0.5
            }
        }
    }
}
