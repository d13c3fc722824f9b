import KindredGraph
import KindredText

/// `query depth`: the deepest chains of presentations on top of each other.
package enum DepthQuery {
    /// The most chains that are shown.
    package static let mostChains = 20

    /// A chain: the presentations from each of its families to the next, of which any will do.
    private typealias Chain = [[PresentationID]]

    package static func answer(in declarations: Declarations) -> Answer {
        let graph = declarations.graph
        let depths = FamilyDepths(graph: graph, areFamiliesOnce: declarations.naming == .screens)
        let (chains, others) = depths.deepest(atMost: mostChains)
        let lines = lines(chains, others: others, rings: depths.rings, declarations: declarations)
        return Answer(query: [("kind", "depth")], naming: declarations.naming, lines: lines) { json in
            json.member("depth", value: chains.first?.count ?? 0)
            json.member("isBounded", flag: depths.rings.isEmpty)
            json.array("chains") { json in
                for chain in chains {
                    json.object { json in
                        json.strings("families", texts: families(chain, graph: graph))
                        json.strings("presentations", texts: presentations(chain, declarations: declarations))
                    }
                }
            }
            json.member("moreChains", value: others)
            json.array("rings") { json in
                for ring in depths.rings {
                    json.object { json in json.strings("families", texts: ring.map { graph.name(of: $0) }) }
                }
            }
        }
    }

    private static func lines(
        _ chains: [Chain], others: Int, rings: [[FamilyID]], declarations: Declarations
    ) -> Lines {
        let deepest = chains.first?.count ?? 0
        var lines = Lines()
        lines.add(
            deepest == 0
                ? "no presentation is on top of anything"
                : "at most \(English.count(deepest, of: "presentation")) on top of each other")
        for chain in chains {
            lines.heading("\(English.count(chain.count, of: "presentation"))")
            lines.table(chain.map { row(step: $0, declarations: declarations) }, depth: 2, of: .step, atMost: .max)
        }
        if others > 0 {
            let most = chains.count + others == FamilyDepths.mostCounted ? "at least " : ""
            lines.heading("and \(most)\(English.count(others, of: "other chain")) as deep as these")
        }
        for ring in rings {
            lines.heading("a ring of families that can present each other without end")
            lines.add(English.list(ring.map { declarations.graph.label($0) }, atMost: 20), depth: 2)
        }
        return lines
    }

    /// The row of a step: all its callers, in the order of the presentations, and all its styles.
    private static func row(step: [PresentationID], declarations: Declarations) -> [String] {
        let graph = declarations.graph
        var (callers, styles) = ([ControllerID](), [String]())
        for id in step {
            if let from = graph[id].from, !callers.contains(from) { callers.append(from) }
            if !styles.contains(graph.stylePhrase(id)) { styles.append(graph.stylePhrase(id)) }
        }
        return [
            declarations.phrase(for: callers),
            English.form("presents", for: declarations.numbers(of: callers).count, many: "present"),
            graph[step[0]].family.map { graph.label($0) } ?? "", "as \(English.list(styles))",
            graph.location(of: graph.place(of: step[0])),
        ]
    }

    /// The families of a chain, from the first caller's on.
    private static func families(_ chain: Chain, graph: ResolvedGraph) -> [String] {
        let first = chain.first?.first.flatMap { graph[$0].from }.map { graph[$0].family }
        let others = chain.compactMap { $0.first.flatMap { graph[$0].family } }
        return ([first].compactMap { $0 } + others).map { graph.name(of: $0) }
    }

    /// The names of the presentations of a chain, each once, step by step.
    private static func presentations(_ chain: Chain, declarations: Declarations) -> [String] {
        var seen: Set<String> = []
        return chain.joined().map { declarations.name(of: $0) }.filter { seen.insert($0).inserted }
    }
}

/// The number of presentations that each family can be on top of: a longest chain from a family that a window shows, without
/// going round in rings. Without windows, from any family that nothing presents.
private struct FamilyDepths {
    /// Families that lead to each other, or to themselves.
    private(set) var rings: [[FamilyID]] = []
    private let graph: ResolvedGraph
    /// Whether chains of the same families count as one, even if their callers differ.
    private let areFamiliesOnce: Bool
    /// The controllers that can present.
    private let callers: ControllerSet
    /// The depth of each family; -1 for those that aren't reached.
    private var depths: [Int32]
    /// The number of each family's group.
    private var groupOf: [Int32]

