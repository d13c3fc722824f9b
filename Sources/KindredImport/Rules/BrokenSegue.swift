import KindredBase
import KindredCore

/// A segue that has no source or no destination.
enum BrokenSegue {
    static let info = RuleInfo(
        "broken-segue", .warning, .imports,
        summary: "a segue leads to no scene, or belongs to none",
        why: """
            Interface Builder leaves such segues behind when files are merged or edited by hand. When one is performed, \
            UIKit throws; a relationship is ignored.
            """,
        bad: ExampleStoryboard.text(
            initial: "a", ExampleStoryboard.scene("a", "destination=\"zzz\" kind=\"show\" id=\"s1\"")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func nowhere(_ destination: String, _ place: Place) -> Diagnostic {
        Diagnostic(
            info, destination.isEmpty ? "a segue has no destination" : "no scene has the id '\(destination)'",
            at: place,
            help: "remove the segue, or connect it anew")
    }

    static func withoutScene(_ place: Place) -> Diagnostic {
        Diagnostic(info, "a segue belongs to no controller", at: place, help: "remove it, or connect it anew")
    }
}
