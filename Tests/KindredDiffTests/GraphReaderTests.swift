import Kindred
import KindredDiagnostics
import KindredDiff
import KindredText
import Testing

/// Graphs that come as JSON, and texts that aren't one.
@Suite struct GraphReaderTests {
    static let specification = """
        kindred: 1
        windows: {main: app}
        families:
          app: {tab: Tabs, tabs: [{navigation: HomeNav, stack: [Home, {controller: "Détail", title: "a \\"b\\"\\n# \\u2028 c"}]}]}
          sheet: {controller: Sheet, tags: [one, two], note: "- {x: 1}"}
        presentations: [{from: Home, present: sheet, style: custom, presentsInFullscreen: false}]
        pushes: [{from: Home, to: "Détail"}]
        """

    private static func read(_ text: String) throws(NoGraph) -> (ComparedGraph, ComparedNames) {
        var names = ComparedNames()
        let file = SourceFile(path: "graph.json", bytes: Array(text.utf8))
        return (try GraphReader.read(file, names: &names), names)
    }

    private static func json(compact: Bool = false) throws -> String {
        let compilation = Compiler().compile([Source(path: "app.yaml", text: specification)])
        return String(decoding: try #require(compilation.json(compact: compact)), as: UTF8.self)
    }

    @Test("JSON of a specification is the same graph", arguments: [false, true])
    func isTheSame(compact: Bool) throws {
        var names = ComparedNames()
        let pipeline = Pipeline(
            inputs: [.init(path: "app.yaml", content: .bytes(Array(Self.specification.utf8)))], threads: 1)
        let one = ComparedGraph(graph: pipeline.graph, names: &names)
        let file = SourceFile(path: "graph.json", bytes: Array(try Self.json(compact: compact).utf8))
        let other = try GraphReader.read(file, names: &names)
        #expect(GraphDifference(old: one, new: other, names: names).isEmpty)
        #expect(one.controllers.map(\.location) == other.controllers.map(\.location))
        #expect(one.controllers.count == 5 && one.presentations.count == 1 && one.pushes.count == 1)
    }

    @Test(
        "What isn't a graph is told with its place",
        arguments: [
            ("", "1:1", "this isn't a graph: the file is empty"),
            ("[1]", "1:1", "this isn't a graph: it isn't an object"),
            ("{\"a\": 1}", "1:1", "this isn't a graph: it has no 'format'"),
            (
                "{\n  \"format\": \"kindred-layout\",\n  \"version\": 1\n}", "2:13",
                "this isn't a graph: its format is 'kindred-layout', not 'kindred-graph'"
            ),
            (
                "{\"format\": \"kindred-graph\", \"version\": 2}", "1:40",
                "the graph's version is '2'; this Kindred reads version 1"
            ),
            ("{\"format\": \"kindred-graph\"}", "1:1", "the graph's version is missing; this Kindred reads version 1"),
            ("{\"format\": \"kindred-graph\", \"version\": 1}", "1:1", "'windows' is missing"),
            (
                "{\"format\": \"kindred-graph\", \"version\": 1, \"windows\": [0]}", "1:55",
                "a window must be an object"
            ),
            ("{\"format\": \"kindred-graph\", \"version\": 1, \"windows\": {}}", "1:54", "'windows' must be a list"),
        ])
    func isRefused(_ text: String, _ position: String, _ message: String) {
        let error = #expect(throws: NoGraph.self) { _ = try Self.read(text) }
        #expect(error.map { "\($0.position.line):\($0.position.column)" } == position)
        #expect(error?.message == message)
    }

    @Test("A graph cut anywhere, or with a line gone, is refused or read, and nothing traps")
    func isCut() throws {
        let text = try Self.json()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for count in stride(from: 0, to: text.utf8.count - 2, by: 7) {
            let error = #expect(throws: NoGraph.self) {
                _ = try Self.read(String(decoding: text.utf8.prefix(count), as: UTF8.self))
            }
            #expect(error.map { $0.position.line >= 1 && $0.position.line <= lines.count } == true)
        }
        for index in lines.indices {
            let rest = lines[..<index] + lines[(index + 1)...]
            _ = try? Self.read(rest.joined(separator: "\n"))
        }
    }

    @Test("A child before its container and a second controller are refused")
    func isInconsistent() throws {
        let text = try Self.json()
        let orphan = text.replacing(
            "\"parentViewController\": \"HomeNav\"", with: "\"parentViewController\": \"Nobody\"")
        let first = #expect(throws: NoGraph.self) { _ = try Self.read(orphan) }
        #expect(first?.message == "no controller 'Nobody' comes before its child")
        let twice = text.replacing("\"id\": \"HomeNav\"", with: "\"id\": \"Tabs\"")
        let second = #expect(throws: NoGraph.self) { _ = try Self.read(twice) }
        #expect(second?.message == "there are two controllers 'Tabs'")
    }
}
