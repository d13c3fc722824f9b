import KindredDiagnostics
import KindredGraph

/// A screen that has no places.
package enum UnusedScreen {
    package static let info = RuleInfo(
        "unused-screen", .warning, .names, about: .controller, holdsInAll: true,
        summary: "windows are declared, but no family leads to a screen, by containment or pushes",
        why: """
            A screen appears where a family or another screen contains it, or where something pushes it. If only unused screens \
            lead to a screen, Kindred reports just those; if screens lead to each other in a ring, it reports the first \
            declared. Without windows in a compilation, it may be a part of an app, and Kindred reports nothing.
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            screens:
              Home: HomeViewController
              Help: HelpViewController
            families:
              home: {navigation: HomeNav, stack: [Home]}

            """,
        good: """
            kindred: 1
            windows: {main: home}
            screens:
              Home: {class: HomeViewController, pushes: [Help]}
              Help: HelpViewController
            families:
              home: {navigation: HomeNav, stack: [Home]}

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        guard let screens = graph.screens, !graph.isPartial, !graph.hasUnknownController,
            graph.windows.contains(where: { !$0.families.isEmpty }),
            !graph.hasLost([.families, .windows, .pushes, .ids, .screens])
        else { return }
        let steps =
            screens.references.map { ($0.container, $0.screen) } + screens.pushed.map { ($0.container, $0.screen) }
        for ring in unused(steps, count: screens.screens.count) {
            diagnostics.add(info, diagnostic: found(ring: ring, graph: graph))
        }
    }

    /// The screens that nothing leads to: alone, or in a ring with the first declared at its beginning.
    private static func unused(_ steps: [(from: Int32, to: Int32)], count: Int) -> [[Int32]] {
        let leads = PackedLists<Int32>(count: count) { add in
            for step in steps where step.from >= 0 { add(step.from, step.to) }
        }
        var isUsed = Array(repeating: false, count: count)
        var waiting = steps.filter { $0.from < 0 }.map(\.to)
        while let screen = waiting.popLast() {
            if isUsed[Int(screen)] { continue }
            isUsed[Int(screen)] = true
            waiting += leads[screen]
        }
        if !isUsed.contains(false) { return [] }
        let components = Components(leads)
        var isLed = Array(repeating: false, count: Int(components.count))
        for step in steps where step.from >= 0 && !isUsed[Int(step.from)] {
            let (from, to) = (components.numbers[Int(step.from)], components.numbers[Int(step.to)])
            if from != to { isLed[Int(to)] = true }
        }
        var rings = Array(repeating: [Int32](), count: Int(components.count))
        for screen in 0..<Int32(count) where !isUsed[Int(screen)] {
            let ring = Int(components.numbers[Int(screen)])
            if !isLed[ring] { rings[ring].append(screen) }
        }
        return rings.filter { !$0.isEmpty }
    }

    private static func found(ring: [Int32], graph: ResolvedGraph) -> Diagnostic {
        let (name, others) = (graph.name(template: ring[0]), ring.dropFirst())
        return Diagnostic(
            rule: info,
            message: "no family leads to the screen '\(name)'"
                + (others.isEmpty ? "" : " or the screens in a ring with it"),
            about: Diagnostic.Subject(kind: .controller, id: name), at: graph.place(template: ring[0]),
            labels: others.map {
                Diagnostic.Label(at: graph.place(template: $0), text: "in a ring with '\(name)'")
            },
            help: "write '\(name)' in a family, push it from a screen that is in one, or remove it")
    }
}
