import Foundation
import Kindred
import KindredGraph
import KindredMap
import TestSupport
import Testing

/// Rules of pictures that no sample shows.
@Suite struct PictureRuleTests {
    private static func graph(_ text: String) -> ResolvedGraph {
        DrawingTests.graph([Source(path: "a.yaml", bytes: Array(text.utf8))])
    }

    private static func around(_ name: String, _ graph: ResolvedGraph) throws -> DrawingTests.Layout {
        try DrawingTests.layout(try #require(Around.draw(name, in: graph)))
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
        let graph = Self.graph(Self.starting)
        #expect(try Self.keys(Self.around("Welcome", graph)) == ["starts main Welcome"])
        #expect(try Self.keys(Self.around("welcome", graph)) == ["starts main welcome"])
        let tabs = try Self.around("Tabs", graph)
        #expect(Self.keys(tabs).isSuperset(of: ["starts main Tabs", "starts second Tabs"]))
        #expect(tabs.labels.contains { $0.text == "window second" })
        #expect(!tabs.labels.contains { $0.text == "nothing opens or pushes it" })
        // What is in the root has a line from its container alone.
        #expect(
            try Self.keys(Self.around("Home", graph)).filter { $0.hasPrefix("starts") } == ["starts HomeTab Home"])
    }

    @Test("A family shows first what opens with it: no tab that isn't shown, nothing that is pushed")
    func shownFirst() throws {
        let graph = Self.graph(Self.starting)
        #expect(try Self.keys(Self.around("Open", graph)) == ["presents Home Open"])
        #expect(try Self.keys(Self.around("Card", graph)).contains("presents Home Card"))
        #expect(try Self.keys(Self.around("Closed", graph)) == [])
        #expect(try Self.keys(Self.around("Plus", graph)) == [])
        let detail = Self.keys(try Self.around("Detail", graph))
        #expect(detail.contains("pushes Card Detail") && !detail.contains("presents Home Detail"))
    }

    @Test("The path of a place draws the name that is there")
    func path() throws {
        let graph = Self.graph(Self.starting)
        let layout = try Self.around("HomeTab/Home/Header", graph)
        #expect(layout.lines.map(\.to) == ["Header"])
        #expect(layout.controllers.contains { $0.id == "Header" })
        #expect(layout.labels.first { $0.text.contains("Header") }?.text == "Header")
    }

