import KindredYAML

/// Finds for each family where a full-screen request of a member ends up: with its own root, or, where a context shows the
/// family in the middle of another one, with that one's root.
///
/// A family's answers come from the families that show it, so they are worked out in order of the strongly connected
/// components of that relation, and only rings need a search along paths.
struct Rerouting {
    /// One way in which a family appears.
    private enum Way {
        /// A window, or a presentation that covers the screen.
        case covers
        /// A presentation in a context of a family; `keepsStart` where the presenter is its family's root.
        case context(Int32, keepsStart: Bool)
    }

    /// A family to whose root the request goes; -1 leaves it with the family that asked.
    typealias Answer = Int32

    struct Answers {
        fileprivate var lists = PackedLists<Answer>()
        /// The index of each family's list; -1 for a family that no context shows: its members' requests stay with it. Empty if
        /// there are no contexts at all.
        fileprivate var byFamily: [Int32] = []
        /// The family at which the work went beyond the limit.
        fileprivate(set) var exhausted: FamilyID?

        /// Returns what becomes of a request of a member; nothing where no context shows the family, or all ways lead in a
        /// ring: its own root presents.
        func answers(of family: FamilyID) -> ArraySlice<Answer> {
            byFamily.isEmpty ? [] : lists[byFamily[Int(family.index)]]
        }
    }

    /// A family on the path that is being walked.
    private struct Step {
        let family: Int32
        var next = 0
        let start: Answer
    }

    private struct Entry: Hashable {
        let family: Int32
        let start: Answer
    }

    private let graph: LinkedPointers
    private let contexts: UnsafeBufferPointer<Int32>
    private var components: [Int32] = []
    private var answers = Answers()
    private var work = 0
    // What one search needs, kept for the next.
    private var path: [Step] = []
    private var isOnPath: [Bool]
    private var found: [Answer] = []
    private var seen: Marks

    /// - Parameter contexts: For each controller the one that presents in a context, -1 for the root.
    static func solve(_ graph: LinkedPointers, contexts: UnsafeBufferPointer<Int32>) -> Answers {
        guard graph.presentations.contains(where: \.usesContext) else { return Answers() }
        var rerouting = Rerouting(graph: graph, contexts: contexts)
        rerouting.solve()
        return rerouting.answers
    }

    private init(graph: LinkedPointers, contexts: UnsafeBufferPointer<Int32>) {
        self.graph = graph
        self.contexts = contexts
        let families = graph.families.count
        answers.byFamily = Array(repeating: -1, count: families)
        isOnPath = Array(repeating: false, count: families)
        seen = Marks(count: families + 1)
    }

    private mutating func solve() {
        let edges = contextEdges()
        let components = Components(edges)
        self.components = components.numbers
        var first: (component: Int32, list: Int32) = (-1, -1)
        // A component comes after those that its families are shown by.
        for family in components.order where !edges[family].isEmpty {
            let component = components.numbers[Int(family)]
            if work > LimitExceeded.maximumRelations {
                // In a ring too large to be walked from each of its families, all answer like the first.
                guard first.component == component else {
                    answers.exhausted = FamilyID(index: family)
                    return
                }
                answers.byFamily[Int(family)] = first.list
                continue
            }
            guard search(family, upTo: Self.exactSteps) || search(family, upTo: tangledSteps, isTangle: true) else {
                answers.exhausted = FamilyID(index: family)
                return
            }
            let list = answers.lists.add(found)
            answers.byFamily[Int(family)] = list
            if first.component != component { first = (component, list) }
        }
    }

    /// Returns for each family those whose members show it in a context.
    private func contextEdges() -> PackedLists<Int32> {
        PackedLists(count: graph.families.count) { add in
            for presentation in graph.presentations where presentation.usesContext {
                guard let from = presentation.from, let family = presentation.family else { continue }
                add(family.index, graph.controllers[Int(from.index)].family.index)
            }
        }
    }

    /// The number of steps that are walked along every single path; in a tangle of more, a family is not entered again with the
    /// same root, on whatever path.
    private static let exactSteps = 100_000
    /// The number of steps that a tangle may take; each family of the largest ring can be entered once.
    private var tangledSteps: Int { LimitExceeded.maximumRelations / 2 + 16 * graph.presentations.count }
    /// The number of steps that take as long as remembering that a family was entered.
    private static let costOfEntry = 4

    /// Returns a family's way by its number: the windows, then the presentations in order of declaration. Nil after the last.
    private func way(_ number: Int, of family: Int32) -> Way? {
        let ofWindows = graph.windowsByFamily[family].isEmpty ? 0 : 1
        let presentations = graph.presentationsByFamily[family]
        guard number < max(ofWindows + presentations.count, 1) else { return nil }
        // A family without any way is taken alone.
        guard number >= ofWindows, !presentations.isEmpty else { return .covers }
        let presentation = graph.presentations[Int(presentations[number - ofWindows].index)]
        guard let from = presentation.from, presentation.usesContext else { return .covers }
        let context = contexts[Int(from.index)]
        let isRoot = context < 0 || graph.controllers[Int(context)].parent == nil
        return .context(graph.controllers[Int(from.index)].family.index, keepsStart: isRoot)
    }

    /// Walks all ways from one family, never entering a family twice on one path. Families of other components are done.
    /// False if it takes too many steps.
    private mutating func search(_ first: Int32, upTo limit: Int, isTangle: Bool = false) -> Bool {
        begin()
        enter(first, start: -1)
        var entered: Set<Entry> = []
        var steps = 0
        while let step = path.last {
            steps += 1
            work += 1
            if steps > limit { return false }
            guard let way = way(step.next, of: step.family) else {
                isOnPath[Int(step.family)] = false
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            guard case .context(let other, let keepsStart) = way else {
                emit(step.start)
                continue
            }
            let start = keepsStart ? step.start : other
            if components[Int(other)] != components[Int(first)] {
                passOn(to: other, from: start)
            } else if !isOnPath[Int(other)] {
                if isTangle {
                    steps += Self.costOfEntry
                    work += Self.costOfEntry
                    guard entered.insert(Entry(family: other, start: start)).inserted else { continue }
                }
                enter(other, start: start)
            }
        }
        return true
    }

    private mutating func begin() {
        for step in path { isOnPath[Int(step.family)] = false }
        path.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        seen.clear()
    }

    private mutating func enter(_ family: Int32, start: Answer) {
        isOnPath[Int(family)] = true
        path.append(Step(family: family, start: start))
    }

    private mutating func emit(_ answer: Answer) {
        if seen.insert(answer + 1) { found.append(answer) }
    }

    /// A family whose ways all lead in a ring has no answer for another.
    private mutating func passOn(to other: Int32, from start: Answer) {
        let list = answers.byFamily[Int(other)]
        guard list >= 0 else {
            work += 1
            return emit(start)
        }
        let behind = answers.lists[list]
        work += behind.count
        for answer in behind { emit(answer < 0 ? start : answer) }
    }
}
