import KindredDiagnostics
import KindredGraph
import KindredText

/// A family that never appears: no window reaches it by presentations.
package enum UnusedFamily {
    package static let info = RuleInfo(
        "unused-family", .warning, .names, about: .family, holdsInAll: true,
        summary: "windows are declared, but none of them reaches a family by presentations",
        why: """
            A family appears as the root of a window, or when a member of a family on screen presents it. Presenting from a \
            controller that no window reaches is presenting from a detached controller (R55). If the only families that present \
            a family are unreached too, Kindred reports just those; if families present each other in a ring, it reports the \
            first declared. Without windows in a compilation, Kindred doesn't know what is on screen and reports nothing. \
            Families imported from storyboards, whose roots have a `source` such as `Main.storyboard#BYZ-38-t0r`, are expected \
            to be shown from code: one note counts them all.
            """,
        facts: [.r55],
        uikit: """
            Presenting view controller <B: 0x…> from detached view controller <A: 0x…> is not supported, and may result in \
            incorrect safe area insets and a corrupt root presentation. Make sure <A: 0x…> is in the view controller hierarchy \
            before presenting from it. Will become a hard exception in a future release.
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home: Home
              help: Help

            """,
        good: """
            kindred: 1
            windows: {main: home, second: help}
            families:
              home: Home
              help: Help

            """)

    package static let rule = Rule(info: info) { graph, diagnostics in
        // A window whose families do not exist has had its diagnostic, and the rest would follow from it.
        guard !graph.isPartial, graph.windows.contains(where: { !$0.families.isEmpty }) else { return }
        // What could not be read may show any family.
        if graph.hasUnknownFamily || graph.hasLost([.families, .windows, .presentations]) { return }
        let presents = presentedFamilies(graph)
        let isReached = reached(graph, presents: presents)
        if !isReached.contains(false) { return }
        // Nothing reached leads to what is not, so that all unreached families make a graph of their own.
        let components = Components(
            PackedLists(count: isReached.count) { add in
                for family in isReached.indices where !isReached[family] {
                    for other in presents[Int32(family)] { add(Int32(family), other) }
                }
            })
        var isPresented = Array(repeating: false, count: Int(components.count))
        for family in isReached.indices where !isReached[family] {
            for other in presents[Int32(family)]
            where components.numbers[family] != components.numbers[Int(other)] {
                isPresented[Int(components.numbers[Int(other)])] = true
            }
        }
        var rings = Array(repeating: [FamilyID](), count: Int(components.count))
        for family in graph.familyIDs where !isReached[Int(family.index)] && !graph[family].name.isNone {
            let component = Int(components.numbers[Int(family.index)])
            if !isPresented[component] { rings[component].append(family) }
        }
        var imported: [FamilyID] = []
        for ring in rings {
            guard let first = ring.first else { continue }
            if graph[first].root.map(graph.isImported) == true {
                imported.append(first)
            } else {
                diagnostics.add(info, diagnostic: found(family: first, others: ring.dropFirst(), in: graph))
            }
        }
        if let first = imported.first { diagnostics.append(expected(first, all: imported, in: graph)) }
    }

    /// The families that the members of each family present.
    private static func presentedFamilies(_ graph: ResolvedGraph) -> PackedLists<Int32> {
        PackedLists(count: graph.families.count) { add in
            for presentation in graph.presentations {
                guard let from = presentation.from, let family = presentation.family else { continue }
                add(graph[from].family.index, family.index)
            }
        }
    }

    private static func reached(_ graph: ResolvedGraph, presents: PackedLists<Int32>) -> [Bool] {
        var isReached = Array(repeating: false, count: graph.families.count)
        var waiting = graph.windows.flatMap { $0.families.map(\.family.index) }
        // A misspelt reference was reported, and the family it means is used.
        waiting += graph.familiesMeant.map(\.index)
        for presentation in graph.presentations where presentation.from == nil {
            if let family = presentation.family { waiting.append(family.index) }
        }
        while let family = waiting.popLast() {
            if isReached[Int(family)] { continue }
            isReached[Int(family)] = true
            waiting += presents[family]
        }
        return isReached
    }

    private static let namedAtMost = 5

    /// Returns the note on imported families that no segue leads to: code shows them, so it lists what is left to write.
    private static func expected(_ first: FamilyID, all: [FamilyID], in graph: ResolvedGraph) -> Diagnostic {
        let named = all.prefix(namedAtMost)
        let names = named.map { "'\(graph.name(of: $0))'" }.joined(separator: ", ")
        let more = all.count > named.count ? " and \(all.count - named.count) more" : ""
        var note = Diagnostic(
            rule: info,
            message: all.count == 1
                ? "no window reaches the imported family \(names)"
                : "no window reaches \(all.count) imported families: \(names)\(more)",
            about: graph.subject(of: all), at: graph.place(of: first),
            labels: named.dropFirst().map { Diagnostic.Label(at: graph.place(of: $0), text: "not reached either") },
            help:
                "add the presentations, pushes or windows that show \(English.form("it", for: all.count, many: "them")) from code"
        )
        note.severity = .note
        return note
    }

    /// - Parameter others: The rest of the ring, if it is one.
    private static func found(family: FamilyID, others: ArraySlice<FamilyID>, in graph: ResolvedGraph)
        -> Diagnostic
    {
        let name = graph.name(of: family)
        return Diagnostic(
            rule: info,
            message: "no window reaches the family '\(name)'"
                + (others.isEmpty ? "" : " or the families in a ring with it"),
            about: graph.subject(of: [family] + others), at: graph.place(of: family),
            labels: others.map { Diagnostic.Label(at: graph.place(of: $0), text: "in a ring with '\(name)'") },
            help: "present it from a family on screen, make it the root of a window, or remove it")
    }
}