    @Test("Lines of two styles never look like one", arguments: DrawingTests.apps.indices)
    func levels(_ index: Int) throws {
        let graph = DrawingTests.graph(DrawingTests.apps[index].1)
        for family in graph.familyIDs {
            let lines = try Self.around(graph.name(of: family), graph).lines
            for (position, line) in lines.enumerated() {
                for other in lines[..<position] where line.style != other.style && line.to == other.to {
                    #expect(
                        !Self.touch(line.points ?? [], other.points ?? []),
                        "\(graph.name(of: family)): \(line.from), \(other.from)")
                }
            }
        }
    }

    @Test("However many callers of how many styles there are, none begins where another one ends", arguments: 2...7)
    func heights(_ count: Int) throws {
        let styles = [
            "automatic", "fullScreen", "overFullScreen", "pageSheet", "formSheet", "custom", "currentContext",
        ]
        for parts in 1...count {
            let callers = (0..<count).map { index in
                "{from: \(index < parts ? "F\(index)" : "M\(index)"), present: end, style: \(styles[index])}"
            }
            let text = """
                kindred: 1
                families:
                  end: End
                  main: {controller: Main, children: [Kid, \((0..<count).map { "M\($0)" }.joined(separator: ", "))]}
                  \((0..<count).map { "f\($0): F\($0)" }.joined(separator: "\n  "))
                presentations: [\(callers.joined(separator: ", "))]
                """
            let lines = try Self.around("end", Self.graph(text)).lines
            #expect(lines.count == count)
            for (position, line) in lines.enumerated() {
                for other in lines[..<position] {
                    #expect(!Self.touch(line.points ?? [], other.points ?? []), "\(parts): \(line.from), \(other.from)")
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

    // MARK: The overview and the map

    private static let styles = """
        kindred: 1
        windows: {main: tabs}
        screens: {Shared: }
        families:
          tabs:
            tab: Tabs
            moves: [{kind: select, to: B}]
            tabs: [{navigation: A, stack: [{controller: Start, presents: [hub]}]}, {navigation: B, stack: [Y, Z]}]
          hub:
            controller: Hub
            presents:
              - {present: alert, style: fullScreen}
              - {present: alert, style: automatic}
              - {present: alert, style: pageSheet}
          alert: Alert
        presentations: [{from: [Y, Z], present: alert}]
        pushes: [{from: Y, to: Z}]
        """

    @Test("A tab bar controller that only selects isn't a lane, and a sign counts callers once")
    func overview() throws {
        let layout = try DrawingTests.layout(Overview.draw(Self.graph(Self.styles), title: "App"))
        #expect(layout.lanes?.map(\.id) == ["A", "B"])
        // Hub presents it as automatic and as pageSheet, which have one sign; Y and Z as automatic.
        #expect(try Self.words(inChipOf: "alert", layout) == ["3", "1", "1"])
    }

    /// The texts below the name of a family in an overview.
    private static func words(inChipOf family: String, _ layout: DrawingTests.Layout) throws -> [String] {
        let chip = try #require(layout.families.first { $0.id == family }).rect
        let inside = layout.labels.filter {
            $0.rect.x >= chip.x && $0.rect.x < chip.x + chip.width && $0.rect.y > chip.y + 18
                && $0.rect.y < chip.y + chip.height
        }
        return inside.map(\.text)
    }

    @Test("A chip has the configurations of a style if they are the same for all callers")
    func configurationsOfChips() throws {
        let layout = try DrawingTests.layout(
            Overview.draw(
                Self.graph(
                    """
                    kindred: 1
                    configurations: {phone: compact, pad: regular}
                    windows: {main: home}
                    families:
                      home:
                        navigation: Nav
                        stack: [A, B]
                      one: One
                      some: Some
                      mixed: Mixed
                    presentations:
                      - {from: A, present: one, style: pageSheet, on: pad}
                      - {from: [A, B], present: some, style: pageSheet, on: phone}
                      - {from: A, present: mixed, style: pageSheet, on: phone}
                      - {from: B, present: mixed, style: pageSheet}
                    """), title: "App"))
        #expect(try Self.words(inChipOf: "one", layout) == ["on pad", "1"])
        #expect(try Self.words(inChipOf: "some", layout) == ["2 on phone", "1"])
        #expect(try Self.words(inChipOf: "mixed", layout) == ["2", "1"])
    }

    @Test("A family hangs on the card with most of its callers, not of its styles")
    func callers() throws {
        let layout = try DrawingTests.layout(ScreenMap.draw(Self.graph(Self.styles), title: "App"))
        #expect(layout.lines.filter { $0.to == "alert" }.map(\.from) == ["Y", "Z"])
        #expect(layout.references.filter { $0.to == "alert" }.map(\.from) == ["Hub", "Hub", "Hub"])
    }

    // MARK: Heads of places

    private static func heads(_ graph: ResolvedGraph, of family: String) throws -> [String] {
        let map = GraphChart(graph: graph)
        let drawing = PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App")
        let layout = try DrawingTests.layout(drawing)
        let rect = try #require(layout.families.first { $0.id == family }).rect
        // Rows are right of a sign, and above the root of the family.
        let root =
            layout.controllers.filter { $0.rect.x > rect.x && $0.rect.y > rect.y }.map(\.rect.y)
            .filter { $0 < rect.y + rect.height }.min() ?? 0
        return layout.labels.filter {
            $0.rect.x > rect.x && $0.rect.x < rect.x + rect.width && $0.rect.y >= rect.y && $0.rect.y < root
        }.map(\.text)
    }

    @Test("A head has a row for each way to present, however many they are")
    func rows() throws {
        let styles = [
            "automatic", "fullScreen", "overFullScreen", "pageSheet", "formSheet", "custom",
            "popover, anchor: sourceView",
        ]
        let callers = styles.enumerated().map { index, style in
            "f\(index): {controller: F\(index), presents: [{present: alert, style: \(style)}]}"
        }
        let text = """
            kindred: 1
            windows: {main: start}
            families:
              start: {controller: Start, presents: [\(styles.indices.map { "f\($0)" }.joined(separator: ", "))]}
              alert: Alert
              \(callers.joined(separator: "\n  "))
            """
        let heads = try Self.heads(Self.graph(text), of: "alert")
        #expect(
            heads == [
                "alert", "automatic  ← 1", "fullScreen  ← 1", "overFullScreen  ← 1", "pageSheet  ← 1", "formSheet  ← 1",
                "custom  ← 1", "popover  ← 1",
            ])
    }

    @Test("What is presented in the same words from many places has one row")
    func sameWords() throws {
        let social = DrawingTests.graph(DrawingTests.apps[0].1)
        #expect(try Self.heads(social, of: "profileMenu") == ["profileMenu", "overCurrentContext over Profile  ← 13"])
    }
}
