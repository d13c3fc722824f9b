import KindredDiagnostics

/// A file or folder with nothing to import.
package enum NoStoryboard {
    package static let info = RuleInfo(
        "no-storyboard", .error, .imports,
        summary:
            "a file isn't an Interface Builder document, a folder has no storyboard or xib, or there is nothing to import",
        why: """
            A storyboard or xib is XML with `document` as its root element. Before Xcode 5 it could be an `archive`, \
            which only Interface Builder can read. A folder means every `*.storyboard` and `*.xib` below it, except \
            hidden entries and linked folders. Nothing is written unless a file declares a UIKit view controller \
            that an app can show; launch screens and storyboards for macOS and watchOS don't count.
            """,
        bad: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>\n",
        good: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"/>

            """)

    /// - Parameter place: The tag of the outermost element.
    static func otherRoot(_ name: String, at place: SourceRange) -> Diagnostic {
        let help =
            name == "archive"
            ? "open it in Xcode and save it again: it has the format of Xcode 4 and earlier"
            : "name a storyboard or xib; they start with <document …>"
        return Diagnostic(
            rule: info, message: "not an Interface Builder document: the root element is '\(name)'", at: place,
            help: help)
    }

    /// - Parameter others: Files without a controller, by their numbers.
    package static func nothing(_ storyboards: [Storyboard], others: [Int32]) -> Diagnostic? {
        var found = storyboards.map { ($0.place(of: $0.place), reason($0)) }
        found += others.map { (SourceRange(file: $0, range: ByteRange(start: 0, end: 0)), without) }
        found.sort { $0.0.file < $1.0.file }
        guard let first = found.first else { return nil }
        let message =
            found.count == 1
            ? "nothing to import: this is \(first.1)"
            : "nothing to import: none of these \(found.count) files declares a view controller that an app can show"
        let labels = found.count == 1 ? [] : found.prefix(10).map { Diagnostic.Label(at: $0.0, text: $0.1) }
        return Diagnostic(
            rule: info, message: message, at: first.0, labels: labels,
            help: "name a storyboard for iOS or tvOS that has scenes")
    }

    private static let without = "a file without view controllers"

    private static func reason(_ storyboard: Storyboard) -> String {
        switch storyboard.platform {
        case .macOS: "a storyboard for macOS"
        case .watchOS: "a storyboard for watchOS"
        default: storyboard.isLaunchScreen ? "a launch screen" : without
        }
    }

    package static func emptyFolder(path: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this folder has no storyboard or xib", at: .path(path),
            help: "name a folder with .storyboard or .xib files")
    }
}
