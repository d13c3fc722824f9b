import Kindred
import KindredGraph
import TestSupport
import Testing

/// Selectors on random specifications, compared with a second evaluator that searches anew for everything.
@Suite struct SelectionLawTests {
    private indirect enum Tree {
        case atom(Selector.Key, String)
        case or(Tree, Tree), and(Tree, Tree), not(Tree), within(Tree), roots(Tree)
        case walk(Int?, Tree, Int?)

        var text: String {
            switch self {
            case .atom(let key, let pattern): key == .id ? pattern : "\(key.rawValue):\(pattern)"
            case .or(let one, let other): "(\(one.text) or \(other.text))"
            case .and(let one, let other): "(\(one.text) and \(other.text))"
            case .not(let tree): "not (\(tree.text))"
            case .within(let tree): "within(\(tree.text))"
            case .roots(let tree): "roots(\(tree.text))"
            case .walk(let back, let tree, let forth):
                (back.map { $0 < 9 ? "\($0)+" : "+" } ?? "") + "(\(tree.text))"
                    + (forth.map { $0 < 9 ? "+\($0)" : "+" } ?? "")
            }
        }
    }

    /// Looks at the written graph alone, a controller by its position.
    private struct Naive {
        let graph: Graph
        private var positions: [String: Int] = [:]

        init(_ graph: Graph) {
            self.graph = graph
            for (index, controller) in graph.controllers.enumerated() { positions[controller.id] = index }
        }

        func evaluate(_ tree: Tree) -> Set<Int> {
            let all = Set(graph.controllers.indices)
            switch tree {
            case .atom(let key, let pattern):
                return all.filter { index in texts(key, index).contains { Self.matches(Array($0), Array(pattern)) } }
            case .or(let one, let other): return evaluate(one).union(evaluate(other))
            case .and(let one, let other): return evaluate(one).intersection(evaluate(other))
            case .not(let tree): return all.subtracting(evaluate(tree))
            case .within(let tree):
                let found = evaluate(tree)
                return all.filter { index in chain(index).contains { found.contains($0) } }
            case .roots(let tree): return Set(evaluate(tree).compactMap { chain($0).last })
            case .walk(let back, let tree, let forth):
                let found = evaluate(tree)
                let before = back.map { walk(found, $0) { $1 == $0.to ? $0.from : nil } } ?? []
                let after = forth.map { walk(found, $0) { $1 == $0.from ? $0.to : nil } } ?? []
                return found.union(before).union(after)
            }
        }

        private func texts(_ key: Selector.Key, _ index: Int) -> [String] {
            let controller = graph.controllers[index]
            switch key {
            case .id: return [controller.id]
            case .kind: return [controller.kind]
            case .role: return [controller.role]
            case .class: return controller.className.map { [$0] } ?? []
            case .family: return [controller.family]
            case .implicit: return ["\(controller.isImplicit)"]
            case .window: return graph.windows.filter { $0.families.contains(controller.family) }.map(\.id)
            case .style:
                return graph.presentations.filter { $0.family == controller.family }.flatMap {
                    let alike = ["sheet": ["pageSheet", "formSheet"], "pageSheet": ["sheet"], "formSheet": ["sheet"]]
                    return [$0.effectiveStyle] + (alike[$0.effectiveStyle] ?? [])
                }
            case .tag, .file, .screen, .title: return []
            }
        }

        private func chain(_ index: Int) -> [Int] {
            var chain = [index]
            while let parent = graph.controllers[chain[chain.count - 1]].parentViewController,
                let next = positions[parent]
            {
                chain.append(next)
            }
            return chain
        }

        private var edges: [(from: Int, to: Int, isFree: Bool)] {
            var edges: [(from: Int, to: Int, isFree: Bool)] = []
            let pushed = Set(graph.pushes.map(\.to))
            for (index, controller) in graph.controllers.enumerated() {
                let members = controller.children.compactMap { positions[$0] }
                let opened = controller.kind == "navigation" ? 1 : members.count
                for member in members.prefix(opened) { edges.append((index, member, true)) }
                // Without screens, all members are written.
                if !pushed.isDisjoint(with: controller.children) { continue }
                for member in members.dropFirst(opened) { edges.append((index, member, false)) }
            }
            for each in graph.presentations {
                let root = graph.controllers.firstIndex { $0.family == each.family && $0.parentViewController == nil }
                if let from = positions[each.from], let root { edges.append((from, root, false)) }
            }
            for push in graph.pushes {
                if let from = positions[push.from], let to = positions[push.to] { edges.append((from, to, false)) }
            }
            return edges
        }

        /// Relaxes all edges until nothing changes.
        private func walk(
            _ starts: Set<Int>, _ hops: Int, _ next: ((from: Int, to: Int, isFree: Bool), Int) -> Int?
        ) -> Set<Int> {
            var distance = Dictionary(uniqueKeysWithValues: starts.map { ($0, 0) })
            var isChanging = true
            while isChanging {
                isChanging = false
                for edge in edges {
                    for (index, hop) in distance {
                        guard let target = next(edge, index) else { continue }
                        let reached = hop + (edge.isFree ? 0 : 1)
                        if reached <= hops, reached < distance[target] ?? .max {
                            distance[target] = reached
                            isChanging = true
                        }
                    }
                }
            }
            return Set(distance.keys)
        }

