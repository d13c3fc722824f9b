import KindredDiagnostics
import KindredGraph
import KindredQuestions
import KindredText

/// Presentations, pushes, and what was found.
extension ViewerData {
    var presentations: [PresentationID] {
        graph.presentationIDs.filter { id in
            if graph.isRepeated(id) { return false }
            return isOnMap(graph[id].from) || isOnMap(graph[id].family.flatMap { graph[$0].root })
        }
    }

    /// The pushes, each once, with their numbers.
    var pushes: [(number: Int32, push: Push)] {
        graph.pushNumbersOnce.map { ($0, graph.pushes[Int($0)]) }
            .filter { isOnMap($0.push.from) || isOnMap($0.push.to) }
    }

    /// The moves, where each arrives.
    private var moves: [(id: MoveID, to: ControllerID)] {
        graph.moveIDs.flatMap { id in graph.arrivals(of: id).map { (id, $0) } }
            .filter { graph[$0.id].from != nil && (isOnMap(graph[$0.id].from) || isOnMap($0.to)) }
    }

    func writeRelations(to json: inout JSONWriter) {
        rows("presentations", items: presentations, to: &json, body: presentation)
        rows("references", items: geometry.references, to: &json) { reference, json in
            json.number(Int(reference.from))
            json.number(Int(reference.to))
        }
        rows("pushes", items: pushes.map(\.push), to: &json) { push, json in
            reference(push.from, to: &json)
            reference(push.to, to: &json)
            json.number(push.kind == .push ? 0 : push.kind == .showDetail ? 1 : 2)
            location(of: graph.place(of: push), to: &json)
        }
    }

    /// Writes where moves arrive, each with its kind as a number.
    func writeMoves(to json: inout JSONWriter) {
        let moves = moves
        if moves.isEmpty { return }
        rows("moves", items: moves, to: &json) { move, json in
            reference(graph[move.id].from, to: &json)
            reference(move.to, to: &json)
            switch graph[move.id].kind {
            case .setRoot: json.number(0)
            case .select: json.number(1)
            case .dismiss: json.number(2)
            case .pop: json.number(3)
            case .popToRoot: json.number(4)
            }
        }
    }

    /// Writes what whatever is on top calls: each with where it leads, how, and ranges of who may be on top.
    func writeCallsFromAny(_ calls: [CallFromAny], to json: inout JSONWriter) {
        if calls.isEmpty { return }
        rows("any", items: calls, to: &json) { call, json in
            json.number(Int(call.to))
            switch call.way {
            case .presents(let id): json.string("presents as " + graph.stylePhrase(id))
            case .pushes: json.string("pushes")
            case .moves(let id): json.string(graph[id].kind.rawValue)
            case .opens, .inside, .contains, .pushesSomehow: json.string("")
            }
            for range in call.callers {
                json.number(Int(range.lowerBound))
                json.number(Int(range.upperBound))
            }
        }
    }

    /// A call from any, between boxes.
    struct CallFromAny {
        let way: NavigationGraph.Way
        let to: Int32
        private(set) var callers: [Range<Int32>] = []

        mutating func add(_ caller: Int32) {
            if let last = callers.last, last.upperBound == caller {
                callers[callers.count - 1] = last.lowerBound..<caller + 1
            } else {
                callers.append(caller..<caller + 1)
            }
        }
    }

    var callsFromAny: [CallFromAny] {
        var calls: [CallFromAny] = []
        for step in graph.anyCalls {
            guard let from = map.box(step.from), let to = map.box(step.to) else { continue }
            // The callers of a call come one after another.
            if calls.last?.way != step.way || calls.last?.to != to { calls.append(CallFromAny(way: step.way, to: to)) }
            calls[calls.count - 1].add(from)
        }
        return calls
    }

    /// Writes the names of the configurations, and which have each controller, presentation, push, move and call from any.
    func writeConfigurations(_ calls: [CallFromAny], to json: inout JSONWriter) {
        guard let configured = graph.configured, !configured.configurations.isEmpty else { return }
        json.strings("configurations", texts: configured.names(of: configured.all))
        let sets = [
            map.controllers.map { graph.set(having: [$0]) }, presentations.map { graph.set(having: $0) },
            pushes.map { graph.set(havingPush: $0.number) }, moves.map { graph.set(having: $0.id) },
            calls.map { set(having: $0.way) },
        ]
        rows("on", items: sets, to: &json) { sets, json in
            for set in sets { json.number(Int(set)) }
        }
    }

    private func set(having way: NavigationGraph.Way) -> ConfigurationSet {
        switch way {
        case .presents(let id): graph.set(having: id)
        case .pushes(let number): graph.set(havingPush: number)
        case .moves(let id): graph.set(having: id)
        case .opens, .inside, .contains, .pushesSomehow: .max
        }
    }

    /// The id is empty if it is made up from both ends.
    private func presentation(_ id: PresentationID, to json: inout JSONWriter) {
        let (presentation, name) = (graph[id], graph.name(of: id))
        let family = presentation.family.map { graph.name(of: $0) } ?? ""
        let usual = presentation.from.map { "\(graph.name(of: $0))->\(family)" } ?? ""
        json.string(ExactText(name) == ExactText(usual) ? "" : name)
        reference(presentation.from, to: &json)
        if let root = presentation.family.flatMap({ graph[$0].root }), isOnMap(root) {
            reference(root, to: &json)
        } else {
            json.string(family)
        }
        json.string(graph.stylePhrase(id))
        json.array { json in
            for presenter in graph.presenters(of: id) {
                reference(presenter.controller, to: &json)
                json.number(Self.number(presenter.reason))
            }
        }
        location(of: graph.place(of: id), to: &json)
        let others = others(of: id)
        if !others.isEmpty { json.string(others) }
    }

    /// The styles and presenters of configurations that differ from the first, such as `on pad: popover, presented by Split`.
    private func others(of id: PresentationID) -> String {
        let views = graph.views(of: id)
        var others: [(words: String, on: ConfigurationSet)] = []
        for view in views.dropFirst() where view.style != views[0].style || view.presenters != views[0].presenters {
            let names = view.presenters.map { graph.name(of: $0).tail(behind: "/") }
            let words = "\(view.style), presented by \(English.list(names))"
            if let index = others.firstIndex(where: { $0.words == words }) {
                others[index].on |= view.configurations
            } else {
                others.append((words, view.configurations))
            }
        }
        return others.map { "\(graph.phrase(of: $0.on) ?? ""): \($0.words)" }.joined(separator: "; ")
    }

    private static func number(_ reason: Presenter.Reason) -> Int {
        switch reason {
        case .context: 0
        case .noContext: 1
        case .familyRoot: 2
        case .rerouted: 3
        }
    }

    func diagnostic(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.string(diagnostic.id)
        json.string(diagnostic.severity.rawValue)
        json.string(diagnostic.message)
        reference(diagnosed.controller(of: diagnostic), to: &json)
        json.string(diagnostic.help ?? "")
        if case .place(let place) = diagnostic.site { location(of: place, in: files[Int(place.file)], to: &json) }
    }
}
