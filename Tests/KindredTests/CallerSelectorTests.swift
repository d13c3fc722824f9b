import Kindred
import Testing

/// Selectors in `from`, against lists of what they select, and at their limits.
@Suite struct CallerSelectorTests {
    private static func compile(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))])
    }

    /// An app whose calls depend on configurations, with what they are from.
    private static func app(
        tagged: String, others: String, stacked: String, all: String, one: String
    ) -> String {
        """
        kindred: 1
        configurations: {phone: compact, pad: regular, wide: regular}
        screens:
          Post: {tags: [shows], pushes: [{to: Comment, on: pad}]}
          Comment: {class: CommentController, tags: [shows]}
          Tip: {title: A tip}
        families:
          app:
            tab: Tabs
            tabs:
              - {navigation: First, stack: [Home, {controller: Extra, tags: [shows], on: [phone, wide]}, {screen: Post}]}
              - {navigation: Second, stack: [{controller: Other, tags: [rest]}, Post]}
          sheet: {navigation: Sheet, stack: [{controller: Sheeted, tags: [rest]}]}
          help: Help
          signIn: SignIn
        windows: {main: [app, signIn]}
        presentations:
          - {from: Home, present: sheet, style: {phone: fullScreen, pad: formSheet, wide: pageSheet}}
          - {from: \(tagged), present: [help, signIn], style: {phone: fullScreen, regular: formSheet}, on: [phone, pad]}
          - {from: [\(others), Home], present: signIn, style: popover, anchor: sourceItem, on: wide}
          - {id: named, from: Sheeted, present: help, style: {compact: overFullScreen, regular: popover}, anchor: sourceView}
        pushes:
          - {from: Home, to: Extra, on: [phone, wide]}
          - {from: [[Home], \(stacked)], to: [Comment, [Tip]], on: pad}
          - {from: Home, to: Comment, on: phone}
          - {from: \(stacked), to: Comment, on: phone}
        moves:
          - {from: \(all), kind: dismiss, on: pad}
          - {from: [\(tagged), \(all)], kind: setRoot, after: dismiss, to: [signIn, app], on: [phone, wide]}
          - {from: Help, kind: dismiss, on: wide}
          - {from: \(one), kind: dismiss}

        """
    }

    @Test("Selectors call what lists of the same controllers call, on the same configurations")
    func lists() throws {
        let selected = Self.compile(
            Self.app(
                tagged: "'tag:shows'", others: "'class:Comment* or tag:rest'", stacked: "'tag:rest and not file:nope'",
                all: "'kind:controller and (id:H* or tag:rest)'", one: "'id:SignI?'"))
        let listed = Self.compile(
            Self.app(
                tagged: "[Post, Comment, Extra]", others: "[Comment, Other, Sheeted]", stacked: "[Other, Sheeted]",
                all: "[Home, Other, Sheeted, Help]", one: "SignIn"))
        let (one, other) = (try #require(selected.graph), try #require(listed.graph))
        #expect(!one.pushes.isEmpty && !one.presentations.isEmpty)
        #expect(Self.withoutColumns(one) == Self.withoutColumns(other))
        #expect(selected.diagnostics.map(\.message) == listed.diagnostics.map(\.message))
    }

    /// Everything in a graph but the columns of its locations; the lines are the same.
    private static func withoutColumns(_ graph: Graph) -> String {
        var text = ""
        dump(graph, to: &text)
        return text.split(separator: "\n").filter { !$0.contains("olumn") }.joined(separator: "\n")
    }

    private static func families(_ count: Int) -> String {
        "kindred: 1\nconfigurations: {phone: compact, pad: regular}\nfamilies:\n"
            + (0..<count).map { "  f\($0): {controller: C\($0), tags: [x]}\n" }.joined()
    }

    private static func errors(_ text: String) -> [String] {
        compile(text).diagnostics.map { "\($0.id): \($0.message)" }
    }

    @Test("More than a million presentations of selectors, limited to configurations")
    func calls() {
        let presentations = (0..<1_001).map {
            "  - {from: 'tag:x', present: f\($0 % 1_000), style: {phone: fullScreen}, on: phone}\n"
        }
        let rest = "pushes:\n  - {from: C1, to: C2, on: pad}\nmoves:\n  - {from: 'tag:x', kind: dismiss, on: pad}\n"
        #expect(
            Self.errors(Self.families(1_000) + "presentations:\n" + presentations.joined() + rest) == [
                "limit-exceeded: selectors in 'from' declare more than a million presentations, pushes and moves, "
                    + "counted up to this one"
            ])
    }

    @Test("More comparisons of selectors than can be made")
    func comparisons() {
        // Each word counts: 1,000 tags, and 999 times "or" between them.
        let tags = (0..<1_000).map { "tag:y\($0)" }.joined(separator: " or ")
        let moves = "moves:\n  - {from: 'tag:x', kind: dismiss, on: pad}\n  - {from: '\(tags)', kind: dismiss}\n"
        #expect(
            Self.errors(Self.families(10_005) + moves) == [
                "limit-exceeded: selectors in 'from' take more than 20 million comparisons, counted up to this one"
            ])
    }
}
