import Kindred
import KindredGraph
import KindredQuestions
import KindredText
import Foundation
import TestSupport
import Testing

/// Answers of queries, compared with a search that knows nothing but the written graph.
@Suite struct QueryTests {
    /// What leads where, by id. A container that is only passed is a state of its own.
    private struct Naive {
        var opens: [String: [String]] = [:]
        var calls: [String: [String]] = [:]
        var parents: [String: String] = [:]

        init(_ graph: Graph) {
            for each in graph.presentations { calls[each.from, default: []].append(each.presented) }
            for each in graph.pushes { calls[each.from, default: []].append(each.to) }
            let pushed = Set(graph.pushes.map(\.to))
            for controller in graph.controllers {
                for child in controller.children { parents[child] = controller.id }
                opens[controller.id] = controller.children
                guard controller.kind == "navigation" else { continue }
                opens[controller.id] = Array(controller.children.prefix(1))
                if pushed.isDisjoint(with: controller.children) {
                    calls[controller.id, default: []] += controller.children.dropFirst()
                }
            }
        }

        private func steps(_ id: String, isPassed: Bool) -> [(to: String, isPassed: Bool, cost: Int)] {
            var steps = (calls[id] ?? []).map { (to: $0, isPassed: false, cost: 1) }
            if !isPassed { steps += (opens[id] ?? []).map { ($0, false, 0) } }
            if let parent = parents[id] { steps.append((parent, true, 0)) }
            return steps
        }

        /// The least number of presentations and pushes to everything that can be entered.
        func distances(from start: String) -> [String: Int] {
            var (entered, passed) = ([start: 0], [String: Int]())
            var open = [(start, false)]
            while let (id, isPassed) = open.popLast() {
                let before = (isPassed ? passed[id] : entered[id]) ?? 0
                for step in steps(id, isPassed: isPassed) {
                    let distance = before + step.cost
                    guard distance < (step.isPassed ? passed[step.to] : entered[step.to]) ?? .max else { continue }
                    if step.isPassed { passed[step.to] = distance } else { entered[step.to] = distance }
                    open.append((step.to, step.isPassed))
                }
            }
            return entered
        }

        /// Whether a row of a way can begin there.
        func isStep(_ way: String, from: String, to: String) -> Bool {
            switch way {
            case "opens":
                let inside = parents[to]
                return opens[from]?.contains(to) == true
                    || inside.map { opens[$0]?.contains(to) == true && isStep(way, from: from, to: $0) } ?? false
            case "inside": return parents[from] == to || parents[from].map { isStep(way, from: $0, to: to) } ?? false
            default: return calls[from]?.contains(to) == true
            }
        }
    }

