import KindredDiagnostics

/// A show with nothing to push onto.
package enum ShownWithoutNavigation {
    package static let info = RuleInfo(
        "shown-without-navigation", .warning, .imports,
        summary: "a `show` or `push` segue starts outside any navigation controller",
        why: """
            `show` looks above its source for a controller that can show. Without a navigation controller, UIKit \
            presents (R40), and the import writes a presentation. If only code shows the family, this is a guess: \
            code may put the family into a navigation controller, and then it is a push. Otherwise it is certain, \
            and only a note. The older `push` segue throws an exception without a navigation controller.
            """,
        facts: [.r40],
        bad: ExampleStoryboard.text(
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "nav", ExampleStoryboard.navigation(root: "a"),
            ExampleStoryboard.scene("a", "destination=\"b\" kind=\"show\" id=\"s1\""), ExampleStoryboard.scene("b")))

    /// - Parameter isGuess: Code shows the family.
    static func found(isPush: Bool, isGuess: Bool, at place: SourceRange) -> Diagnostic {
        let message =
            if isGuess {
                "code shows this family, perhaps in a navigation controller, so the presentation written for this "
                    + "'\(isPush ? "push" : "show")' is a guess"
            } else if isPush {
                "this 'push' has no navigation controller to push onto, so it throws; written as a presentation"
            } else {
                "this 'show' has no navigation controller to push onto, so UIKit presents; written as a presentation"
            }
        return Diagnostic(
            rule: info, message: message, at: place,
            help: isGuess || isPush ? "if code puts the source into a navigation controller, write a push instead" : nil
        )
    }
}
