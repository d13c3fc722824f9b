import KindredBase
import KindredCore

/// A translation of a storyboard that is read in another language.
enum LocalizedCopy {
    static let info = RuleInfo(
        "localized-copy", .note, .imports,
        summary: "a storyboard is the translation of another",
        why: """
            Files of one name in neighbouring `.lproj` folders are one storyboard in several languages. Base is read, \
            else English, else the first.
            """,
        bad: "",
        good: "")

    static func found(_ storyboard: Storyboard, of other: Storyboard) -> Diagnostic {
        Diagnostic(
            info, "left out: the same storyboard in another language is '\(other.file.path)'",
            at: storyboard.place(storyboard.place))
    }
}