    init(graph: ResolvedGraph, areFamiliesOnce: Bool) {
        (self.graph, self.areFamiliesOnce) = (graph, areFamiliesOnce)
        let count = graph.families.count
        depths = Array(repeating: -1, count: count)
        groupOf = Array(repeating: -1, count: count)
        callers = graph.shownInFamilies(graph.calls)
        let presented = PackedLists<Int32>(count: count) { [callers] add in
            for id in graph.presentationIDs {
                guard let from = graph[id].from, callers.contains(from), graph[id].family != nil else {
                    continue
                }
                add(graph[from].family.index, id.index)
            }
        }
        let groups = graph.familyGroups(of: callers)
        rings = groups.rings
        for (number, group) in groups.all.enumerated() {
            for family in group { groupOf[Int(family.index)] = Int32(number) }
        }
        let hasWindows = graph.windows.contains { !$0.families.isEmpty }
        for family in graph.familyIDs {
            let isStart =
                hasWindows ? graph.hasWindow(family) : graph.presentations(of: family).isEmpty
            if isStart { depths[Int(family.index)] = 0 }
        }
        // Families that lead to others come first.
        for group in groups.all.reversed() {
            enterRing(group, presented: presented)
            for family in group where depths[Int(family.index)] >= 0 {
                for number in presented[family.index] { follow(number, from: family) }
            }
        }
    }

    /// Enters a ring: each of its families is as deep as the shortest way from where the ring is entered deepest.
    private mutating func enterRing(_ group: [FamilyID], presented: PackedLists<Int32>) {
        guard group.count > 1, let deepest = group.map({ depths[Int($0.index)] }).max(), deepest >= 0 else { return }
        var queue = group.filter { depths[Int($0.index)] == deepest }.prefix(1).map { $0 }
        var isSeen = Set(queue)
        var next = 0
        while next < queue.count {
            let family = queue[next]
            next += 1
            for number in presented[family.index] {
                let id = PresentationID(index: number)
                guard let target = graph[id].family, groupOf[Int(target.index)] == groupOf[Int(family.index)],
                    isSeen.insert(target).inserted
                else {
                    continue
                }
                depths[Int(target.index)] = depths[Int(family.index)] + 1
                queue.append(target)
            }
        }
    }

    private mutating func follow(_ number: Int32, from family: FamilyID) {
        guard let target = graph[PresentationID(index: number)].family,
            groupOf[Int(target.index)] != groupOf[Int(family.index)]
        else { return }
        let depth = depths[Int(family.index)] + 1
        depths[Int(target.index)] = max(depth, depths[Int(target.index)])
    }

    /// Chains are counted up to here: each fork may double them.
    static let mostCounted = 1_000_000

    /// The first of the deepest chains, and how many others there are.
    func deepest(atMost limit: Int) -> (chains: [[[PresentationID]]], others: Int) {
        let deepest = depths.max() ?? 0
        if deepest < 1 { return ([], 0) }
        let ends = graph.familyIDs.filter { depths[Int($0.index)] == deepest }
        let ways = longestWays
        var chains: [[PresentationID]] = []
        for end in ends where chains.count < limit { add(chainsTo: end.index, by: ways, to: &chains, atMost: limit) }
        var counts = depths.map { $0 == 0 ? 1 : 0 }
        for family in depths.indices.sorted(by: { depths[$0] < depths[$1] }) where depths[family] > 0 {
            let before = ways[Int32(family)].compactMap { families(PresentationID(index: $0))?.from }
            counts[family] = min(before.reduce(0) { $0 + counts[Int($1)] }, Self.mostCounted)
        }
        let count = min(ends.reduce(0) { $0 + counts[Int($1.index)] }, Self.mostCounted)
        return (chains.map { $0.map(together) }, count - chains.count)
    }

    /// The presentations by which the longest chains come to each family.
    private var longestWays: PackedLists<Int32> {
        var seen: Set<[Int32]> = []
        let ids = graph.presentationIDs.filter { id in
            guard let (from, to) = families(id), depths[Int(from)] >= 0, depths[Int(from)] + 1 == depths[Int(to)] else {
                return false
            }
            return !areFamiliesOnce || seen.insert([from, to]).inserted
        }
        return PackedLists(count: depths.count) { add in
            for id in ids { if let to = families(id)?.to { add(to, id.index) } }
        }
    }

    /// All presentations between the same families as one, if these are a step of a chain together.
    private func together(_ id: PresentationID) -> [PresentationID] {
        guard areFamiliesOnce, let (from, _) = families(id), let family = graph[id].family else { return [id] }
        return graph.presentations(of: family).filter { families($0)?.from == from }
    }

    /// The family of the caller, and the one that is presented.
    private func families(_ id: PresentationID) -> (from: Int32, to: Int32)? {
        guard let from = graph[id].from, callers.contains(from), let to = graph[id].family else { return nil }
        return (graph[from].family.index, to.index)
    }

    /// - Parameter ways: By family, the presentations by which the longest chains come to it.
    private func add(
        chainsTo end: Int32, by ways: PackedLists<Int32>, to chains: inout [[PresentationID]], atMost limit: Int
    ) {
        var chain: [PresentationID] = []
        // Of each family on the way back, what wasn't tried yet.
        var left = [ways[end]]
        while let number = left.last?.first {
            left[left.count - 1].removeFirst()
            let id = PresentationID(index: number)
            chain.append(id)
            guard let from = families(id)?.from else { return }
            left.append(ways[from])
            if depths[Int(from)] == 0 { chains.append(chain.reversed()) }
            if chains.count == limit { return }
            while left.count > 1, left.last?.isEmpty == true {
                left.removeLast()
                chain.removeLast()
            }
        }
    }
}
