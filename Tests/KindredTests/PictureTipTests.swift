import Kindred
import KindredGraph
import KindredMap
import KindredText
import TestSupport
import Testing

/// Pictures say what is under the pointer, and on which configurations it is.
@Suite struct PictureTipTests {
    private static let text = """
        kindred: 1
        configurations: {phone: compact, pad: regular}
        windows: {main: [tabs, login]}
        screens:
          Home:
            class: HomeViewController
            pushes: [{to: Lists, on: phone}, Post]
            presents: [{present: compose, on: pad}]
            moves: [{kind: select, to: MeTab, on: phone}]
          Post: {moves: [{kind: setRoot, to: login, on: phone}]}
          Lists:
          Me: {presents: [{present: compose, style: fullScreen}]}
          HomeTab: {stack: [Home]}
        families:
          tabs: {tab: Tabs, tabs: [HomeTab, {navigation: MeTab, stack: [Me]}]}
          compose: {navigation: ComposeNav, stack: [{controller: Compose, moves: [{kind: dismiss, on: pad}]}]}
          login: Login
        """
    private static let graph = DrawingTests.graph([Source(path: "a.kindred.yaml", text: text)])

    private static func places(_ graph: ResolvedGraph) -> Drawing {
        let map = GraphChart(graph: graph)
        return PlacesDrawing.draw(map, geometry: MapLayout.layOut(map.chart), title: "App")
    }

    private static func svg(_ drawing: Drawing, of graph: ResolvedGraph, linkBase: String? = nil) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            DrawingSVG.write(
                drawing, link: linkBase.map { base in { base + graph.link(to: ControllerID(index: $0)) } },
                tip: { graph.tip(of: ControllerID(index: $0)) }, to: ByteWriter(to: sink))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func tips(_ drawing: Drawing, of graph: ResolvedGraph) -> Set<String> {
        Set(svg(drawing, of: graph).matches(of: #/<title>([^<]*)</title>/#).map { String($0.1) })
    }

    @Test("View controllers say their class and place, lines their ends and how they present")
    func tips() throws {
        let names = Self.tips(ScreenMap.draw(Self.graph, title: "App"), of: Self.graph)
        #expect(
            names.isSuperset(of: [
                "Home (HomeViewController)&#10;a.kindred.yaml:13:21", "Login&#10;a.kindred.yaml:17:10",
                "Home presents compose: automatic on pad", "Me presents compose: fullScreen",
            ]), "\(names)")
        let places = Self.tips(Self.places(Self.graph), of: Self.graph)
        #expect(
            places.isSuperset(of: [
                "Tabs/HomeTab/Home (HomeViewController)&#10;a.kindred.yaml:13:21",
                "Tabs/HomeTab/Home presents compose: automatic on pad",
                "Tabs/HomeTab/Home pushes Tabs/HomeTab/Lists: on phone", "Tabs/HomeTab/Home pushes Tabs/HomeTab/Post",
                "Tabs/HomeTab/Home selects MeTab: on phone",
            ]), "\(places)")
        let around = Self.tips(try #require(Around.draw("Post", in: Self.graph)), of: Self.graph)
        #expect(around.isSuperset(of: ["Home pushes Post", "Post sets the root login: on phone"]), "\(around)")
        let back = Self.tips(try #require(Around.draw("Compose", in: Self.graph)), of: Self.graph)
        #expect(back.contains("Compose goes back to Home: dismiss on pad"), "\(back)")
    }

    @Test("Lines of pushes and moves have their configurations, and a text at their caller says them")
    func configurations() throws {
        func check(_ drawing: Drawing, home: String, words: [String]) throws {
            let layout = try DrawingTests.layout(drawing)
            let on = layout.lines.filter { $0.from == home && $0.kind != "presents" }
                .map { "\($0.kind) \($0.to.split(separator: "/").last ?? "") \($0.on?.joined() ?? "-")" }
            #expect(Set(on) == ["pushes Lists phone", "pushes Post -", "select MeTab phone"])
            let texts = layout.labels.map(\.text)
            for text in words { #expect(texts.contains(text), "\(texts)") }
        }
        try check(
            ScreenMap.draw(Self.graph, title: "App"), home: "Home",
            words: ["› Lists on phone", "select MeTab on phone"])
        try check(Self.places(Self.graph), home: "Tabs/HomeTab/Home", words: ["› Lists on phone select MeTab on …"])
        try check(
            try #require(Around.draw("Home", in: Self.graph)), home: "Home",
            words: ["on phone", "select on phone"])
        let back = try DrawingTests.layout(try #require(Around.draw("Compose", in: Self.graph)))
        #expect(back.lines.filter { $0.kind == "dismiss" }.map(\.on) == [["pad"], ["pad"]])
    }

    @Test("Above 90 names only what is cut has its text, and above 500 nothing has its length", arguments: [120, 600])
    func large(_ size: Int) {
        let graph = DrawingTests.graph(GeneratedApp.sources(size, seed: 3))
        let drawing = Self.places(graph)
        #expect(!Self.tips(drawing, of: graph).contains { $0.contains(" presents ") || $0.contains("\n") })
        #expect(Self.svg(drawing, of: graph).contains("textLength") == (size <= 500))
    }

    @Test("No link contains another, and none is empty", arguments: ["social", "shop"])
    func links(_ sample: String) throws {
        let graph = DrawingTests.graph(try SampleTests.sources(of: sample))
        for drawing in [ScreenMap.draw(graph, title: "App"), Self.places(graph)] {
            let svg = Self.svg(drawing, of: graph, linkBase: "https://example.org/")
            var isOpen = false
            for tag in svg.matches(of: #/<(/?)a[ >]/#) {
                #expect(isOpen == !tag.1.isEmpty)
                isOpen.toggle()
            }
            #expect(!svg.contains(#/<a [^>]*><\/a>/#))
            // Names are in groups with links, whatever they are drawn as.
            let group = #/<g id="([^":]+)"[^>]*>(?:<title>[^<]*<\/title>)?<a /#
            let linked = Set(svg.matches(of: group).map { String($0.1) })
            let rows = try DrawingTests.layout(drawing).controllers.map(\.id)
            #expect(linked.isSuperset(of: rows), "\(Set(rows).subtracting(linked))")
        }
    }

    @Test("A name that is drawn on both sides of a subject has an id for each")
    func ids() throws {
        let graph = DrawingTests.graph(try SampleTests.sources(of: "social"))
        let svg = Self.svg(try #require(Around.draw("Post", in: graph)), of: graph)
        let ids = svg.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
        #expect(ids.contains { $0.hasSuffix(":2") } && Set(ids).count == ids.count)
    }
}
