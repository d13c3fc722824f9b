import KindredBase
import KindredCore

/// Several storyboards that windows could start with.
enum UnclearStart {
    static let info = RuleInfo(
        "unclear-start", .note, .imports,
        summary: "no storyboard is called Main, and several could be the one that the app starts with",
        why: """
            Which storyboard a window starts with stands in Info.plist or in code. Of the files given it is the one \
            called Main or MainStoryboard, else the only one with an initial controller that no other refers to.
            """,
        bad: "",
        good: "")

    static func found(_ first: Storyboard, _ others: some Sequence<Storyboard>) -> Diagnostic {
        Diagnostic(
            info, "several storyboards could be the start, and none is called Main: no window is written",
            at: first.place(first.place),
            labels: others.prefix(10).map { Diagnostic.Label($0.place($0.place), "could be the start") },
            help: "add 'windows' by hand, with the family of the right one")
    }
}
