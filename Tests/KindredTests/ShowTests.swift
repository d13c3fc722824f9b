import Kindred
import TestSupport
import Testing

/// Pushes of kind `show` in an app of real size, against the same written out, and at limits.
@Suite struct ShowTests {
    private static func compile(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))])
    }

    private static func graph(_ sources: [Source]) throws -> Graph {
        let compilation = Compiler().compile(sources)
        #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(compilation.graph)
    }

    /// The sample with each list of pushes changed, without what it expects.
    private static func social(_ change: (String) -> String) throws -> [Source] {
        try SampleTests.sources(of: "social").filter { !$0.path.contains("expect") }.map { source in
            let lines = String(decoding: source.bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            let changed = lines.map { line in
                guard let start = line.firstRange(of: "pushes: [")?.upperBound,
                    let end = line[start...].firstIndex(of: "]"), !line[start..<end].contains("{")
                else { return String(line) }
                return line[..<start] + change(String(line[start..<end])) + line[end...]
            }
            return Source(path: source.path, bytes: Array(changed.joined(separator: "\n").utf8))
        }
    }

    private static func shown(_ ids: String) -> String { "{to: [\(ids)], kind: show}" }

    @Test("In a social app, in which all is on stacks, what shows pushes")
    func stacks() throws {
        let pushed = try Self.graph(SampleTests.sources(of: "social"))
        let shown = try Self.graph(Self.social(Self.shown))
        #expect(shown.pushes.count { $0.kind == "show" } > 100)
        #expect(shown.controllers.map(\.id) == pushed.controllers.map(\.id))
        #expect(shown.families.map(\.id) == pushed.families.map(\.id))
        #expect(shown.presentations.map(\.id) == pushed.presentations.map(\.id))
        func ends(_ graph: Graph) -> [[String]] { graph.pushes.map { [$0.from, $0.to, $0.container] } }
        #expect(ends(shown) == ends(pushed))
        #expect(
            zip(shown.controllers, pushed.controllers).allSatisfy { one, other in
                one.navigationController == other.navigationController
                    && one.presentingViewControllers == other.presentingViewControllers
                    && one.presentedViewControllers == other.presentedViewControllers
            })
    }

    /// What is in sheets has no stack there, and shows posts and profiles all the same.
    private static let sheets = """
        kindred: 1
        screens:
          Tip: {pushes: [{to: [Post, Profile, Settings], kind: show}], moves: [dismiss]}
        families:
          tip: Tip
        presentations:
          - {from: [Feed, Explore, PhoneTabs], present: tip}

        """

    @Test("A tip over a social app shows what else is pushed: as if families and presentations were written")
    func sheets() throws {
        let more = Source(path: "tip.kindred.yaml", bytes: Array(Self.sheets.utf8))
        let shown = try Self.graph(Self.social(Self.shown) + [more])
        let derived = shown.families.filter { $0.isDerived == true }
        let presented = shown.presentations.filter { made in derived.contains { $0.id == made.family } }
        #expect(derived.count > 5 && presented.count > derived.count)
        // Each family is written, with its place, and each presentation is one.
        var text = Self.sheets.replacing("pushes: [{to: [Post, Profile, Settings], kind: show}], ", with: "")
        text = text.replacing(
            "presentations:",
            with: derived.map { "  \($0.id): \($0.root.split(separator: "/").last ?? "")\n" }.joined()
                + "presentations:")
        text += presented.map { "  - {from: \($0.from), present: \($0.family)}\n" }.joined()
        let written = try Self.graph(Self.social { $0 } + [Source(path: "tip.kindred.yaml", bytes: Array(text.utf8))])
        #expect(Set(written.controllers.map(\.id)) == Set(shown.controllers.map(\.id)))
        let others = Dictionary(uniqueKeysWithValues: written.controllers.map { ($0.id, $0) })
        for one in shown.controllers {
            let other = try #require(others[one.id])
            #expect(Set(one.presentingViewControllers) == Set(other.presentingViewControllers), "\(one.id)")
            #expect(Set(one.presentedViewControllers) == Set(other.presentedViewControllers), "\(one.id)")
            #expect(one.navigationController == other.navigationController)
        }
        #expect(
            Set(written.presentations.map { "\($0.from)>\($0.family)" })
                == Set(shown.presentations.map { "\($0.from)>\($0.family)" }))
    }

    // MARK: Limits

    @Test("10,000 screens that show each other one after another have a family each")
    func chain() throws {
        let count = 10_000
        let screens = (0..<count).map { "  S\($0): {pushes: [{to: S\(($0 + 1) % count), kind: show}]}\n" }.joined()
        let clock = ContinuousClock()
        var graph: Graph?
        let text = "kindred: 1\nwindows: {main: f}\nscreens:\n\(screens)families: {f: S0}\n"
        let time = clock.measure { graph = Self.compile(text).graph }
        #expect(try #require(graph).families.count == count)
        #expect(graph?.presentations.count == count)
        #expect(graph?.families.count { $0.isDerived == true } == count - 1)
        #expect(time < .seconds(60))
    }

    @Test("Thousands of windows' roots that may present what thousands show are no trouble")
    func roots() throws {
        let count = 2_000
        let families = (0..<count).map { "  f\($0): {controller: A\($0), pushes: [{to: S, kind: show}]}\n" }.joined()
        let all = (0..<count).map { "f\($0)" }.joined(separator: ", ")
        let expected = (0..<100).map { "  A\($0): {presentedViewController: []}\n" }.joined()
        let text = "kindred: 1\nwindows: {main: [\(all)]}\nscreens: {S: }\nfamilies:\n\(families)"
        let graph = try #require(Self.compile(text).graph)
        #expect(graph.presentations.count == count)
        let compilation = Self.compile("\(text)expect:\n\(expected)")
        #expect(compilation.diagnostics.map(\.id) == Array(repeating: "expectation-failed", count: 100))
        let dump = Source(
            path: "a.txt", bytes: Array("<A7: 0x1; view = <UIView; 0x2>; frame = (0, 0; 375, 667)>\n".utf8))
        _ = try #require(Self.compile(text).verify(dump))
    }

    @Test("More families than anyone reads are reported")
    func excess() {
        let screens = (0..<400).map { number in
            let all = (0..<400).map { "S\($0)" }.joined(separator: ", ")
            return "  S\(number): {children: [A, B, C], pushes: [{to: [\(all)], kind: show}]}\n"
        }.joined()
        let stacks = (0..<100).map { "  f\($0): {navigation: N\($0), stack: [S0]}\n" }.joined()
        let compilation = Self.compile("kindred: 1\nscreens:\n\(screens)families:\n\(stacks)  root: S0\n")
        #expect(compilation.diagnostics.contains { $0.id == "limit-exceeded" })
    }
}
