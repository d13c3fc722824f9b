import KindredDiagnostics

/// Text that isn't XML, or XML that a storyboard never has.
package enum XMLSyntax {
    package static let info = RuleInfo(
        "xml-syntax", .error, .imports,
        summary: "a text isn't well-formed XML, or it has a document type declaration",
        why: """
            If the text isn't well-formed, what it declares is unknown: merge conflicts and hand edits leave such \
            files. Reading stops there, and nothing of the file is imported. Document type declarations are refused \
            too, because their entities can expand to any size; Interface Builder writes none.
            """,
        bad: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
                <scenes>
            </document>

            """,
        good: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
                <scenes/>
            </document>

            """)

    /// A fault that libxml2 reports.
    struct Fault {
        enum Kind {
            /// A closing tag that does not fit; the names are those of the open and of the closing one.
            case mismatch
            /// The text ends too early.
            case unfinished
            /// The text begins with something other than a tag.
            case noTag
            /// The text goes on after the outermost element.
            case afterEnd
            case entity
            /// A `<` that starts nothing.
            case noName
            case other
        }

        var kind: Kind
        var message: String
        var names: [String]
    }

    /// - Parameter open: The element that is open there.
    static func refused(_ fault: Fault, at place: SourceRange, open: SourceRange?, isConflict: Bool) -> Diagnostic {
        var labels: [Diagnostic.Label] = []
        if let open, fault.kind == .mismatch || fault.kind == .unfinished {
            labels.append(Diagnostic.Label(at: open, text: "opened here"))
        }
        return Diagnostic(
            rule: info, message: message(fault), at: place, labels: labels,
            help: isConflict ? "this looks like a merge conflict" : "open the file in Xcode and save it again")
    }

    private static func message(_ fault: Fault) -> String {
        switch fault.kind {
        case .mismatch where fault.names.allSatisfy { !$0.isEmpty }:
            return "expected '</\(fault.names[0])>', not '</\(fault.names[1])>'"
        case .unfinished: return "the text ends before the document does"
        case .noTag: return "the text doesn't start with a tag"
        case .noName: return "no name follows the '<'"
        case .afterEnd: return "there is text after the end of the document"
        case .entity where !fault.names[0].isEmpty: return "unknown entity '\(fault.names[0])'"
        default:
            let text = fault.message.utf8.split(separator: 0x0A).first.map { String(Substring($0)) } ?? ""
            return text.isEmpty ? "libxml2 can't read any further" : text.prefix(1).lowercased() + text.dropFirst()
        }
    }

    static func empty(at place: SourceRange) -> Diagnostic {
        Diagnostic(rule: info, message: "the file is empty", at: place, help: "remove the file, or restore it")
    }

    static func documentType(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "a storyboard has no document type declaration", at: place,
            help: "remove it; entities aren't expanded")
    }

    static func namespaces(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "more than 64 namespace declarations", at: place,
            help: "remove the declarations; no storyboard has any")
    }

    static func names(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "more than 100,000 different names of elements and attributes", at: place,
            help: "don't import this file; no storyboard has that many")
    }

    static func attributes(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "this element has more than 512 attributes", at: place,
            help: "don't import this file; no storyboard has that many")
    }

    static func outOfMemory(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: info, message: "there isn't enough memory to read the file", at: .path(path),
            help: "import fewer files at once")
    }
}
