import KindredDiagnostics
import KindredText

/// A place as people name it: lines and columns from 1, columns in Unicode scalars.
public struct Location: Hashable, Sendable {
    /// The path of the file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
}

/// A range of a text: where it starts, and the place behind its end.
public struct TextRange: Hashable, Sendable {
    /// The place where the range starts.
    public let start: Location
    /// The place behind the end of the range.
    public let end: Location
    /// The start of the range, in bytes from the start of the file.
    public let offset: Int
    /// The end of the range, in bytes from the start of the file.
    public let endOffset: Int
}

/// A rule, with its explanation and two examples.
public struct RuleDescription: Sendable {
    /// The id, for example `navigation-in-stack`.
    public let id: String
    /// The severity that its diagnostics usually have.
    public let severity: Problem.Severity
    /// The area that lists show it under, for example `Containers`.
    public let area: String
    /// The condition under which it fires.
    public let summary: String
    /// The reason why that is wrong.
    public let why: String
    /// A specification in which it fires.
    public let bad: String
    /// A specification a few characters away, in which it does not fire.
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

/// A diagnostic: something that is wrong, or worth knowing. It has all that `kindred check --format json` writes.
public struct Problem: Sendable {
    /// The weight of a diagnostic.
    public enum Severity: String, Sendable {
        case note, warning, error
    }

    /// A further place that the diagnostic involves.
    public struct Related: Sendable {
        /// The text that explains what the place has to do with it.
        public let message: String
        /// The range of the place.
        public let range: TextRange
        /// The place where the range starts.
        public var location: Location { range.start }
    }

    /// An edit that would correct it.
    public struct Fix: Sendable {
        /// The range of the text to replace.
        public let range: TextRange
        /// The text to put in its place.
        public let replacement: String
    }

    /// The id of the rule, for example `navigation-in-stack`.
    public let id: String
    /// The weight of the diagnostic.
    public let severity: Severity
    /// The text that explains what is wrong.
    public let message: String
    /// The id of what it is about, which stays the same if lines move: a controller, family, window, presentation or scenario;
    /// for a push, its caller. Nil if it is about a file. An id of more than 2,000 bytes is shortened.
    public let subject: String?
    /// The file or folder.
    public let path: String
    /// The range in the file; nil if the path as a whole is meant.
    public let range: TextRange?
    /// The further places that it involves.
    public let related: [Related]
    /// The text that UIKit prints, if that is known.
    public let uikit: String?
    /// The advice on what to do, if there is any.
    public let help: String?
    /// The edits that would correct it.
    public let fixes: [Fix]

    /// The place where the range starts, if there is one.
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

/// The files of a report, which turn places into locations.
struct Places {
    private let files: [SourceFile]

    init(_ files: [SourceFile]) { self.files = files }

    func location(of place: SourceRange) -> Location { location(of: Int(place.range.start), in: place) }

    func range(_ place: SourceRange) -> TextRange {
        TextRange(
            start: location(of: place), end: location(of: Int(place.range.end), in: place),
            offset: Int(place.range.start),
            endOffset: Int(place.range.end))
    }

    private func location(of offset: Int, in place: SourceRange) -> Location {
        let file = files[Int(place.file)]
        let position = file.position(of: offset)
        return Location(file: file.path, line: position.line, column: position.column)
    }
}
