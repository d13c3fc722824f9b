import KindredBase
import KindredCore

/// A child that its parent has no place for.
enum MisplacedChild {
    static let info = RuleInfo(
        "misplaced-child", .warning, .imports,
        summary: "a relationship or an embed puts a child where its parent has no place",
        why: """
            A navigation controller has a stack, a tab bar controller tabs, a split view controller one place in each \
            column, and only other controllers have children of their own. What does not fit is ignored by UIKit.
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

    static func found(_ relation: String, _ parent: Kind, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, "\(parent.definition.noun) has no place, or none left, for a child by '\(relation)'", at: place)
    }
}
