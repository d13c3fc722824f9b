import KindredGraph
import KindredText

/// A graph as a chart to be laid out, and which controller each of its boxes is.
package struct GraphChart: Sendable {
    package private(set) var chart = Chart()
    /// The controller of each box.
    package private(set) var controllers: [ControllerID] = []
    /// The index in the chart of each controller and of each family of the graph, or -1.
    private var boxOf: [Int32]
    private var chartFamilyOf: [Int32]
    private var screens: [String: Int32] = [:]
    /// The box at which the lines of each controller end, by controllers; nil if all are drawn.
    private let stands: [Int32]?
    private var calls: [Int32: Calls] = [:]

    /// The drawing of moves.
    package enum Moves {
        /// Rows name where they select and set roots; nothing does if that is drawn otherwise.
        case named, unnamed
        /// Roots that are set are like presentations.
        case drawn
    }

    /// The app by places, all of it.
    let app: NamedApp
    private var mannerOfVariant: [NamedApp.Variant: Int32] = [:]
    /// The pushes and selections of which one end is drawn, each once.
    private(set) var references: [Reference] = []
    private var known: Set<Reference> = []
    /// The configurations of the pushes and selections between boxes that not all have.
    private var configurations: [Int64: ConfigurationSet] = [:]

    struct Reference: Hashable {
        let kind: String
        let from: String
        let to: String
    }

    package init(graph: ResolvedGraph, narrowing: Narrowing = Narrowing(), moves: Moves = .drawn) {
        app = NamedApp(graph, by: .places)
        boxOf = Array(repeating: -1, count: graph.controllers.count)
        chartFamilyOf = Array(repeating: -1, count: graph.families.count)
        stands = narrowing.stands(in: graph)
        let shown = narrowing.shown(in: graph)
        chart.isPart = shown != nil
        for family in graph.familyIDs {
            guard let root = graph[family].root else { continue }
            if shown?[Int(root.index)] != false { add(family, graph: graph, shown: shown) }
        }
        addPresentations(drawsRoots: moves == .drawn)
        if moves == .drawn { addConfigurations() }
        for push in graph.pushesOnce { add(push, graph: graph) }
        for id in graph.moveIDs where graph[id].kind.isStep {
            if moves == .drawn, graph[id].kind == .setRoot { continue }
            add(id, isNamed: moves != .unnamed, graph: graph)
        }
        sayCalls()
    }

    /// The box at which the lines of a controller end: its own, or that of what hides it.
    private func stand(_ controller: ControllerID?) -> Int32? {
        guard let controller, let stands else { return box(controller) }
        let stand = stands[Int(controller.index)]
        return stand < 0 ? nil : box(ControllerID(index: stand))
    }

    /// Adds a push, or what is drawn of it: a reference at its caller, a number at what it pushes.
    private mutating func add(_ push: Push, graph: ResolvedGraph) {
        guard let caller = push.from, let target = push.to else { return }
        let (from, to) = (stand(caller), stand(target))
        if let from, let to = box(target), let container = box(push.container), from != to {
            chart.pushes.append(Chart.Push(from: from, to: to, container: container))
            sayConfigurations(of: "›", from: from, to: to)
        } else if let from, caller == target && box(caller) != nil || to.map({ !isInside(from, $0) }) ?? true {
            let name = graph.name(of: to.map { controllers[Int($0)] } ?? target).tail(behind: "/")
            if calls[from]?.pushed.contains(name) != true { calls[from, default: Calls()].pushed.append(name) }
            let id = to.map { chart.boxes[Int($0)].id } ?? graph.name(of: target)
            refer("pushes", from: chart.boxes[Int(from)].id, to: id)
        } else if from == nil, let to {
            calls[to, default: Calls()].pushers += 1
            refer("pushes", from: graph.name(of: caller), to: chart.boxes[Int(to)].id)
        } else {
            chart.outsidePushes += 1
        }
    }

    /// Adds a move: to a tab a line like a push, to a root or to a tab elsewhere a reference.
    private mutating func add(_ id: MoveID, isNamed: Bool, graph: ResolvedGraph) {
        let caller = graph[id].from
        let (from, kind) = (stand(caller), graph[id].kind)
        for target in graph.arrivals(of: id) {
            let to = stand(target)
            if caller == nil, let to, kind == .select, isNamed {
                calls[to, default: Calls()].isFromAny = true
                refer(kind.rawValue, from: Caller.any, to: chart.boxes[Int(to)].id)
            }
            guard let from else { continue }
            let parent = box(graph[target].parent)
            if kind == .select, let to = box(target), let parent, isInside(from, parent) {
                chart.pushes.append(Chart.Push(from: from, to: to, container: parent))
                sayConfigurations(of: kind.rawValue, from: from, to: to)
                continue
            }
            if to != nil, !isNamed { continue }
            let words = "\(kind.rawValue) \(name(ofArrival: target, graph: graph))"
            say(words, at: from)
            if kind == .select {
                refer(kind.rawValue, from: chart.boxes[Int(from)].id, to: graph.name(of: target))
            }
        }
    }

    private mutating func say(_ words: String, at box: Int32) {
        if calls[box]?.moves.contains(words) != true { calls[box, default: Calls()].moves.append(words) }
    }

    private mutating func refer(_ kind: String, from: String, to: String) {
        let reference = Reference(kind: kind, from: from, to: to)
        if known.insert(reference).inserted { references.append(reference) }
    }

    // MARK: Configurations

    private static func ends(_ from: Int32, _ to: Int32) -> Int64 { Int64(from) << 32 | Int64(to) }

    private mutating func addConfigurations() {
        for push in app.pushes where push.on != 0 {
            guard let from = box(ControllerID(index: push.from)), let to = box(ControllerID(index: push.to)) else {
                continue
            }
            configurations[Self.ends(from, to)] = push.on
        }
    }

    private mutating func sayConfigurations(of words: String, from: Int32, to: Int32) {
        guard let set = configurations[Self.ends(from, to)] else { return }
        say("\(words) \(chart.boxes[Int(to)].label) \(app.on(set))", at: from)
    }

    func configurations(ofLineFrom from: Int32, to: Int32) -> String {
        app.on(configurations[Self.ends(from, to)] ?? 0)
    }

    /// The members that say in which configurations there is a line between boxes.
    func members(ofLineFrom from: Int32, to: Int32) -> [Record.Member] {
        app.members(on: configurations[Self.ends(from, to)] ?? 0)
    }

    private func name(ofArrival target: ControllerID, graph: ResolvedGraph) -> String {
        if graph[target].parent == nil { return graph.name(of: graph[target].family) }
        return graph.name(of: target).tail(behind: "/")
    }

    private func isInside(_ box: Int32, _ container: Int32) -> Bool {
        container <= box && box < chart.boxes[Int(container)].end
    }

    /// The calls of which a box has one end.
    private struct Calls {
        var pushed: [String] = []
        /// The number of pushes that lead there.
        var pushers = 0
        /// The words for its moves, and whether whatever is on top moves to it.
        var moves: [String] = []
        var isFromAny = false
    }

    private mutating func sayCalls() {
        for (box, calls) in calls {
            if !calls.pushed.isEmpty { chart.boxes[Int(box)].add("› " + calls.pushed.joined(separator: ", ")) }
            for words in calls.moves { chart.boxes[Int(box)].add(words) }
            if calls.isFromAny { chart.boxes[Int(box)].add("← any") }
            if calls.pushers > 0 { chart.boxes[Int(box)].add("← \(calls.pushers)") }
        }
    }

    package func box(_ controller: ControllerID?) -> Int32? {
        guard let controller, boxOf[Int(controller.index)] >= 0 else { return nil }
        return boxOf[Int(controller.index)]
    }

    private mutating func add(_ family: FamilyID, graph: ResolvedGraph, shown: [Bool]?) {
        let index = Int32(chart.families.count)
        let first = Int32(chart.boxes.count)
        for member in graph.members(of: family) {
            let controller = ControllerID(index: member)
            if graph.isRepeated(controller) {
                boxOf[Int(member)] = boxOf[Int(graph.shownAs(controller).index)]
                continue
            }
            if shown?[Int(member)] == false { continue }
            let (box, parent) = (Int32(chart.boxes.count), box(graph[controller].parent) ?? -1)
            boxOf[Int(member)] = box
            controllers.append(controller)
            chart.boxes.append(Self.box(controller, graph: graph, family: index, parent: parent, index: box))
            chart.boxes[Int(box)].screen = number(ofScreen: graph.screen(of: controller))
            if let shown {
                let children = graph.children(of: controller)
                chart.boxes[Int(box)].addHidden(children.count { !shown[Int($0.index)] && !graph.isRepeated($0) })
            }
            if graph.configured == nil { continue }
            let set = graph.set(having: [controller])
            if set != graph[controller].parent.map({ graph.set(having: [$0]) }) {
                graph.phrase(of: set).map { chart.boxes[Int(box)].add($0) }
            }
        }
        let end = Int32(chart.boxes.count)
        closeBoxes(first..<end)
        chartFamilyOf[Int(family.index)] = index
        let windows = graph.windows(of: family).map { graph.name(of: $0) }
        chart.families.append(Chart.Family(id: graph.name(of: family), boxes: first..<end, windows: windows))
    }

    /// Screens are numbered as they come.
    private mutating func number(ofScreen name: String) -> Int32 {
        if name.isEmpty { return -1 }
        if let number = screens[name] { return number }
        let number = Int32(chart.screens.count)
        screens[name] = number
        chart.screens.append(name)
        return number
    }

    /// Ends each box after its last descendant.
    private mutating func closeBoxes(_ boxes: Range<Int32>) {
        for index in boxes.reversed() {
            let parent = Int(chart.boxes[Int(index)].parent)
            if parent >= 0 { chart.boxes[parent].end = max(chart.boxes[parent].end, chart.boxes[Int(index)].end) }
        }
    }

    private static func box(
        _ id: ControllerID, graph: ResolvedGraph, family: Int32, parent: Int32, index: Int32
    ) -> Chart.Box {
        let controller = graph[id]
        let name = graph.name(of: id)
        // An id may be a path of ids.
        let label = name.tail(behind: "/")
        return Chart.Box(
            id: name, label: label, note: ClassNote.text(graph.className(id), for: label),
            kind: controller.kind, isImplicit: controller.isImplicit, family: family, parent: parent, end: index + 1)
    }

    // MARK: Presentations

    private mutating func addPresentations(drawsRoots: Bool) {
        var outside = [Int32](repeating: -1, count: chartFamilyOf.count)
        for made in app.presentations where drawsRoots || !made.variant.isRoot {
            let drawn = chartFamilyOf[Int(made.family.index)]
            guard let caller = stand(ControllerID(index: made.from)) else {
                if drawn >= 0 {
                    chart.families[Int(drawn)].outsideCallers.append(
                        Chart.OutsideCaller(id: app.name(made.from), manner: manner(made.variant)))
                } else if !made.variant.isRoot {
                    chart.outsidePresentations += 1
                }
                continue
            }
            if drawn < 0, outside[Int(made.family.index)] < 0 {
                outside[Int(made.family.index)] = Int32(chart.families.count + chart.outside.count)
                chart.outside.append(app.graph.name(of: made.family))
            }
            chart.presentations.append(
                Chart.Presentation(
                    from: caller, to: drawn >= 0 ? drawn : outside[Int(made.family.index)],
                    manner: manner(made.variant)))
        }
        for (family, variant) in app.fromAny {
            let drawn = Int(chartFamilyOf[Int(family.index)])
            if drawn >= 0 {
                chart.families[drawn].fromAny.append(manner(variant))
            } else if !variant.isRoot {
                chart.outsidePresentations += 1
            }
        }
    }

    /// The index of a manner, as the chart says it.
    private mutating func manner(_ variant: NamedApp.Variant) -> Int32 {
        if let known = mannerOfVariant[variant] { return known }
        var manner = Chart.Manner(
            sign: variant.sign, style: variant.isRoot ? "" : variant.style.rawValue,
            presenters: variant.presenters.map { app.name($0) }, words: app.words(variant),
            over: app.over(variant), head: app.headWords(variant))
        manner.on = variant.on == 0 ? [] : app.graph.names(of: variant.on)
        manner.chip = app.on(variant.on)
        chart.manners.append(manner)
        mannerOfVariant[variant] = Int32(chart.manners.count - 1)
        return Int32(chart.manners.count - 1)
    }
}
