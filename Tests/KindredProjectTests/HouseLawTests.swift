import Kindred
import KindredBase
import KindredProject
import TestSupport
import Testing

/// Rules of the house on random specifications, compared with what a plain search of the graph finds.
@Suite struct HouseLawTests {
    private struct App {
        let text: String
        /// By controller, those that it leads to.
        var next: [String: Set<String>] = [:]
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
            }
            for each in graph.presentations { calls.append((each.from, each.presented)) }
            for each in graph.pushes { calls.append((each.from, each.to)) }
            for (from, to) in parents + calls { next[from, default: []].insert(to) }
        }

        func having(_ tag: String) -> Set<String> { Set(tags.filter { $0.value == tag }.keys) }

        /// What starts lead to without entering a set, with the starts.
        func reached(from starts: Set<String>, without blocked: Set<String>) -> Set<String> {
            var reached = starts.subtracting(blocked)
            while true {
                let more = reached.reduce(into: reached) { $0.formUnion(next[$1] ?? []) }.subtracting(blocked)
                if more == reached { return reached }
                reached = more
            }
        }

        func steps(into targets: Set<String>, from reached: Set<String>) -> Set<String> {
            Set((parents + calls).filter { reached.contains($0.from) && targets.contains($0.to) }.map { "\($0) \($1)" })
        }
    }

    /// The subjects of a rule's findings: from and to, with families as their roots.
    private static func found(_ rule: String, _ app: App) throws -> Set<String> {
        let text = "project: 1\nhouse:\n  - {name: it, allow-empty: true, \(rule)}\n"
        let read = Project.read(SourceFile(path: Project.fileName, bytes: Array(text.utf8)), rules: RuleList.all)
        try #require(read.diagnostics.total == 0, "\(read.diagnostics.kept.map(\.message))")
        let input = Pipeline.Input(path: "a", .bytes(Array(app.text.utf8)))
        let report = Pipeline([input], threads: 1, house: House(read.project)).report
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
        let behind = app.reached(from: ["N0"], without: a.union(b))
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
