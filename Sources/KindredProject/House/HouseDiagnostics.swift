import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The diagnostics of one house rule.
struct HouseDiagnostics {
    /// The subject of a diagnostic: what crosses the line.
    enum Subject {
        /// A call or containment.
        case step(NavigationGraph.Step)
        case node(ControllerID)
        case family(FamilyID)
        case move(MoveID)

        var isCall: Bool {
            switch self {
            case .step(let step): step.way.isDeclared
            case .move: true
            case .node, .family: false
            }
        }
    }

    let rule: HouseRule
    let graph: ResolvedGraph
    var bag: DiagnosticBag
    private let location: String
    private let exceptions: [Pair: Int]
    private var isUsed: [Bool]
    private var known: Set<Known> = []

    private struct Pair: Hashable {
        let from: ExactText?
        let to: ExactText
    }

    private struct Known: Hashable {
        let place: SourceRange
        let from: Int32
        let to: Int32
    }

    /// The most steps of a way that are shown: a way without end would be a report without end.
    static let shownSteps = 20

    init(rule: HouseRule, graph: ResolvedGraph, in file: SourceFile, limit: Int) {
        (self.rule, self.graph) = (rule, graph)
        bag = DiagnosticBag(limit: limit)
        location = rule.location(in: file)
        let pairs = rule.exceptions.enumerated().map { number, exception in
            (Pair(from: exception.from.map(ExactText.init), to: ExactText(exception.to)), number)
        }
        exceptions = Dictionary(pairs) { first, _ in first }
        isUsed = Array(repeating: false, count: rule.exceptions.count)
    }

    var unusedExceptions: [HouseRule.Exception] {
        rule.exceptions.indices.filter { !isUsed[$0] }.map { rule.exceptions[$0] }
    }

    /// Adds a diagnostic, unless an exception allows it.
    ///
    /// - Parameters:
    ///   - message: What it says with some names: diagnostics on places of screens are one if they say the same by screens.
    ///   - word: Where a step crosses the line, if not at its target.
    ///   - way: The steps before it.
    mutating func add(
        _ message: (HouseNames) -> String, on subject: Subject, at word: Keyword? = nil,
        after way: @autoclosure () -> [NavigationGraph.Step] = []
    ) {
        if allows(subject) { return }
        let place = place(of: subject, word: word)
        if case .step(let step) = subject {
            let from = graph.isFromAny(step.way) ? -1 : step.from.index
            let key = Known(place: place, from: from, to: step.to.index)
            if !known.insert(key).inserted { return }
        }
        if let template = template(of: subject) {
            let found = diagnostic(message(names), subject: subject, at: place, way: way())
            let common = message(declarations)
            return bag.add(
                found, on: graph.name(of: template.controller), of: template.id, isCaller: subject.isCall,
                common: common)
        }
        if bag.count(rule.info.severity) >= bag.limit { return bag.countDropped(rule.info) }
        bag.append(diagnostic(message(names), subject: subject, at: place, way: way()))
    }

    private func diagnostic(
        _ message: String, subject: Subject, at place: SourceRange, way: [NavigationGraph.Step]
    ) -> Diagnostic {
        let labels = way.map { Diagnostic.Label(at: graph.place(of: $0), text: declarations.phrase(for: $0)) }
        var found = Diagnostic(
            rule: rule.info, message: message, about: name(of: subject), at: place, labels: labels, help: rule.because)
        found.ruleLocation = location
        return found
    }

    // MARK: Exceptions

    private mutating func allows(_ subject: Subject) -> Bool {
        if exceptions.isEmpty { return false }
        var isAllowed = false
        for pair in pairs(subject) {
            guard let number = exceptions[pair] else { continue }
            isUsed[number] = true
            isAllowed = true
        }
        return isAllowed
    }

    private func pairs(_ subject: Subject) -> [Pair] {
        switch subject {
        case .move(let id):
            let from = graph[id].from.map(ids) ?? [Caller.any]
            return graph.arrivals(of: id).flatMap { target in
                (ids(target) + [graph.name(of: graph[target].family)]).flatMap { target in
                    from.map { Pair(from: ExactText($0), to: ExactText(target)) }
                }
            }
        case .step(let step):
            var from: [String?] = ids(step.from) + (graph.isFromAny(step.way) ? [Caller.any] : [])
            // A limit is about the target alone, not about what leads there.
            if case .limit = rule.form { from.append(nil) }
            return (ids(step.to) + [graph.name(of: graph[step.to].family)]).flatMap { target in
                from.map { Pair(from: $0.map(ExactText.init), to: ExactText(target)) }
            }
        case .node(let id): return ids(id).map { Pair(from: nil, to: ExactText($0)) }
        case .family(let id):
            let names = [graph.name(of: id)] + (graph[id].root.map(ids) ?? [])
            return names.map { Pair(from: nil, to: ExactText($0)) }
        }
    }

