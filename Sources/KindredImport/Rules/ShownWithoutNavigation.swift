import KindredBase
import KindredCore

/// A show with nothing to push onto.
enum ShownWithoutNavigation {
    static let info = RuleInfo(
        "shown-without-navigation", .warning, .imports,
        summary: "a `show` or `push` segue starts where no navigation controller is",
        why: """
            A `show` climbs from its source to the first controller that knows what to do; where there is no navigation \
            controller UIKit presents (R40), and so it is written. In a family that code shows this is a guess, because code \
            may put the family in a navigation controller: then write a push in its place. Elsewhere it is certain, and only \
            a note. The old `push` segue throws without one.
            """,
        facts: [.r40],
        bad: ExampleStoryboard.text(
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""), ExampleStoryboard.scene("b")))

    /// - Parameter isGuess: Code shows the family.
    static func found(isPush: Bool, isGuess: Bool, _ place: Place) -> Diagnostic {
        let message =
            if isGuess {
                "code shows this family, perhaps in a navigation controller: the presentation written for this "
                    + "'\(isPush ? "push" : "show")' is a guess"
            } else if isPush {
                "no navigation controller to push onto: this 'push' throws, and is written as a presentation"
            } else {
                "no navigation controller to push onto: UIKit presents, and so it is written"
            }
        return Diagnostic(
            info, message, at: place,
            help: isGuess || isPush ? "if code puts the source into a navigation controller, write a push" : nil)
    }
}
