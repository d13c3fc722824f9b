import KindredDraft
import KindredGraph

/// The children of one live container.
extension Verifier {
    typealias Pair = (Int32, ControllerID)

    /// A container at work: who of its live children has a place, and which places are filled.
    struct Container {
        let index: Int32
        let id: ControllerID
        let list: [Int32]
        let slots: Slots
        var positions: [Int]
        var free: FreeSlots

        var isFilled: [Bool] { free.isFilled }

        mutating func fill(_ position: Int, with place: Int) {
            positions[place] = position
            free.fill(position)
        }
    }

    /// Pairs the children with declared ones; a child without a place is reported.
    mutating func members(of index: Int32, in id: ControllerID) -> [Pair] {
        let list = matcher.members(of: index, in: id)
        let slots = matcher.slots(of: id)
        if list.isEmpty, slots.members.isEmpty { return [] }
        let positions = matcher.assign(list, in: id)
        var free = FreeSlots(slots: slots)
        for position in positions where position >= 0 { free.fill(position) }
        var container = Container(
            index: index, id: id, list: list, slots: slots, positions: positions, free: free)
        var extra: [Pair] = []
        switch graph[id].kind.definition.presence {
        case .stacked: extra = settleStack(&container)
        case .all:
            extra = settleMore(&container)
            settleOrder(&container)
            settleGaps(&container)
            if more(in: index) == nil { reportMissing(container) }
        case .columns:
            settleGaps(&container)
            if container.list.count > 1 { reportMissing(container) }
        case .some, .repeated: break
        }
        return pairs(container, extra: extra)
    }

    private mutating func pairs(_ container: Container, extra: [Pair]) -> [Pair] {
        var pairs: [Pair] = []
        let elsewhere = Set(extra.map(\.0))
        for (child, position) in zip(container.list, container.positions) {
            if position >= 0 {
                pairs.append((child, container.slots.members[position]))
            } else if !elsewhere.contains(child) {
                let near = near(child, among: container.slots.members)
                report(UndeclaredController.info) {
                    UndeclaredController.found(index: child, in: container.id, matcher: $0, near: near)
                }
            }
        }
        return pairs + extra
    }

    // MARK: Stacks

    /// Settles what has no place: it may be a column that a collapsed split view controller has put there (R23). Without
    /// pushes the members have an order.
    private mutating func settleStack(_ container: inout Container) -> [Pair] {
        var extra: [Pair] = []
        let isWalk = shown.isPushedOnto(container.id)
        for (place, child) in container.list.enumerated() where container.positions[place] < 0 {
            if !isWalk, let position = container.free.next(matcher.fitting(child, slots: container.slots), from: 0) {
                container.fill(position, with: place)
                let id = container.slots.members[position]
                report(OrderDiffers.info) { OrderDiffers.found(index: child, id: id, matcher: $0) }
            } else if let column = collapsedColumn(child, id: container.id) {
                extra.append((child, column))
            }
        }
        if isWalk { checkWalk(container) }
        return extra
    }

    /// Checks that each member of a stack but the first is pushed by the one below, by something in that, or by the stack.
    private mutating func checkWalk(_ container: Container) {
        let members = container.slots.members
        for place in container.list.indices.dropFirst() {
            let (below, above) = (container.positions[place - 1], container.positions[place])
            guard below >= 0, above >= 0,
                !matcher.leads(from: members[below], to: members[above], on: container.id)
            else { continue }
            let (child, stack) = (container.list[place], container.id)
            report(UnreachableStack.info) {
                UnreachableStack.found(index: child, id: members[above], above: members[below], on: stack, matcher: $0)
            }
        }
    }

    private mutating func collapsedColumn(_ child: Int32, id: ControllerID) -> ControllerID? {
        guard graph[id].role.isColumn, let split = graph[id].parent else { return nil }
        let slots = matcher.slots(of: split)
        guard let position = matcher.next(child, in: slots, from: 0) else {
            return memberOfColumn(child, of: split, but: id)
        }
        let column = slots.members[position]
        if column == id || graph[column].isImplicit { return nil }
        // An unknown class could be anything.
        return matcher.isNamed(child, id: column) || live.kinds(child).only != nil ? column : nil
    }

    /// The member of another column's stack: nobody documents whose members are where once all columns are on one stack (R106).
    private mutating func memberOfColumn(_ child: Int32, of split: ControllerID, but id: ControllerID) -> ControllerID?
    {
        if graph.width != .compact { return nil }
        for column in graph.children(of: split) where column != id && graph[column].kind == .navigation {
            let slots = matcher.slots(of: column)
            if let position = matcher.next(child, in: slots, from: 0) { return slots.members[position] }
        }
        return nil
    }

    // MARK: Tabs and columns

    private mutating func settleOrder(_ container: inout Container) {
        for (place, child) in container.list.enumerated() where container.positions[place] < 0 {
            guard let position = container.free.next(matcher.fitting(child, slots: container.slots), from: 0) else {
                continue
            }
            container.fill(position, with: place)
            let id = container.slots.members[position]
            report(OrderDiffers.info) { OrderDiffers.found(index: child, id: id, matcher: $0) }
        }
    }

    /// A controller in a place where another one is declared.
    private mutating func settleGaps(_ container: inout Container) {
        var free = container.isFilled.indices.filter { !container.isFilled[$0] }[...]
        let ends = isOrdered(container.id) ? gapEnds(container) : []
        var before = -1
        for place in container.list.indices {
            if container.positions[place] < 0 {
                free = free.drop { $0 < before && !ends.isEmpty }
                guard let position = free.first else { return }
                if !ends.isEmpty, position >= ends[place] { continue }
                free = free.dropFirst()
                container.fill(position, with: place)
            }
            before = container.positions[place]
        }
    }

    /// The position of the first child that has its place, from each live child on.
    private func gapEnds(_ container: Container) -> [Int] {
        var ends = container.positions
        var end = container.slots.members.count
        for place in ends.indices.reversed() {
            if ends[place] >= 0 { end = ends[place] } else { ends[place] = end }
        }
        return ends
    }

    private func isOrdered(_ id: ControllerID) -> Bool { graph[id].kind.definition.presence == .all }

    private mutating func reportMissing(_ container: Container) {
        for (position, isFilled) in container.isFilled.enumerated() where !isFilled {
            let id = container.slots.members[position]
            if graph[id].role == .compact || graph[id].role == .inspector { continue }
            report(MissingController.info) { MissingController.found(id: id, in: container.index, matcher: $0) }
        }
    }
}
