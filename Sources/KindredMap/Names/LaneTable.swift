import KindredGraph

/// The lanes of an app: its tabs and windows, numbered and coloured.
struct LaneTable {
    typealias Number = NamedApp.Number

    /// The part of an app that a name is in.
    enum Unit: Hashable {
        case tab(Number)
        case window(FamilyID)
        /// A family that no window lists.
        case family(FamilyID)
        /// The screens of several stacks.
        case shared
        /// The families that nothing opens.
        case nothing
    }

    struct Lane {
        let unit: Unit
        /// The window's family that it is in.
        let family: FamilyID?
        /// The names in it that aren't in another.
        var own: [Number] = []
    }

    let app: NamedApp
    /// Whether lanes have colours of their own.
    private let isColored: Bool
    private(set) var lanes: [Lane] = []
    private(set) var numbers: [Unit: Int] = [:]
    private(set) var units: [Unit] = []
    private var titleOfNothing = "Opened by nothing"
    private let tabs: Set<Number>

    init(_ app: NamedApp, isColored: Bool = true) {
        (self.app, self.isColored) = (app, isColored)
        var tabs: Set<Number> = []
        for family in app.windowFamilies {
            guard let root = app.graph[family].root, app.graph[root].kind == .tab else { continue }
            for child in app.graph.children(of: root) { tabs.insert(app.declarations[child]) }
        }
        self.tabs = tabs
        units = Array(repeating: .shared, count: app.declarations.count)
        var isKnown = Array(repeating: false, count: units.count)
        for number in app.declarations.all { find(number, isKnown: &isKnown) }
        addLanes()
    }

    subscript(_ number: Number) -> Unit { units[Int(number)] }
    func number(of unit: Unit) -> Int? { numbers[unit] }

    /// Walks up to what decides; what is on the way is in the same unit.
    private mutating func find(_ number: Number, isKnown: inout [Bool]) {
        var path: [Number] = []
        var next = number
        var unit: Unit?
        while unit == nil {
            if isKnown[Int(next)] {
                unit = units[Int(next)]
                break
            }
            isKnown[Int(next)] = true
            path.append(next)
            if tabs.contains(next) {
                unit = .tab(next)
                break
            }
            switch app.homes[next] {
            case .container(let container): next = container
            case .root(let family): unit = app.isWindowFamily(family) ? .window(family) : .family(family)
            case .block(let block):
                var found: [Unit] = []
                for stack in app.homes.blocks[block].stacks {
                    find(stack, isKnown: &isKnown)
                    switch units[Int(stack)] {
                    case .tab, .window: if !found.contains(units[Int(stack)]) { found.append(units[Int(stack)]) }
                    default: break
                    }
                }
                unit = found.count == 1 || found.count == 2 ? found[0] : .shared
            }
        }
        for number in path { units[Int(number)] = unit ?? .shared }
    }

    private mutating func addLanes() {
        var calling: Set<Unit> = []
        for presentation in app.presentations { calling.insert(self[presentation.from]) }
        for push in app.pushes where !push.isSelection { calling.insert(self[push.from]) }
        for family in app.windowFamilies {
            guard let root = app.graph[family].root else { continue }
            let hasTabs = app.graph[root].kind == .tab && app.graph[root].end > root.index + 1
            if !hasTabs || calling.contains(.window(family)) { add(.window(family), in: family) }
            if hasTabs {
                for child in app.graph.children(of: root) { add(.tab(app.declarations[child]), in: family) }
            }
        }
        for number in app.declarations.all where !app.isImplicit(number) {
            if let lane = numbers[self[number]] { lanes[lane].own.append(number) }
        }
    }

    mutating func add(_ unit: Unit, in family: FamilyID?) {
        if numbers[unit] != nil { return }
        numbers[unit] = lanes.count
        lanes.append(Lane(unit: unit, family: family))
    }

    /// Gives the last lane the title for families that whatever is on top opens.
    mutating func nameNothing(isMixed: Bool) {
        titleOfNothing = isMixed ? "Opened by nothing, or by whatever is on top" : "Opened by whatever is on top"
    }

    // MARK: Looks

    func ink(_ unit: Unit) -> Ink {
        switch unit {
        case .nothing: .push
        case .shared: .strong
        case _ where !isColored: .strong
        default: numbers[unit].map { Ink.lanes[$0 % Ink.lanes.count] } ?? .strong
        }
    }

    /// The number in its dot; empty for a lane without one.
    func badge(_ unit: Unit) -> String {
        if unit == .shared || unit == .nothing { return "" }
        return numbers[unit].map { "\($0 + 1)" } ?? ""
    }

    func id(_ unit: Unit) -> String {
        switch unit {
        case .tab(let number): app.name(number)
        case .window(let family), .family(let family): app.graph.name(of: family)
        case .shared: "shared"
        case .nothing: "none"
        }
    }

    func title(_ unit: Unit) -> String {
        switch unit {
        case .tab(let number): app.title(number) ?? app.name(number)
        case .window(let family):
            app.graph[family].root.flatMap { app.graph.text(of: .title, in: $0) } ?? id(unit)
        case .family: id(unit)
        case .shared: "In several stacks"
        case .nothing: titleOfNothing
        }
    }

    func kind(_ unit: Unit) -> String {
        switch unit {
        case .tab: "tab"
        case .window, .family: "window"
        case .shared: "shared"
        case .nothing: "none"
        }
    }

    /// Sentences on what each lane opens, for those who can't see it.
    var sentences: [String] {
        var opened: [Unit: [FamilyID]] = [:]
        var known: [Unit: Set<FamilyID>] = [:]
        for presentation in app.presentations where !presentation.variant.isRoot {
            let unit = self[presentation.from]
            if known[unit, default: []].insert(presentation.family).inserted {
                opened[unit, default: []].append(presentation.family)
            }
        }
        return lanes.compactMap { lane in
            opened[lane.unit].map { families in
                let names = families.map { app.graph.name(of: $0) }
                return "\(title(lane.unit)) opens \(names.joined(separator: ", "))."
            }
        }
    }

    /// The row of a lane in the geometry.
    func members(_ index: Int) -> [Record.Member] {
        let unit = lanes[index].unit
        return [
            ("id", .text(id(unit))), ("kind", .text(kind(unit))), ("number", .number(index + 1)),
            ("title", .text(title(unit))), ("color", .text(Ink.hex(ink(unit).light))),
        ]
    }
}
