import KindredDiagnostics
import KindredYAML

/// Works out where moves arrive, once it is known who contains, presents and pushes whom.
struct MoveResolver: ~Copyable {
    let graph: LinkedGraph
    private(set) var all: [Move] = []
    private(set) var arrivals = PackedLists<ControllerID>()
    private(set) var missed: [MissedMove] = []
    private(set) var hasDismissal = false
    private var below: TargetsBelow
    private var stacks: StackSteps
    /// Whether each family presents something.
    private var presents: [Bool]

    /// - Returns: Nil without moves; the place of the first that is too much.
    static func resolve(_ graph: LinkedGraph) -> (Moves?, excess: SourceRange?) {
        if graph.moves.isEmpty { return (nil, nil) }
        var resolver = MoveResolver(graph: graph)
        let excess = resolver.run()
        return (Moves(resolver), excess)
    }

    private init(graph: LinkedGraph) {
        self.graph = graph
        below = TargetsBelow(graph: graph)
        stacks = StackSteps(graph)
        presents = Array(repeating: false, count: graph.families.count)
        for presentation in graph.presentations {
            if let from = presentation.from { presents[Int(graph[from].family.index)] = true }
        }
    }

    /// Returns the place of the first move that is too much.
    private mutating func run() -> SourceRange? {
        if let family = below.search() { return graph.place(of: family) }
        var listed = 0
        for linked in graph.moves {
            let declaration = graph.declared[Int(linked.file)].moves[Int(linked.declaration)]
            if declaration.kind == .dismiss { hasDismissal = true }
            let callers = graph.shown(graph.controllers(linked.from))
            let before = all.count
            if linked.from == Caller.anyOwner {
                let move = Move(file: linked.file, declaration: linked.declaration, kind: declaration.kind, from: nil)
                if add(move, of: linked, callers: callers) {
                    listed += arrivals.count(of: Int32(all.count - 1)) + callers.count
                } else {
                    missed.append(MissedMove(move: move, isOfStranger: linked.to != -1 || linked.family != nil))
                }
                if listed + stacks.effort > LimitExceeded.maximumRelations { return graph.place(of: move) }
                continue
            }
            for caller in callers {
                guard let targets = targets(of: linked, kind: declaration.kind, from: caller) else { continue }
                let move = Move(
                    file: linked.file, declaration: linked.declaration, kind: declaration.kind, from: caller)
                all.append(move)
                _ = arrivals.add(targets)
                listed += targets.count + 1
                if listed + stacks.effort > LimitExceeded.maximumRelations { return graph.place(of: move) }
            }
            if all.count == before { miss(linked, kind: declaration.kind, callers: callers) }
        }
        return nil
    }

    /// Adds a move of whatever is on top; returns false if it has no effect.
    private mutating func add(_ move: Move, of linked: LinkedMove, callers: ArraySlice<ControllerID>) -> Bool {
        var found: Set<ControllerID> = []
        var hasEffect = false
        if move.kind == .select {
            found = Set(
                below.tabs(named: linked.to).filter { tab in
                    graph.any?.families[Int(graph[tab].family.index)] == true
                        && (graph.unshown.isEmpty || !graph.unshown[Int(tab.index)])
                })
            hasEffect = !found.isEmpty
        } else {
            for caller in callers {
                guard let targets = targets(of: linked, kind: move.kind, from: caller) else { continue }
                hasEffect = true
                if linked.to != -1 || linked.family != nil { found.formUnion(targets) }
            }
        }
        if !hasEffect { return false }
        all.append(move)
        _ = arrivals.add(found.sorted { $0.index < $1.index })
        return true
    }

    private mutating func miss(_ linked: LinkedMove, kind: MoveKind, callers: ArraySlice<ControllerID>) {
        for caller in callers {
            missed.append(
                MissedMove(
                    move: Move(file: linked.file, declaration: linked.declaration, kind: kind, from: caller),
                    isOfStranger: linked.to != -1 || linked.family != nil))
        }
    }

    /// Returns where a move arrives; nil if it has no effect.
    private mutating func targets(of move: LinkedMove, kind: MoveKind, from caller: ControllerID) -> [ControllerID]? {
        let found: [ControllerID]
        switch kind {
        case .dismiss where move.to == -1: return dismissed(from: caller)
        case .dismiss: found = below.targets(named: move.to, for: .dismiss, from: graph[caller].family)
        case .pop where move.to == -1: return stacks.popped(from: caller)
        case .pop: found = stacks.popped(to: move.to, from: caller)
        case .popToRoot: return stacks.first(under: caller).map { [$0] }
        case .select: found = selected(move.to, from: caller)
        case .setRoot: found = newRoot(move.family)
        }
        return found.isEmpty ? nil : found
    }

    /// The callers of the caller's family; if nobody does, the caller, who closes what it presents.
    private func dismissed(from caller: ControllerID) -> [ControllerID]? {
        let family = graph[caller].family
        let presentations = graph.presentationsByFamily[family.index]
        if presentations.isEmpty { return presents[Int(family.index)] ? [caller] : nil }
        var seen: Set<ControllerID> = []
        return presentations.compactMap { graph[$0].from }.filter { seen.insert($0).inserted }
    }

    /// The tab in the nearest tab bar controller at or above the caller that has it, else in families below.
    private func selected(_ owner: Int32, from caller: ControllerID) -> [ControllerID] {
        let tabs = below.tabs(named: owner, above: caller)
        return tabs.isEmpty ? below.targets(named: owner, for: .select, from: graph[caller].family) : tabs
    }

    private func newRoot(_ family: FamilyID?) -> [ControllerID] {
        guard let family, !graph.windowsByFamily[family.index].isEmpty, let root = graph[family].root else {
            return []
        }
        return [root]
    }
}
