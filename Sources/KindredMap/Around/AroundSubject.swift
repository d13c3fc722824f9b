import KindredGraph

/// A name or a family with all that opens it and that it opens.
struct AroundSubject {
    typealias Number = NamedApp.Number
    typealias Variant = NamedApp.Variant

    enum Way: Hashable {
        /// The family through which a name is shown first, if it is that.
        case presents(Variant, through: FamilyID?)
        case pushes(on: ConfigurationSet)
        case moves(MoveKind, on: ConfigurationSet)
        case starts

        init(_ push: NamedApp.Push) {
            self = push.isSelection ? .moves(.select, on: push.on) : .pushes(on: push.on)
        }

        var isPush: Bool { if case .pushes = self { true } else { false } }
        /// The kind of its lines.
        var kind: String {
            switch self {
            case .presents(let variant, _): variant.kind
            case .pushes: "pushes"
            case .moves(let kind, _): kind.rawValue
            case .starts: "starts"
            }
        }
        var move: MoveKind? { if case .moves(let kind, _) = self { kind } else { nil } }

        var isPresentation: Bool { if case .presents(let variant, _) = self { !variant.isRoot } else { false } }
        var sign: StyleSign? { if case .presents(let variant, _) = self { variant.sign } else { nil } }
    }

    enum Target: Hashable {
        case family(FamilyID)
        case name(Number)
    }

    struct Arrival {
        let from: Number
        let way: Way
        /// The family that is presented.
        var family: FamilyID?
        /// The name that is pushed or starts.
        var to: Number?
    }

    struct Departure {
        let from: Number
        let way: Way
        let to: Target
    }

    let relations: AroundRelations
    let target: Target
    var cards: ScreenCards { relations.cards }
    private(set) var arrivals: [Arrival] = []
    private(set) var departures: [Departure] = []
    private var app: NamedApp { cards.app }

    init(_ relations: AroundRelations, target: Target) {
        (self.relations, self.target) = (relations, target)
        let inside = inside()
        addArrivals(inside)
        addDepartures(inside)
    }

    private mutating func addArrivals(_ inside: Set<Number>) {
        let shown = shown()
        for index in shown.keys.flatMap({ relations.presenting[$0.index] }).sorted() {
            let presentation = app.presentations[Int(index)]
            let way = Way.presents(
                presentation.variant, through: shown[presentation.family] == true ? presentation.family : nil)
            arrivals.append(Arrival(from: presentation.from, way: way, family: presentation.family))
        }
        guard case .name(let number) = target else { return }
        var known: Set<Int64> = []
        for index in relations.pushing[number] {
            let push = app.pushes[Int(index)]
            if inside.contains(push.from) || !known.insert(Int64(push.from) << 1 | (push.isSelection ? 1 : 0)).inserted
            {
                continue
            }
            arrivals.append(Arrival(from: push.from, way: Way(push), to: number))
        }
        for container in starts() { arrivals.append(Arrival(from: container, way: .starts, to: number)) }
    }

    private mutating func addDepartures(_ inside: Set<Number>) {
        for index in inside.flatMap({ relations.presented[$0] }).sorted() {
            let presentation = app.presentations[Int(index)]
            if target == .family(presentation.family) { continue }
            departures.append(
                Departure(
                    from: presentation.from, way: .presents(presentation.variant, through: nil),
                    to: .family(presentation.family)))
        }
        var known: Set<Int64> = []
        for index in inside.flatMap({ relations.pushed[$0] }).sorted() {
            let push = app.pushes[Int(index)]
            if inside.contains(push.to) || !known.insert(Int64(push.from) << 32 | Int64(push.to)).inserted { continue }
            departures.append(
                Departure(from: push.from, way: Way(push), to: .name(push.to)))
        }
        for from in inside.sorted() {
            for (way, to) in relations.back[from] where !inside.contains(to) {
                departures.append(Departure(from: from, way: way, to: .name(to)))
            }
        }
    }

    /// The rows of the subject, itself first if it is a name.
    var rows: [ScreenNode] {
        switch target {
        case .family(let family): cards.card(family)?.kids ?? []
        case .name(let number): cards.row(number).map { [$0] } ?? []
        }
    }

