import KindredDiagnostics
import KindredGraph

/// An edge that a specification declares, once for all places of its ends.
struct DeclaredEdge {
    let kind: SharedKind
    /// The source, and what else the same declaration may mean: other screens of a stack, or the stack itself.
    var from: [EdgeEnd]
    let to: EdgeEnd
    let place: SourceRange
    /// The styles that are written, each with its place.
    var styles: [(style: EffectiveStyle, place: SourceRange)] = []
}

/// All edges of a specification, as classes.
struct DeclaredEdges {
    private(set) var edges: [DeclaredEdge] = []
    /// The classes that are declared, with their first places.
    private(set) var places: [String: SourceRange] = [:]
    /// The ids by which the classes are declared.
    private(set) var ids: [String: String] = [:]
    /// The written classes that the sources don't have, in the order in which they are declared.
    private(set) var unknown: [(name: String, place: SourceRange)] = []
    /// The classes of screens that nothing leads to: what they show is nowhere, so it isn't compared.
    private(set) var unplaced: Set<String> = []
    /// The sorts of what is declared without any class.
    private(set) var open: Set<ControllerSort> = []
    /// The ids of navigation controllers, which a stack of the sources may have.
    private(set) var stacks: Set<String> = []
    private(set) var hasWindows = false

    /// The families by the classes that presenting them shows.
    private(set) var families: [String: String] = [:]

    let classes: CodeClasses
    private var numbers: [Key: Int] = [:]

    private struct Key: Hashable {
        let kind: SharedKind
        let from: EdgeEnd
        let to: EdgeEnd
    }

    init(graph: ResolvedGraph, classes: CodeClasses) {
        let parts = graph.configured?.parts.map(\.graph) ?? [graph]
        var classes = classes
        classes.correct(Set(parts.flatMap { part in part.controllerIDs.compactMap { part.text(of: .class, in: $0) } }))
        self.classes = classes
        for part in parts { add(part) }
    }

    private mutating func add(_ graph: ResolvedGraph) {
        let ends = GraphEnds(graph: graph, classes: classes)
        for id in graph.controllerIDs { note(id, ends: ends) }
        for id in graph.familyIDs {
            guard let name = graph[id].root.flatMap({ ends.target($0).name }), families[name] == nil else { continue }
            families[name] = graph.name(of: id)
        }
        noteScreens(of: graph)
        for id in graph.controllerIDs { addContainment(of: id, ends: ends) }
        for push in graph.pushes { add(push, ends: ends) }
        // What happens nowhere is declared all the same.
        for missed in graph.missedPushes {
            let target = missed.to.map(ends.target) ?? end(of: missed.template, in: graph)
            if let target { add(missed.push, to: target, ends: ends) }
        }
        for id in graph.presentationIDs { add(id, ends: ends) }
        for id in graph.windowIDs {
            hasWindows = true
            for each in graph[id].families {
                guard let root = graph[each.family].root else { continue }
                let place = SourceRange(file: graph[id].file, range: graph.place(of: id).range)
                add(.window, from: [.window], to: ends.target(root), at: place)
            }
        }
        for id in graph.moveIDs where graph[id].kind == .setRoot {
            for root in graph.arrivals(of: id) {
                add(.window, from: [.window], to: ends.target(root), at: graph.place(of: graph[id]))
            }
        }
    }

    private mutating func note(_ id: ControllerID, ends: GraphEnds) {
        let graph = ends.graph
        if graph[id].kind == .navigation { stacks.insert(graph.declaredName(id)) }
        switch ends[id] {
        case .named(let name) where places[name] == nil:
            let place =
                graph.text(of: .class, in: id) == nil ? graph.declaredPlace(id) : graph.range(of: .class, in: id)
            places[name] = place
            ids[name] = graph.declaredName(id)
            let written = graph.text(of: .class, in: id).map(CodeClasses.plain)
            if classes.all[name] == nil {
                unknown.append((name, place))
            } else if let written, classes.meantBySlip[written] != nil {
                unknown.append((written, place))
            }
        case .any(let sort): open.insert(sort)
        default: break
        }
    }

    /// Notes the screens without places.
    private mutating func noteScreens(of graph: ResolvedGraph) {
        guard let screens = graph.screens else { return }
        for template in screens.templates.indices.map(Int32.init) where screens.places[template].isEmpty {
            guard let known = end(of: template, in: graph)?.name, ids[known] == nil else { continue }
            unplaced.insert(known)
            ids[known] = graph.name(template: template)
        }
    }

    private mutating func addContainment(of id: ControllerID, ends: GraphEnds) {
        let graph = ends.graph
        guard !ends.isPlainStack(id), !graph.isDerived(id), !ends.isOnlyPushed(id) else { return }
        var above = graph[id].parent
        var member = id
        while let parent = above, ends.isPlainStack(parent) {
            add(.contain, from: [.any(.navigation)], to: ends[id], at: graph.declaredPlace(id))
            // Only the first member is there with the stack.
            if graph[member].index > 0 { return }
            (member, above) = (parent, graph[parent].parent)
        }
        guard let above else { return }
        add(.contain, from: [ends[above]], to: ends[id], at: graph.declaredPlace(id))
    }

