import Kindred
import KindredDiagnostics
import KindredProject
import KindredText
import TestSupport
import Testing

/// House rules on random specifications, compared with what a plain search of the graph finds.
@Suite struct HouseLawTests {
    private struct App {
        let text: String
        /// The first of each stack: pushes are declared onto every longer one.
        var opens: [(from: String, to: String)] = []
        var calls: [(from: String, to: String)] = []
        var parents: [(from: String, to: String)] = []
        let tags: [String: String]

        init(_ random: inout Random) throws {
            var (families, tags): (String, [String: String]) = ("", [:])
            var stacks: [[String]] = []
            let count = 3 + random.below(8)
            for family in 0..<count {
                let stack = (0...random.below(3)).map { "S\(family)x\($0)" }
                let nodes = stack.map { id -> String in
                    guard random.oneIn(2) else { return id }
                    tags[id] = ["a", "b", "c"][random.below(3)]
                    return "{controller: \(id), tags: [\(tags[id] ?? "")]}"
                }
                families += "  f\(family): {navigation: N\(family), stack: [\(nodes.joined(separator: ", "))]}\n"
                stacks.append(stack)
            }
            var (presentations, pushes) = ("", "")
            for _ in 0..<2 * count {
                guard let from = random.pick(stacks[random.below(count)]) else { continue }
                presentations += "  - {from: \(from), present: f\(random.below(count))}\n"
            }
            for stack in stacks where stack.count > 1 { pushes += "  - {from: \(stack[0]), to: \(stack[1])}\n" }
            text =
                "kindred: 1\nwindows: {main: f0}\nfamilies:\n\(families)presentations:\n\(presentations)"
                + (pushes.isEmpty ? "" : "pushes:\n\(pushes)")
            self.tags = tags
            let graph = try #require(Compiler().compile([Source(path: "a", text: text)]).graph, "\(text)")
            for each in graph.controllers {
                for child in each.children { parents.append((each.id, child)) }
                if let first = each.children.first { opens.append((each.id, first)) }
            }
            for each in graph.presentations { calls.append((each.from, each.presented)) }
            for each in graph.pushes { calls.append((each.from, each.to)) }
        }

        func having(_ tag: String) -> Set<String> { Set(tags.filter { $0.value == tag }.keys) }

        /// What ways enter, and the containers that they pass.
        typealias Reached = (entered: Set<String>, passed: Set<String>)

        /// What starts lead to, with them, without entering what is blocked, and without entering or passing gates.
        func reached(from starts: Set<String>, without blocked: Set<String>, gates: Set<String> = []) -> Reached {
            var reached: Reached = (starts.subtracting(blocked).subtracting(gates), [])
            while true {
                var more = reached
                more.passed.formUnion(parents.filter { reached.entered.contains($0.to) }.map(\.from))
                more.passed.subtract(gates)
                for (from, to) in opens where reached.entered.contains(from) { more.entered.insert(to) }
                for (from, to) in calls where reached.entered.union(reached.passed).contains(from) {
                    more.entered.insert(to)
                }
                more.entered.subtract(blocked.union(gates))
                if more == reached { return reached }
                reached = more
            }
        }

        func steps(into targets: Set<String>, from reached: Reached) -> Set<String> {
            let steps =
                opens.filter { reached.entered.contains($0.from) }
                + calls.filter { reached.entered.union(reached.passed).contains($0.from) }
            return Set(steps.filter { targets.contains($0.to) }.map { "\($0) \($1)" })
        }
    }

    /// The subjects of a rule's findings: from and to, with families as their roots.
    private static func found(_ rule: String, _ app: App) throws -> Set<String> {
        let text = "project: 1\nhouse:\n  - {name: it, allow-empty: true, \(rule)}\n"
        let read = Project.read(SourceFile(path: Project.fileName, bytes: Array(text.utf8)))
        try #require(read.diagnostics.total == 0, "\(read.diagnostics.kept.map(\.message))")
        let input = Pipeline.Input(path: "a", content: .bytes(Array(app.text.utf8)))
        let report = Pipeline(inputs: [input], threads: 1, house: House(project: read.project)).report
        return Set(
            report.diagnostics.filter { $0.id == "house/it" }.map { finding in
                guard let to = finding.subject.detail?.text else { return finding.subject.id.text }
                let target = to.hasPrefix("f") ? "N\(to.dropFirst())" : to
                return "\(finding.subject.id.text) \(target)"
            })
    }

    @Test("Ways, gates and layers are those that a plain search finds", arguments: 0..<40)
    func isAsNaive(_ seed: Int) throws {
        var random = Random(seed: UInt64(seed) &* 7_919 &+ 1)
        let app = try App(&random)
        let (a, b, c) = (app.having("a"), app.having("b"), app.having("c"))
        let reach = app.steps(into: b.subtracting(a), from: app.reached(from: a, without: b.subtracting(a)))
        #expect(try Self.found("forbid: {from: 'tag:a', reach: 'tag:b'}", app) == reach, "\(app.text)")
        let behind = app.reached(from: ["N0"], without: b, gates: a)
        let gate = app.steps(into: b, from: behind)
        #expect(try Self.found("only-through: {to: 'tag:b', gate: 'tag:a'}", app) == gate, "\(app.text)")
        let direct = app.calls.filter {
            b.contains($0.from) && a.contains($0.to) || c.contains($0.from) && a.contains($0.to)
                || c.contains($0.from) && b.contains($0.to)
        }
        #expect(
            try Self.found("layers: ['tag:a', 'tag:b', 'tag:c']", app) == Set(direct.map { "\($0) \($1)" }),
            "\(app.text)")
        let contain = app.parents.filter { a.contains($0.to) }.map { "\($0) \($1)" }
        #expect(try Self.found("forbid: {contain: 'tag:a'}", app) == Set(contain))
    }

    @Test("What a short look rules out, a whole search doesn't find", arguments: 0..<40)
    func shortLooks(_ seed: Int) throws {
        var random = Random(seed: UInt64(seed) &* 6_151 &+ 3)
        let app = try App(&random)
        for measure in ["presentation-depth", "push-depth", "steps"] {
            for most in 0..<4 {
                let limit = "limit: {measure: \(measure), at-most: \(most)"
                // Nothing is less than 0, but only a whole search says so.
                let whole = try Self.found(limit + ", at-least: 0}", app)
                #expect(try Self.found(limit + "}", app) == whole, "\(measure) \(most) in \(app.text)")
            }
        }
    }
}
