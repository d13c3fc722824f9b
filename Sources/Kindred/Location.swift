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
    public let severity: Compilation.Diagnostic.Severity
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
        severity = Compilation.Diagnostic.Severity(info.severity)
        area = info.area.rawValue
        summary = info.summary
        why = info.why
        bad = info.bad
        good = info.good
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
