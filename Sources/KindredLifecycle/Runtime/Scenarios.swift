import KindredDiagnostics
import KindredGraph
import KindredPlatform
import KindredYAML

/// Runs scenarios, several at once, up to a limit for all of them together.
package enum Scenarios {
    /// The traces in order, and the limit that ended the run, if any.
    package static func run(
        scripts: [Script], in graph: ResolvedGraph, threads: Int, freeEffort: Int = LimitExceeded.freeEffort
    ) -> (traces: [Trace], limit: Diagnostic?) {
        let steps = scripts.reduce(0) { $0 + $1.steps.count }
        let limit = freeEffort + LimitExceeded.workPerStep * steps
        let threads = steps + scripts.count < 1_000 ? 1 : max(1, threads)
        var traces: [Trace] = []
        traces.reserveCapacity(scripts.count)
        var effort = 0
        while traces.count < scripts.count {
            // As many as have already run, so that at most half of the work is wasted beyond the limit.
            let next = traces.count..<min(scripts.count, 2 * traces.count + 8 * threads)
            for trace in run(scripts: scripts, range: next, in: graph, threads: threads) {
                effort += trace.effort
                if effort > limit {
                    return (traces, LimitExceeded.scenarios(scripts[traces.count..<scripts.count].first?.place))
                }
                traces.append(trace)
            }
        }
        return (traces, nil)
    }

    /// Each thread reuses one world, because a new one is as large as the graph, and what a start has made of it.
    private static func run(
        scripts: [Script], range: Range<Int>, in graph: ResolvedGraph, threads: Int
    ) -> [Trace] {
        let size = (range.count + 4 * threads - 1) / (4 * threads)
        let starts = Array(stride(from: range.lowerBound, to: range.upperBound, by: max(1, size)))
        let parts = concurrentMap(starts.count, threads: threads) { part in
            var (stage, number) = (Stage(graph: graph), -1)
            return scripts[starts[part]..<min(range.upperBound, starts[part] + size)].map { script in
                let configured = script.graph(else: graph)
                if let own = script.part?.number, own != number { (stage, number) = (Stage(graph: configured), own) }
                return Simulator.run(script: script, in: configured, stage: &stage)
            }
        }
        return Array(parts.joined())
    }
}
