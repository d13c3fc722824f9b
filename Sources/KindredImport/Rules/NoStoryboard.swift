import KindredBase

/// A file or folder in which there is nothing to import.
package enum NoStoryboard {
    package static let info = RuleInfo(
        "no-storyboard", .error, .imports,
        summary: "a file is no document of Interface Builder; a folder holds no storyboard and no xib",
        why: """
            A storyboard or xib is XML whose outermost element is `document`. Before Xcode 5 it could be an `archive`, which \
            says nothing that could be read without Interface Builder. A folder stands for every `*.storyboard` and `*.xib` \
            below it, hidden entries and linked folders left out.
            """,
        bad: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>\n",
        good: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"/>

            """)

    /// - Parameter place: The tag of the outermost element.
    static func otherRoot(_ name: String, at place: Place) -> Diagnostic {
        let help =
            name == "archive"
            ? "open it in Xcode and save it: it has the form of Xcode 4 and earlier"
            : "a storyboard starts with <document …>"
        return Diagnostic(
            info, "no document of Interface Builder: the outermost element is '\(name)'", at: place, help: help)
    }

    package static func emptyFolder(path: String) -> Diagnostic {
        Diagnostic(
            info, "this folder holds no storyboard and no xib", at: .path(path),
            help: "their names end in .storyboard or .xib")
    }
}
