/// The edges that facts declare.
package struct CodeEdges: Sendable {
    package internal(set) var edges: [CodeEdge]
    /// The sites, each in the worst state of its edges.
    package let sites: [(place: CodePlace, state: CodeState, isSystem: Bool)]
    package let classes: Int
    /// The classes of controllers that the sources declare.
    package internal(set) var controllers: [CodeController]
    /// The same for specifications, and the delegates, by name.
    var types: [String: CodeClass]
    let moves: [CodeMove]
    /// The controllers that views of SwiftUI stand for.
    let represented: [String]
    /// Whether types have keys because others have the same names.
    let hasTwins: Bool
    /// Whether the app starts with SwiftUI, which makes its windows.
    package let startsWithSwiftUI: Bool

    /// Whether there are more edges than are kept, or too many ways to them.
    package let isCut: Bool
    package static let most = 1_000_000

    /// - Parameter most: The number of edges that are kept.
    package init(_ facts: Facts, helpers: [CodeHelper] = [], most: Int = CodeEdges.most) {
        let table = TypeTable(facts)
        let interpreter = Interpreter(table, helpers: helpers, mostEdges: most)
        interpreter.run()
        isCut = interpreter.isCut
        let names = EdgeNames(table, interpreter)
        let edges = names.edges()
        moves = names.moves()
        self.edges = edges
        var worst: [CodePlace: (CodeState, Bool)] = [:]
        for edge in edges {
            let old = worst[edge.site]
            worst[edge.site] = (max(old?.0 ?? .certain, edge.state), (old?.1 ?? true) && edge.isSystem)
        }
        sites = worst.map { ($0.key, $0.value.0, $0.value.1) }.sorted { $0.place < $1.place }
        controllers = table.controllers
        classes = controllers.count
        represented = table.representedControllers
        hasTwins = !table.twins.isEmpty
        startsWithSwiftUI = table.order.contains { name in
            table.types[name].map { $0.kind == .struct && $0.inherits.contains("App") } ?? false
        }
        types = CodeClass.all(in: table, made: interpreter.made)
    }
}

/// Names of the ends of claims, and the states that follow from them.
struct EdgeNames {
    private static let mostAlternatives = 6

    private let table: TypeTable
    private let interpreter: Interpreter

    init(_ table: TypeTable, _ interpreter: Interpreter) { (self.table, self.interpreter) = (table, interpreter) }

    private struct Names {
        var all: [String] = []
        var reason: String?
        var isSystem = true

        mutating func add(_ name: String) { if !all.contains(name) { all.append(name) } }
    }

    func edges() -> [CodeEdge] {
        var edges = OrderedEdges()
        var met: Set<NodeIndex> = []
        for claim in interpreter.claims {
            var depends = claim.from.dependsOnCaller || claim.to.dependsOnCaller
            if claim.function?.calls == 0 {
                depends = claim.from.withoutChoice.dependsOnCaller || claim.to.withoutChoice.dependsOnCaller
            }
            if depends, let function = claim.function, function.calls > 0, claim.chain.count <= Interpreter.deepest {
                continue
            }
            met.insert(claim.chain[claim.chain.count - 1])
            edges.add(edge(claim, isOpen: depends))
        }
        // What no call ever reaches: each of them passes something that rules the site out.
        for claim in interpreter.claims where !met.contains(claim.chain[claim.chain.count - 1]) {
            met.insert(claim.chain[claim.chain.count - 1])
            edges.add(edge(claim, isOpen: true, chain: Array(claim.chain.suffix(1))))
        }
        for node in interpreter.sites.keys.sorted() where !met.contains(node) {
            let place = table.facts.place(node)
            edges.add(
                CodeEdge(
                    place: place, chain: [], kind: interpreter.sites[node] ?? .present, from: [], to: [],
                    state: .unresolved,
                    reason: "nothing-shown", isSystem: false, style: nil, askedBy: []))
        }
        return edges.sorted
    }

    /// Each edge once; those of one place in the order in which they are made, such as tabs.
    private struct OrderedEdges {
        private var all: [CodeEdge] = []
        private var keys: Set<String> = []

