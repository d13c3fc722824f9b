import KindredDiagnostics
import KindredText

/// The declarations of one storyboard or xib, in document order, before anything is resolved.
package struct Storyboard: Sendable {
    /// A text of the file: its number in `names`.
    package struct Text: Hashable, Sendable {
        package var number: Int32

        package init(_ number: Int32) { self.number = number }

        /// The attribute is not there.
        package static let absent = Text(-1)

        package var isAbsent: Bool { number < 0 }
    }

    package let file: SourceFile
    /// The index of `file` among all files of the import, as in a `SourceRange`.
    package internal(set) var index: Int32 = 0
    package var names = NameTable()
    /// `targetRuntime`, as written in the file.
    package var runtime = Text.absent
    package var platform = Platform.other
    /// A xib: it has no scenes and no segues, only nested controllers.
    var isXIB = false
    package var isLaunchScreen = false
    /// `initialViewController`, whether there is such a controller or not.
    package var initial = Text.absent
    /// The tag of the document; empty if there is none.
    package var place = ByteRange(start: 0, end: 0)
    package var controllers: [StoryboardController] = []
    package var placeholders: [StoryboardPlaceholder] = []
    /// Parents and children: `relationship` segues, and the nesting in a xib.
    package var containments: [StoryboardContainment] = []
    /// All other segues.
    package var segues: [StoryboardSegue] = []
    /// The object of each id, by the id's number.
    private var owners: [Int32: Owner] = [:]

    /// The owner of a scene, which can be the source or the destination of a segue.
    package enum Owner: Sendable, Equatable {
        case controller(Int)
        case placeholder(Int)
        /// The `application` of a Macintosh storyboard.
        case application
    }

    package init(file: SourceFile) {
        self.file = file
    }

    /// Whether it is one of the many xibs that hold a view or a cell.
    package var isXIBWithoutControllers: Bool { isXIB && controllers.isEmpty && placeholders.isEmpty }

    package subscript(_ text: Text) -> String? { text.isAbsent ? nil : names.string(text.number) }

    package func place(of range: ByteRange) -> SourceRange { SourceRange(file: index, range: range) }

    /// The object of an id in this file; the first one if the id is used twice.
    package func owner(_ id: Text) -> Owner? { id.isAbsent ? nil : owners[id.number] }

    /// Sets the owner of an id. Returns false if the id is taken: the first owner keeps it.
    @discardableResult
    mutating func setOwner(_ owner: Owner, of id: Text) -> Bool {
        guard !id.isAbsent, owners[id.number] == nil else { return false }
        owners[id.number] = owner
        return true
    }
}

extension Storyboard {
    /// The platform of a storyboard: the same element is another class on each.
    package enum Platform: Sendable {
        case iOS, tvOS, watchOS, macOS
        /// A platform that is not known, or not given.
        case other

        package init(runtime: String?) {
            switch runtime {
            case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
            case "AppleTV": self = .tvOS
            case "watchKit": self = .watchOS
            case "MacOSX.Cocoa": self = .macOS
            default: self = .other
            }
        }
    }

    /// The style in which a segue presents: of its kind, else its own, else the destination's, else none.
    package func presentationStyle(of segue: StoryboardSegue) -> String? {
        switch segue.kind {
        case .popoverPresentation, .popover: return "popover"
        case .sheet: return "sheet"
        default: break
        }
        if let style = self[segue.presentationStyle], !style.isEmpty { return style }
        let style =
            switch owner(segue.destination) {
            case .controller(let index): self[controllers[index].presentationStyle]
            case .placeholder(let index): self[placeholders[index].presentationStyle]
            default: nil as String?
            }
        return style?.isEmpty == false ? style : nil
    }
}
