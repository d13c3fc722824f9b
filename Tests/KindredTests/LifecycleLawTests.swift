import Kindred
import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import TestSupport
import Testing

/// Random scenarios over random hierarchies.
@Suite struct LifecycleLawTests {
    @Test("What containers do by themselves keeps the laws of appearance", arguments: 0..<8)
    func lawsHold(_ batch: Int) {
        for round in 0..<60 {
            let seed = UInt64(batch * 10_000 + round)
            let graph = Self.graph(seed)
            var generator = ScriptGenerator(graph, seed: seed, byHand: false)
            let script = generator.make(steps: 12)
            var laws = LifecycleLaws(graph, isLegal: true)
            let trace = Simulator.run(script: script, in: graph) { moment, event in laws.look(at: moment, event) }
            if !laws.broken.isEmpty { Issue.record(Self.report(seed, laws, trace, graph)) }
        }
    }

    @Test("What a finger calls off leaves everything as it was", arguments: 0..<8)
    func cancelledIsUndone(_ batch: Int) {
        var compared = 0
        for round in 0..<60 {
            let seed = UInt64(batch * 10_000 + round)
            let graph = Self.graph(seed)
            var generator = ScriptGenerator(graph, seed: seed, byHand: false)
            let script = generator.makeCancelled(after: 6)
            var before: [Snapshot] = []
            let trace = Simulator.run(script: script, in: graph) { moment, event in
                if event == nil { before.append(Snapshot(graph, moment)) }
            }
            guard case .settled = trace.ending, before.count > 1 else { continue }
            compared += 1
            let difference = before[before.count - 1].difference(from: before[before.count - 2], graph)
            if let difference { Issue.record("seed \(seed): \(difference)") }
        }
        #expect(compared >= 3)
    }

    @Test("Any calls in any order end well", arguments: 0..<8)
    func anythingEnds(_ batch: Int) {
        for round in 0..<60 {
            let seed = UInt64(batch * 10_000 + round)
            let graph = Self.graph(seed)
            var generator = ScriptGenerator(graph, seed: seed, byHand: true)
            let script = generator.make(steps: 30)
            var laws = LifecycleLaws(graph, isLegal: false)
            let trace = Simulator.run(script: script, in: graph) { moment, event in laws.look(at: moment, event) }
            if !laws.broken.isEmpty { Issue.record(Self.report(seed, laws, trace, graph)) }
            #expect(trace.events.count <= 10_000 + 100 * script.steps.count)
        }
    }

    @Test("A scenario is the same after others that begin like it")
    func sharedStarts() {
        var shared = 0
        for seed in UInt64(0)..<40 {
            let graph = Self.graph(seed)
            var scripts: [Script] = []
            for number in 0..<4 {
                var generator = ScriptGenerator(graph, seed: seed * 4 + UInt64(number), byHand: number == 3)
                var script = generator.make(steps: 8)
                if number > 0 {
                    let window = script.start.window
                    script.start = Start()
                    script.start.window = window
                    script.hooks = []
                }
                shared += script.start.window == nil ? 0 : 1
                scripts.append(script)
            }
            for (script, trace) in zip(scripts, Scenarios.run(scripts: scripts, in: graph, threads: 1).traces) {
                let alone = Simulator.run(script: script, in: graph)
                #expect("\(trace.events)" == "\(alone.events)" && trace.effort == alone.effort, "seed \(seed)")
                #expect(trace.reported.map(\.diagnostic.message) == alone.reported.map(\.diagnostic.message))
            }
        }
        #expect(shared > 40)
    }

    static func graph(_ seed: UInt64) -> ResolvedGraph {
        let (model, _) = PropertyTests.model(seed)
        let inputs = PropertyTests.sources(model, seed).map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        return Pipeline(inputs: inputs, threads: 1, runsScenarios: false).graph
    }

    /// What was broken, and what ran until then.
    private static func report(_ seed: UInt64, _ laws: LifecycleLaws, _ trace: Trace, _ graph: ResolvedGraph)
        -> Comment
    {
        var lines = ["seed \(seed): \(laws.broken.joined(separator: "; "))"]
        var starts = trace.starts[...]
        for (position, event) in trace.events.enumerated() {
            while let start = starts.first, start.position <= position {
                lines.append("- \(trace.script.steps[Int(start.step)].action)")
                starts = starts.dropFirst()
            }
            lines.append("\(event.turn) \(graph.text(of: event.what))")
        }
        lines += starts.map { "- \(trace.script.steps[Int($0.step)].action)" }
        let names = graph.controllerIDs.map { "\($0.index) \(graph.name(of: $0)) \(graph[$0].kind)" }
        return Comment(rawValue: (lines.prefix(150) + [names.joined(separator: ", ")]).joined(separator: "\n"))
    }
}
