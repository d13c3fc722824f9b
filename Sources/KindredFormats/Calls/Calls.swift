import KindredGraph
import KindredText

/// The calls by which each name presents, pushes and moves, in order of declaration. One that a list repeats is there once.
struct Calls {
    private let declarations: Declarations
    private var graph: ResolvedGraph { declarations.graph }
    private let presented: PackedLists<PresentationID>
    private let pushed: PackedLists<Int32>
    private let moved: PackedLists<MoveID>

    init(declarations: Declarations) {
        self.declarations = declarations
        let graph = declarations.graph
        // What is from any comes after all controllers.
        let any = Int32(graph.controllers.count)
        let count = graph.controllers.count + 1
        presented = PackedLists(count: count) { add in
            for id in graph.presentationIDs where !graph.isRepeated(id) {
                let from = graph[id].isFromAny ? any : graph[id].from.map { graph.shownAs($0).index }
                if let from, graph[id].family != nil { add(from, id) }
            }
        }
        pushed = PackedLists(count: count) { add in
            for (index, push) in graph.pushes.enumerated() {
                let from = push.isFromAny ? any : push.from.map { graph.shownAs($0).index }
                if let from, push.to != nil { add(from, Int32(index)) }
            }
        }
        moved = PackedLists(count: graph.moves == nil ? 0 : count) { add in
            for id in graph.moveIDs { add(graph[id].from.map { graph.shownAs($0).index } ?? any, id) }
        }
    }

    struct Presentation {
        let family: String
        /// The effective style; `automatic` if the presented controller chooses it.
        let style: String
        /// The presenters in all of its configurations, then the others; none if the caller itself presents.
        fileprivate(set) var presenters: [Presenters]
        /// The share of the caller's places; empty for all.
        fileprivate(set) var share = ""
        /// The configurations in which it is so; 0 if nothing depends on them.
        fileprivate(set) var configurations: ConfigurationSet = 0
    }

    /// The names of those that really present, in some configurations.
    struct Presenters {
        fileprivate(set) var names: [String]
        let configurations: ConfigurationSet
    }

    struct Push {
        let target: String
        let kind: PushKind
        /// The share of the caller's places; empty for all.
        let share: String
        /// The configurations in which it is so; 0 if nothing depends on them.
        let configurations: ConfigurationSet
    }

    /// The places of a name; without one, what stands for any.
    private func places(of number: Declarations.Number?) -> ArraySlice<ControllerID> {
        number.map { declarations.places(of: $0) } ?? [ControllerID(index: Int32(graph.controllers.count))]
    }

    /// Whether something is from any.
    var hasAny: Bool {
        places(of: nil).contains { place in
            !presented[place.index].isEmpty || !pushed[place.index].isEmpty
                || graph.moves != nil && !moved[place.index].isEmpty
        }
    }

    /// - Parameter number: A name; nil for what is from any.
    func presentations(by number: Declarations.Number?) -> [Presentation] {
        struct Key: Hashable {
            let family: FamilyID?
            let style: String
            let presenters: [ControllerID]
        }
        typealias View = (presenters: [ControllerID], configurations: ConfigurationSet)
        var keys: [Key: Int] = [:]
        var found: [(call: Presentation, views: [View], callers: Int, last: ControllerID)] = []
        for place in places(of: number) {
            for id in presented[place.index] {
                let family = graph[id].family
                for (style, presenters, configurations) in graph.views(of: id) {
                    let key = Key(
                        family: family, style: style, presenters: declarations.areControllers ? presenters : [])
                    if let known = keys[key] {
                        found[known].views.append((presenters, configurations))
                        found[known].call.configurations |= configurations
                        if found[known].last != place { found[known].callers += 1 }
                        found[known].last = place
                    } else {
                        keys[key] = found.count
                        let call = Presentation(
                            family: family.map { graph.name(of: $0) } ?? "", style: style, presenters: [],
                            configurations: configurations)
                        found.append((call, [(presenters, configurations)], 1, place))
                    }
                }
            }
        }
        return found.map { each in
            var call = each.call
            call.presenters = presenters(each.views, of: number)
            call.share = share(each.callers, of: number, on: each.call.configurations)
            return call
        }
    }

