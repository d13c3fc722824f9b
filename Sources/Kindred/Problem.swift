import KindredDiagnostics
import KindredText

/// A place as people name it: lines and columns from 1, columns in Unicode scalars.
public struct Location: Hashable, Sendable {
    public let file: String
    public let line: Int
    public let column: Int
}

/// A range of a text: where it starts, and the place behind its end.
public struct TextRange: Hashable, Sendable {
    public let start: Location
    public let end: Location
    /// In bytes from the start of the file.
    public let offset: Int
    public let endOffset: Int
}

/// What is known of a rule, apart from what it has found.
public struct RuleDescription: Sendable {
    /// For example `navigation-in-stack`.
    public let id: String
    /// How much its findings weigh unless something says otherwise.
    public let severity: Problem.Severity
    public let area: String
    /// When it fires.
    public let summary: String
    /// Why that is a mistake.
    public let why: String
    /// A specification in which it fires, and one a few characters away in which it does not.
    public let bad: String
    public let good: String

    /// All rules, in the order in which `kindred rules` lists them.
    public static var all: [RuleDescription] { RuleRegistry.all.map { RuleDescription($0) } }

    init(_ info: RuleInfo) {
        id = info.id
        severity = Problem.Severity(info.severity)
        area = info.area.rawValue
        summary = info.summary
        why = info.why
        bad = info.bad
        good = info.good
    }
}

/// One diagnostic: something that is wrong, or worth knowing. It says all that `kindred check --format json` says.
public struct Problem: Sendable {
    public enum Severity: String, Sendable {
        case note, warning, error
    }

    /// A further place that the problem involves.
    public struct Related: Sendable {
        public let message: String
        public let range: TextRange
        public var location: Location { range.start }
    }

    /// An edit that would correct it.
    public struct Fix: Sendable {
        public let range: TextRange
        public let replacement: String
    }

    /// The id of the rule, for example `navigation-in-stack`.
    public let id: String
    public let severity: Severity
    public let message: String
    /// The id of what it is about, which stays the same if lines move: a controller, family, window, presentation or scenario;
    /// for a push, its caller. Nil if it is about a file. An id of more than 2,000 bytes is shortened.
    public let subject: String?
    /// The file or folder.
    public let path: String
    /// Where in the file; nil if the path as a whole is meant.
    public let range: TextRange?
    public let related: [Related]
    /// What UIKit prints.
    public let uikit: String?
    public let help: String?
    public let fixes: [Fix]

    /// Where the range starts.
    public var location: Location? { range?.start }
    /// The rule behind it.
    public var rule: RuleDescription? { RuleRegistry.all.first { $0.id == id }.map { RuleDescription($0) } }

    init(diagnostic: Diagnostic, places: Places) {
        id = diagnostic.id
        severity = Severity(diagnostic.severity)
        message = diagnostic.message
        subject = diagnostic.subject.id.text.isEmpty ? nil : diagnostic.subject.id.text
        switch diagnostic.site {
        case .place(let place):
            let range = places.range(place)
            (path, self.range) = (range.start.file, range)
        case .path(let path):
            (self.path, range) = (path, nil)
        }
        related = diagnostic.labels.map { Related(message: $0.text, range: places.range($0.place)) }
        uikit = diagnostic.uikit
        help = diagnostic.help
        fixes = diagnostic.fixes.map { Fix(range: places.range($0.place), replacement: $0.replacement) }
    }
}

extension Problem.Severity {
    init(_ severity: Severity) {
        switch severity {
        case .note: self = .note
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}

/// Turns places into locations.
struct Places {
    private let files: [SourceFile]

    init(_ files: [SourceFile]) { self.files = files }

    func location(_ place: SourceRange) -> Location { location(Int(place.range.start), in: place) }

    func range(_ place: SourceRange) -> TextRange {
        TextRange(
            start: location(place), end: location(Int(place.range.end), in: place), offset: Int(place.range.start),
            endOffset: Int(place.range.end))
    }

    private func location(_ offset: Int, in place: SourceRange) -> Location {
        let file = files[Int(place.file)]
        let position = file.position(of: offset)
        return Location(file: file.path, line: position.line, column: position.column)
    }
}
