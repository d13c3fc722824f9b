/// The names of ids in a graph: of controllers, and of presentations and pushes between them.
struct NamedIDs {
    private var controllers: [Name: Name] = [:]
    private var presentations: [Name: Name] = [:]
    private var pushes: [Name: Name] = [:]
    private var moves: [Name: Name] = [:]

    /// Makes the names of two graphs in which the same place has the same id.
    init(graphs: [ComparedGraph], names: inout ComparedNames) {
        for graph in graphs { for controller in graph.controllers { controllers[controller.id] = controller.name } }
        for graph in graphs {
            // Most are in both graphs.
            for made in graph.presentations where presentations[made.id] == nil {
                guard let from = made.from, name(from) != from else { continue }
                let (start, named) = ("\(names[from])->", "\(names[name(from)])->")
                presentations[made.id] = Self.replaced(start, by: named, in: made.id, names: &names)
            }
        }
        for graph in graphs {
            addPushes(of: graph, names: &names)
            for move in graph.moves where moves[move.id] == nil {
                moves[move.id] = names.moveID(name(move.from), kind: move.kind, count: move.count)
            }
        }
    }

    /// The ends and the kind of a push, and how many are the same up to it: what its id is made of.
    private struct PushKey: Hashable {
        let from: Name?
        let to: Name?
        let kind: Name
        let count: Int
    }

    private mutating func addPushes(of graph: ComparedGraph, names: inout ComparedNames) {
        var known: [PushKey: Name] = [:]
        // Most are in both graphs.
        for push in graph.pushes where pushes[push.id] == nil {
            let (from, to) = (push.from.map(name), push.to.map(name))
            let key = PushKey(from: from, to: to, kind: push.kind, count: push.count)
            let id = known[key] ?? names.pushID(from, to: to, kind: push.kind, count: push.count)
            known[key] = id
            pushes[push.id] = id
        }
    }

    /// Returns an id with another beginning; the same id if it begins otherwise.
    static func replaced(_ start: String, by name: String, in id: Name, names: inout ComparedNames) -> Name {
        if start == name { return id }
        let text = names[id].utf8
        guard text.starts(with: start.utf8) else { return id }
        return names.intern(name + String(decoding: text.dropFirst(start.utf8.count), as: UTF8.self))
    }

    func name(_ controller: Name) -> Name { controllers[controller] ?? controller }
    func names(_ list: [Name]) -> [Name] { ComparedGraph.unique(list.map(name)) }

    func element(_ element: GraphDifference.Element) -> GraphDifference.Element {
        let id =
            switch element.kind {
            case .controller: name(element.id)
            case .presentation: presentations[element.id] ?? element.id
            case .push: pushes[element.id] ?? element.id
            case .move: moves[element.id] ?? element.id
            case .window, .family: element.id
            }
        return GraphDifference.Element(kind: element.kind, id: id)
    }

    func slot(_ slot: GraphDifference.Slot) -> GraphDifference.Slot {
        GraphDifference.Slot(parent: slot.parent.map(name), role: slot.role, family: slot.family)
    }

    /// The value of a relation with names for the ids of controllers.
    func value(_ value: ComparedValue, of relation: ComparedRelation) -> ComparedValue {
        guard relation.isOfControllers else { return value }
        switch value {
        case .none, .flag: return value
        case .text(let id): return .text(name(id))
        case .list(let ids): return .list(names(ids))
        case .presenters(let all): return .presenters(presenters(all))
        }
    }

    func presenters(_ all: [ComparedGraph.Presenter]) -> [ComparedGraph.Presenter] {
        ComparedGraph.unique(
            all.map { ComparedGraph.Presenter(controller: name($0.controller), reason: $0.reason) })
    }

    // MARK: Graphs

    /// Returns the graph of names: each is its first place; a presentation has the presenters of all that share its name.
    func graph(of graph: ComparedGraph) -> ComparedGraph {
        var named = ComparedGraph()
        named.windows = graph.windows
        named.families = graph.families
        for index in named.windows.indices { named.windows[index].roots = names(named.windows[index].roots) }
        for index in named.families.indices { named.families[index].root = named.families[index].root.map(name) }
        var numbers: [Name: Int32] = [:]
        for controller in graph.controllers where numbers[controller.name] == nil {
            numbers[controller.name] = Int32(named.controllers.count)
            // The first place of its container's name comes before it.
            let parent = controller.parent < 0 ? nil : numbers[graph.controllers[Int(controller.parent)].name]
            named.controllers.append(self.controller(controller, parent: parent ?? -1))
        }
        var known: [Name: Int] = [:]
        for made in graph.presentations {
            let presentation = presentation(made)
            guard let number = known[presentation.id] else {
                known[presentation.id] = named.presentations.count
                named.presentations.append(presentation)
                continue
            }
            let presenters = named.presentations[number].presenters + presentation.presenters
            named.presentations[number].presenters = ComparedGraph.unique(presenters)
        }
        var pushed: Set<Name> = []
        named.pushes = graph.pushes.map(push).filter { pushed.insert($0.id).inserted }
        var moved: [Name: Int] = [:]
        for made in graph.moves {
            var move = made
            (move.id, move.from, move.to) = (moves[made.id] ?? made.id, name(made.from), names(made.to))
            if let number = moved[move.id] {
                named.moves[number].to = ComparedGraph.unique(named.moves[number].to + move.to)
            } else {
                moved[move.id] = named.moves.count
                named.moves.append(move)
            }
        }
        return named
    }

    private func controller(
        _ controller: ComparedGraph.Controller, parent: Int32
    ) -> ComparedGraph.Controller {
        var named = controller
        (named.id, named.parent) = (controller.name, parent)
        named.navigation = controller.navigation.map(name)
        named.tabBar = controller.tabBar.map(name)
        named.split = controller.split.map(name)
        (named.presenting, named.presented) = (names(controller.presenting), names(controller.presented))
        return named
    }

    private func presentation(_ made: ComparedGraph.Presentation) -> ComparedGraph.Presentation {
        var named = made
        named.id = presentations[made.id] ?? made.id
        (named.from, named.presented) = (made.from.map(name), made.presented.map(name))
        named.presenters = presenters(made.presenters)
        return named
    }

    private func push(_ push: ComparedGraph.Push) -> ComparedGraph.Push {
        var named = push
        named.id = pushes[push.id] ?? push.id
        (named.from, named.to) = (push.from.map(name), push.to.map(name))
        named.container = push.container.map(name)
        return named
    }
}

extension ComparedGraph {
    /// The elements of a list, each once.
    package static func unique<Element: Hashable>(_ list: [Element]) -> [Element] {
        if list.count < 2 { return list }
        var seen: Set<Element> = []
        return list.filter { seen.insert($0).inserted }
    }
}

extension NamedIDs {
    /// The ids that each name stands for, in the old and in the new graph.
    typealias Both = (old: [GraphDifference.Element: [Name]], new: [GraphDifference.Element: [Name]])

    /// The ids that each name stands for in a graph.
    func all(in graph: ComparedGraph) -> [GraphDifference.Element: [Name]] {
        var ids: [GraphDifference.Element: [Name]] = [:]
        func add(_ kind: GraphDifference.Kind, _ id: Name) {
            ids[element(GraphDifference.Element(kind: kind, id: id)), default: []].append(id)
        }
        for controller in graph.controllers { add(.controller, controller.id) }
        for made in graph.presentations { add(.presentation, made.id) }
        for push in graph.pushes { add(.push, push.id) }
        for move in graph.moves { add(.move, move.id) }
        return ids
    }
}