    private func presenters(
        _ views: [(presenters: [ControllerID], configurations: ConfigurationSet)], of number: Declarations.Number?
    ) -> [Presenters] {
        let numbers = declarations.numbers(of: views.flatMap(\.presenters))
        var sets: [Declarations.Number: ConfigurationSet] = [:]
        for (presenters, set) in views {
            for number in declarations.numbers(of: presenters) { sets[number, default: 0] |= set }
        }
        let all = views.reduce(0) { $0 | $1.configurations }
        var found: [Presenters] = []
        for number in numbers.filter({ sets[$0] == all }) + numbers.filter({ sets[$0] != all }) {
            let (name, set) = (declarations.name(of: number), sets[number] ?? 0)
            if let known = found.firstIndex(where: { $0.configurations == set }) {
                found[known].names.append(name)
            } else {
                found.append(Presenters(names: [name], configurations: set))
            }
        }
        return found.count == 1 && found[0].names == number.map { [declarations.name(of: $0)] } ? [] : found
    }

    func pushes(from number: Declarations.Number?) -> [Push] {
        struct Key: Hashable {
            let target: Declarations.Number
            let kind: PushKind
        }
        var keys: [Key: Int] = [:]
        var found: [(key: Key, callers: Int, last: ControllerID, configurations: ConfigurationSet)] = []
        for place in places(of: number) {
            for index in pushed[place.index] {
                let push = graph.pushes[Int(index)]
                guard let to = push.to else { continue }
                let key = Key(target: declarations[graph.shownAs(to)], kind: push.kind)
                let set = graph.set(havingPush: index)
                if let known = keys[key] {
                    if found[known].last != place { found[known].callers += 1 }
                    found[known].last = place
                    found[known].configurations |= set
                } else {
                    keys[key] = found.count
                    found.append((key, 1, place, set))
                }
            }
        }
        return found.map {
            Push(
                target: declarations.name(of: $0.key.target), kind: $0.key.kind,
                share: share($0.callers, of: number, on: $0.configurations), configurations: $0.configurations)
        }
    }

    /// The moves of a name as phrases, such as `dismisses to Home and Thread`, with the configurations that have them.
    func moves(of number: Declarations.Number?) -> [(phrase: String, configurations: ConfigurationSet)] {
        if graph.moves == nil { return [] }
        var keys: [NodeReference: Int] = [:]
        var found: [(first: MoveID, targets: [ControllerID], callers: Int, configurations: ConfigurationSet)] = []
        for place in places(of: number) {
            for id in moved[place.index] {
                let key = NodeReference(file: graph[id].file, node: graph[id].declaration)
                let set = graph.set(having: id)
                if let known = keys[key] {
                    found[known].targets += graph.arrivals(of: id)
                    found[known].callers += 1
                    found[known].configurations |= set
                } else {
                    keys[key] = found.count
                    found.append((id, Array(graph.arrivals(of: id)), 1, set))
                }
            }
        }
        return found.map { each in
            let names = declarations.numbers(of: each.targets).map { declarations.name(of: $0) }
            let list = declarations.areControllers ? names.joined(separator: ", ") : English.list(names)
            let share = share(each.callers, of: number, on: each.configurations)
            let phrase = graph.phrase(for: graph[each.first], to: list) + (share.isEmpty ? "" : ", \(share)")
            return (phrase, each.configurations)
        }
    }

    /// The controllers that call `present` with a family, each once.
    func callers(of family: FamilyID) -> [ControllerID] {
        var known: Set<ControllerID> = []
        return graph.presentations(of: family).compactMap { graph[$0].from }.filter {
            known.insert($0).inserted
        }
    }

    /// - Parameter configurations: Where the calls are made. Only the places that call there are counted.
    private func share(
        _ callers: Int, of number: Declarations.Number?, on configurations: ConfigurationSet
    ) -> String {
        guard let number else { return "" }
        let places = declarations.places(of: number).count {
            !graph.isRepeated($0) && (configurations == 0 || graph.calls($0, on: configurations))
        }
        return callers < places ? "in \(callers) of \(places) places" : ""
    }
}
