import KindredDiagnostics
import KindredGraph

/// A child that its parent has no place for.
package enum MisplacedChild {
    package static let info = RuleInfo(
        "misplaced-child", .warning, .imports, isUnmapped: true,
        summary: "a relationship or embed segue adds a child that its parent has no place for",
        why: """
            A navigation controller has a stack, a tab bar controller has tabs, and a split view controller has one \
            place in each column. Only other view controllers have children of their own. UIKit ignores what doesn't \
            fit.
            """,
        facts: [.r99],
        bad: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene(
                "a", element: "tabBarController",
                "destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s1\""),
            ExampleStoryboard.scene("b")),
        good: ExampleStoryboard.text(
            initial: "a",
            ExampleStoryboard.scene(
                "a", element: "tabBarController",
                "destination=\"b\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s1\""),
            ExampleStoryboard.scene("b")))

    static func found(relation: String, parent: Kind, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(parent.definition.noun) has no place for a '\(relation)' child, or none left",
            at: place)
    }
}