        private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
            guard let first = pattern.first else { return text.isEmpty }
            let rest = Array(pattern.dropFirst())
            if first == "*" { return (0...text.count).contains { matches(Array(text.dropFirst($0)), rest) } }
            return !text.isEmpty && (first == "?" || first == text[0]) && matches(Array(text.dropFirst()), rest)
        }
    }

    /// Makes selectors from what is in a graph.
    private struct Maker {
        let graph: Graph
        var random: Random

        mutating func tree(_ depth: Int) -> Tree {
            if depth == 0 { return atom() }
            switch random.below(7) {
            case 0: return .or(tree(depth - 1), tree(depth - 1))
            case 1: return .and(tree(depth - 1), tree(depth - 1))
            case 2: return .not(tree(depth - 1))
            case 3: return .within(tree(depth - 1))
            case 4: return .roots(tree(depth - 1))
            case 5:
                let hops = [nil, 0, 1, 2, 9]
                return .walk(random.pick(hops, or: nil), tree(depth - 1), random.pick(hops, or: nil))
            default: return atom()
            }
        }

        private mutating func atom() -> Tree {
            let controller = random.pick(graph.controllers)
            switch random.below(8) {
            case 0: return .atom(.kind, random.pick(["tab", "navigation", "controller", "s*", "*a*"], or: ""))
            case 1: return .atom(.role, random.pick(["root", "stack", "tab", "*ary"], or: ""))
            case 2: return .atom(.family, pattern(controller?.family ?? "x"))
            case 3: return .atom(.implicit, random.oneIn(2) ? "true" : "false")
            case 4: return .atom(.style, random.pick(["pageSheet", "sheet", "form*", "full*", "over*", "*"], or: ""))
            case 5: return .atom(.window, random.oneIn(2) ? "*" : pattern(graph.windows.first?.id ?? "x"))
            default: return .atom(.id, pattern(controller?.id ?? "x"))
            }
        }

        private mutating func pattern(_ text: String) -> String {
            var letters = Array(text)
            if random.oneIn(2), letters.count > 1 { letters[1 + random.below(letters.count - 1)] = "?" }
            if random.oneIn(3) { letters.replaceSubrange(random.below(letters.count)..., with: ["*"]) }
            return String(letters)
        }
    }

    @Test("Selectors select what a second evaluator selects", arguments: PropertyTests.batches)
    func agreesWithNaiveEvaluation(_ batch: Int) throws {
        for seed in PropertyTests.seeds(batch) {
            let sources = PropertyTests.sources(PropertyTests.model(seed).0, seed)
            let graph = try #require(Compiler().compile(sources).graph)
            let pipeline = Pipeline(inputs: sources.map { .init(path: $0.path, content: .bytes($0.bytes)) }, threads: 1)
            let selections = Selections(graph: pipeline.graph)
            var maker = Maker(graph: graph, random: Random(seed: seed))
            let naive = Naive(graph)
            for _ in 0..<5 {
                let tree = maker.tree(3)
                let selector = try Selector(tree.text)
                let found = selections.controllers(selector)
                #expect(
                    Set(found.elements.map { Int($0.index) }) == naive.evaluate(tree), "seed \(seed): \(tree.text)")
                try checkLaws(tree.text, maker.tree(2).text, found, selections)
            }
        }
    }

    private func checkLaws(
        _ one: String, _ other: String, _ found: ControllerSet, _ selections: Selections
    ) throws {
        func same(_ text: String) throws -> ControllerSet { selections.controllers(try Selector(text)) }
        #expect(try same("not not (\(one))") == found)
        #expect(try same("(\(one)) and not (\(one))").isEmpty)
        #expect(try same("(\(one)) or not (\(one))") == same("*"))
        #expect(try same("not (\(one) or \(other))") == same("not (\(one)) and not (\(other))"))
        #expect(try same("not (\(one) and \(other))") == same("not (\(one)) or not (\(other))"))
        #expect(try same("within(within(\(one)))") == same("within(\(one))"))
        #expect(try same("+(+(\(one)))") == same("+(\(one))"))
        // Whatever is led to has that leading to it.
        for (start, end) in zip(found.elements.prefix(5), try same(other).elements.prefix(5)) {
            let (start, end) = (selections.graph.name(of: start), selections.graph.name(of: end))
            let isLed = try !same("(\(start))+2 and \(end)").isEmpty
            #expect(try isLed == !same("2+(\(end)) and \(start)").isEmpty, "from \(start) to \(end)")
        }
        try checkShortcuts(one, other, selections)
    }

    /// What is left out because nobody asks changes no answer.
    private func checkShortcuts(_ one: String, _ other: String, _ selections: Selections) throws {
        let (set, candidates) = (
            selections.controllers(try Selector(one)), selections.controllers(try Selector(other))
        )
        var (some, all) = (selections.controllers(try Selector(one), among: candidates), set)
        some.formIntersection(candidates)
        all.formIntersection(candidates)
        #expect(some == all, "\(one) among \(other)")
        for hops in [0, 1, 2, Int.max] {
            for (blocked, gates) in [(nil, nil), (candidates, nil), (nil, candidates)] {
                for passing in [false, true] {
                    let reached = selections.reach.set(
                        from: set, hops: hops, passing: passing, blocked: blocked, gates: gates)
                    let walk = selections.leads.walk(
                        from: set, direction: .forward, hops: hops, passing: passing, blocked: blocked, gates: gates)
                    let passed = walk.stops.filter(\.isPassed).map(\.controller)
                    #expect(reached.entered == walk.set, "\(hops) hops from \(one), not \(other)")
                    // Which of those that are entered later were passed before depends on the order.
                    let going = selections.graph.controllerIDs.filter { reached.goesOn(from: $0) }
                    #expect(Set(going) == Set(passed).union(walk.set.elements), "\(hops) hops from \(one)")
                }
            }
        }
    }
}
