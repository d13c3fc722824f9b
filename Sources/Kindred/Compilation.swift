import KindredBase
import KindredCore
import KindredEmit

/// What came of compiling: everything there is to say, the graph unless there are errors, and the traces of the scenarios.
public struct Compilation: Sendable {
    /// By file, offset and id.
    public let diagnostics: [Problem]
    let pipeline: Pipeline
    private let threads: Int

    init(_ pipeline: Pipeline, threads: Int) {
        self.pipeline = pipeline
        self.threads = threads
        let places = Places(pipeline.report.files)
        diagnostics = pipeline.report.diagnostics.map { Problem($0, places) }
    }

    public var hasErrors: Bool { pipeline.hasErrors }

    /// The resolved graph; nil with errors in the specification itself, whatever comes of its scenarios.
    public var graph: Graph? { pipeline.isCompiled ? Graph(pipeline.hierarchy) : nil }

    /// The bytes that `kindred compile --format json` writes; nil with errors.
    public func json(compact: Bool = false) -> [UInt8]? {
        write(.json, .init(compact: compact, threads: threads))
    }

    /// The bytes that `kindred compile --format dot` writes; nil with errors.
    public func dot(linkBase: String? = nil, legend: Bool = false) -> [UInt8]? {
        write(.dot, .init(drawing: .init(linkBase: linkBase, legend: legend)))
    }

    /// The diagnostics as `kindred check` prints them, without colour.
    public func text(notes: Bool = false) -> String {
        let bytes = ByteWriter.collect { TextReport(showsNotes: notes).write(pipeline.report, to: &$0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The graph in any of its formats; nil with errors.
    package func write(_ format: GraphFormat, _ options: GraphFormat.Options = .init()) -> [UInt8]? {
        pipeline.isCompiled ? Self.bytes { format.write(pipeline.hierarchy, options, to: $0) } : nil
    }

    static func bytes(_ emit: (@escaping ByteWriter.Sink) -> Void) -> [UInt8] {
        var collected: [UInt8] = []
        withoutActuallyEscaping({ collected.append(contentsOf: $0) }, do: emit)
        return collected
    }
}

/// A place as people name it: lines and columns from 1, columns in Unicode scalars.
public struct Location: Hashable, Sendable {
    public let file: String
    public let line: Int
    public let column: Int
}

/// One diagnostic: something that is wrong, or worth knowing.
public struct Problem: Sendable {
    public enum Severity: String, Sendable {
        case note, warning, error
    }

    public struct Related: Sendable {
        public let message: String
        public let location: Location
    }

    /// The id of the rule, e.g. `navigation-in-stack`.
    public let id: String
    public let severity: Severity
    public let message: String
    /// Where; nil where a path as a whole is meant.
    public let location: Location?
    public let related: [Related]
    /// What UIKit prints.
    public let uikit: String?
    public let help: String?

    init(_ diagnostic: Diagnostic, _ places: Places) {
        id = diagnostic.id
        severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
        message = diagnostic.message
        if case .place(let place) = diagnostic.subject { location = places.location(place) } else { location = nil }
        related = diagnostic.labels.map { Related(message: $0.text, location: places.location($0.place)) }
        uikit = diagnostic.uikit
        help = diagnostic.help
    }
}

/// Turns places into locations.
struct Places {
    private let files: [SourceFile]

    init(_ files: [SourceFile]) { self.files = files }

    func location(_ place: Place) -> Location {
        let file = files[Int(place.file)]
        let position = file.position(of: Int(place.range.start))
        return Location(file: file.path, line: position.line, column: position.column)
    }
}
