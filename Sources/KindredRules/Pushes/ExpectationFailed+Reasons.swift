import KindredDiagnostics
import KindredGraph

extension ExpectationFailed {
    /// Gathers why a relation is what it is, as labels at the declarations that make it so.
    struct Reasons {
        /// The reasons at one position.
        private struct Position {
            let place: SourceRange
            var texts: [String] = []
            var count = 0
        }

        private var positions: [Position] = []
        private var numbers: [SourceRange: Int] = [:]
        /// Whether there are more reasons than were looked at.
        private var isCut = false
        private let graph: ResolvedGraph
        private let id: ControllerID

        /// The most labels that anyone reads.
        private static let shown = 10
        /// Presentations that are looked at for one label, and reasons for one diagnostic: each costs a bounded time.
        private static let searched = 1_000

        init(graph: ResolvedGraph, of id: ControllerID) {
            self.graph = graph
            self.id = id
        }

        mutating func explain(_ relation: Relation, resolved: [ControllerID], missing: [ControllerID]) {
            switch relation.meaning {
            case .parent: explainParent()
            case .nearest(let kind): explainLookup(kind, answer: resolved.first)
            case .presenting: explainPresenting()
            case .presented: explainPresented(resolved, missing: missing)
            }
        }

        private mutating func add(_ place: SourceRange, text: String) {
            if let number = count(at: place) { positions[number].texts.append(text) }
        }

        /// Counts a reason; returns the number of its position if its text may be shown.
        private mutating func count(at place: SourceRange) -> Int? {
            let number = numbers[place, default: positions.count]
            if number == Self.shown { return nil }
            if number == positions.count { positions.append(Position(place: place)) }
            numbers[place] = number
            positions[number].count += 1
            return positions[number].count > 3 ? nil : number
        }

        /// The labels: at one position three at most, else two and how many more.
        var labels: [Diagnostic.Label] {
            var labels: [Diagnostic.Label] = []
            for position in positions {
                var texts = position.texts
                if position.count > 3 { texts[2] = isCut ? "more" : "\(position.count - 2) more" }
                if labels.count + texts.count > Self.shown { break }
                labels += texts.map { Diagnostic.Label(at: position.place, text: $0) }
            }
            return labels
        }

        private func name(of id: ControllerID) -> String { graph.phrase(for: id) }

        private mutating func explainParent() {
            if let parent = graph[id].parent {
                let holds = graph[parent].isImplicit ? "is inserted here and contains" : "contains"
                add(graph.place(of: parent), text: "\(name(of: parent)) \(holds) \(name(of: id))")
            } else {
                add(graph.place(of: id), text: "the root of \(graph.phrase(for: graph[id].family))")
            }
        }

        private mutating func explainLookup(_ kind: Kind, answer: ControllerID?) {
            add(graph.place(of: id), text: "the look-up starts above \(name(of: id))")
            if let answer {
                let inserted = graph[answer].isImplicit ? ", inserted here" : ""
                add(
                    graph.place(of: answer),
                    text: "\(name(of: answer)) is the first \(kind.definition.className) above\(inserted)")
            } else if graph[id].parent != nil {
                let root = graph.root(of: id)
                add(graph.place(of: root), text: "no \(kind.definition.className) up to the root \(name(of: root))")
            } else {
                add(graph.place(of: graph[id].family), text: "nothing is above the root of a family")
            }
        }

        private mutating func explainPresenting() {
            let family = graph[id].family
            if graph.presentations(of: family).isEmpty {
                add(graph.place(of: family), text: "no presentation shows \(graph.phrase(for: family))")
            }
            var rest = Self.searched
            for presentation in graph.presentations(of: family) {
                let presenters = graph.presenters(of: presentation)
                for presenter in presenters.prefix(rest) {
                    guard let number = count(at: graph.place(of: presentation)) else { continue }
                    positions[number].texts.append(reason(presenter, of: presentation))
                }
                rest -= presenters.count + 1
                isCut = rest < 0
                if isCut { return }
            }
        }

        private mutating func explainPresented(_ resolved: [ControllerID], missing: [ControllerID]) {
            isCut = missing.count > Self.shown || resolved.count > Self.shown
            for root in missing.prefix(Self.shown) { explainAbsence(of: root) }
            for root in resolved.prefix(Self.shown) {
                for presentation in graph.presentations(of: graph[root].family).prefix(Self.searched) {
                    let presenters = graph.presenters(of: presentation).prefix(Self.searched)
                    guard let presenter = presenters.first(where: { contains($0.controller) }) else { continue }
                    let above = presenter.controller == id ? "" : ", above \(name(of: id)),"
                    add(
                        graph.place(of: presentation),
                        text: "\(name(of: presenter.controller))\(above) presents \(name(of: root))")
                    break
                }
            }
        }

        private mutating func explainAbsence(of root: ControllerID) {
            guard graph[root].parent == nil else {
                return add(
                    graph.place(of: root),
                    text: "\(name(of: root)) isn't the root of a family, and only roots are presented")
            }
            let family = graph[root].family
            guard let presentation = graph.presentations(of: family).first else {
                return add(graph.place(of: family), text: "no presentation shows \(graph.phrase(for: family))")
            }
            for presenter in graph.presenters(of: presentation).prefix(1) {
                add(graph.place(of: presentation), text: reason(presenter, of: presentation))
            }
        }

        /// Whether `id` is the other controller or below it.
        private func contains(_ other: ControllerID) -> Bool {
            other.index <= id.index && id.index < graph[other].end
        }

        private func reason(_ presenter: Presenter, of presentation: PresentationID) -> String {
            let from = graph.callerName(graph[presentation]) { name(of: $0) } ?? "the caller"
            let who = name(of: presenter.controller)
            return switch presenter.reason {
            case .context:
                "\(from) calls present, and \(who) presents: it's the first from there up that defines a context"
                    + (graph.definesByDefault(presenter.controller)
                        ? ", as navigation controllers do by default" : "")
            case .noContext:
                "\(from) calls present, and \(who) presents: no controller up to this root defines a context"
            case .familyRoot: "\(from) calls present, and \(who) presents: it's the root of the family"
            case .rerouted: "\(from) calls present, and \(who) presents: the family below doesn't cover the screen"
            }
        }
    }
}
