import KindredDiagnostics
import KindredGraph

/// A presentation style that can't be presented with.
package enum UnknownStyle {
    package static let info = RuleInfo(
        "unknown-style", .warning, .imports, isUnmapped: true,
        summary: "a segue presents in a style that the specification language doesn't have",
        why: """
            UIKit has no presentation controller for `none` (R43). `blurOverFullScreen` exists on tvOS only, and is \
            written as `overFullScreen`; any other such style is left out.
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

    static func found(word: String, writtenAs style: PresentationStyle?, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "a specification has no style '\(word)'; \(style.map { "written as \($0.rawValue)" } ?? "left out")",
            at: place)
    }
}
