import KindredGraph

/// Callers that pushed something and now present a family that opens it, or the other way round.
package struct SheetMoves: Sendable {
    /// One such thing, with the family that opens it.
    package struct Shift: Sendable {
        package let name: Name
        package let family: Name
        /// Whether it is presented now, and was pushed.
        package let isPresented: Bool
        package let callers: [Name]
        /// The style of the presentations; nil if they have several.
        package let style: Name?
        /// The presentations and pushes that came and went, first one that came.
        package let elements: [GraphDifference.Element]
        /// The ways, if none of the former kind is left.
        package let how: GraphDifference.How?
    }

    private(set) var all: [Shift] = []
    private let difference: GraphDifference
    private var opened: [Name: Set<Name>] = [:]

    init(difference: GraphDifference) {
        self.difference = difference
        find(isPresented: true)
        find(isPresented: false)
    }

    private mutating func find(isPresented: Bool) {
        let (with, without) = isPresented ? (difference.new, difference.old) : (difference.old, difference.new)
        let presentations = Self.ids(.presentation, of: isPresented ? difference.added : difference.removed)
        let pushes = Self.ids(.push, of: isPresented ? difference.removed : difference.added)
        if presentations.isEmpty || pushes.isEmpty { return }
        var pushed: [Name: [ComparedGraph.Push]] = [:]
        for push in without.graph.pushes where pushes.contains(push.id) {
            if let from = push.from { pushed[from, default: []].append(push) }
        }
        opened = [:]
        var (order, groups) = ([[Name]](), [[Name]: [(ComparedGraph.Presentation, ComparedGraph.Push)]]())
        for made in with.graph.presentations where presentations.contains(made.id) {
            guard let from = made.from, let family = made.family else { continue }
            for push in pushed[from] ?? [] {
                guard let to = push.to, opens(family, to, in: with) else { continue }
                if groups[[to, family]] == nil { order.append([to, family]) }
                groups[[to, family], default: []].append((made, push))
            }
        }
        // In the new graph: what is still pushed, or still presented.
        let left = Set(
            isPresented
                ? difference.new.graph.pushes.compactMap(\.to) : difference.new.graph.presentations.compactMap(\.family)
        )
        for key in order {
            let isLeft = left.contains(isPresented ? key[0] : key[1])
            all.append(shift(key, of: groups[key] ?? [], isPresented: isPresented, isLeft: isLeft))
        }
    }

    private static func ids(_ kind: GraphDifference.Kind, of elements: [GraphDifference.Element]) -> Set<Name> {
        Set(elements.lazy.filter { $0.kind == kind }.map(\.id))
    }

    private func shift(
        _ key: [Name], of calls: [(ComparedGraph.Presentation, ComparedGraph.Push)], isPresented: Bool, isLeft: Bool
    ) -> Shift {
        let styles = ComparedGraph.unique(calls.map(\.0.style))
        let ways = Set(calls.map { self.way(of: $0.0) })
        let way = ways.count == 1 ? ways.first ?? .presentation : .presentation
        let how = isPresented ? GraphDifference.How(old: .push, new: way) : GraphDifference.How(old: way, new: .push)
        return Shift(
            name: key[0], family: key[1], isPresented: isPresented,
            callers: ComparedGraph.unique(calls.compactMap(\.0.from)), style: styles.count == 1 ? styles[0] : nil,
            elements: ComparedGraph.unique(
                calls.flatMap { made, push in
                    let ends = [
                        GraphDifference.Element(kind: .presentation, id: made.id),
                        GraphDifference.Element(kind: .push, id: push.id),
                    ]
                    return isPresented ? ends : ends.reversed()
                }), how: isLeft ? nil : how)
    }

    private func way(of made: ComparedGraph.Presentation) -> GraphDifference.How.Way {
        switch EffectiveStyle(rawValue: difference.names[made.effectiveStyle]) {
        case .sheet, .pageSheet, .formSheet: .sheet
        case .popover: .popover
        case .fullScreen, .overFullScreen: .fullScreen
        default: .presentation
        }
    }

    /// Whether a family shows a controller as soon as it is presented.
    private mutating func opens(_ family: Name, _ controller: Name, in graph: GraphIndex) -> Bool {
        if let known = opened[family] { return known.contains(controller) }
        var (found, waiting): (Set<Name>, [Int32]) = ([], [])
        if let root = graph.family(family)?.root.flatMap({ graph.controller($0) }) { waiting.append(root) }
        while let index = waiting.popLast() {
            found.insert(graph[index].id)
            let children = graph.children[index] ?? []
            let isStack = graph[index].kind == difference.names.navigation
            waiting += isStack ? Array(children.prefix(1).filter { !graph[$0].isDerived }) : children
        }
        opened[family] = found
        return found.contains(controller)
    }

    /// Adds the ways to the moves, and the moves of what no push or no presentation shows any more.
    func merged(with moves: [GraphDifference.Move]) -> [GraphDifference.Move] {
        var moves = moves
        for shift in all {
            guard let how = shift.how, let old = difference.old.controller(shift.name),
                let new = difference.new.controller(shift.name)
            else { continue }
            moves.removeAll { $0.id == shift.name }
            moves.append(
                GraphDifference.Move(
                    id: shift.name, old: GraphDifference.Slot(of: old, in: difference.old),
                    new: GraphDifference.Slot(of: new, in: difference.new), how: how))
        }
        return moves
    }
}