    private func end(of template: Int32, in graph: ResolvedGraph) -> EdgeEnd? {
        guard template >= 0 else { return nil }
        let name = graph.name(template: template)
        let known = graph.className(template: template).map { classes.meant(by: $0) } ?? classes.meant(byID: name)
        return known.map(EdgeEnd.named)
    }

    private mutating func add(_ push: Push, ends: GraphEnds) {
        if let to = push.to { add(push, to: ends.target(to), ends: ends) }
    }

    private mutating func add(_ push: Push, to target: EdgeEnd, ends: GraphEnds) {
        let kind = SharedKind(rawValue: push.kind.rawValue) ?? .push
        var from = push.from.map(ends.sources) ?? [.anybody]
        if let container = push.container, container != push.from {
            for end in ends.sources(container) where ends.isPlainStack(container) == false && !from.contains(end) {
                from.append(end)
            }
        }
        add(kind, from: from, to: target, at: ends.graph.place(of: push))
    }

    private mutating func add(_ id: PresentationID, ends: GraphEnds) {
        let graph = ends.graph
        guard let root = graph[id].family.flatMap({ graph[$0].root }) else { return }
        let from = graph[id].from.map(ends.sources) ?? [.anybody]
        // A `show` is one edge, whatever it does where.
        add(graph.isShow(id) ? .show : .present, from: from, to: ends.target(root), at: graph.place(of: id))
        guard graph.isDeclared(.style, in: id), !graph[id].isStyleUnknown, let last = number(.present, from, root, ends)
        else { return }
        edges[last].styles.append((graph[id].style.effective, graph.range(of: .style, in: id)))
    }

    private func number(_ kind: SharedKind, _ from: [EdgeEnd], _ root: ControllerID, _ ends: GraphEnds) -> Int? {
        from.first.flatMap { numbers[Key(kind: kind, from: $0, to: ends.target(root))] }
    }

    private mutating func add(_ kind: SharedKind, from: [EdgeEnd], to: EdgeEnd, at place: SourceRange) {
        guard let first = from.first else { return }
        let key = Key(kind: kind, from: first, to: to)
        guard let known = numbers[key] else {
            numbers[key] = edges.count
            edges.append(DeclaredEdge(kind: kind, from: from, to: to, place: place))
            return
        }
        for end in from where edges[known].from.count < 64 && !edges[known].from.contains(end) {
            edges[known].from.append(end)
        }
    }
}

/// The classes that the controllers of a graph stand for.
struct GraphEnds {
    let graph: ResolvedGraph
    private var ends: [EdgeEnd] = []
    private var isPushed: [Bool]

    init(graph: ResolvedGraph, classes: CodeClasses) {
        self.graph = graph
        isPushed = Array(repeating: false, count: graph.controllers.count)
        for push in graph.pushes { if let to = push.to { isPushed[Int(to.index)] = true } }
        ends.reserveCapacity(graph.controllers.count)
        var known: [String: EdgeEnd] = [:]
        for id in graph.controllerIDs {
            let name = graph.declaredName(id)
            let written = graph.text(of: .class, in: id)
            let key = "\(graph[id].kind.rawValue) \(name) \(written ?? "")"
            let end = known[key] ?? Self.end(of: graph[id].kind, name: name, written: written, classes: classes)
            known[key] = end
            ends.append(end)
        }
    }

    private static func end(of kind: Kind, name: String, written: String?, classes: CodeClasses) -> EdgeEnd {
        if let written, !written.isEmpty {
            if UIKitClasses.isGeneral(written), kind != .controller || written == "UIViewController" {
                return .any(kind.sort)
            }
            return .named(classes.meant(by: written) ?? CodeClasses.plain(written))
        }
        return classes.meant(byID: name).map(EdgeEnd.named) ?? .any(kind.sort)
    }

    subscript(_ id: ControllerID) -> EdgeEnd { ends[Int(id.index)] }

    /// Whether it is a navigation controller without a class of its own: what is said of it is said of its root.
    func isPlainStack(_ id: ControllerID) -> Bool { self[id] == .any(.navigation) }

    /// Whether it is on a stack because something pushes it. The first member is there with the stack.
    func isOnlyPushed(_ id: ControllerID) -> Bool {
        graph[id].role == .stack && graph[id].index > 0 && isPushed[Int(id.index)]
    }

    /// The class that is shown.
    func target(_ id: ControllerID) -> EdgeEnd {
        var id = id
        while isPlainStack(id), let first = graph.children(of: id).first(where: { _ in true }) { id = first }
        return self[id]
    }

    /// The classes that may show: of a stack, those on it as well.
    func sources(_ id: ControllerID) -> [EdgeEnd] {
        guard graph[id].kind == .navigation else { return [self[id]] }
        var found = isPlainStack(id) ? [] : [self[id]]
        for member in graph.children(of: id) where found.count < 64 && !found.contains(self[member]) {
            found.append(self[member])
        }
        return found.isEmpty ? [self[id]] : found
    }
}
