import KindredBase
import KindredCore

/// A detail with no split view controller to show it in.
enum DetailWithoutSplit {
    static let info = RuleInfo(
        "detail-without-split", .note, .imports,
        summary: "a `showDetail` segue starts where no split view controller is",
        why: """
            A `showDetail` climbs to the nearest split view controller; where there is none UIKit presents (R40), and so \
            it is written.
            """,
        facts: [.r40],
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"showDetail\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"presentation\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(_ place: Place) -> Diagnostic {
        Diagnostic(
            info, "no split view controller to show a detail in: UIKit presents, and so it is written", at: place,
            help: "if code puts the source into a split view controller, write a push of the kind showDetail")
    }
}
