import KindredBase
import KindredCore

/// A show with nothing to push onto.
enum ShownWithoutNavigation {
    static let info = RuleInfo(
        "shown-without-navigation", .note, .imports,
        summary: "a `show` or `push` segue starts where no navigation controller is",
        why: """
            A `show` climbs from its source to the first controller that knows what to do; where there is no navigation \
            controller UIKit presents (R40), and so it is written. If code puts the source into one, write a push in its \
            place. The old `push` segue throws without one.
            """,
        facts: [.r40],
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""), ExampleStoryboard.scene("b")))

    static func found(isPush: Bool, _ place: Place) -> Diagnostic {
        Diagnostic(
            info,
            isPush
                ? "no navigation controller to push onto: written as a presentation, though a 'push' would throw"
                : "no navigation controller to push onto: UIKit presents, and so it is written", at: place,
            help: "if code puts the source into a navigation controller, write a push")
    }
}