    /// The ways in which whatever is on top opens it.
    var waysFromAny: [Way] {
        let shown = shown()
        return app.fromAny.filter { shown[$0.family] != nil }.map { family, variant in
            .presents(variant, through: shown[family] == true ? family : nil)
        }
    }

    private func inside() -> Set<Number> {
        var inside: Set<Number> = []
        for row in rows {
            for node in row.nodes {
                for each in [node] + node.inline { each.number.map { _ = inside.insert($0) } }
                // What a container has isn't its own.
                if case .name = target, node.kind != .controller, node.kind != .page { return inside }
            }
        }
        return inside
    }

    /// The families that show the subject first, and whether that is through their root.
    private func shown() -> [FamilyID: Bool] {
        switch target {
        case .family(let family): return [family: false]
        case .name(let number):
            var shown: [FamilyID: Bool] = [:]
            for place in app.declarations.places(of: number) where isFirst(place) {
                let family = app.graph[place].family
                if !app.isWindowFamily(family) { shown[family] = true }
            }
            return shown
        }
    }

    /// Whether its family shows a place first.
    private func isFirst(_ place: ControllerID) -> Bool {
        var place = place
        while let parent = app.graph[place].parent {
            if !app.graph.isOpened(place) { return false }
            place = parent
        }
        return true
    }

    /// The names of the windows that start with the subject.
    var windows: [String] {
        let families: [FamilyID] =
            switch target {
            case .family(let family): [family]
            case .name(let number):
                app.windowFamilies.filter { app.graph[$0].root.map { app.declarations[$0] } == number }
            }
        var windows: [String] = []
        for window in families.flatMap({ app.graph.windows(of: $0) }) {
            let name = app.graph.name(of: window)
            if !windows.contains(name) { windows.append(name) }
        }
        return windows
    }

    /// The containers of windows that start with the subject.
    private func starts() -> [Number] {
        guard case .name(let number) = target else { return [] }
        let places = app.declarations.places(of: number).filter {
            app.isWindowFamily(app.graph[$0].family) && isFirst($0)
        }
        return app.declarations.numbers(of: places.compactMap { app.graph[$0].parent })
    }

    // MARK: Groups

    /// The lane, block or family where a name is drawn.
    enum Place: Hashable {
        case lane(LaneTable.Unit)
        case block(Int)
        case family(FamilyID)
    }

    func place(of number: Number) -> Place {
        var node = cards.row(number)
        while let next = node, let parent = next.parent {
            if let lane = next.lane { return .lane(lane) }
            node = parent
        }
        switch node?.content {
        case .block(let block): return .block(block)
        case .family(let family):
            if let lane = node?.lane { return .lane(lane) }
            return .family(family)
        default: return .family(app.graph[app.homes.place(of: number)].family)
        }
    }

    /// Names by where they are, in the order of the first of each.
    func groups(_ numbers: [Number]) -> [(place: Place, rows: [Number])] {
        var groups: [(place: Place, rows: [Number])] = []
        var known: [Place: Int] = [:]
        var seen: Set<Number> = []
        for number in numbers where seen.insert(number).inserted {
            let place = place(of: number)
            let index = known[place, default: groups.count]
            known[place] = index
            if index == groups.count { groups.append((place, [])) }
            groups[index].rows.append(number)
        }
        return groups
    }

    /// The words where a line without a sign begins.
    func beginning(_ way: Way) -> String {
        switch way {
        case .pushes(let on): app.on(on)
        case .moves: words(way)
        case .starts, .presents: ""
        }
    }

    /// The words for how a line leads: what its kind doesn't say.
    func how(_ way: Way) -> String {
        switch way {
        case .presents(let variant, _): variant.isRoot ? app.on(variant.on) : words(way)
        case .pushes(let on), .moves(.select, let on), .moves(.setRoot, let on): app.on(on)
        case .moves: words(way)
        case .starts: ""
        }
    }

    func words(_ way: Way) -> String {
        switch way {
        case .pushes(let on): return app.words("pushes", on: on)
        case .moves(let kind, let on): return app.words(kind.rawValue, on: on)
        case .starts: return "starts with it"
        case .presents(let variant, let family):
            let style = variant.isUnknown ? "chosen by the system" : variant.style.rawValue
            let through = family.map { "through " + app.graph.name(of: $0) } ?? ""
            return [variant.isRoot ? variant.kind : style, app.over(variant), through, app.on(variant.on)]
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}
