import KindredDiagnostics

/// A detail that takes the place of another.
package enum SecondDetail {
    package static let info = RuleInfo(
        "second-detail", .note, .imports,
        summary: "a `showDetail` segue leads to a scene other than the one in the column",
        why: """
            The secondary column has one place (R21). If it contains a navigation controller, the new scene is \
            written on that stack; if the new scene is itself a navigation controller, its members are. Anything \
            else is written as a presentation.
            """,
        facts: [.r21, .r40],
        bad: ExampleStoryboard.text(
            initial: "split",
            ExampleStoryboard.scene(
                "split", element: "splitViewController", more: "allowDoubleColumnStyle=\"YES\"",
                "destination=\"a\" kind=\"relationship\" relationship=\"masterViewController\" id=\"m\"",
                "destination=\"b\" kind=\"relationship\" relationship=\"detailViewController\" id=\"d\""),
            ExampleStoryboard.scene("a", "destination=\"c\" kind=\"showDetail\" id=\"s1\""),
            ExampleStoryboard.scene("b"), ExampleStoryboard.scene("c")),
        good: ExampleStoryboard.text(
            initial: "split",
            ExampleStoryboard.scene(
                "split", element: "splitViewController", more: "allowDoubleColumnStyle=\"YES\"",
                "destination=\"a\" kind=\"relationship\" relationship=\"masterViewController\" id=\"m\"",
                "destination=\"b\" kind=\"relationship\" relationship=\"detailViewController\" id=\"d\""),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"showDetail\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this replaces the content of the secondary column; written on the stack there",
            at: place)
    }

    static func withSplit(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "a scene that contains a split view controller can't be a detail; written as a presentation",
            at: place)
    }

    static func withoutPlace(_ place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the secondary column is taken and has no stack; written as a presentation", at: place)
    }
}