        mutating func add(_ edge: CodeEdge) {
            let places = ([edge.place] + edge.chain).map { "\($0.file):\($0.line):\($0.column)" }
            let key = [places, [edge.kind.rawValue], edge.from, edge.to].map { $0.joined(separator: "\u{1}") }
            if keys.insert(key.joined(separator: "\u{2}")).inserted { all.append(edge) }
        }

        var sorted: [CodeEdge] {
            let order = all.indices.sorted { (all[$0].place, $0) < (all[$1].place, $1) }
            return order.map { all[$0] }
        }
    }

    private func edge(_ claim: SiteClaim, isOpen: Bool, chain: [NodeIndex]? = nil) -> CodeEdge {
        let from = names(ofSource: claim.from)
        let to = names(ofTarget: claim.to)
        var reason = isOpen ? "no-caller" : to.reason ?? from.reason
        if reason == nil, from.all.isEmpty || to.all.isEmpty { reason = "unknown" }
        if reason == nil, max(from.all.count, to.all.count) > Self.mostAlternatives { reason = "wide-choice" }
        let isSingle = from.all.count == 1 && to.all.count == 1 && !claim.isConditional
        let places = (chain ?? claim.chain).map(table.facts.place)
        let isStack = from.all.contains { $0.hasPrefix("stack:") }
        return CodeEdge(
            place: places[0], chain: Array(places.dropFirst()), kind: claim.kind, from: from.all, to: to.all,
            state: reason != nil ? .unresolved : isSingle ? .certain : .conditional, reason: reason,
            isSystem: to.isSystem && !to.all.isEmpty, style: claim.style,
            askedBy: isStack
                ? (claim.askers.isEmpty ? askers(of: claim.function) : Array(Set(claim.askers)).sorted()) : [],
            owner: claim.function?.owner ?? "", method: claim.function?.name ?? "",
            column: claim.column, isShow: claim.isShow, shownStack: stack(claim.to), anchor: claim.anchor,
            setters: claim.kind == .window ? setters(claim.function) : [])
    }

    private func stack(_ values: CodeValues) -> String? {
        if case .ownedStack(let name, _)? = values.single { "stack:" + name } else { nil }
    }

    private func setters(_ function: CodeFunction?) -> [String] {
        guard let owner = function?.owner, table.sort(owner) != nil else { return askers(of: function) }
        return [owner]
    }

