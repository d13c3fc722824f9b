import KindredCode
import KindredDiagnostics
import KindredDraft
import KindredGraph

/// The specification that Swift code makes, written out and compiled at once.
package struct CodeImport: Sendable {
    /// The number of times that what the language refuses may bring something else to light.
    private static let mostRounds = 32

    package let text: [UInt8]
    package let pipeline: Pipeline
    package let report: Report
    /// The number of edges under `x-code`, which the compiler doesn't read.
    package let unread: Int
    /// The numbers of screens, presentations and pushes that are written.
    package let counts: (screens: Int, presentations: Int, pushes: Int)

    /// - Parameters:
    ///   - path: The path that the specification will have, for places in diagnostics.
    ///   - showsSystem: Whether controllers of the system are written, too.
    package init(code: CodeEdges, path: String, showsSystem: Bool, threads: Int) {
        var refused: [Int: String] = [:]
        var refusedMoves: [Int: String] = [:]
        var rounds = 0
        while true {
            let made = CodeDraft(
                code, name: path, refused: refused, refusedMoves: refusedMoves, showsSystem: showsSystem)
            let yaml = SpecificationYAML(made.draft)
            let pipeline = Pipeline(inputs: [.init(path: path, content: .bytes(yaml.bytes))], threads: threads)
            let known = refused.count + refusedMoves.count
            for diagnostic in pipeline.report.diagnostics where diagnostic.severity == .error {
                guard case .place(let place) = diagnostic.site, let origin = yaml.origin(of: Int(place.range.start))
                else { continue }
                let number = CodeDraft.entry(of: origin)
                if number >= made.edges.count {
                    refusedMoves[number - made.edges.count] = diagnostic.id
                } else {
                    for edge in made.edges[number] { refused[edge] = diagnostic.id }
                }
            }
            rounds += 1
            if refused.count + refusedMoves.count > known, rounds < Self.mostRounds { continue }
            (text, self.pipeline, unread) = (yaml.bytes, pipeline, made.draft.unread.count)
            report = pipeline.report
            counts = (made.draft.screens.count, made.counts.presentations, made.counts.pushes)
            return
        }
    }
}
