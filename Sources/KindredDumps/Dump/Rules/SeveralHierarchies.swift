import KindredDiagnostics

/// A text with several printed hierarchies.
package enum SeveralHierarchies {
    package static let info = RuleInfo(
        "several-hierarchies", .note, .hierarchies,
        summary: "a text contains several printed hierarchies, and the last one is read",
        why: """
            In a console log, the last hierarchy is most likely the one you mean. `--dump N` reads another, counted \
            from 1.
            """,
        start: HierarchyExample.home + HierarchyExample.detail + HierarchyExample.navigation
            + HierarchyExample.hiddenHome,
        bad: """
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """,
        good: """
            #    | <DetailViewController>, state: appeared, view: <UIView>

            """)

    static func found(place: SourceRange, count: Int, others: [SourceRange]) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this is the last of \(count) printed hierarchies, and the only one that is read",
            at: place, labels: others.map { Diagnostic.Label(at: $0, text: "an earlier one") },
            help: "use '--dump N' to read another")
    }
}
