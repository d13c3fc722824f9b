import Kindred
import TestSupport
import Testing

/// What is called from any, against an app of real size in which all that is on top is listed, and at limits.
@Suite struct AnyCallerTests {
    private static func compile(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))])
    }

    private static func social(_ more: String, on configuration: String) throws -> Graph {
        let files = Repository.files(below: "Samples/social", suffixes: [".kindred.yaml"])
        let sources = try files.map { Source(path: $0, bytes: try Repository.bytes("Samples/social/\($0)")) }
        let compilation = Compiler().compile(sources + [Source(path: "more.kindred.yaml", bytes: Array(more.utf8))])
        #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(compilation.graph(on: configuration))
    }

    /// An offline banner, an alert over the current context, and a push from wherever the user is.
    private static func anywhere(from: String) -> String {
        """
        kindred: 1
        screens:
          Invitation: {moves: [pop]}
        families:
          offline: {controller: Offline, moves: [dismiss]}
          news: {navigation: NewsNav, stack: [{controller: News, presents: [latest]}]}
          latest: Latest
        presentations:
          - {from: \(from), present: offline, swipe: false}
          - {from: \(from), present: news, style: overCurrentContext}
        pushes:
          - {from: \(from), to: Invitation}

        """
    }

    @Test("A social app loses its connection anywhere", arguments: ["phone", "pad", "narrow"])
    func social(on configuration: String) throws {
        let any = try Self.social(
            Self.anywhere(from: "any") + "moves: [{from: any, kind: setRoot, to: welcome, after: dismiss}]\n",
            on: configuration)
        #expect(any.presentations.filter { $0.from == "any" }.map(\.id) == ["any->offline", "any->news"])
        let moves = any.moves.filter { $0.from == "any" }
        #expect(moves.map(\.to) == [["WelcomeNav"]])
        let pushed = any.pushes.filter { $0.from == "any" }
        // One for each stack, but the closed one.
        let stacks = any.controllers.filter {
            $0.kind == "navigation" && $0.id != "ReportNav" && !$0.id.hasPrefix("PadSplit")
        }
        #expect(Set(pushed.compactMap(\.container)).isSubset(of: Set(stacks.map(\.id))))
        #expect(pushed.count == Set(pushed.compactMap(\.container)).count && pushed.count >= 5)
        try compare(any, on: configuration)
    }

    /// The dismissal lists all that is on top; written as callers, they have the same presenters.
    private func compare(_ any: Graph, on configuration: String) throws {
        let tops = try #require(any.moves.first { $0.from == "Offline" && $0.kind == "dismiss" }).to
        let listed = tops.filter { $0 != "Latest" } + ["Latest", "Offline"]
        let callers = "[\(listed.joined(separator: ", "))]"
        let list = try Self.social(
            Self.anywhere(from: callers).replacing(
                "\(callers), present: offline",
                with: "[\(listed.filter { $0 != "Offline" }.joined(separator: ", "))], present: offline"
            )
            .replacing(
                "\(callers), present: news",
                with:
                    "[\(listed.filter { $0 != "News" && $0 != "NewsNav/Invitation" }.joined(separator: ", "))], present: news"
            )
            .replacing(
                "pushes:\n  - {from: \(callers)",
                with: "pushes:\n  - {from: [\(Self.onStacks(any).joined(separator: ", "))]"),
            on: configuration)
        #expect(list.controllers.map(\.id) == any.controllers.map(\.id))
        for family in ["offline", "news"] {
            let one = any.presentations.filter { $0.family == family }.flatMap(\.presenters).map(\.controller)
            let all = list.presentations.filter { $0.family == family }.flatMap(\.presenters).map(\.controller)
            #expect(Set(one) == Set(all) && Set(one).count == one.count)
        }
        #expect(
            zip(list.controllers, any.controllers).allSatisfy { one, other in
                Set(one.presentingViewControllers) == Set(other.presentingViewControllers)
                    && Set(one.presentedViewControllers) == Set(other.presentedViewControllers)
            })
    }

    /// The stacks themselves push the same.
    private static func onStacks(_ graph: Graph) -> [String] {
        graph.pushes.filter { $0.from == "any" }.compactMap(\.container)
    }

    // MARK: Limits

    private static func large(_ count: Int, more: String) -> String {
        let stacks = (0..<count).map { "  f\($0): {navigation: N\($0), stack: [A\($0), B\($0)]}\n" }.joined()
        let windows = (0..<count).map { "f\($0)" }.joined(separator: ", ")
        return
            "kindred: 1\nscreens: {S: }\nwindows: {main: [\(windows)]}\nfamilies:\n  x: {controller: X, moves: [dismiss]}\n\(stacks)\(more)"
    }

    @Test("25,000 stacks are presented and pushed from by any in no time")
    func time() throws {
        let text = Self.large(
            25_000, more: "presentations: [{from: any, present: x}]\npushes: [{from: any, to: S}]\n")
        let clock = ContinuousClock()
        var graph: Graph?
        let time = clock.measure { graph = Self.compile(text).graph }
        #expect(try #require(graph).pushes.count == 25_000)
        #expect(graph?.presentations.map(\.presenters.count) == [25_000])
        #expect(time < .seconds(60))
    }

    @Test("Families that only what any pushes reaches, one after another")
    func chain() throws {
        let count = 2_000
        let families = (0..<count).map { "  f\($0): {navigation: N\($0), stack: [A\($0)]}\n" }.joined()
        let presentations = (1..<count).map { "  - {from: N\($0 - 1)/S, present: f\($0)}\n" }.joined()
        let text = """
            kindred: 1
            screens: {S: }
            windows: {main: f0}
            pushes: [{from: any, to: S}]
            families:
            \(families)presentations:
            \(presentations)
            """
        let graph = try #require(Self.compile(text).graph)
        #expect(graph.pushes.count == count)
        #expect(graph.controllers.count == 3 * count)
    }

    @Test("More callers than anyone reads are reported")
    func excess() {
        let many = (0..<500).map { "  p\($0): P\($0)\n" }.joined()
        let presented = (0..<500).map { "{from: any, present: p\($0)}" }.joined(separator: ", ")
        let compilation = Self.compile(Self.large(10_000, more: many + "presentations: [\(presented)]\n"))
        #expect(compilation.diagnostics.contains { $0.id == "limit-exceeded" })
    }

    @Test("A controller that is called any is meant itself")
    func named() throws {
        let text = """
            kindred: 1
            windows: {main: [home, other]}
            families: {home: {navigation: Nav, stack: [any, Next]}, other: Other, sheet: Sheet}
            presentations: [{from: any, present: sheet}]
            pushes: [{from: any, to: Next}]
            moves: [{from: any, kind: dismiss}]

            """
        let named = Self.compile(text)
        let renamed = Self.compile(text.replacing("any", with: "Any"))
        #expect(named.graph?.presentations.map { $0.presenters.map(\.controller) } == [["Nav"]])
        let (one, other) = (try #require(named.json()), try #require(renamed.json()))
        #expect(
            String(decoding: one, as: UTF8.self).replacing("any", with: "Any") == String(decoding: other, as: UTF8.self)
        )
    }
}
