import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// A family at the root of two windows.
package enum WindowSharedFamily {
    package static let info = RuleInfo(
        "window-shared-family", .note, .presentations, about: .family,
        summary: "a family is a root of two windows",
        why: """
            A controller can't be the root of two windows at once. Each window, and each scene that opens one, has its own \
            instance of the family (R93), and the instances don't share any state.
            """,
        facts: [.r93],
        bad: """
            kindred: 1
            windows:
              main: home
              external: home
            families:
              home: Home

            """,
        good: """
            kindred: 1
            windows:
              main: home
              external: board
            families:
              home: Home
              board: Board

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        var firsts: [Use?] = Array(repeating: nil, count: graph.families.count)
        // A window may list a family twice; it's reported once.
        var lastReported = Array(repeating: Int32(-1), count: graph.families.count)
        for window in graph.windowIDs where !graph[window].name.isNone {
            for (family, value) in graph[window].families {
                guard let first = firsts[Int(family.index)] else {
                    firsts[Int(family.index)] = Use(window: window, value: value)
                    continue
                }
                guard first.window != window, lastReported[Int(family.index)] != window.index else { continue }
                lastReported[Int(family.index)] = window.index
                diagnostics.add(
                    info,
                    diagnostic: found(
                        family: family, use: Use(window: window, value: value), first: first, graph: graph))
            }
        }
    }

    /// The place where a window names a family.
    private struct Use {
        let window: WindowID
        let value: SourceValue

        func place(of graph: ResolvedGraph) -> SourceRange {
            graph.place(of: value, in: graph[window].file)
        }
    }

    private static func found(family: FamilyID, use: Use, first: Use, graph: ResolvedGraph) -> Diagnostic {
        let (name, one, other) = (
            graph.name(of: family), graph.name(of: first.window), graph.name(of: use.window)
        )
        let windows = one.precedesInBytes(other) ? "\(one), \(other)" : "\(other), \(one)"
        return Diagnostic(
            rule: info, message: "the windows '\(one)' and '\(other)' each have their own instance of '\(name)'",
            about: graph.subject(of: family, detail: windows), at: use.place(of: graph),
            labels: [Diagnostic.Label(at: first.place(of: graph), text: "a root of '\(one)'")],
            help: "create the controllers of '\(name)' for each window; one instance can't be in both")
    }
}
