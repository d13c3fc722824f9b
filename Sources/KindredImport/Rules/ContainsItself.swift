import KindredBase
import KindredCore

/// A scene that holds itself.
enum ContainsItself {
    static let info = RuleInfo(
        "contains-itself", .warning, .imports,
        summary: "a scene contains itself, at some depth",
        why: """
            Each controller would make the next without end when its view is loaded. The innermost is left out.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"a\" kind=\"embed\" id=\"s1\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "this puts a controller into one of its own kind, without end", at: place,
            help: "the specification ends at the first repetition")
    }
}
