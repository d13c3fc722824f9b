import KindredDiagnostics

/// A storyboard for macOS or watchOS.
package enum OtherPlatform {
    package static let info = RuleInfo(
        "other-platform", .note, .imports, isUnmapped: true,
        summary: "a storyboard is for macOS or watchOS",
        why: """
            Kindred's rules are those of UIKit. AppKit and WatchKit have controllers and segues with the same names \
            but other meanings, so nothing of such a file is imported.
            """,
        bad: ExampleStoryboard.text(runtime: "MacOSX.Cocoa", initial: "a", ExampleStoryboard.scene("a")),
        good: ExampleStoryboard.text(initial: "a", ExampleStoryboard.scene("a")))

    static func found(storyboard: Storyboard) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: "this storyboard is for \(storyboard.platform == .macOS ? "macOS" : "watchOS"), so it is skipped",
            at: storyboard.place(of: storyboard.place), help: "import storyboards for iOS or tvOS")
    }
}
