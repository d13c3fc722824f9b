import KindredDiagnostics

/// A xib below a folder that cannot be understood: few hold controllers, and the app is in the other files.
package enum SkippedXIB {
    package static let info = RuleInfo(
        "skipped-xib", .warning, .imports,
        summary: "a xib below a folder isn't a document of Interface Builder that can be read",
        why: """
            Projects keep xibs that Xcode last saved before version 5, and empty ones for tests. Most xibs hold a view or a cell, \
            so the import skips such a file instead of refusing the whole folder. A storyboard that can't be read is still an \
            error, because scenes would be missing without it, and so is a xib that the command line names.
            """,
        bad: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>\n",
        good: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"/>

            """)

    /// - Parameter fault: Why it cannot be read.
    package static func found(fault: Diagnostic) -> Diagnostic {
        var skipped = fault
        skipped.id = info.id
        skipped.severity = info.severity
        skipped.message = "this xib is skipped: \(fault.message)"
        return skipped
    }
}
