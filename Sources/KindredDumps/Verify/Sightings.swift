import KindredGraph

/// The parts of a specification that dumps and recordings show.
package struct Sightings: Sendable {
    /// The certainty that a presentation or a push happened.
    package enum State: UInt8, Sendable, Comparable {
        case never, perhaps, happened

        package static func < (one: State, other: State) -> Bool { one.rawValue < other.rawValue }

        package var word: String {
            switch self {
            case .never: "never"
            case .perhaps: "perhaps"
            case .happened: "happened"
            }
        }
    }

    private let declared: Declared
    private(set) var controllers: [Bool]
    private(set) var presentations: [State]
    private(set) var pushes: [State]

    package init(declared: Declared) {
        self.declared = declared
        controllers = Array(repeating: false, count: declared.graph.controllers.count)
        presentations = Array(repeating: .never, count: declared.graph.presentations.count)
        pushes = Array(repeating: .never, count: declared.graph.pushes.count)
    }

    private var graph: ResolvedGraph { declared.graph }

    func state(of push: CountedPush) -> State {
        push.isPresented ? presentations[Int(push.number)] : pushes[Int(push.number)]
    }

    // MARK: Dumps

    package mutating func add(_ dump: Dump, _ comparison: Comparison) {
        for case let id? in comparison.matches { controllers[Int(id.index)] = true }
        for (_, ids) in comparison.presented { for id in ids { presentations[Int(id.index)] = .happened } }
        addPushes(LivePushes.find(in: dump, matches: comparison.matches, declared: declared))
    }

    private mutating func addPushes(_ lists: [[Int32]]) {
        for list in lists {
            let names = Set(
                list.map { graph.pushes[Int($0)] }.map { push in
                    push.from.map { graph.declaredName($0) } ?? ""
                })
            let state = names.count == 1 ? State.happened : .perhaps
            for number in list { pushes[Int(number)] = max(pushes[Int(number)], state) }
        }
    }

    // MARK: Recordings

    package mutating func add(_ recording: Recording, _ result: RecordingComparison) {
        var seen = Instances()
        for (number, window) in recording.windows.enumerated() where result.shapeOfWindow[number] >= 0 {
            let comparison = result.shapes[Int(result.shapeOfWindow[number])].comparison
            let live = recording.controllers[window.controllers]
            for (controller, match) in zip(live, comparison.matches) {
                guard let match, let id = controller.recorded?.id else { continue }
                seen.add(match, to: id)
                if controller.view == .inWindow { controllers[Int(match.index)] = true }
            }
            for (index, ids) in comparison.presented where !ids.isEmpty {
                let id = live[window.controllers.lowerBound + Int(index)].recorded?.id ?? -1
                if seen.presented[id] == nil {
                    let there = Set(comparison.matches.compactMap { $0 })
                    seen.presented[id] = (
                        ids, ids.filter { graph[$0].from.map(there.contains) ?? graph[$0].isFromAny }
                    )
                }
            }
        }
        for shape in result.shapes where shape.comparison.family != nil { addPushes(shape.pushes) }
        addEvents(of: recording, seen: seen)
    }

    /// The declared places of each instance, and what may have presented it.
    private struct Instances {
        private(set) var places: [Int32: [ControllerID]] = [:]
        var presented: [Int32: (fitting: [PresentationID], there: [PresentationID])] = [:]

        mutating func add(_ place: ControllerID, to id: Int32) {
            if places[id]?.contains(place) != true { places[id, default: []].append(place) }
        }
    }

    private mutating func addEvents(of recording: Recording, seen: Instances) {
        var callers: [Int32: [ControllerID]] = [:]
        for case .event(let event) in recording.entries {
            let places = seen.places[event.controller] ?? []
            switch event.kind {
            case .viewDidAppear: for place in places { controllers[Int(place.index)] = true }
            case .present: callers[event.other, default: []] += places
            default: break
            }
        }
        for (id, (fitting, there)) in seen.presented {
            let called = fitting.filter { presentation in
                let all = callers[id] ?? []
                return graph[presentation].from.map(all.contains)
                    ?? (graph[presentation].isFromAny && !all.isEmpty)
            }
            let names = Set(there.map { graph.declaredName($0) })
            let state: State = !called.isEmpty || names.count == 1 ? .happened : .perhaps
            for each in called.isEmpty ? there : called {
                presentations[Int(each.index)] = max(presentations[Int(each.index)], state)
            }
        }
    }
}
