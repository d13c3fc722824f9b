import KindredBase

/// An id that is declared twice in its name space.
package enum DuplicateID {
    package static let info = RuleInfo(
        "duplicate-id", .error, .names, about: .controller, .family, .window, .presentation, .scenario,
        summary: "an id is declared twice in its name space",
        why: """
            A controller has at most one parent: if two containers claim it, the one that adds it last wins (R3). An id names \
            one place in one family; the same screen elsewhere is another id with the same `class`. The first declaration keeps \
            the id. Families, windows, controllers, presentations and scenarios each have their own name space.
            """,
        facts: [.r3],
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home, Home]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home, Home2]\n")

    /// - Parameter what: What has the id: "controller", "family".
    package static func found(
        _ id: String, what: String, at place: Place, first: Place, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        // For a controller that UIKit inserts, `what` says so.
        let kind = Diagnostic.Subject.Kind(rawValue: what) ?? .controller
        return Diagnostic(
            info, "'\(id)' is declared twice as a \(what)", about: Diagnostic.Subject(kind, id), at: place,
            labels: [Diagnostic.Label(first, "first declared here")] + labels,
            help: kind == .controller
                ? "give one of them another id; a screen that is in two places is two ids with the same 'class'"
                : "give one of them another id")
    }
}