    /// The screens that call a function, directly or through others.
    private func askers(of function: CodeFunction?) -> [String] {
        guard let function else { return [] }
        var found = interpreter.askers[ObjectIdentifier(function)] ?? []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(function)]
        var open = interpreter.callers[ObjectIdentifier(function)] ?? []
        while let next = open.popLast(), seen.count < 1_000 {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if table.sort(next.owner) != nil {
                found.insert(next.owner)
            } else {
                found.formUnion(interpreter.askers[ObjectIdentifier(next)] ?? [])
                open += interpreter.callers[ObjectIdentifier(next)] ?? []
            }
        }
        return found.sorted()
    }

    /// The moves that are certain.
    func moves() -> [CodeMove] {
        interpreter.moves.compactMap { claim in
            if claim.isConditional || claim.from.dependsOnCaller || claim.to?.dependsOnCaller == true { return nil }
            let from = names(ofSource: claim.from)
            let to = claim.to.map { names(ofTarget: $0) }
            guard from.all.count == 1, from.reason == nil, to == nil || to?.all.count == 1 && to?.reason == nil else {
                return nil
            }
            var makers = from.all
            // A helper's are those of the screens that call it.
            if makers[0].hasPrefix("stack:") {
                makers = claim.askers.isEmpty ? askers(of: claim.function) : Array(Set(claim.askers)).sorted()
            }
            return CodeMove(
                kind: claim.kind, from: makers, to: to?.all.first, index: claim.index,
                method: claim.function?.name ?? "", place: table.facts.place(claim.place))
        }
    }

    // MARK: - Ends

    private func names(ofSource values: CodeValues) -> Names {
        var names = Names()
        for value in values.all { add(source: value, to: &names) }
        return names
    }

    private func add(source value: CodeValue, to names: inout Names) {
        switch value {
        case .object(let it) where it.type == "window": names.add("window")
        case .object(let it): add(object: it, to: &names, isSource: true)
        case .stackOf(let inner), .splitOf(let inner), .tabsOf(let inner): add(source: inner, to: &names)
        case .ownedStack(let name, _): names.add("stack:" + name)
        case .windowRoot:
            guard let roots = interpreter.roots else { return names.reason = "window" }
            for root in roots.all {
                if case .object(let it) = root, it.isMade { names.add(it.type) } else { names.reason = "window" }
            }
        case .unknown(let why): names.reason = why
        case .parameter: names.reason = "parameter"
        case .chosenByCaller: break
        default: names.reason = "expression"
        }
    }

    private func names(ofTarget values: CodeValues) -> Names {
        var names = Names()
        for value in values.all { add(target: value, to: &names) }
        return names
    }

    private func add(target value: CodeValue, to names: inout Names) {
        switch value {
        case .object(let it): add(object: it, to: &names, isSource: false)
        case .ownedStack(let name, let type):
            let made = (interpreter.stacks[name]?.all ?? interpreter.assigned[name]?.all ?? []).filter {
                if case .object(let it) = $0 { it.isMade } else { false }
            }
            if made.isEmpty, UIKitClasses.isGeneral(type) {
                names.reason = "owned-stack"
            } else if made.isEmpty {
                names.add(type); names.isSystem = false
            }
            for value in made { add(target: value, to: &names) }
        case .stackOf, .splitOf, .tabsOf, .windowRoot: names.reason = "existing-container"
        case .parameter: names.reason = "parameter"
        case .chosenByCaller: break
        case .unknown(let why): names.reason = why
        default: names.reason = "expression"
        }
    }

    private func add(object it: CodeObject, to names: inout Names, isSource: Bool) {
        if let twins = table.types[it.type]?.twins, !twins.isEmpty {
            for twin in twins {
                add(object: CodeObject(twin, isMade: it.isMade, isSelf: it.isSelf), to: &names, isSource: isSource)
            }
            return
        }
        if it.isMade || it.isSelf {
            guard !isSource, it.content.count == 1, let sort = table.sort(it.type),
                sort == .navigation || sort == .container,
                case let inner = self.names(ofTarget: it.content[0]), !inner.all.isEmpty
            else {
                if !isSource, it.isMade, UIKitClasses.isGeneral(it.type), it.content.count == 1 {
                    names.reason = self.names(ofTarget: it.content[0]).reason ?? "content"
                }
                names.isSystem = names.isSystem && isSystem(it.type)
                return names.add(it.type)
            }
            for name in inner.all { names.add("\(it.type){\(name)}") }
            names.isSystem = names.isSystem && inner.isSystem
            if let reason = inner.reason { names.reason = reason }
            return
        }
        add(typed: it.type, to: &names, isSource: isSource)
    }

    private func isSystem(_ type: String) -> Bool {
        table.types[type]?.isDeclared != true && UIKitClasses.isSystem(type)
    }

    /// An object of which only the type is known: it may be of a class below it.
    private func add(typed type: String, to names: inout Names, isSource: Bool) {
        let declared = table.types[type]
        if declared?.isDeclared != true {
            if UIKitClasses.isGeneral(type) || table.sort(type) == nil { return names.reason = "declared-type" }
            names.isSystem = names.isSystem && isSystem(type)
            return names.add(type)
        }
        names.isSystem = false
        let heirs = table.heirs(of: type).filter { table.sort($0) != nil }
        if declared?.kind != .protocol {
            guard table.sort(type) != nil else { return names.reason = "declared-type" }
            names.add(type)
            if isSource { return }
        }
        if declared?.kind == .protocol, heirs.isEmpty { names.reason = "protocol" }
        for heir in heirs.sorted() { names.add(heir) }
    }
}
