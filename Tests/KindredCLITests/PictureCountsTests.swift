import Foundation
import TestSupport
import Testing

/// What the heads, captions and keys of pictures say is what is in them.
@Suite struct PictureCountsTests {
    private struct Layout: Decodable {
        struct Counts: Decodable {
            struct Outside: Decodable { let presentations: Int }
            let controllers: Int, places: Int, presentations: Int
            let outside: Outside
        }
        struct Label: Decodable {
            let text: String
            let id: String?
        }
        struct Reference: Decodable {
            let from: String, to: String
            let kind: String?
        }
        let counts: Counts
        let labels: [Label]
        let references: [Reference]

        var texts: [String] { labels.map(\.text) }
    }

    private func layout(_ folder: TestFolder, _ options: String...) throws -> Layout { try layout(folder, options) }

    private func layout(_ folder: TestFolder, _ options: [String]) throws -> Layout {
        let run = folder.run(["render"] + options + ["--format", "layout"])
        return try JSONDecoder().decode(Layout.self, from: Data(run.output.utf8))
    }

    private func folder(_ text: String) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("a.kindred.yaml", "kindred: 1\n" + text)
        return folder
    }

    @Test("A row names each family that it presents far away, however many")
    func namesAll() throws {
        let names = (1...9).map { "family\($0)" }
        let callers = (1...4).map { "Caller\($0)" }
        let folder = try folder(
            """
            windows: {main: start}
            families:
              start: {navigation: Nav, stack: [\(callers.joined(separator: ", "))]}
            \((["a", "b", "c"].map { "  \($0): {controller: \($0.uppercased())}" }).joined(separator: "\n"))
            \(names.map { "  \($0): {controller: The\($0)}" }.joined(separator: "\n"))
            presentations:
              - {from: \(callers[0]), present: [a, b, c]}
              - {from: [\(callers.joined(separator: ", ")), A, B, C], present: [\(names.joined(separator: ", "))]}
            """)
        let layout = try layout(folder, "--places")
        let row = layout.labels.filter { $0.id == "Caller1" }.map(\.text)
        #expect(Set(row).isSuperset(of: names.map { "→ " + $0 }))
        #expect(!layout.texts.contains { $0.hasPrefix("+") })
        #expect(
            layout.texts.contains("63 of 66 presentations are references: → names the family, ← counts the callers"))
    }

    /// A family that whatever is on top presents, and two others.
    private static let any = """
        windows: {main: shop}
        families:
          shop: {controller: Shop}
          help: {controller: Help}
          offline: {controller: Offline}
        presentations:
          - {from: Shop, present: help}
          - {from: any, present: offline}
        """

    @Test("What is presented from any is counted", arguments: ["--places", "--overview", "--around"])
    func countsAny(_ picture: String) throws {
        let folder = try folder(Self.any)
        let whole = try layout(folder, picture == "--around" ? "--around=offline" : picture)
        #expect(whole.counts.presentations == 2)
        #expect(whole.counts.outside.presentations == (picture == "--around" ? 1 : 0))
        if picture != "--around" { #expect(whole.texts.contains { $0.contains("2 presentations") }) }
    }

    @Test("What is presented from any, and not drawn, is outside")
    func countsAnyOutside() throws {
        let folder = try folder(Self.any)
        let part = try layout(folder, "--exclude", "family:offline")
        #expect(part.counts.presentations == 2 && part.counts.outside.presentations == 1)
        #expect(part.texts.contains { $0.contains("outside this picture") })
        let page = folder.run("render", "--exclude", "family:offline", "-o", "-", "--format", "html").output
        #expect(page.contains(#""beyond":"1 presentation is outside this picture""#))
    }

    @Test("A narrowed map counts the references at families")
    func countsCallersOutside() throws {
        let folder = try folder(
            """
            windows: {main: start}
            families:
              start: {navigation: Nav, stack: [A, B, C]}
              help: {controller: Help}
            presentations: [{from: [A, B, C], present: help}]
            """)
        let part = try layout(folder, "--family", "help")
        #expect(part.texts.contains("3 of 3 presentations are references: → names the family, ← counts the callers"))
        #expect(part.references.map(\.from).sorted() == ["A", "B", "C"])
    }

    @Test("Places of screens are counted by name, too")
    func countsNames() throws {
        let folder = try folder(
            """
            windows: {main: tabs}
            screens:
              Feed: {pushes: [Post]}
              Post:
            families:
              tabs: {tab: Tabs, tabs: [{navigation: One, stack: [Feed]}, {navigation: Two, stack: [Feed]}]}
            """)
        let places = try layout(folder, "--places")
        #expect(places.counts.controllers == 5 && places.counts.places == 7)
        #expect(places.texts.contains { $0.hasPrefix("5 view controllers in 7 places") })
    }

    @Test("The key has pushes into a block only if a row has one", arguments: [[], ["--select", "screen:Post"]])
    func explainsBlocks(_ options: [String]) throws {
        let folder = try folder(
            """
            windows: {main: tabs}
            screens:
              Feed: {pushes: [Post]}
              Search: {pushes: [Post]}
              Post: {pushes: [Profile]}
              Profile: {pushes: [Post]}
            families:
              tabs: {tab: Tabs, tabs: [{navigation: One, stack: [Feed]}, {navigation: Two, stack: [Search]}]}
            """)
        let texts = try layout(folder, options).texts
        #expect(texts.contains("screens that several stacks share"))
        #expect(texts.contains("pushes screens in there") == options.isEmpty)
    }

    @Test("Mermaid names what a selection opens, and who opens it")
    func drawsNeighbours() throws {
        let folder = try folder(
            """
            windows: {main: start}
            families:
              start: {navigation: Nav, stack: [Start, More]}
              cart: {controller: Cart}
              pay: {controller: Pay}
              rest: {controller: Rest}
            pushes: [{from: Start, to: More}]
            presentations:
              - {from: Start, present: cart, style: fullScreen}
              - {from: Cart, present: pay}
              - {from: any, present: rest}
            """)
        let chart = folder.run("compile", "--format", "mermaid", "--select", "family:cart").output
        #expect(
            chart.split(separator: "\n").dropFirst(3).map { $0.drop { $0 == " " } } == [
                "%% 1 presentation and 1 push are outside this picture", #"f1["<b>family cart</b><br>Cart"]"#,
                #"any["<b>any</b>"]"#, #"outside(["outside"])"#, #"f2(["pay"])"#, "f1 ==>|sheet| f2",
                "outside ==>|fullScreen| f1",
            ])
    }

    /// A screen that is pushed and shown, with a child on one device alone.
    private static let shown = """
        configurations: {phone: compact, pad: regular}
        windows: {main: tabs}
        screens:
          Home: {pushes: [{to: Post, kind: show}, Post]}
          Post: {children: [Header, {controller: Footer, on: pad}]}
        families:
          tabs:
            tab: Tabs
            tabs: [{navigation: Nav, stack: [Home]}, {controller: Board, pushes: [{to: Post, kind: show}]}]
        """

    @Test("A family that a show needs has the view controllers of its screen")
    func countsShown() throws {
        let layout = try layout(folder(Self.shown), "--overview")
        #expect(layout.labels.filter { $0.id == "Post.shown" }.map(\.text) == ["Post.shown", "3"])
    }

    @Test("Small children say which configurations have them")
    func smallChildren() throws {
        let folder = try folder(Self.shown)
        #expect(try layout(folder).labels.filter { $0.id == "Footer" }.map(\.text) == ["Footer on pad"])
        #expect(
            try layout(folder, "--around=Post").labels.filter { $0.id == "Footer" }.map(\.text) == ["Footer", "on pad"])
    }

    @Test("The key of an overview has nothing that no chip has")
    func explainsChips() throws {
        let folder = try folder("windows: {main: a}\nfamilies: {a: {controller: A}}\n")
        let texts = try layout(folder, "--overview").texts
        #expect(!texts.contains { $0.hasPrefix("at the right") || $0.hasPrefix("4 beside") || $0.hasPrefix("also") })
    }
}
