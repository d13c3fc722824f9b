import KindredDiagnostics

/// Several storyboards that windows could start with.
package enum UnclearStart {
    package static let info = RuleInfo(
        "unclear-start", .note, .imports,
        summary: "several storyboards could start the app, and none is called Main",
        why: """
            Info.plist or code says which storyboard a window starts with. Otherwise Kindred takes the one called \
            Main or MainStoryboard, else the only one with an initial view controller that no other refers to.
            """,
        bad: "",
        good: "")

    static func found(first: Storyboard, others: some Sequence<Storyboard>) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "several storyboards could start the app, and none is called Main, so no window is written",
            at: first.place(of: first.place),
            labels: others.prefix(10).map { Diagnostic.Label(at: $0.place(of: $0.place), text: "could start the app") },
            help: "import the app's Info.plist too, or add 'windows' by hand with the right family")
    }
}
