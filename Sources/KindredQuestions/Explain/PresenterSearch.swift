import KindredGraph
import KindredText

/// Shows the search for the presenters of one presentation step by step, as `Resolver` does it.
///
/// `Rerouting` finds the same answers for all families at once; this follows and shows one way after another.
struct PresenterSearch {
    struct Step {
        var depth: Int
        var text: String
    }

    struct Answer {
        let controller: ControllerID
        let reason: Presenter.Reason
    }

    /// The most steps that are counted after those that are shown.
    private static let maxWork = 2_000

    private(set) var steps: [Step] = []
    /// The presenters that the search found, without duplicates; incomplete if it was cut short.
    private(set) var answers: [Answer] = []
    /// The number of steps that aren't shown.
    private(set) var left = 0
    private(set) var isCutShort = false

    private let graph: ResolvedGraph
    private let ways: FamilyWays
    private var path: [Visit] = []
    private var passed: Set<FamilyID> = []
    private var work = 0

    /// A family whose ways of being shown are being followed.
    private struct Visit {
        let family: FamilyID
        let ways: [FamilyWays.Way]
        var next = 0
        /// The presenter if the family covers the screen: the root that UIKit has reached.
        let start: Answer
    }

    init(id: PresentationID, in graph: ResolvedGraph, ways: FamilyWays) {
        self.graph = graph
        self.ways = ways
        if graph[id].isFromAny {
            note(
                graph.isShow(id)
                    ? "whatever is on top calls show, and presents where no container takes it (R107, R111)"
                    : "whatever is on top calls present, in each family that windows reach (R111)", depth: 0)
            let search = graph[id].usesContext ? "the nearest context of each" : "the root of each family"
            note("\(search) presents, as if each had its own presentation", depth: 1)
            if !graph[id].usesContext { noteRerouted(id) }
            return
        }
        guard let from = graph[id].from else {
            note("the controller that calls present isn't known", depth: 0)
            return
        }
        if graph[id].usesContext {
            climb(from, style: graph[id].style)
        } else {
            note(
                "with \(graph.stylePhrase(id)), the root of the caller's family presents if the family covers the screen (R41)",
                depth: 0)
            let (family, root) = (graph[from].family, graph.root(of: from))
            note(
                "\(graph.label(from)) belongs to \(graph.label(family)), whose root is \(graph.label(root))",
                depth: 1)
            walk(from: family, root: Answer(controller: root, reason: .familyRoot))
        }
    }

    private init(family: FamilyID, root: ControllerID, in graph: ResolvedGraph, ways: FamilyWays) {
        self.graph = graph
        self.ways = ways
        walk(from: family, root: Answer(controller: root, reason: .familyRoot))
    }

    /// Shows who presents for families on top that don't cover the screen.
    private mutating func noteRerouted(_ id: PresentationID) {
        for family in graph.callingFamilies(of: id) {
            guard let root = graph[family].root, graph.presentations(of: family).contains(where: usesContext)
            else { continue }
            let answers = PresenterSearch(family: family, root: root, in: graph, ways: ways).answers
            let names = answers.map { graph.label($0.controller) }
            let (label, rootLabel) = (graph.label(family), graph.label(root))
            if !answers.contains(where: { $0.controller == root }), !answers.isEmpty {
                let presenter = names.count == 1 ? names[0] : "one of \(English.list(names))"
                note(
                    "\(label) doesn't cover the screen, so \(presenter) presents instead of \(rootLabel) (R41)",
                    depth: 1)
            } else if answers.count > 1 {
                note(
                    "\(label) doesn't always cover the screen, so one of \(English.list(names)) presents (R41)",
                    depth: 1)
            }
        }
    }

    private func usesContext(_ id: PresentationID) -> Bool { graph[id].usesContext }

    func write(to lines: inout Lines, depth: Int) {
        for step in steps { lines.add(step.text, depth: depth + step.depth) }
        if left > 0 { lines.add("… and \(isCutShort ? "more than " : "")\(left) more", depth: depth + 1) }
    }

    private mutating func note(_ text: String, depth: Int) {
        if steps.count < Lines.maxRows {
            steps.append(Step(depth: depth, text: text))
        } else {
            left += 1
        }
    }

    private mutating func find(_ answer: Answer) {
        if !answers.contains(where: { $0.controller == answer.controller }) { answers.append(answer) }
    }

    // MARK: Context styles

    private mutating func climb(_ from: ControllerID, style: PresentationStyle) {
        note("with \(style.rawValue), the nearest presentation context from the caller upward presents (R45)", depth: 0)
        var next: ControllerID? = from
        while let current = next {
            if graph[current].definesContext {
                note("\(graph.label(current)) defines a presentation context: found", depth: 1)
                return find(Answer(controller: current, reason: .context))
            }
            note("\(graph.label(current)) doesn't define one", depth: 1)
            next = graph[current].parent
        }
        let root = graph.root(of: from)
        note("no presentation context up to the root, so the root presents: \(graph.label(root))", depth: 1)
        find(Answer(controller: root, reason: .noContext))
    }

    // MARK: All other styles

    private mutating func walk(from family: FamilyID, root: Answer) {
        enter(family, start: root)
        while let visit = path.last {
            work += 1
            if work > Self.maxWork {
                isCutShort = true
                return
            }
            if visit.next < visit.ways.count {
                path[path.count - 1].next += 1
                take(visit.ways[visit.next], visit: visit)
            } else {
                leave(visit)
            }
        }
    }

    private mutating func enter(_ family: FamilyID, start: Answer) {
        passed.insert(family)
        path.append(Visit(family: family, ways: ways.of(family), start: start))
    }

    private mutating func take(_ way: FamilyWays.Way, visit: Visit) {
        let phrase = { [ways] in way.phrase(visit.family, by: ways.declarations) }
        guard case .context(_, let presenters) = way, let presenter = presenters.first else {
            note("\(phrase()): covers the screen → \(graph.label(visit.start.controller))", depth: path.count)
            find(visit.start)
            return
        }
        let other = graph[presenter].family
        guard !passed.contains(other) else {
            note(
                "\(phrase()): \(graph.label(other)) was visited before and isn't followed again", depth: path.count)
            return
        }
        var start = visit.start
        if graph[presenter].parent == nil {
            let kept = graph.label(start.controller)
            note("\(phrase()): \(kept), unless \(graph.label(other)) is rerouted", depth: path.count)
        } else {
            start = Answer(controller: graph.root(of: presenter), reason: .rerouted)
            note(
                "\(phrase()): the request moves on to its root \(graph.label(start.controller))", depth: path.count)
        }
        enter(other, start: start)
    }

    private mutating func leave(_ visit: Visit) {
        path.removeLast()
        passed.remove(visit.family)
        guard path.isEmpty, answers.isEmpty else { return }
        note("every path is a ring, so its own root presents → \(graph.label(visit.start.controller))", depth: 1)
        find(visit.start)
    }
}