    /// The id; that of what is declared too, which means all of its places.
    private func ids(_ id: ControllerID) -> [String] {
        let (name, declared) = (graph.name(of: id), graph.declaredName(id))
        return declared == name ? [name] : [name, declared]
    }

    // MARK: Places and names

    private func template(of subject: Subject) -> (controller: ControllerID, id: String)? {
        let controller: ControllerID
        switch subject {
        case .step(let step):
            if graph.isFromAny(step.way) { return nil }
            controller = subject.isCall ? step.from : step.to
        case .node(let id): controller = id
        case .move(let id):
            guard let from = graph[id].from else { return nil }
            controller = from
        case .family: return nil
        }
        guard let template = graph.origin(of: controller)?.template, template >= 0 else { return nil }
        return (controller, graph.name(template: template))
    }

    private var names: HouseNames { HouseNames(graph: graph, byScreens: false) }
    private var declarations: HouseNames { HouseNames(graph: graph, byScreens: true) }

    private func name(of subject: Subject) -> Diagnostic.Subject {
        switch subject {
        case .step(let step) where graph.isFromAny(step.way):
            Diagnostic.Subject(kind: .controller, id: Caller.any, detail: declarations.target(of: step))
        case .step(let step): graph.subject(of: step.from, detail: declarations.target(of: step))
        case .move(let id): graph.subject(of: graph[id])
        case .node(let id): graph.subject(of: id)
        case .family(let id): graph.subject(of: id)
        }
    }

    private func place(of subject: Subject, word: Keyword?) -> SourceRange {
        switch subject {
        case .node(let id): return graph.place(of: id)
        case .family(let id): return graph.place(of: id)
        case .move(let id): return graph.place(of: graph[id])
        case .step(let step):
            switch step.way {
            case .moves(let id): return graph.place(of: graph[id])
            case .opens, .inside, .contains, .pushesSomehow: return graph.place(of: step.to)
            case .presents(let id):
                let isDeclared = word.map { graph.isDeclared($0, in: id) } ?? false
                return graph.range(of: isDeclared ? word ?? .present : .present, in: id)
            case .pushes(let number):
                return graph.range(of: .to, in: graph.pushes[Int(number)])
            }
        }
    }
}

/// The names by which messages call controllers and steps.
struct HouseNames {
    private let graph: ResolvedGraph
    /// Whether places have the names of their declarations.
    private let byScreens: Bool

    init(graph: ResolvedGraph, byScreens: Bool) { (self.graph, self.byScreens) = (graph, byScreens) }

    func name(of id: ControllerID) -> String {
        byScreens ? graph.declaredName(id) : graph.name(of: id)
    }

    func name(of id: FamilyID) -> String { graph.name(of: id) }

    /// The family of a presentation, else the controller.
    func target(of step: NavigationGraph.Step) -> String {
        if case .presents = step.way { return name(of: graph[step.to].family) }
        return name(of: step.to)
    }

    func phrase(for id: MoveID) -> String {
        let (move, targets) = (graph[id], graph.arrivals(of: id))
        let from = "'\(graph.callerName(move, name: name))' \(move.kind.verb)"
        return move.kind.isStep ? "\(from) '\(targets.first.map(name) ?? "")'" : from
    }

    func phrase(for step: NavigationGraph.Step) -> String {
        let (verb, addition) =
            switch step.way {
            case .opens: ("opens", "")
            case .inside: ("is in", "")
            case .contains: ("contains", "")
            case .presents: ("presents", "")
            case .pushes: ("pushes", "")
            case .pushesSomehow: ("pushes", ", how isn't declared")
            case .moves(let id): (graph[id].kind.verb, "")
            }
        let from = graph.isFromAny(step.way) ? Caller.any : name(of: step.from)
        return "'\(from)' \(verb) '\(target(of: step))'\(addition)"
    }
}
