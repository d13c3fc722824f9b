import KindredDiff

/// The differences, and the controllers next to them, as a graph to draw.
struct DifferenceDrawing {
    enum State: String, CaseIterable {
        case same, added, removed, moved, changed
    }

    enum Relation { case contains, presents, pushes }

    struct Node {
        let id: String
        let family: String
        let state: State
    }

    struct Edge {
        let from: Int
        let to: Int
        let relation: Relation
        let state: State
    }

    /// The nodes in the order of the new graph, then those that were removed.
    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    private var numbers: [Name: Int] = [:]

    init(difference: GraphDifference) {
        let states = Self.states(difference)
        for graph in [difference.new, difference.old] {
            for controller in graph.graph.controllers where numbers[controller.id] == nil {
                guard let state = states[controller.id] else { continue }
                numbers[controller.id] = nodes.count
                nodes.append(
                    Node(
                        id: difference.names[controller.id], family: difference.names[controller.family], state: state))
            }
        }
        addContainment(difference)
        addPresentations(difference)
        addPushes(difference)
    }

    /// The states of the controllers to be drawn.
    private static func states(_ difference: GraphDifference) -> [Name: State] {
        var states: [Name: State] = [:]
        for change in difference.changed where change.element.kind == .controller && change.causes.isEmpty {
            states[change.element.id] = .changed
        }
        for move in difference.moved { states[move.id] = .moved }
        for element in difference.added where element.kind == .controller { states[element.id] = .added }
        for element in difference.removed where element.kind == .controller { states[element.id] = .removed }
        var near: [Name] = []
        for graph in [difference.old, difference.new] {
            near += states.keys.compactMap { graph.controller($0) }.compactMap { graph.parent(of: $0) }
        }
        for (ends, _) in presentations(difference) { near += ends.presenters + [ends.root] }
        for (push, _) in pushes(difference) { near += [push.from, push.to].compactMap(\.self) }
        for id in near where states[id] == nil { states[id] = .same }
        return states
    }

    private mutating func addContainment(_ difference: GraphDifference) {
        for (graph, isOld) in [(difference.old, true), (difference.new, false)] {
            for index in graph.graph.controllers.indices {
                guard let parent = graph.parent(of: Int32(index)), let from = numbers[parent],
                    let to = numbers[graph[Int32(index)].id]
                else { continue }
                let other = isOld ? difference.new : difference.old
                let isSame = other.controller(graph[Int32(index)].id).map { other.parent(of: $0) == parent } ?? false
                if isSame, isOld { continue }
                edges.append(
                    Edge(from: from, to: to, relation: .contains, state: isSame ? .same : isOld ? .removed : .added))
            }
        }
    }

    private typealias Ends = (presenters: [Name], root: Name)

    /// The presentations with those presenters that present in one graph only.
    private static func presentations(_ difference: GraphDifference) -> [(Ends, State)] {
        var found: [(Ends, State)] = []
        func add(_ graph: GraphIndex, _ elements: [GraphDifference.Element], _ state: State) {
            let ids = Set(elements.filter { $0.kind == .presentation }.map(\.id))
            for made in graph.graph.presentations where ids.contains(made.id) {
                if let root = made.presented { found.append(((made.presenters.map(\.controller), root), state)) }
            }
        }
        add(difference.old, difference.removed, .removed)
        add(difference.new, difference.added, .added)
        let roots = Dictionary(
            difference.new.graph.presentations.map { ($0.id, $0.presented) }, uniquingKeysWith: { one, _ in one })
        for change in difference.changed where change.relation == .presenters {
            guard case .presenters(let old) = change.old, case .presenters(let new) = change.new,
                let root = roots[change.element.id].flatMap(\.self)
            else { continue }
            let (before, after) = (old.map(\.controller), new.map(\.controller))
            found.append(((before.filter { !after.contains($0) }, root), .removed))
            found.append(((after.filter { !before.contains($0) }, root), .changed))
        }
        return found
    }

    private mutating func addPresentations(_ difference: GraphDifference) {
        for (ends, state) in Self.presentations(difference) {
            for presenter in ends.presenters {
                guard let from = numbers[presenter], let to = numbers[ends.root] else { continue }
                edges.append(Edge(from: from, to: to, relation: .presents, state: state))
            }
        }
    }

    private static func pushes(_ difference: GraphDifference) -> [(ComparedGraph.Push, State)] {
        let switched = difference.changed.filter { $0.relation == .kind }.map(\.element)
        let sides = [
            (difference.old, difference.removed, State.removed), (difference.new, difference.added, .added),
            (difference.new, switched, .changed),
        ]
        return sides.flatMap { graph, elements, state in
            let ids = Set(elements.filter { $0.kind == .push }.map(\.id))
            return graph.graph.pushes.filter { ids.contains($0.id) }.map { ($0, state) }
        }
    }

    private mutating func addPushes(_ difference: GraphDifference) {
        for (push, state) in Self.pushes(difference) {
            guard let from = push.from.flatMap({ numbers[$0] }), let to = push.to.flatMap({ numbers[$0] }) else {
                continue
            }
            edges.append(Edge(from: from, to: to, relation: .pushes, state: state))
        }
    }

    /// The nodes by family; families come in the order of their first node.
    var families: [(id: String, nodes: [Int])] {
        var numbers: [String: Int] = [:]
        var families: [(id: String, nodes: [Int])] = []
        for (index, node) in nodes.enumerated() {
            if let number = numbers[node.family] {
                families[number].nodes.append(index)
            } else {
                numbers[node.family] = families.count
                families.append((node.family, [index]))
            }
        }
        return families
    }
}

extension DifferenceDrawing.State {
    /// The colours of boxes and lines.
    var colors: (fill: String, line: String) {
        switch self {
        case .same: ("#f7f9fb", "#77838f")
        case .added: ("#dff5e6", "#1f7a45")
        case .removed: ("#fde4e1", "#b3261e")
        case .moved: ("#e4eefb", "#1d4b86")
        case .changed: ("#fcf1d9", "#8a5300")
        }
    }
}
