import KindredGraph
@testable import KindredQuestions
import Testing

/// Explanations agree with what the resolver resolves.
extension ExplainTests {
    @Test(arguments: [language, rerouted, ring])
    func agreesWithTheResolver(_ text: String) {
        expectAgreement(graph(text))
    }

    /// A menu over a screen in two tabs, one of which is on the pad too, and what the menu presents.
    @Test func agreesWithTheResolverOnScreens() {
        let graph = graph(
            """
            kindred: 1
            windows: {phone: phone, pad: pad}
            screens:
              HomeTab: {stack: [Home]}
              Home: {pushes: [Thread]}
              Thread: {definesPresentationContext: true, presents: [{present: menu, style: overCurrentContext}, share]}
            families:
              phone: {tab: Tabs, tabs: [HomeTab, {navigation: SearchNav, stack: [{controller: Search, pushes: [Thread]}]}]}
              pad: {split: Pad, primary: List, secondary: HomeTab}
              menu: {controller: Menu, presents: [share, {present: thread, style: formSheet}]}
              share: Share
              thread: Thread
            """)
        expectAgreement(graph)
        let text = explain("Menu->share", graph)
        let ways = text.split(separator: "\n").filter { $0.contains("menu is shown by Thread->menu") }
        // One for each family that has a thread, not one for each of its places.
        #expect(ways.count == 3, "\(text)")
    }

    @Test func agreesWithTheResolverOnManySpecifications() {
        var numbers = Numbers(state: 7)
        for size in 0..<400 { expectAgreement(graph(specification(families: 1 + size % 7, &numbers))) }
    }

    @Test func endsWhereWaysAreWithoutNumber() {
        var text = "kindred: 1\nfamilies:\n"
        for family in 0..<24 { text += "  f\(family): {tab: R\(family), tabs: [\(context("C\(family)"))]}\n" }
        text += "presentations:\n"
        for from in 0..<24 {
            for other in from + 1..<24 { text += "  - {from: C\(from), present: f\(other), style: currentContext}\n" }
        }
        text += "  - {id: ask, from: C23, present: f0, style: fullScreen}\n"
        let lines = explain("ask", text).split(separator: "\n")
        #expect(lines.count < 80)
        #expect(lines.contains { $0.contains("… and more than ") })
        #expect(lines.contains("    presented by \(graph(text).presentersPhrase(PresentationID(index: 276)))"))
    }

    private func expectAgreement(_ graph: ResolvedGraph) {
        let ways = FamilyWays(declarations: Declarations(graph))
        for id in graph.presentationIDs {
            let resolved = graph.presenters(of: id)
            let search = PresenterSearch(id: id, in: graph, ways: ways)
            #expect(search.isCutShort || search.answers.map(\.controller) == resolved.map(\.controller))
            #expect(search.isCutShort || search.answers.map(\.reason) == resolved.map(\.reason))
            let named = resolved.map { "\(graph.name(of: $0.controller)) (\($0.reason.rawValue))" }.joined(
                separator: ", ")
            #expect(explain(graph.name(of: id), graph).contains("\n    presented by \(named)\n"))
        }
        for id in graph.controllerIDs {
            let presenting = graph.presenting(id).map { graph.name(of: $0) }.joined(separator: ", ")
            // By screens, names stand for places.
            let answer = graph.screens == nil ? presenting : ways.declarations.answer(graph.presenting(id))
            let text = explain(graph.name(of: id), graph)
            #expect(text.contains("\n  presentingViewController: \(answer.isEmpty ? "nil" : answer), "))
        }
    }

    /// Tab bars with contexts in them, presented in turn over each other in every style that matters.
    private func specification(families: Int, _ numbers: inout Numbers) -> String {
        var text = "kindred: 1\n"
        if numbers.next(3) > 0 { text += "windows: {w: [f\(numbers.next(families)), f\(numbers.next(families))]}\n" }
        text += "families:\n"
        for family in 0..<families {
            text += "  f\(family): {tab: R\(family), tabs: [\(context("C\(family)")), P\(family)]}\n"
        }
        let styles = [
            "currentContext", "overCurrentContext", "fullScreen", "custom, presentsInFullscreen: false", "automatic",
        ]
        text += "presentations:\n"
        for _ in 0...families * 2 {
            let from = "\(["R", "C", "C", "P"][numbers.next(4)])\(numbers.next(families))"
            text += "  - {from: \(from), present: f\(numbers.next(families)), style: \(styles[numbers.next(5)])}\n"
        }
        return text
    }

    private func context(_ id: String) -> String { "{controller: \(id), definesPresentationContext: true}" }
}

/// Numbers that are the same in every run.
private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
