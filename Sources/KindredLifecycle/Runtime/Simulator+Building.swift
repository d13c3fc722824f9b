import KindredGraph

/// The life of instances: they come to be, load their views, and are released.
extension Simulator {
    // MARK: Building

    /// Builds a controller and its initial members, from the inner to the outer.
    mutating func build(_ id: ControllerID) {
        guard !world[id].isBuilt, !isOver else { return }
        world[id].isBuilt = true
        let members = initialMembers(of: id)
        for member in members { build(member) }
        switch world.shows(id) {
        case .top:
            addMembers(members, to: id, facts: .stackMoves, lastWaits: true)
            world[id].members = members.filter { world[$0].parent == id }
            for member in world[id].members { world[member].stack = id }
        case .selection:
            let selected = isFirst(id) ? arrangement.selected[id] : nil
            world[id].selected = selected ?? members.first(where: graph.isShown) ?? members.first
            addMembers(members, to: id, facts: .tabMoves)
        case .columns: addMembers(members, to: id, facts: .columnMoves)
        case .pages, .subviews: return
        }
        world[id].displayed = world.target(of: id)
    }

    private func initialMembers(of id: ControllerID) -> [ControllerID] {
        let declared = graph.children(of: id)
        switch world.shows(id) {
        case .top: return (isFirst(id) ? listed(arrangement.stacks[id]) : nil) ?? Array(declared.prefix(1))
        case .selection, .columns: return Array(declared)
        case .pages, .subviews: return []
        }
    }

    /// Whether `start` applies to this instance: later ones use the defaults.
    private func isFirst(_ id: ControllerID) -> Bool { world[id].generation == 0 }

    /// The members that the scenario's start gives a container.
    private func listed(_ members: Range<Int32>?) -> [ControllerID]? { members.map { script.ids(in: $0) } }

    private mutating func addMembers(
        _ members: [ControllerID], to id: ControllerID, facts: FactSet, lastWaits: Bool = false
    ) {
        let silent = isSilent
        if isBuildingSilent { isSilent = true }
        // Calls by hand may have added the container to a controller that is to be its member.
        let top = world.topmost(of: id)
        for (position, member) in members.enumerated() where world[member].parent == nil && member != top {
            world.append(member, to: id)
            send(.willMove, to: member, argument: id, cause: .container(id), facts: facts)
            if lastWaits, position == members.count - 1 {
                world[member].owesDidMove = true
            } else {
                send(.didMove, to: member, argument: id, cause: .container(id), facts: facts)
            }
        }
        isSilent = silent
    }

    // MARK: Loading

    /// Loads the views of a controller and of the children that it shows, outermost first.
    mutating func loadShown(_ id: ControllerID) {
        guard enter() else { return }
        load(id, cause: .step)
        for child in world.shown(in: id) { loadShown(child) }
        depth -= 1
    }

    mutating func load(_ id: ControllerID, cause: Event.Cause) {
        guard !isOver, !world[id].isLoaded else { return }
        build(id)
        world[id].isLoaded = true
        send(.viewDidLoad, to: id, cause: world[id].parent.map { .container($0) } ?? cause, facts: .load)
        addDefaultChildren(to: id)
    }

    private mutating func addDefaultChildren(to id: ControllerID) {
        switch world.shows(id) {
        case .subviews:
            let hasHook = !hooks.hooks(of: id, callback: .viewDidLoad).isEmpty
            let children = listed(arrangement.children[id]) ?? (hasHook ? [] : Array(graph.children(of: id)))
            for child in children where !isOver && mayJoin(child, parent: id) { addInViewDidLoad(child, to: id) }
        case .pages where world[id].members.isEmpty:
            let pages =
                (isFirst(id) ? listed(arrangement.pages[id]) : nil) ?? Array(graph.children(of: id).prefix(1))
            setStartPages(pages, of: id)
        default: break
        }
    }

    private func mayJoin(_ child: ControllerID, parent: ControllerID) -> Bool {
        world[child].parent == nil && world[child].presenting == nil && world.topmost(of: parent) != child
    }

    /// Adds a child in the right order: addChild, addSubview, didMove.
    private mutating func addInViewDidLoad(_ child: ControllerID, to id: ControllerID) {
        build(child)
        guard mayJoin(child, parent: id) else { return }
        world.append(child, to: id)
        send(.willMove, to: child, argument: id, cause: .container(id), facts: .addChild)
        load(child, cause: .container(id))
        world.put(child, into: id)
        send(.didMove, to: child, argument: id, cause: .container(id), facts: .addChild)
    }

    // MARK: Releasing

    /// Releases a controller: the next one with its id is new. Retained and presenting controllers stay, with everything that
    /// they contain.
    mutating func release(_ id: ControllerID) {
        var rest = [id]
        while let next = rest.popLast() {
            if world[next].isRetained || world[next].presented != nil || world[next].parent != nil { continue }
            let children = world.children(of: next)
            let generation = world[next].generation
            for child in children { world.unlink(child) }
            let born = world[next].born
            world[next] = Instance()
            world[next].generation = generation &+ 1
            world[next].born = born
            for child in children {
                world[child].stack = nil
                rest.append(child)
            }
        }
    }
}

extension Script {
    func ids(in list: Range<Int32>) -> [ControllerID] {
        let range = Int(list.lowerBound)..<Int(list.upperBound)
        return range.upperBound <= lists.count ? Array(lists[range]) : []
    }
}
