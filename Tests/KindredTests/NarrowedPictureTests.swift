import Kindred
import KindredFormats
import KindredGraph
import KindredMap
import TestSupport
import Testing

/// Pictures of a part: each presentation is a line, a reference or counted outside.
@Suite struct NarrowedPictureTests {
    /// A random part: some of the families, levels and view controllers.
    private static func narrowing(of graph: ResolvedGraph, random: inout Random) -> Narrowing {
        var narrowing = Narrowing()
        if random.oneIn(3) {
            narrowing.families = graph.familyIDs.filter { _ in random.oneIn(2) }.map { graph.name(of: $0) }
        }
        if random.oneIn(2) { narrowing.depth = random.below(4) }
        if random.oneIn(2) {
            let share = 1 + random.below(6)
            narrowing.selected = ControllerSet(
                controllers: graph.controllerIDs.filter { _ in random.oneIn(share) }, of: graph)
        }
        return narrowing
    }

    private static func apps(_ batch: Int) -> [ResolvedGraph] {
        (0..<20).map { DrawingTests.graph([ScreenApp.source(seed: UInt64(batch * 20 + $0))]) }
            + [DrawingTests.graph(GeneratedApp.sources(40 + 30 * batch, seed: UInt64(batch + 900)))]
    }

    @Test("By names nothing is lost", arguments: 0..<6)
    func names(_ batch: Int) throws {
        var random = Random(seed: UInt64(batch) + 7_700)
        for graph in Self.apps(batch) {
            let whole = try DrawingTests.layout(ScreenMap.draw(graph, title: "App"))
            for _ in 0..<6 {
                let narrowing = Self.narrowing(of: graph, random: &random)
                let layout = try DrawingTests.layout(
                    ScreenMap.draw(graph, narrowing: narrowing, title: "App"))
                let lines = layout.lines.filter { $0.kind == "presents" }
                let references = layout.references.filter { $0.kind == "presents" }
                let drawn = (lines + references).reduce(0) { $0 + ($1.count ?? 1) }
                #expect(drawn + layout.counts.outside.presentations == layout.counts.presentations)
                #expect(layout.counts.presentations == whole.counts.presentations)
                #expect(layout.counts.pushes == whole.counts.pushes)
                #expect((0...layout.counts.pushes).contains(layout.counts.outside.pushes))
                #expect(DrawingTests.faults(layout, cards: layout.families + (layout.blocks ?? [])).prefix(3) == [])
                let names = Set(layout.controllers.map(\.id))
                for way in layout.lines where way.kind == "pushes" { #expect(names.contains(way.to)) }
                for way in lines { #expect(names.contains(way.from)) }
                let isEmpty = layout.labels.contains { $0.text == "Nothing is left to draw" }
                #expect(isEmpty == (layout.families + (layout.blocks ?? [])).isEmpty)
            }
        }
    }

    @Test("By places nothing is lost", arguments: 0..<6)
    func places(_ batch: Int) throws {
        var random = Random(seed: UInt64(batch) + 8_800)
        for graph in Self.apps(batch) {
            for _ in 0..<6 {
                let narrowing = Self.narrowing(of: graph, random: &random)
                let chart = GraphChart(graph: graph, narrowing: narrowing).chart
                let shown = narrowing.shown(in: graph) ?? graph.controllers.map { _ in true }
                var (outside, callers) = (Set<String>(), Set<String>())
                for id in graph.presentationIDs {
                    guard let from = graph[id].from, let family = graph[id].family,
                        let root = graph[family].root
                    else { continue }
                    // What is too deep calls from what hides it.
                    let deep = Narrowing(families: narrowing.families, selected: narrowing.selected)
                        .shown(in: graph)?[Int(from.index)]
                    let isFromHere = deep ?? true
                    let way = "\(from.index) \(family.index) \(graph[id].style)"
                    if !isFromHere, !shown[Int(root.index)] { outside.insert(way) }
                    if !isFromHere, shown[Int(root.index)] { callers.insert(way) }
                }
                #expect(chart.outsidePresentations == outside.count)
                #expect(chart.families.reduce(0) { $0 + $1.outsideCallers.count } == callers.count)
                let map = GraphChart(graph: graph, narrowing: narrowing)
                let drawing = PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App")
                let layout = try DrawingTests.layout(drawing)
                let drawn = (layout.lines + layout.references.filter { $0.from != "any" })
                    .filter { $0.kind == "presents" }.reduce(0) { $0 + ($1.count ?? 1) }
                #expect(drawn + layout.counts.outside.presentations == layout.counts.presentations)
            }
        }
    }

    @Test("A push of which one end is drawn is a line or a reference, in both maps")
    func pushes() throws {
        let text = """
            kindred: 1
            windows: {main: app}
            screens: {A: {pushes: [A, B]}, B: {pushes: A}, C: {pushes: [A, D]}, D: {pushes: D}}
            families:
              app: {tab: Tabs, tabs: [{navigation: First, stack: [{screen: A}]}, {navigation: Second, stack: [C]}]}
              help: {navigation: Help, stack: [C, A]}
            """
        let graph = DrawingTests.graph([Source(path: "a.kindred.yaml", text: text)])
        func ways(_ layout: DrawingTests.Layout) -> [String] {
            (layout.lines.map { "\($0.from)-\($0.to)" } + layout.references.map { "\($0.from)→\($0.to)" }).sorted()
        }
        func selected(_ names: String...) -> ControllerSet {
            let found = graph.controllerIDs.filter { id in names.contains { graph.name(of: id).hasSuffix($0) } }
            return ControllerSet(controllers: found, of: graph)
        }
        let names = try DrawingTests.layout(
            ScreenMap.draw(graph, narrowing: Narrowing(selected: selected("/A", "/D")), title: "App"))
        // A pushes itself; what isn't drawn pushes A, and is pushed by it; nothing that is drawn pushes D but D.
        #expect(ways(names) == ["A-A", "A→B", "B-A", "C-A", "C-D", "D-D"])
        #expect(names.counts.outside.pushes == 0)

        let narrowing = Narrowing(selected: selected("First/A"))
        let map = GraphChart(graph: graph, narrowing: narrowing)
        let places = try DrawingTests.layout(
            PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App"))
        #expect(ways(places).filter { $0.contains("→") }.allSatisfy { $0.contains("First/A") }, "\(ways(places))")
        #expect(places.references.count + places.counts.outside.pushes == places.counts.pushes)
        // What a container hides may push itself: that is outside.
        let flat = GraphChart(graph: graph, narrowing: Narrowing(depth: 0)).chart
        let notes = flat.boxes.map(\.note)
        #expect(flat.outsidePushes == places.counts.pushes && !notes.contains { $0.contains("›") }, "\(notes)")
    }

    @Test("What a level hides is drawn from its container, with how many it is")
    func merged() throws {
        let text = """
            kindred: 1
            windows: {main: app}
            screens: {A: {presents: [help, help2]}, B: {presents: help}, C: {presents: [help, more], pushes: A}}
            families:
              app: {tab: Tabs, tabs: [{navigation: Nav, stack: [{tab: Inner, tabs: [A, B, C]}]}]}
              help: Help
              help2: Help2
              more: More
            """
        let graph = DrawingTests.graph([Source(path: "a.kindred.yaml", text: text)])
        func layout(_ narrowing: Narrowing) throws -> DrawingTests.Layout {
            try DrawingTests.layout(ScreenMap.draw(graph, narrowing: narrowing, title: "App"))
        }
        let flat = try layout(Narrowing(depth: 1))
        #expect(
            flat.lines.map { "\($0.from) \($0.to) \($0.count ?? 1)" } == ["Nav help 3", "Nav help2 1", "Nav more 1"])
        #expect(flat.labels.contains { $0.text == "×5" })
        #expect(flat.counts.outside.presentations == 0)
        #expect(flat.counts.outside.pushes == 1)
        #expect(flat.labels.map(\.text).joined(separator: " ").contains("1 push is outside this picture"))
        let family = try layout(Narrowing(families: ["help"]))
        #expect(family.references.map(\.from) == ["A", "B", "C"])
        #expect(family.labels.contains { $0.text.hasSuffix("← 3") })
        let others = try layout(Narrowing(families: ["help", "more"], depth: 0))
        #expect(others.counts.outside.presentations == 1)
    }
}
