import Kindred
import TestSupport
import Testing

/// Places, families and ids that depend on configurations.
@Suite struct ConfiguredPlacesTests {
    private static func compile(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "a.kindred.yaml", bytes: Array("kindred: 1\n\(text)".utf8))])
    }

    private static func graph(_ text: String) throws -> Graph {
        let compilation = compile(text)
        #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(compilation.graph)
    }

    @Test("A presentation that `show` makes nowhere counts in the ids of others, as one that is written does")
    func numbers() throws {
        let graph = try Self.graph(
            """
            configurations: {phone: compact, pad: regular}
            screens:
              Tip:
                presents: [{present: help, on: pad}, {present: help}]
                pushes: [{kind: show, on: pad, to: Post}, {kind: show, to: Post}]
              Post:
            families:
              main: {page: Pages, pages: [{on: phone, screen: Tip}]}
              help: Help
            """)
        #expect(graph.presentations.map(\.id) == ["Pages/Tip->help#2", "Pages/Tip->Post.shown#2"])
    }

    @Test("Where no window is, `any` shows nothing of the families that windows show elsewhere")
    func withoutWindow() throws {
        func text(to window: String) -> String {
            """
            screens: {Post: PostController}
            families: {main: Home, signIn: SignIn}
            windows: {window: {compact: [\(window)]}}
            configurations: {phone: compact, pad: regular}
            pushes: [{to: Post, on: pad, from: any, kind: show}]
            """
        }
        #expect(try Self.graph(text(to: "main, signIn")).families.map(\.id) == ["main", "signIn"])
        // A family that no window shows is everywhere.
        let graph = try Self.graph(text(to: "main"))
        #expect(graph.families.map(\.id) == ["main", "signIn", "Post.shown"])
        #expect(graph.presentations.map { $0.presenters.map(\.controller) } == [["SignIn"]])
    }

    @Test("A compact column that would be within itself is left out, so that the others are shown")
    func columnWithinItself() throws {
        let graph = try Self.graph(
            """
            configurations: {phone: compact}
            screens:
              Pages: {pages: [{split: Split, primary: List, secondary: Detail, compact: Nav}]}
              Nav: {stack: [Home]}
              Home: {pushes: [Pages]}
            families: {main: Nav, other: Pages}
            """)
        func shown(_ id: String) throws -> Bool? { try #require(graph.controller(id)).isShown }
        #expect(try shown("main/Nav/Pages/List") == nil)
        #expect(try shown("other/Pages/List") == false)
    }

    @Test("Eight configurations of 100,000 view controllers: each has what is on it")
    func hundredThousand() throws {
        var text = "configurations: {"
        text += (0..<8).map { "c\($0): \($0 < 4 ? "compact" : "regular")" }.joined(separator: ", ") + "}\nfamilies:\n"
        for family in 0..<2_500 {
            let tabs = (0..<39).map { "{controller: m\(family)-\($0), on: c\((family + $0) % 8)}" }
            text += "  f\(family): {tab: t\(family), tabs: [\(tabs.joined(separator: ", "))]}\n"
        }
        let compilation = Self.compile(text)
        #expect(try #require(compilation.graph).controllers.count == 100_000)
        let alone = try #require(compilation.graph(on: "c7"))
        #expect(alone.controllers.count == 2_500 + (0..<2_500 * 39).count { ($0 / 39 + $0 % 39) % 8 == 7 })
    }

    @Test("A diagnostic on a screen is one, whatever places the screen has in a configuration")
    func oneForAll() {
        func messages(second: String) -> [String] {
            Self.compile(
                """
                configurations: {phone: compact, pad: regular}
                screens: {Post: {pushes: [Post]}}
                families:
                  main:
                    tab: Tabs
                    tabs:
                    - {navigation: One, stack: [Home, {screen: Post}]}
                    - {navigation: Two, on: pad, stack: [\(second)]}
                pushes: [{from: Home, to: One/Post}, {from: Other, to: Two/Post, on: pad}]
                """
            ).diagnostics.filter { $0.id == "push-onto-itself" }.map(\.message)
        }
        let message = "pushes itself: a new instance each time"
        #expect(messages(second: "Other, {screen: Post}") == ["'Post' \(message) (in 'One/Post' and 'Two/Post')"])
        #expect(messages(second: "Other") == ["'One/Post' \(message)"])
    }
}