    private static func json(_ answer: Answer) throws -> [String: Any] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            answer.writeJSON(to: ByteWriter(to: sink))
        }
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        return try #require(object?["result"] as? [String: Any])
    }

    private static func text(_ answer: Answer) -> String {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
            var out = ByteWriter(to: sink)
            answer.writeText(to: &out)
            out.flush()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func list(_ key: String, _ answer: Answer) throws -> [[String: Any]] {
        try #require(try json(answer)[key] as? [[String: Any]])
    }

    private static func graph(_ sources: [Source]) -> ResolvedGraph {
        Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1).graph
    }

    @Test("Ways and what is reached agree with a plain search", arguments: [UInt64(1), 2, 3])
    func agreesWithPlainSearch(_ seed: UInt64) throws {
        let sources = GeneratedApp.sources(300, seed: seed)
        let graph = Self.graph(sources)
        let places = Declarations(graph, by: .places)
        let naive = Naive(try #require(Compiler().compile(sources).graph))
        for start in stride(from: 0, to: graph.controllers.count, by: 61) {
            let from = ControllerID(index: Int32(start))
            let name = graph.name(of: from)
            let distances = naive.distances(from: name)
            let reached = try Self.list("controllers", ReachQuery.answer(of: (name, [from]), in: places))
            var found = Dictionary(
                uniqueKeysWithValues: reached.map { ($0["id"] as? String ?? "", $0["hops"] as? Int ?? -1) })
            found[name] = 0
            #expect(found == distances, "\(name)")
            for end in stride(from: 5, to: graph.controllers.count, by: 53) {
                let to = ControllerID(index: Int32(end))
                try checkWays(from, to, distances[graph.name(of: to)], naive, places)
            }
        }
    }

    private func checkWays(
        _ from: ControllerID, _ to: ControllerID, _ distance: Int?, _ naive: Naive, _ declarations: Declarations
    ) throws {
        let ends = (declarations.name(of: from), declarations.name(of: to))
        let all = PathsQuery.answer(from: (ends.0, [from]), to: (ends.1, [to]), isAll: true, in: declarations)
        let one = PathsQuery.answer(from: (ends.0, [from]), to: (ends.1, [to]), isAll: false, in: declarations)
        let (ways, shortest) = (try Self.list("paths", all), try Self.list("paths", one))
        #expect(shortest.count == (distance == nil ? 0 : 1) && shortest.first?["hops"] as? Int == distance)
        #expect(ways.first?["hops"] as? Int == distance)
        var last = 0
        var seen: Set<String> = []
        for way in ways {
            let hops = try #require(way["hops"] as? Int)
            let steps = try #require(way["steps"] as? [[String: Any]])
            #expect(hops >= last)
            last = hops
            var (place, cost) = (ends.0, 0)
            var visited = [place]
            var lastWord = ""
            for step in steps {
                let word = step["way"] as? String ?? ""
                #expect(step["from"] as? String == place && (word != lastWord || !["opens", "inside"].contains(word)))
                let next = step["to"] as? String ?? ""
                #expect(naive.isStep(word, from: place, to: next) && !(word == "opens" && lastWord == "inside"))
                cost += ["opens", "inside"].contains(word) ? 0 : 1
                if word != "inside" { visited.append(next) }
                (place, lastWord) = (next, word)
            }
            #expect(place == ends.1 && lastWord != "inside")
            #expect(cost == hops && Set(visited).count == visited.count)
            let words = steps.map { step in ["way", "to", "presentation"].map { String(describing: step[$0] ?? "") } }
            seen.insert(words.map { $0.joined() }.joined(separator: ";"))
        }
        #expect(seen.count == ways.count)
    }

    @Test("Everything is answered about the samples", arguments: ["shop", "social", "city", "mail", "reader"])
    func samples(_ name: String) throws {
        let graph = Self.graph(try SampleTests.sources(of: name))
        let places = Declarations(graph, by: .places)
        let answers = [DeadEndsQuery.answer(in: places), DepthQuery.answer(in: places)]
        for answer in answers { #expect(try !Self.json(answer).isEmpty) }
        for id in graph.controllerIDs {
            let found = try Self.list(
                "presentations", WhoPresentsQuery.answer(of: ("x", [id]), isAll: false, in: places))
            let direct = found.filter { $0["distance"] as? Int == 1 }.compactMap { $0["id"] as? String }
            #expect(direct == graph.presentations(of: graph[id].family).map { graph.name(of: $0) })
        }
        let classes = graph.controllerIDs.map { graph.className($0) }.filter { !$0.isEmpty }
        let covered = try Self.json(CoverageQuery.answer(classes + ["Nobody"], from: "x", in: places))
        #expect(covered["missing"] as? [String] == ["Nobody"])
    }

    @Test("The deepest chain is as deep as any, and its presentations follow each other", arguments: UInt64(1)..<5)
    func depth(_ seed: UInt64) throws {
        let sources = GeneratedApp.sources(200, seed: seed)
        let graph = try #require(Compiler().compile(sources).graph)
        let result = try Self.json(DepthQuery.answer(in: Declarations(Self.graph(sources), by: .places)))
        let depth = try #require(result["depth"] as? Int)
        for chain in try #require(result["chains"] as? [[String: Any]]) {
            let families = try #require(chain["families"] as? [String])
            let names = try #require(chain["presentations"] as? [String])
            #expect(names.count == depth && families.count == depth + 1)
            for (index, name) in names.enumerated() {
                let presentation = try #require(graph.presentations.first { $0.id == name })
                let caller = graph.controllers.first { $0.id == presentation.from }
                #expect(caller?.family == families[index] && presentation.family == families[index + 1])
            }
        }
        if result["isBounded"] as? Bool == true { #expect(depth == Self.longest(graph)) }
    }

    @Test("Every longest chain is shown or counted, however many there are", arguments: [1, 3, 5, 30])
    func manyChains(_ levels: Int) throws {
        var text = "kindred: 1\nwindows: {w: f0}\nfamilies:\n  f0: C0\n"
        for level in 1...levels { text += "  f\(level): C\(level)\n" }
        text += "presentations:\n"
        // Two at each level, and one that is short.
        for level in 1...levels {
            for which in 0..<2 { text += "  - {from: C\(level - 1), id: p\(level)-\(which), present: f\(level)}\n" }
        }
        if levels > 1 { text += "  - {from: C0, id: short, present: f\(levels)}\n" }
        let answer = DepthQuery.answer(
            in: Declarations(Self.graph([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))]), by: .places))
        let result = try Self.json(answer)
        let chains = try #require(result["chains"] as? [[String: Any]])
        let count = levels < 20 ? 1 << levels : 1_000_000
        #expect(result["depth"] as? Int == levels && chains.count == min(count, DepthQuery.mostChains))
        #expect(result["moreChains"] as? Int == count - chains.count)
        let names = chains.compactMap { $0["presentations"] as? [String] }
        #expect(Set(names).count == chains.count)
        #expect(names.allSatisfy { $0.count == levels && !$0.contains("short") })
        let shown = Self.text(answer)
        switch levels {
        case 5: #expect(shown.hasSuffix("\n\n  and 12 other chains as deep as these\n"))
        case 30: #expect(shown.hasSuffix("\n\n  and at least 999980 other chains as deep as these\n"))
        default: #expect(!shown.contains("other chain"))
        }
    }

    /// Without rings: the longest chain from a window, by trying all.
    private static func longest(_ graph: Graph) -> Int {
        let family = Dictionary(uniqueKeysWithValues: graph.controllers.map { ($0.id, $0.family) })
        var known: [String: Int] = [:]
        func depth(below name: String) -> Int {
            if let depth = known[name] { return depth }
            let next = graph.presentations.filter { family[$0.from] == name }.map(\.family)
            let depth = Set(next).map { 1 + depth(below: $0) }.max() ?? 0
            known[name] = depth
            return depth
        }
        return graph.windows.flatMap(\.families).map { depth(below: $0) }.max() ?? 0
    }
}
