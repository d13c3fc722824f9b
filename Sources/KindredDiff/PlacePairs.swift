/// The places of both graphs that are the same: by name and id, and of the others those whose containers say so.
///
/// A place that is in another container in the new graph has another id there. The old graph gets the ids of the new one, so
/// that everything after this compares ids.
struct PlacePairs {
    private let old: ComparedGraph
    private let new: ComparedGraph
    /// The index in the new graph of each controller of the old one, or -1.
    private var partner: [Int32]
    private var isTaken: [Bool]
    /// The pairs that are tried by their containers; above it, only equal containers count.
    private var budget = 1_000_000

    init(old: ComparedGraph, new: ComparedGraph) {
        (self.old, self.new) = (old, new)
        partner = Array(repeating: -1, count: old.controllers.count)
        isTaken = Array(repeating: false, count: new.controllers.count)
        pairSameIDs()
        let olds = Dictionary(grouping: old.controllers.indices.filter { partner[$0] < 0 }) { old.controllers[$0].name }
        let news = Dictionary(grouping: new.controllers.indices.filter { !isTaken[$0] }) { new.controllers[$0].name }
        // Names in the order of the old graph.
        for index in old.controllers.indices where partner[index] < 0 {
            let name = old.controllers[index].name
            guard let ours = olds[name], ours.first == index, let theirs = news[name] else { continue }
            pair(ours, with: theirs)
        }
    }

    private mutating func pairSameIDs() {
        var numbers: [Name: Int] = [:]
        for (index, controller) in new.controllers.enumerated() where numbers[controller.id] == nil {
            numbers[controller.id] = index
        }
        for (index, controller) in old.controllers.enumerated() {
            guard let other = numbers[controller.id], !isTaken[other], new.controllers[other].name == controller.name
            else { continue }
            take(index, other)
        }
    }

    private mutating func take(_ one: Int, _ other: Int) {
        partner[one] = Int32(other)
        isTaken[other] = true
    }

    /// Pairs places of one name: by their containers, in the same family first; if as many are left, in order.
    private mutating func pair(_ ours: [Int], with theirs: [Int]) {
        let (chains, others) = (ours.map { containers(of: $0, in: old) }, theirs.map { containers(of: $0, in: new) })
        for needsFamily in [true, false] {
            for (number, one) in ours.enumerated() where partner[one] < 0 {
                let found = theirs.indices.first { index in
                    let other = theirs[index]
                    if isTaken[other] || budget <= 0 { return false }
                    budget -= 1
                    if needsFamily, old.controllers[one].family != new.controllers[other].family { return false }
                    return Self.contains(chains[number], others[index]) || Self.contains(others[index], chains[number])
                }
                if let found { take(one, theirs[found]) }
            }
        }
        let (left, rest) = (ours.filter { partner[$0] < 0 }, theirs.filter { !isTaken[$0] })
        if left.count == rest.count { for (one, other) in zip(left, rest) { take(one, other) } }
    }

    /// The names of a controller's containers, from the root down.
    private func containers(of index: Int, in graph: ComparedGraph) -> [Name] {
        var (names, next) = ([Name](), graph.controllers[index].parent)
        while next >= 0 {
            names.append(graph.controllers[Int(next)].name)
            next = graph.controllers[Int(next)].parent
        }
        return names.reversed()
    }

    /// Whether a list has all of another one, in the same order.
    private static func contains(_ list: [Name], _ others: [Name]) -> Bool {
        var rest = others[...]
        for name in list where name == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }

    // MARK: Ids

    /// Returns the old graph with the ids of the new one.
    func renamed(_ names: inout ComparedNames) -> ComparedGraph {
        var ids: [Name: Name] = [:]
        let known = Set(new.controllers.lazy.map(\.id))
        for (index, controller) in old.controllers.enumerated() {
            if partner[index] >= 0 {
                ids[controller.id] = new.controllers[Int(partner[index])].id
            } else if known.contains(controller.id) {
                ids[controller.id] = names.intern("\(names[controller.id]) (before)")
            }
        }
        if ids.allSatisfy({ $0.key == $0.value }) { return old }
        return Renaming(ids: ids).apply(to: old, names: &names)
    }
}

/// Gives the controllers of a graph other ids.
private struct Renaming {
    let ids: [Name: Name]

    private func id(_ name: Name) -> Name { ids[name] ?? name }
    private func ids(_ names: [Name]) -> [Name] { names.map(id) }

    func apply(to graph: ComparedGraph, names: inout ComparedNames) -> ComparedGraph {
        var graph = graph
        for index in graph.windows.indices { graph.windows[index].roots = ids(graph.windows[index].roots) }
        for index in graph.families.indices { graph.families[index].root = graph.families[index].root.map(id) }
        for index in graph.controllers.indices { rename(&graph.controllers[index]) }
        for index in graph.presentations.indices { rename(&graph.presentations[index], names: &names) }
        var seen: [Name: Int] = [:]
        for index in graph.pushes.indices {
            let push = graph.pushes[index]
            graph.pushes[index] = ComparedGraph.Push(
                from: push.from.map(id), to: push.to.map(id), kind: push.kind, container: push.container.map(id),
                location: push.location, names: &names, seen: &seen)
        }
        seen = [:]
        for index in graph.moves.indices {
            let move = graph.moves[index]
            graph.moves[index] = ComparedGraph.Move(
                from: id(move.from), kind: move.kind, to: ids(move.to), after: move.after, location: move.location,
                names: &names, seen: &seen)
        }
        return graph
    }

    private func rename(_ controller: inout ComparedGraph.Controller) {
        controller.id = id(controller.id)
        controller.navigation = controller.navigation.map(id)
        controller.tabBar = controller.tabBar.map(id)
        controller.split = controller.split.map(id)
        controller.presenting = ids(controller.presenting)
        controller.presented = ids(controller.presented)
    }

    private func rename(_ presentation: inout ComparedGraph.Presentation, names: inout ComparedNames) {
        if let from = presentation.from, id(from) != from {
            presentation.id = NamedIDs.replaced(
                "\(names[from])->", by: "\(names[id(from)])->", in: presentation.id, names: &names)
        }
        presentation.from = presentation.from.map(id)
        presentation.presented = presentation.presented.map(id)
        presentation.presenters = presentation.presenters.map {
            ComparedGraph.Presenter(controller: id($0.controller), reason: $0.reason)
        }
    }
}
