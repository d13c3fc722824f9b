import KindredDiagnostics

/// A detail with no split view controller to show it in.
package enum DetailWithoutSplit {
    package static let info = RuleInfo(
        "detail-without-split", .note, .imports,
        summary: "a `showDetail` segue starts outside any split view controller",
        why: """
            `showDetail` looks for the nearest split view controller above its source. Without one, UIKit presents \
            (R40), and the import writes a presentation.
            """,
        facts: [.r40],
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"showDetail\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "this 'showDetail' has no split view controller, so UIKit presents; written as a presentation",
            at: place,
            help: "if code puts the source into a split view controller, write a push with 'kind: showDetail'")
    }
}
