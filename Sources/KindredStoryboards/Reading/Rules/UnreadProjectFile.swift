import KindredDiagnostics

/// A property list or project file that does not say which storyboard the app starts with, because it can't be read.
package enum UnreadProjectFile {
    package static let info = RuleInfo(
        "unread-project-file", .note, .imports,
        summary: "a property list or project file that could name the main storyboard can't be read",
        why: """
            `Info.plist`, `project.pbxproj` and `project.yml` say which storyboard an app starts with. They are read \
            as text: property lists as XML, not in their binary form. Without them, the names of the storyboards \
            decide the windows.
            """,
        bad: "",
        good: "")

    static func found(reason: String, file: SourceFile) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(file.path)' can't be read: \(reason)",
            at: SourceRange(file: 0, range: ByteRange(start: 0, end: 0)),
            help: "check 'windows': without this file, the names of the storyboards decide them")
    }
}
