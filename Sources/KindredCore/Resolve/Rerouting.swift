import KindredYAML

/// Finds for each family where a full-screen request of a member ends up: with its own root, or, where a context shows the
/// family in the middle of another one, with that one's root.
///
/// A family's answers come from the families that show it, so they are worked out in order of the strongly connected
/// components of that relation, and only rings need a search along paths.
struct Rerouting {
    /// One way in which a family comes on screen.
    private enum Way {
        /// A window, or a presentation that covers the screen.
        case covers
        /// A presentation in a context; `keepsStart` where the presenter is its family's root.
        case context(FamilyID, keepsStart: Bool)
    }

    /// A root to which the request goes; nil keeps it with the family that asked.
    typealias Answer = ControllerID?

    struct Answers {
        /// Nil for a family that no context shows: its members' requests stay with it.
        fileprivate var byFamily: [[Answer]?]
        /// The family at which the work went beyond the limit.
        fileprivate(set) var exhausted: FamilyID?

        /// What becomes of a request of a member; where all ways lead in a ring, the family's own root presents.
        func answers(of family: FamilyID) -> [Answer] {
            let passed = passedOn(to: family)
            return passed.isEmpty ? [nil] : passed
        }

        /// What becomes of a request that another family passes on; nothing where all ways lead in a ring.
        fileprivate func passedOn(to family: FamilyID) -> [Answer] {
            byFamily.isEmpty ? [nil] : byFamily[Int(family.index)] ?? [nil]
        }
    }

    private let hierarchy: Hierarchy
    private let contexts: [Int32]
    private var components: [Int32]
    private var answers: Answers
    private var work = 0

    static func solve(_ hierarchy: Hierarchy, contexts: [Int32]) -> Answers {
        guard hierarchy.presentations.contains(where: \.usesContext) else { return Answers(byFamily: []) }
        var rerouting = Rerouting(hierarchy, contexts)
        rerouting.solve()
        return rerouting.answers
    }

    private init(_ hierarchy: Hierarchy, _ contexts: [Int32]) {
        self.hierarchy = hierarchy
        self.contexts = contexts
        components = Array(repeating: -1, count: hierarchy.families.count)
        answers = Answers(byFamily: Array(repeating: nil, count: hierarchy.families.count))
    }

    private mutating func solve() {
        var edges: [[Int32]] = Array(repeating: [], count: hierarchy.families.count)
        for presentation in hierarchy.presentations where presentation.usesContext {
            guard let from = presentation.from, let family = presentation.family else { continue }
            edges[Int(family.index)].append(hierarchy[from].family.index)
        }
        let components = Components(edges)
        self.components = components.numbers
        var firstAnswers: [Int32: [Answer]] = [:]
        // A component comes after those that its families are shown by.
        for family in components.order where !edges[Int(family)].isEmpty {
            let component = components.numbers[Int(family)]
            if work > LimitExceeded.maximumRelations {
                // In a ring too large to be walked from each of its families, all answer like the first.
                guard let answers = firstAnswers[component] else {
                    self.answers.exhausted = FamilyID(index: family)
                    return
                }
                self.answers.byFamily[Int(family)] = answers
                continue
            }
            let found =
                search(FamilyID(index: family), upTo: Self.exactSteps)
                ?? search(FamilyID(index: family), upTo: .max) ?? []
            self.answers.byFamily[Int(family)] = found
            if firstAnswers[component] == nil { firstAnswers[component] = found }
        }
    }

    /// So many steps are walked along every single path; in a tangle of more, a family is not entered again with the same
    /// root, on whatever path.
    private static let exactSteps = 100_000

    /// In order: the windows, then the presentations in order of declaration.
    private func ways(of family: FamilyID) -> [Way] {
        var ways: [Way] = hierarchy.windows(of: family).isEmpty ? [] : [.covers]
        for id in hierarchy.presentations(of: family) {
            let presentation = hierarchy[id]
            guard let from = presentation.from, presentation.usesContext else {
                ways.append(.covers)
                continue
            }
            let context = contexts[Int(from.index)]
            let isRoot = context < 0 || hierarchy.controllers[Int(context)].parent == nil
            ways.append(.context(hierarchy[from].family, keepsStart: isRoot))
        }
        return ways.isEmpty ? [.covers] : ways
    }

    /// Walks all ways from one family, never entering a family twice on one path. Families of other components are done.
    private mutating func search(_ first: FamilyID, upTo limit: Int) -> [Answer]? {
        var path: [(ways: [Way], next: Int, start: Answer, family: FamilyID)] = [(ways(of: first), 0, nil, first)]
        var passed: Set<FamilyID> = [first]
        var entered: Set<Entry> = []
        var found: [Answer] = []
        var seen: Set<Answer> = []
        var steps = 0

        func emit(_ answer: Answer) {
            if seen.insert(answer).inserted { found.append(answer) }
        }

        while let step = path.last {
            steps += 1
            work += 1
            if steps > limit { return nil }
            guard step.next < step.ways.count else {
                passed.remove(step.family)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            guard case .context(let other, let keepsStart) = step.ways[step.next] else {
                emit(step.start)
                continue
            }
            let start = keepsStart ? step.start : hierarchy[other].root
            if components[Int(other.index)] != components[Int(first.index)] {
                let behind = answers.passedOn(to: other)
                work += behind.count
                for answer in behind { emit(answer ?? start) }
            } else if !passed.contains(other),
                limit < .max || entered.insert(Entry(family: other, start: start)).inserted
            {
                passed.insert(other)
                path.append((ways(of: other), 0, start, other))
            }
        }
        return found
    }

    private struct Entry: Hashable {
        var family: FamilyID
        var start: Answer
    }
}
