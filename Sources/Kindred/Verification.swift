import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredText

/// The result of comparing a hierarchy that a running app printed with a specification.
public struct Verification: Sendable {
    /// A live controller and the declared one that it is.
    public struct Match: Sendable {
        /// The class as it was printed.
        public let className: String
        /// The place where it was printed.
        public let location: Location
        /// The id of the declared controller; nil for what is not declared.
        public let controller: String?
    }

    /// The diagnostics: differences, and notes.
    public let diagnostics: [Compilation.Diagnostic]
    /// The live controllers in the order in which they were printed; empty where nothing could be compared.
    public let controllers: [Match]
    /// The family that the live tree begins with.
    public let family: String?
    private let pipeline: VerificationPipeline

    init(pipeline: VerificationPipeline, graph: ResolvedGraph) {
        self.pipeline = pipeline
        let places = Places(pipeline.report.files)
        diagnostics = pipeline.report.diagnostics.map { Compilation.Diagnostic(diagnostic: $0, places: places) }
        controllers =
            pipeline.readings.first?.result.map { dump, comparison in
                comparison.matches.enumerated().map { index, id in
                    Match(
                        className: dump.className(Int32(index)),
                        location: places.location(of: dump.place(of: Int32(index))),
                        controller: id.map { graph.name(of: $0) })
                }
            } ?? []
        family = pipeline.readings.first?.result?.comparison.family.map { graph.name(of: $0) }
    }

    /// Whether a hierarchy was found and nothing in it differs.
    public var isAsDeclared: Bool { !pipeline.hasErrors && pipeline.readings.first?.result != nil }

    /// The sum in one line: `12 of 12 live controllers found in the specification, 2 presentations as resolved`; empty where
    /// nothing could be compared.
    public var summary: String { pipeline.closing.last ?? "" }

    /// The diagnostics as `kindred verify` prints them, without colour.
    public func text(notes: Bool = false) -> String {
        String(decoding: Compilation.bytes(of: pipeline.report, format: .text, notes: notes), as: UTF8.self)
    }
}

extension Compilation {
    /// Compares what `_printHierarchy` has printed, with whatever else is in the text, with this specification; nil where
    /// it has errors or no such window.
    ///
    /// - Parameters:
    ///   - text: What UIKit printed.
    ///   - window: The window that the hierarchy belongs to; by default the one that fits best.
    ///   - number: Which of several hierarchies in the text, counted from 1; by default the last.
    public func verify(_ text: Source, window: String? = nil, number: Int? = nil) -> Verification? {
        let graph = pipeline.graph
        let id = window.flatMap { name in
            graph.windowIDs.first { ExactText(graph.name(of: $0)) == ExactText(name) }
        }
        if hasErrors || window != nil && id == nil { return nil }
        let file = SourceFile(path: text.path, bytes: text.bytes)
        let choice = VerificationPipeline.Choice(window: id, dump: number)
        return Verification(
            pipeline: VerificationPipeline(
                specification: pipeline, report: report, texts: [file], choice: choice),
            graph: graph
        )
    }
}
