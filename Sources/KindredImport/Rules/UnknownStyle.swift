import KindredBase
import KindredCore

/// A presentation style that one cannot present with.
enum UnknownStyle {
    static let info = RuleInfo(
        "unknown-style", .warning, .imports,
        summary: "a segue presents in a style that the language does not have",
        why: """
            UIKit has no presentation controller for `none` (R43), and `blurOverFullScreen` is of tvOS alone: it is \
            written as overFullScreen, every other as if no style were given.
            """,
        facts: [.r43],
        bad: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene(
                "a", "destination=\"b\" kind=\"presentation\" id=\"s1\" modalPresentationStyle=\"none\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene(
                "a", "destination=\"b\" kind=\"presentation\" id=\"s1\" modalPresentationStyle=\"fullScreen\""),
            ExampleStoryboard.scene("b")))

    static func found(_ word: String, writtenAs style: PresentationStyle?, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "nothing is presented in the style '\(word)': \(style.map { "written as \($0)" } ?? "left out")",
            at: place)
    }
}
