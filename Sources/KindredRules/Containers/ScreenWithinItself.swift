import KindredDiagnostics
import KindredGraph

/// Screens that contain each other.
package enum ScreenWithinItself {
    package static let info = RuleInfo(
        "screen-within-itself", .error, .containers,
        summary: "a screen contains itself, directly or by way of other screens",
        why: """
            Each place of a screen has everything that the screen contains. If that includes the screen itself, it would have \
            to be inside itself without end. UIKit doesn't look for such a cycle: its look-ups would never return (R6).
            """,
        facts: [.r6],
        bad: """
            kindred: 1
            screens:
              Feed: {children: [Player]}
              Player: {children: [Feed]}
            families:
              home: Feed

            """,
        good: """
            kindred: 1
            screens:
              Feed: {children: [Player]}
              Player: {children: [Controls]}
            families:
              home: Feed

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        guard let screens = graph.screens else { return }
        let references = screens.references.filter { $0.container >= 0 }
        var search = RingSearch(
            homes: references.map(\.container), targets: references.map(\.screen), count: screens.screens.count)
        for ring in search.rings() {
            diagnostics.add(info, diagnostic: found(ring: ring.map { references[Int($0)] }, graph: graph))
        }
    }

    private static let shown = 10

    private static func found(ring: [Placement.Reference], graph: ResolvedGraph) -> Diagnostic {
        let first = ring.indices.min { ring[$0].screen < ring[$1].screen } ?? 0
        let name = graph.name(template: ring[first].screen)
        let others = ring[(first + 1)...] + ring[..<first]
        let way = others.prefix(shown).map { "'\(graph.name(template: $0.screen))'" }
        let rest = others.count > way.count ? " and \(others.count - way.count) more" : ""
        return Diagnostic(
            rule: info,
            message: others.isEmpty
                ? "'\(name)' contains itself"
                : "'\(name)' contains itself by way of \(way.joined(separator: ", "))\(rest)",
            about: Diagnostic.Subject(kind: .controller, id: name), at: graph.place(of: ring[first].node),
            labels: others.prefix(shown).map { step in
                let container = graph.name(template: step.container)
                return Diagnostic.Label(
                    at: graph.place(of: step.node),
                    text: "'\(container)' contains '\(graph.name(template: step.screen))'")
            },
            help: "remove '\(name)' here, or push or present it instead")
    }
}
