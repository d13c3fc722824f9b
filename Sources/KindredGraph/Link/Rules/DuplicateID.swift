import KindredDiagnostics
import KindredText

/// An id that is declared twice in its name space.
package enum DuplicateID {
    package static let info = RuleInfo(
        "duplicate-id", .error, .names, about: .controller, .family, .window, .presentation, .scenario,
        canBeSilenced: false,
        summary: "an id is declared twice in its name space",
        why: """
            A controller has at most one parent: if two containers claim it, the one that adds it last wins (R3). An id names \
            one place in one family; a screen that is in several places is declared under `screens`. The first declaration keeps \
            the id. Families, windows, controllers, presentations and scenarios each have their own name space.
            """,
        facts: [.r3],
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home, Home]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    stack: [Home, Home2]\n")

    /// - Parameters:
    ///   - what: What has the id: "controller", "family".
    ///   - screen: For two places in one container the screen of one that could have another name.
    package static func found(
        id: String, what: String, screen: String? = nil, at place: SourceRange, first: SourceRange
    ) -> Diagnostic {
        // For a controller that UIKit inserts, `what` says so.
        let kind = Diagnostic.Subject.Kind(rawValue: what) ?? .controller
        return Diagnostic(
            rule: info, message: "'\(id)' is declared twice as a \(what)",
            about: Diagnostic.Subject(kind: kind, id: id), at: place,
            labels: [Diagnostic.Label(at: first, text: "first declared here")],
            help: what == "configuration" ? "give one of them another name" : help(id: id, kind: kind, screen: screen))
    }

    private static func help(id: String, kind: Diagnostic.Subject.Kind, screen: String?) -> String {
        if let screen { return "give one of them another name: `{screen: \(screen), as: …}`" }
        if kind == .scenario { return "give one of them another name" }
        if kind != .controller { return "give one of them another id" }
        // A path.
        if id.contains("/") { return "give one of them, or the container or family that it's in, another id" }
        return "give one of them another id; declare it under 'screens' if it is one screen in several places"
    }
}
