import KindredBase

/// Text that is no XML, or XML of a kind that no storyboard is.
enum XMLSyntax {
    static let info = RuleInfo(
        "xml-syntax", .error, .imports,
        summary: "libxml2 refuses the text, or it has a document type declaration",
        why: """
            The text is not well-formed, so what it declares is not known: merge conflicts and hand edits leave such files. \
            Reading of the file ends there and it contributes nothing. A document type declaration, which could stand for \
            entities of any size, is refused as well; Interface Builder writes none.
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

    /// What libxml2 says.
    struct Fault {
        enum Kind {
            /// A closing tag that does not fit; the names are those of the open and of the closing one.
            case mismatch
            /// The text ends too early.
            case unfinished
            /// Something else than a tag comes first.
            case noTag
            /// Something follows the outermost element.
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
    static func refused(_ fault: Fault, at place: Place, open: Place?, isConflict: Bool) -> Diagnostic {
        var labels: [Diagnostic.Label] = []
        if let open, fault.kind == .mismatch || fault.kind == .unfinished {
            labels.append(Diagnostic.Label(open, "opened here"))
        }
        return Diagnostic(
            info, message(fault), at: place, labels: labels,
            help: isConflict ? "this looks like a merge conflict" : "open the file in Xcode, and save it again")
    }

    private static func message(_ fault: Fault) -> String {
        switch fault.kind {
        case .mismatch where fault.names.allSatisfy { !$0.isEmpty }:
            return "'\(fault.names[0])' is open, but '\(fault.names[1])' is closed"
        case .unfinished: return "the text ends before the document does"
        case .noTag: return "the text does not start with a tag"
        case .noName: return "no name follows the '<'"
        case .afterEnd: return "the document has ended, but the text goes on"
        case .entity where !fault.names[0].isEmpty: return "the entity '\(fault.names[0])' is not known"
        default:
            let text = fault.message.utf8.split(separator: 0x0A).first.map { String(Substring($0)) } ?? ""
            return text.isEmpty ? "libxml2 refuses to read on" : text.prefix(1).lowercased() + text.dropFirst()
        }
    }

    static func empty(at place: Place) -> Diagnostic {
        Diagnostic(info, "the file is empty", at: place, help: "remove the file, or restore it")
    }

    static func documentType(at place: Place) -> Diagnostic {
        Diagnostic(
            info, "a document type declaration, which no storyboard has", at: place,
            help: "take it out; entities are not expanded")
    }

    static func namespaces(at place: Place) -> Diagnostic {
        Diagnostic(
            info, "more than 64 declarations of namespaces, and no storyboard has any", at: place,
            help: "remove the declarations")
    }

    static func names(at place: Place) -> Diagnostic {
        Diagnostic(
            info, "more than 100,000 different names of elements and attributes", at: place,
            help: "leave the file out: no storyboard has as many")
    }

    static func attributes(at place: Place) -> Diagnostic {
        Diagnostic(
            info, "an element with more than 512 attributes", at: place,
            help: "leave the file out: no storyboard has as many")
    }

    static func outOfMemory(_ path: String) -> Diagnostic {
        Diagnostic(
            info, "there is no memory left to read it", at: .path(path),
            help: "import fewer files at once")
    }
}
