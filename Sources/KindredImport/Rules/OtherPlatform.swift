import KindredBase
import KindredCore

/// A storyboard of the Macintosh or of the watch.
enum OtherPlatform {
    static let info = RuleInfo(
        "other-platform", .note, .imports,
        summary: "a storyboard is for macOS or watchOS",
        why: """
            The rules and relations of Kindred are those of UIKit. AppKit and WatchKit have controllers and segues of \
            the same names that mean something else, so that nothing of such a file is taken over.
            """,
        bad: ExampleStoryboard.text(runtime: "MacOSX.Cocoa", initial: "a", ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(_ storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            info, "a storyboard for \(storyboard.platform == .macOS ? "macOS" : "watchOS") is left out",
            at: storyboard.place(storyboard.place), help: "only what UIKit shows can be imported")
    }
}
