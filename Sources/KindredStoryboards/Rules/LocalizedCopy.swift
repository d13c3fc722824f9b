import KindredDiagnostics

/// A translation of a storyboard that is read in another language.
package enum LocalizedCopy {
    package static let info = RuleInfo(
        "localized-copy", .note, .imports, isUnmapped: true,
        summary: "a storyboard is a translation of another",
        why: """
            Files with the same name in neighboring `.lproj` folders are one storyboard in several languages. \
            Kindred reads Base, else English, else the first.
            """,
        bad: "",
        good: "")

    static func found(storyboard: Storyboard, of other: Storyboard) -> Diagnostic {
        Diagnostic(
            rule: info, message: "skipped: '\(other.file.path)' is the same storyboard in another language",
            at: storyboard.place(of: storyboard.place))
    }
}
