import KindredYAML

/// The members of stacks and who pushes them: where going back leads.
struct StackSteps: ~Copyable {
    private let graph: LinkedGraph
    /// Members of each stack that push each member, or that contain what does.
    private let pushers: PackedLists<Int32>
    /// Members that each member of a stack pushes.
    private let pushed: PackedLists<Int32>
    /// Whether something pushes a controller.
    private var isPushed: [Bool]
    /// The places of screens on stacks, if a move goes back to one.
    private let places: StackedPlaces?
    /// The members to which pushes of one lead, of those that were asked for.
    private var above: [ControllerID: Set<Int32>] = [:]
    /// The pushes that were followed.
    private(set) var effort = 0

    /// Makes what the moves of a graph ask for.
    init(_ graph: LinkedGraph) {
        let kinds = graph.moves.map { graph.declared[Int($0.file)].moves[Int($0.declaration)].kind }
        self.init(
            graph, isAsked: kinds.contains { $0 == .pop || $0 == .popToRoot },
            goesToScreens: zip(graph.moves, kinds).contains { $0.to < -1 && $1 == .pop })
    }

    /// - Parameters:
    ///   - isAsked: Whether anything will be asked.
    ///   - goesToScreens: Whether it will be asked where screens are.
    init(_ graph: LinkedGraph, isAsked: Bool, goesToScreens: Bool) {
        self.graph = graph
        let count = isAsked ? graph.controllers.count : 0
        var isPushed = Array(repeating: false, count: count)
        var steps: [(from: Int32, to: Int32)] = []
        for push in isAsked ? graph.pushes : [] where push.container != nil {
            guard let from = push.from, let to = push.to, let stack = graph[to].parent,
                graph[stack].kind == .navigation
            else { continue }
            isPushed[Int(to.index)] = true
            if let member = Self.member(of: stack, with: from, in: graph) { steps.append((member.index, to.index)) }
        }
        pushers = PackedLists(count: count) { add in for step in steps { add(step.to, step.from) } }
        pushed = PackedLists(count: count) { add in for step in steps { add(step.from, step.to) } }
        self.isPushed = isPushed
        places = goesToScreens ? StackedPlaces(graph: graph) : nil
    }

    /// The member of a stack that is a controller, or contains it.
    private static func member(
        of stack: ControllerID, with id: ControllerID, in graph: LinkedGraph
    ) -> ControllerID? {
        guard id != stack, graph.contains(stack, other: id) else { return nil }
        var member = id
        while let parent = graph[member].parent, parent != stack { member = parent }
        return member
    }

    /// The nearest stack at or above a controller, and the members that can be popped with it: all that can be above the first
    /// if it is the stack itself. Nil if there are none.
    private func stack(of caller: ControllerID) -> (id: ControllerID, first: ControllerID, tops: [ControllerID])? {
        guard let stack = graph.container(for: .push, from: caller) else { return nil }
        let first = ControllerID(index: stack.index + 1)
        let tops =
            Self.member(of: stack, with: caller, in: graph).map { [$0] } ?? Array(graph.children(of: stack))
        let above = tops.filter { $0 != first || isPushed[Int($0.index)] }
        return above.isEmpty ? nil : (stack, first, above)
    }

    /// The first member of the stack on which a controller can be above it.
    func first(under caller: ControllerID) -> ControllerID? { stack(of: caller)?.first }

    /// The members that push what is popped; the first if none does.
    func popped(from caller: ControllerID) -> [ControllerID]? {
        stack(of: caller).map { below($0.tops, first: $0.first) }
    }

    private func below(_ tops: [ControllerID], first: ControllerID) -> [ControllerID] {
        var found: Set<Int32> = []
        for top in tops {
            let pushers = pushers[top.index]
            found.formUnion(pushers.isEmpty ? [first.index] : pushers)
        }
        // In the order of the stack.
        return found.sorted().map { ControllerID(index: $0) }
    }

    /// The member of the stack around a controller that is or contains it, and those below, if the back button pops it.
    func back(from id: ControllerID) -> (member: ControllerID, to: [ControllerID])? {
        guard let stack = graph[id].nearest.navigation, let member = Self.member(of: stack, with: id, in: graph)
        else { return nil }
        let first = ControllerID(index: stack.index + 1)
        return member == first && !isPushed[Int(member.index)] ? nil : (member, below([member], first: first))
    }

    /// The places of a target on the stack that are below the caller: the first, and those whose pushes lead to it.
    mutating func popped(to owner: Int32, from caller: ControllerID) -> [ControllerID] {
        guard let stack = stack(of: caller) else { return [] }
        let targets =
            owner < 0
            ? places?.places(of: -2 - owner, in: stack.id, graph: graph) ?? []
            : [ControllerID(index: owner)].filter { graph[$0].parent == stack.id }
        var found: [ControllerID] = []
        for target in targets {
            if target == stack.first {
                found.append(target)
            } else {
                let above = members(above: target)
                if stack.tops.contains(where: { above.contains($0.index) }) { found.append(target) }
            }
        }
        return found
    }

    /// The members to which pushes of a member lead.
    private mutating func members(above member: ControllerID) -> Set<Int32> {
        if let known = above[member] { return known }
        var (found, queue, next): (Set<Int32>, [Int32], Int) = ([], [member.index], 0)
        while next < queue.count {
            for step in pushed[queue[next]] {
                effort += 1
                if found.insert(step).inserted { queue.append(step) }
            }
            next += 1
        }
        above[member] = found
        return found
    }
}
