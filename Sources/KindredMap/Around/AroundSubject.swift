import KindredGraph

/// A name or a family with all that opens it and that it opens.
struct AroundSubject {
    typealias Number = NamedApp.Number
    typealias Variant = NamedApp.Variant

    enum Way: Hashable {
        /// The family through which a name is shown first, if it is that.
        case presents(Variant, through: FamilyID?)
        case pushes
        case starts

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
    }

    struct Departure {
        let from: Number
        let way: Way
        let to: Target
    }

    let cards: ScreenCards
    let target: Target
    private(set) var arrivals: [Arrival] = []
    private(set) var departures: [Departure] = []
    private var app: NamedApp { cards.app }

    init(_ cards: ScreenCards, target: Target) {
        (self.cards, self.target) = (cards, target)
        let inside = inside()
        let shown = shown()
        for presentation in app.presentations {
            let way = Way.presents(
                presentation.variant, through: shown[presentation.family] == true ? presentation.family : nil)
            if shown[presentation.family] != nil {
                arrivals.append(Arrival(from: presentation.from, way: way, family: presentation.family))
            }
            if inside.contains(presentation.from), target != .family(presentation.family) {
                departures.append(
                    Departure(
                        from: presentation.from, way: .presents(presentation.variant, through: nil),
                        to: .family(presentation.family)))
            }
        }
        var known: Set<Int64> = []
        for push in app.pushes where known.insert(Int64(push.from) << 32 | Int64(push.to)).inserted {
            if target == .name(push.to), !inside.contains(push.from) {
                arrivals.append(Arrival(from: push.from, way: .pushes))
            }
            if inside.contains(push.from), !inside.contains(push.to) {
                departures.append(Departure(from: push.from, way: .pushes, to: .name(push.to)))
            }
        }
        for container in starts() { arrivals.append(Arrival(from: container, way: .starts)) }
    }

    /// The rows of the subject, itself first if it is a name.
    var rows: [ScreenNode] {
        switch target {
        case .family(let family): cards.card(family)?.kids ?? []
        case .name(let number): cards.row(number).map { [$0] } ?? []
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
                let family = app.hierarchy[place].family
                if !app.isWindowFamily(family) { shown[family] = true }
            }
            return shown
        }
    }

    /// Whether its family shows a place first: of a stack the first, of all else each.
    private func isFirst(_ place: ControllerID) -> Bool {
        var place = place
        while let parent = app.hierarchy[place].parent {
            if app.hierarchy[parent].kind == .navigation, parent.index + 1 != place.index { return false }
            place = parent
        }
        return true
    }

    /// The containers of windows that start with the subject.
    private func starts() -> [Number] {
        guard case .name(let number) = target else { return [] }
        let places = app.declarations.places(of: number).filter {
            app.isWindowFamily(app.hierarchy[$0].family) && isFirst($0) && !app.hierarchy.isDerived($0)
        }
        return app.declarations.numbers(of: places.compactMap { app.hierarchy[$0].parent })
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
        default: return .family(app.hierarchy[app.homes.place(of: number)].family)
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

    func words(_ way: Way) -> String {
        switch way {
        case .pushes: return "pushes"
        case .starts: return "starts with it"
        case .presents(let variant, let family):
            let style = variant.isUnknown ? "chosen by the system" : variant.style.rawValue
            let over = app.over(variant)
            return style + (over.isEmpty ? "" : " " + over)
                + (family.map { " through " + app.hierarchy.name(of: $0) } ?? "")
        }
    }
}
