import KindredDiagnostics

/// A hierarchy with missing or incomplete lines.
package enum IncompleteHierarchy {
    package static let info = RuleInfo(
        "incomplete-hierarchy", .error, .hierarchies,
        summary: "a line of a printed hierarchy is cut off, or lines before it are missing",
        why: """
            A controller that isn't printed may still exist: its line may have been cut off. Consoles and terminals \
            wrap or shorten long lines, and keep only the last of many. The hierarchy isn't compared until it is \
            complete.
            """,
        facts: [.r96],
        start: HierarchyExample.home + HierarchyExample.detail + HierarchyExample.navigation,
        bad: """
            #    |    | <DetailViewController>, state: appeared, view: <UIView>

            """,
        good: """
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    static func cut(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this line of the hierarchy is cut off", at: place,
            help: "copy it again; each controller has one whole line with class, state and view")
    }

    static func gap(_ place: SourceRange, levels: Int) -> Diagnostic {
        let lines = levels == 1 ? "a line" : "\(levels) lines"
        return Diagnostic(
            rule: info,
            message: "this controller is too deep below the one before it: \(lines) must be missing in between",
            at: place, help: "copy the whole hierarchy again")
    }

    static func headless(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the hierarchy starts below its root: the lines before this one are missing",
            at: place, help: "copy the whole hierarchy again; its first line has no '|'")
    }

    package static func cutSnapshot(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the recorder has cut off this snapshot: it has too many view controllers", at: place,
            help: "it isn't compared; record a smaller part of the app")
    }
}
