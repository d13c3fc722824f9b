import KindredDiagnostics
import KindredDiff
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredMap
import KindredSession
import KindredText

/// The part of a graph that a result is made of.
struct Part {
    let graph: ResolvedGraph
    let report: Report
    let traces: [Trace]
    /// The controllers in it; nil for all.
    var selected: ControllerSet?
    /// The title of the only view that it shows, or else of the project.
    var title: String?
    /// The marks of what differs from an earlier graph, if the whole is drawn.
    var marks: MapMarks?
    /// The difference in each configuration, if only that is drawn.
    var differences: [ConfiguredOutline.Comparison] = []
    /// The earlier graph, if it is more than JSON.
    var old: ResolvedGraph?

    init(_ session: Session, report: Report) {
        (graph, traces, self.report) = (session.graph, session.pipeline.traces, report)
        title = session.project?.title
    }

    /// Takes the new one of two sides; nil of a graph.
    init?(newOf sides: ComparedSides) {
        let side = sides.new
        guard case .specification(let pipeline) = side.content else { return nil }
        title = sides.project?.title
        (graph, traces, report) = (pipeline.graph, pipeline.traces, side.outcome.report)
    }

    /// Compares both sides, of which this is the new one.
    mutating func compare(_ sides: ComparedSides, options: Options) throws(Failure) {
        if options.comparison.drawsWhole {
            marks = MapMarks(try sides.differences(by: .places))
            old = sides.old.graph
        } else {
            differences = try sides.differences(by: options.output.naming)
        }
    }
}

extension DrawingOptions {
    /// Returns the options of a drawing of what is selected, and refuses names that don't exist.
    func narrowed(to part: Part) throws(Failure) -> GraphDOT.Options {
        let graph = part.graph
        for name in self.graph.narrowing.families ?? [] where graph.family(named: name) == nil {
            let near = NearWords.word(name, among: graph.familyIDs.map { graph.name(of: $0) })
            throw .usage("there is no family '\(name)'" + English.suggestion(near))
        }
        var options = self.graph
        options.narrowing.selected = part.selected
        return options
    }
}
