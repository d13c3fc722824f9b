import KindredBase
import KindredCore

/// `query depth`: the deepest chains of presentations on top of each other.
package enum DepthQuery {
    /// How many chains are shown, each to another family.
    private static let mostChains = 10

    package static func answer(in hierarchy: Hierarchy) -> Answer {
        let depths = FamilyDepths(hierarchy)
        let chains = depths.deepest(atMost: mostChains).map { depths.chain(to: $0) }
        let deepest = chains.first?.count ?? 0
        var lines = Lines()
        lines.add(
            deepest == 0
                ? "no presentation is on top of anything"
                : "at most \(counted(deepest, "presentation", "presentations")) on top of each other")
        for chain in chains {
            lines.heading("\(counted(chain.count, "presentation", "presentations"))")
            lines.table(chain.map { row($0, hierarchy) }, depth: 2, atMost: .max)
        }
        for ring in depths.rings {
            lines.heading("a ring of families that can present each other without end")
            lines.add(enumeration(ring.map { hierarchy.label($0) }), depth: 2)
        }
        return Answer(query: [("kind", "depth")], lines: lines) { json in
            json.member("depth", deepest)
            json.member("isBounded", depths.rings.isEmpty)
            json.key("chains")
            json.array { json in
                for chain in chains {
                    json.object { json in
                        json.strings("families", families(chain, hierarchy))
                        json.strings("presentations", chain.map { hierarchy.name($0) })
                    }
                }
            }
            json.key("rings")
            json.array { json in
                for ring in depths.rings {
                    json.object { json in json.strings("families", ring.map { hierarchy.name($0) }) }
                }
            }
        }
    }

    private static func row(_ id: PresentationID, _ hierarchy: Hierarchy) -> [String] {
        [
            hierarchy[id].from.map { hierarchy.label($0) } ?? "", "presents",
            hierarchy[id].family.map { hierarchy.label($0) } ?? "", "as \(hierarchy.stylePhrase(id))",
            hierarchy.location(hierarchy.place(id)),
        ]
    }

    /// From the first caller's family on.
    private static func families(_ chain: [PresentationID], _ hierarchy: Hierarchy) -> [String] {
        let first = chain.first.flatMap { hierarchy[$0].from }.map { hierarchy.name(hierarchy[$0].family) }
        return [first].compactMap { $0 } + chain.compactMap { hierarchy[$0].family.map { hierarchy.name($0) } }
    }
}

/// How many presentations each family can be on top of: a longest chain from a family that a window shows, without going round
/// in rings. Without windows, from any family that nothing presents.
private struct FamilyDepths {
    /// Families that lead to each other, or to themselves.
    private(set) var rings: [[FamilyID]] = []
    private let hierarchy: Hierarchy
    /// By family; -1 for those that aren't reached.
    private var depths: [Int32]
    /// By family, the presentation before it in its chain; -1 at the start.
    private var cameBy: [Int32]
    /// By family.
    private var groupOf: [Int32]

    init(_ hierarchy: Hierarchy) {
        self.hierarchy = hierarchy
        let count = hierarchy.families.count
        depths = Array(repeating: -1, count: count)
        cameBy = Array(repeating: -1, count: count)
        groupOf = Array(repeating: -1, count: count)
        let presented = Lists<Int32>(count: count) { add in
            for id in hierarchy.presentationIDs {
                guard let from = hierarchy[id].from, hierarchy[id].family != nil else { continue }
                add(hierarchy[from].family.index, id.index)
            }
        }
        let groups = hierarchy.familyGroups
        rings = groups.rings
        for (number, group) in groups.all.enumerated() {
            for family in group { groupOf[Int(family.index)] = Int32(number) }
        }
        let hasWindows = hierarchy.windows.contains { !$0.families.isEmpty }
        for family in hierarchy.familyIDs {
            let isStart =
                hasWindows ? !hierarchy.windows(of: family).isEmpty : hierarchy.presentations(of: family).isEmpty
            if isStart { depths[Int(family.index)] = 0 }
        }
        // Families that lead to others come first.
        for group in groups.all.reversed() {
            enterRing(group, presented)
            for family in group where depths[Int(family.index)] >= 0 {
                for number in presented[family.index] { follow(number, from: family) }
            }
        }
    }

    /// Within a ring each family is as deep as the shortest way from where the ring is entered deepest.
    private mutating func enterRing(_ group: [FamilyID], _ presented: Lists<Int32>) {
        guard group.count > 1, let deepest = group.map({ depths[Int($0.index)] }).max(), deepest >= 0 else { return }
        var queue = group.filter { depths[Int($0.index)] == deepest }.prefix(1).map { $0 }
        var isSeen = Set(queue)
        var next = 0
        while next < queue.count {
            let family = queue[next]
            next += 1
            for number in presented[family.index] {
                let id = PresentationID(index: number)
                guard let target = hierarchy[id].family, groupOf[Int(target.index)] == groupOf[Int(family.index)],
                    isSeen.insert(target).inserted
                else {
                    continue
                }
                depths[Int(target.index)] = depths[Int(family.index)] + 1
                cameBy[Int(target.index)] = number
                queue.append(target)
            }
        }
    }

    private mutating func follow(_ number: Int32, from family: FamilyID) {
        guard let target = hierarchy[PresentationID(index: number)].family,
            groupOf[Int(target.index)] != groupOf[Int(family.index)]
        else { return }
        let depth = depths[Int(family.index)] + 1
        if depth > depths[Int(target.index)] {
            depths[Int(target.index)] = depth
            cameBy[Int(target.index)] = number
        }
    }

    func deepest(atMost limit: Int) -> [FamilyID] {
        let deepest = depths.max() ?? 0
        if deepest < 1 { return [] }
        return Array(hierarchy.familyIDs.lazy.filter { depths[Int($0.index)] == deepest }.prefix(limit))
    }

    func chain(to family: FamilyID) -> [PresentationID] {
        var chain: [PresentationID] = []
        var current = family
        while cameBy[Int(current.index)] >= 0 {
            let id = PresentationID(index: cameBy[Int(current.index)])
            chain.append(id)
            guard let from = hierarchy[id].from else { break }
            current = hierarchy[from].family
        }
        return chain.reversed()
    }
}
