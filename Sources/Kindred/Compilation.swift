import KindredDiagnostics
import KindredFormats
import KindredText

/// The result of compiling: all diagnostics, the graph unless there are errors, and the traces of the scenarios.
public struct Compilation: Sendable {
    /// All diagnostics, in order of file, offset and id.
    public let diagnostics: [Diagnostic]
    let pipeline: Pipeline
    let report: Report
    private let threads: Int

    init(pipeline: Pipeline, threads: Int) {
        self.pipeline = pipeline
        self.threads = threads
        report = pipeline.report
        let places = Places(report.files)
        diagnostics = report.diagnostics.map { Diagnostic(diagnostic: $0, places: places) }
    }

    /// Whether there are errors, in the specification itself or in a scenario.
    public var hasErrors: Bool { report.count(.error) > 0 }

    /// The resolved graph, of all configurations together; nil if the specification itself has errors, whatever its scenarios report.
    public var graph: Graph? { pipeline.isCompiled ? Graph(pipeline.graph) : nil }

    /// The names of the configurations that are declared, in order.
    public var configurations: [String] { pipeline.graph.configured.map { $0.names(of: $0.all) } ?? [] }

    /// The resolved graph of one configuration; nil with errors, or if there is no such configuration.
    public func graph(on configuration: String) -> Graph? {
        guard pipeline.isCompiled else { return nil }
        return pipeline.graph.configured?.part(named: configuration).map { Graph($0.graph) }
    }

    /// The bytes that `kindred compile --format json` writes; nil with errors.
    public func json(compact: Bool = false) -> [UInt8]? {
        write(.json, options: .init(compact: compact, threads: threads))
    }

    /// The bytes that `kindred compile --format dot` writes; nil with errors.
    public func dot(linkBase: String? = nil, legend: Bool = false) -> [UInt8]? {
        write(.dot, options: .init(drawing: .init(linkBase: linkBase, legend: legend)))
    }

    /// The diagnostics as `kindred check` prints them, without colour.
    public func text(notes: Bool = false) -> String {
        String(decoding: Self.bytes(of: report, format: .text, notes: notes), as: UTF8.self)
    }

    /// The bytes that `kindred check --format json` writes.
    public func diagnosticsJSON(notes: Bool = false) -> [UInt8] {
        Self.bytes(of: report, format: .json, notes: notes)
    }

    /// The graph in any of its formats; nil with errors.
    package func write(_ format: GraphFormat, options: GraphFormat.Options = .init()) -> [UInt8]? {
        pipeline.isCompiled ? Self.bytes { format.write(pipeline.graph, options: options, to: $0) } : nil
    }

    static func bytes(of report: Report, format: ReportFormat, notes: Bool) -> [UInt8] {
        bytes { format.write(report, options: ReportFormat.Options(showsNotes: notes), to: $0) }
    }

    static func bytes(_ emit: (@escaping ByteWriter.Sink) -> Void) -> [UInt8] {
        var collected: [UInt8] = []
        withoutActuallyEscaping({ collected.append(contentsOf: $0) }, do: emit)
        return collected
    }
}
