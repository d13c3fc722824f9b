import KindredGraph

/// The lane and the opener beside which each family is drawn: the lane that opens it most, else the first family that does.
final class OverviewTree {
    typealias Unit = LaneTable.Unit

    /// Presentations of one unit that lead to one family.
    struct Edge {
        let from: Unit
        let family: FamilyID
        /// Whether it becomes the root.
        let isRoot: Bool
        var count: Int
    }

    let app: NamedApp
    private(set) var table: LaneTable
    private(set) var edges: [Edge] = []
    /// The edges by what they come from, and by family.
    private(set) var edgesFrom: [Unit: [Int]] = [:]
    private var edgesTo: [[Int]]
    private(set) var lane: [Unit?]
    private(set) var parent: [Unit?]
    private var depth: [Int]
    private(set) var kids: [Unit: [FamilyID]] = [:]
    /// The families that stand in their lane without a line, because they are too deep.
    private(set) var restarted: Set<FamilyID> = []
    /// The most families in a row of openers.
    private static let deepest = 7

    init(_ app: NamedApp) {
        self.app = app
        table = LaneTable(app)
        let count = app.graph.families.count
        edgesTo = Array(repeating: [], count: count)
        (lane, parent) = (Array(repeating: nil, count: count), Array(repeating: nil, count: count))
        depth = Array(repeating: 0, count: count)
        addEdges()
        if edges.contains(where: { $0.from == .shared }) {
            table.add(.shared, in: nil)
        }
        placeFamilies()
    }

    private struct Key: Hashable {
        let unit: Unit
        let family: FamilyID
        let isRoot: Bool
    }

    private func addEdges() {
        var known: [Key: Int] = [:]
        for presentation in app.presentations {
            let unit = table[presentation.from]
            let isRoot = presentation.variant.isRoot
            let key = Key(unit: unit, family: presentation.family, isRoot: isRoot)
            if let index = known[key] {
                edges[index].count += 1
                continue
            }
            known[key] = edges.count
            edgesFrom[unit, default: []].append(edges.count)
            edgesTo[Int(presentation.family.index)].append(edges.count)
            edges.append(Edge(from: unit, family: presentation.family, isRoot: isRoot, count: 1))
        }
    }

    func edge(from unit: Unit, to family: FamilyID) -> Edge? {
        edgesTo[Int(family.index)].first { edges[$0].from == unit }.map { edges[$0] }
    }

    func edges(to family: FamilyID) -> [Edge] { edgesTo[Int(family.index)].map { edges[$0] } }
    func edges(from unit: Unit) -> [Edge] { (edgesFrom[unit] ?? []).map { edges[$0] } }

    private func placeFamilies() {
        let free = app.graph.familyIDs.filter { app.graph[$0].root != nil && !app.isWindowFamily($0) }
        var queue: [FamilyID] = []
        for family in free {
            var best: (unit: Unit, count: Int, number: Int)?
            for edge in edges(to: family) {
                guard let number = table.numbers[edge.from] else { continue }
                if let best, (best.count, -best.number) >= (edge.count, -number) { continue }
                best = (edge.from, edge.count, number)
            }
            guard let best else { continue }
            put(family, under: best.unit, depth: 1, lane: best.unit)
            queue.append(family)
        }
        spread(&queue)
        let rest = free.filter { lane[Int($0.index)] == nil }
        if rest.isEmpty { return }
        table.add(.nothing, in: nil)
        for family in rest where edgesTo[Int(family.index)].isEmpty {
            put(family, under: .nothing, depth: 1, lane: .nothing)
            queue.append(family)
        }
        let isFromAny = queue.map { family in app.fromAny.contains { $0.family == family } }
        if isFromAny.contains(true) { table.nameNothing(isMixed: isFromAny.contains(false)) }
        spread(&queue)
        // What is left is reached from rings alone.
        for family in rest where lane[Int(family.index)] == nil {
            put(family, under: .nothing, depth: 1, lane: .nothing)
            queue.append(family)
            spread(&queue)
        }
    }

    /// Puts what families open below them, breadth first, each below the first that opens it.
    private func spread(_ queue: inout [FamilyID]) {
        var next = 0
        while next < queue.count {
            let opener = queue[next]
            next += 1
            let unit = Unit.family(opener)
            let opened = edges(from: unit).map(\.family).filter {
                lane[Int($0.index)] == nil && !app.isWindowFamily($0)
            }
            for family in opened.sorted(by: { $0.index < $1.index }) {
                let lane = lane[Int(opener.index)] ?? .nothing
                if depth[Int(opener.index)] > Self.deepest {
                    restarted.insert(family)
                    put(family, under: lane, depth: 1, lane: lane)
                } else {
                    put(family, under: unit, depth: depth[Int(opener.index)] + 1, lane: lane)
                }
                queue.append(family)
            }
        }
        queue.removeAll()
    }

    private func put(_ family: FamilyID, under unit: Unit, depth: Int, lane: Unit) {
        let index = Int(family.index)
        (self.depth[index], self.lane[index], parent[index]) = (depth, lane, unit)
        kids[unit, default: []].append(family)
    }

    func kids(of family: FamilyID) -> [FamilyID] { kids[.family(family)] ?? [] }

    /// Whether the presentations from a unit to a family are an arrow.
    func isArrow(_ edge: Edge) -> Bool {
        parent[Int(edge.family.index)] == edge.from && !restarted.contains(edge.family)
    }
}
