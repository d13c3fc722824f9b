import Kindred
import KindredDiagnostics
import KindredLifecycle
import Testing

/// What all scenarios together may take.
@Suite struct ScenarioLimitTests {
    /// Each scenario builds a hundred families, with an event each, and compares nothing but its end.
    private static let specification = {
        let numbers = 0..<100
        let families = numbers.map { "  f\($0): {navigation: N\($0), stack: [C\($0)]}\n" }.joined()
        let scenarios = (0..<300).map { "  - {name: s\($0), start: {window: null}}\n" }.joined()
        let names = numbers.map { "f\($0)" }.joined(separator: ", ")
        return "kindred: 1\nwindows: {main: [\(names)]}\nfamilies:\n\(families)scenarios:\n\(scenarios)"
    }()

    @Test("Those beyond the limit are not run, the same on any number of threads", arguments: [1, 2, 4])
    func limit(threads: Int) throws {
        let input = Pipeline.Input(path: "a.yaml", content: .bytes(Array(Self.specification.utf8)))
        let pipeline = Pipeline(inputs: [input], threads: 1, runsScenarios: false)
        let (traces, limit) = Scenarios.run(
            scripts: pipeline.scripts, in: pipeline.graph, threads: threads, freeEffort: 100 * 500 + 499)
        #expect(traces.map(\.script.name) == (0..<100).map { "s\($0)" })
        let diagnostic = try #require(limit)
        #expect(diagnostic.id == "limit-exceeded")
        guard case .place(let place) = diagnostic.site else {
            Issue.record("it has no place")
            return
        }
        let text = Array(Self.specification.utf8)[Int(place.range.start)..<Int(place.range.end)]
        #expect(String(decoding: text, as: UTF8.self) == "s100")
    }

    @Test("Scenarios in one world find nothing of each other", arguments: [1, 2])
    func sameTraces(threads: Int) {
        let input = Pipeline.Input(path: "a.yaml", content: .bytes(Array(Self.specification.utf8)))
        let pipeline = Pipeline(inputs: [input], threads: 1, runsScenarios: false)
        let (traces, limit) = Scenarios.run(scripts: pipeline.scripts, in: pipeline.graph, threads: threads)
        #expect(limit == nil)
        #expect(traces.count == 300)
        #expect(traces.allSatisfy { $0.events.count == 100 && $0.effort == 501 })
    }
}
