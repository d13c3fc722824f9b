import KindredBase
import KindredCore

/// A detail that takes the place of another.
enum SecondDetail {
    static let info = RuleInfo(
        "second-detail", .note, .imports,
        summary: "a `showDetail` segue leads to something else than what the column holds",
        why: """
            The secondary column has one place (R21). Where it holds a navigation controller, what may take its place is \
            written on that stack, of another navigation controller its members; anything else is written as a \
            presentation.
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

    static func found(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "takes the place of what the secondary column holds: written on the stack there", at: place)
    }

    static func withoutPlace(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "the secondary column holds something else, and no stack: written as a presentation", at: place)
    }
}
