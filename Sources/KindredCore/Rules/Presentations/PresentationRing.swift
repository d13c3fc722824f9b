import KindredBase

/// Families that present each other in a ring.
package enum PresentationRing {
    package static let info = RuleInfo(
        "presentation-ring", .note, .presentations, about: .family,
        summary: "two or more families present each other in a ring",
        why: """
            Each presentation puts a new instance on top of the others; the chain has no gaps, and nothing below it goes away \
            (R47). Every round of the ring adds more instances. Often the step that closes the ring was meant to go back, which \
            is a dismissal.
            """,
        facts: [.r47],
        bad: """
            kindred: 1
            families:
              login: Login
              signup: SignUp
              help: Help
            presentations:
              - {from: Login, present: signup}
              - {from: SignUp, present: login}

            """,
        good: """
            kindred: 1
            families:
              login: Login
              signup: SignUp
              help: Help
            presentations:
              - {from: Login, present: signup}
              - {from: SignUp, present: help}

            """)

    package static let rule = Rule(info) { hierarchy, findings in
        var search = RingSearch(hierarchy)
        for ring in search.rings() { findings.add(info, found(ring, hierarchy)) }
    }

    /// How many steps are shown; a ring without end would be a report without end.
    private static let shownSteps = 100
    private static let shownNames = 10

    private static func found(_ ring: [PresentationID], _ hierarchy: Hierarchy) -> Diagnostic {
        let names = ring.prefix(shownNames).map { "'\(home(of: $0, hierarchy))'" }
        let rest = ring.count > names.count ? " and \(ring.count - names.count) more" : ""
        let labels = ring.prefix(shownSteps).enumerated().map { index, id in
            let (file, declaration) = (hierarchy[id].file, hierarchy.declaration(of: id))
            let from = hierarchy.string(declaration.from, in: file)
            let family = hierarchy.string(declaration.present, in: file)
            // The first step is at the diagnostic's own place.
            let place = index == 0 ? hierarchy.place(declaration.present, in: file) : hierarchy.place(id)
            return Diagnostic.Label(place, "'\(from)' presents '\(family)'")
        }
        let families = ring.compactMap { hierarchy[$0].from.map { hierarchy[$0].family } }
        return Diagnostic(
            info, "\(ring.count) families present each other in a ring: \(names.joined(separator: ", "))\(rest)",
            about: hierarchy.subject(families), at: ring.first.map { .place(hierarchy.place($0)) } ?? .path(""),
            labels: labels,
            help: "dismiss to go back instead of presenting; every round adds new instances on top")
    }

    private static func home(of id: PresentationID, _ hierarchy: Hierarchy) -> String {
        hierarchy[id].from.map { hierarchy.name(hierarchy[$0].family) } ?? ""
    }
}

/// Finds the shortest ring of each strongly connected set of families; of equally short ones the first declared.
private struct RingSearch {
    private let homes: [Int32]
    private let targets: [Int32]
    /// Presentations inside of a set, by the number of the set and by the family that they come from.
    private let bySet: Lists<Int32>
    private let byHome: Lists<Int32>
    private var seen: Marks
    private var cameBy: [Int32]
    private var depths: [Int32]
    private var queue: [Int32] = []
    /// Steps that may be spent on looking for a shorter ring than the first one found. It is enough for every ring to be
    /// tried among thousands of presentations; beyond that the shortest one seen so far is reported.
    private var budget = 10_000_000

    init(_ hierarchy: Hierarchy) {
        let families = hierarchy.families.count
        var homes = Array(repeating: Int32(-1), count: hierarchy.presentations.count)
        var targets = homes
        for (index, presentation) in hierarchy.presentations.enumerated() {
            guard let from = presentation.from, let family = presentation.family, hierarchy[from].family != family
            else { continue }
            homes[index] = hierarchy[from].family.index
            targets[index] = family.index
        }
        let edges = Lists<Int32>(count: families) { add in
            for (home, target) in zip(homes, targets) where home >= 0 { add(home, target) }
        }
        let sets = Components(edges)
        let inRings = homes.indices.filter {
            homes[$0] >= 0 && sets.numbers[Int(homes[$0])] == sets.numbers[Int(targets[$0])]
        }
        let setsOfRings = inRings.map { sets.numbers[Int(homes[$0])] }
        self.homes = homes
        self.targets = targets
        bySet = Lists(count: Int(sets.count)) { add in
            for (set, presentation) in zip(setsOfRings, inRings) { add(set, Int32(presentation)) }
        }
        byHome = Lists(count: families) { add in
            for presentation in inRings { add(homes[presentation], Int32(presentation)) }
        }
        setsInOrder = Self.distinct(setsOfRings, count: Int(sets.count))
        seen = Marks(count: families)
        cameBy = Array(repeating: -1, count: families)
        depths = Array(repeating: 0, count: families)
    }

    /// The sets that have a ring, in order of declaration.
    private let setsInOrder: [Int32]

    private static func distinct(_ numbers: [Int32], count: Int) -> [Int32] {
        var marks = Marks(count: count)
        return numbers.filter { marks.insert($0) }
    }

    mutating func rings() -> [[PresentationID]] {
        setsInOrder.map { set in shortest(in: set).map { PresentationID(index: $0) } }
    }

    /// Only a shorter ring replaces one found earlier, so the ring begins with the first declared of its presentations.
    private mutating func shortest(in set: Int32) -> [Int32] {
        var best: [Int32] = []
        for presentation in bySet[set] {
            if best.count == 2 || (!best.isEmpty && budget <= 0) { break }
            if let ring = ring(through: presentation, shorterThan: best.isEmpty ? .max : best.count) { best = ring }
        }
        return best
    }

    /// Searches breadth first from the family presented back to the one that presents it.
    private mutating func ring(through first: Int32, shorterThan limit: Int) -> [Int32]? {
        let goal = homes[Int(first)]
        let start = targets[Int(first)]
        seen.clear()
        queue.removeAll(keepingCapacity: true)
        queue.append(start)
        _ = seen.insert(start)
        depths[Int(start)] = 1
        var next = 0
        while next < queue.count {
            let family = queue[next]
            next += 1
            let depth = depths[Int(family)]
            if Int(depth) + 1 >= limit { return nil }
            for step in byHome[family] {
                budget -= 1
                let target = targets[Int(step)]
                guard seen.insert(target) else { continue }
                cameBy[Int(target)] = step
                depths[Int(target)] = depth + 1
                if target == goal { return steps(first, back: goal, to: start) }
                queue.append(target)
            }
            // The first ring of a set is always found: sets are disjoint, so that is linear.
            if budget <= 0, limit != .max { return nil }
        }
        return nil
    }

    private func steps(_ first: Int32, back goal: Int32, to start: Int32) -> [Int32] {
        var steps: [Int32] = []
        var family = goal
        while family != start {
            let step = cameBy[Int(family)]
            steps.append(step)
            family = homes[Int(step)]
        }
        steps.append(first)
        return steps.reversed()
    }
}
