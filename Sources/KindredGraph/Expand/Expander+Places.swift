import KindredText
import KindredYAML

/// Controllers as they are written, with everything that screens contain.
extension Expander {
    /// Adds what a node makes and all in it; nothing if it is a place that can't be.
    ///
    /// - Parameter family: The name of the family, for its root.
    mutating func addNode(_ node: Int32, under parent: Int32, family: Int32 = -1) {
        if result.excess != nil || screens[Int(node)] == -2 { return }
        let screen = screens[Int(node)]
        if screen < 0 { return addWritten(node, under: parent) }
        guard let ring = ring(of: screen, under: parent) else {
            addPlace(screen, at: node, role: nodes[Int(node)].role, under: parent, family: family)
            return
        }
        if ring == .push { omit(.within, screen: screen, controller: parent, node: node) }
    }

    private mutating func addWritten(_ node: Int32, under parent: Int32) {
        let kind = nodes[Int(node)].kind
        let container = container(of: kind, at: node, role: nodes[Int(node)].role, under: parent, declared: node)
        let place = parent < 0 ? -1 : spots[Int(parent)].place
        let spot = append(
            Spot(
                node: node, location: node, name: name(of: node, in: place), template: templates[Int(node)],
                place: place, parent: container.parent, kind: kind, role: container.role))
        addChildren(of: node, under: spot)
    }

    /// Adds a place with all in it. A second one of that name in its container is reported and left out.
    @discardableResult
    mutating func addPlace(
        _ screen: Int32, at node: Int32, role: Role, under parent: Int32, family: Int32 = -1, pusher: Int32 = -1,
        push: Int32 = -1, configurations: ConfigurationSet = .max
    ) -> Bool {
        let declared = self.node(ofTemplate: screen)
        let kind = nodes[Int(declared)].kind
        let container = container(of: kind, at: node, role: role, under: parent, declared: declared)
        let base = container.parent < 0 ? family : spots[Int(container.parent)].name
        let name = path(base, last: alias(of: node) ?? result.templates[Int(screen)].name, at: node)
        let isTwin = push >= 0 && conditions != nil && onStacks[container.parent, screen] != nil
        if !isTwin, name >= 0, let other = spot(named: name), spots[Int(other)].parent == container.parent,
            parent >= 0
        {
            result.duplicates.append(
                Placement.Duplicate(
                    name: name, second: reference(to: node), first: reference(to: spots[Int(other)].location),
                    isBare: false, screen: push < 0 ? screen : spots[Int(other)].template))
            return false
        }
        let spot = append(
            Spot(
                node: declared, location: node, name: name, template: screen, place: Int32(spots.count),
                parent: container.parent, kind: kind, role: container.role, isPlace: true, isDerived: push >= 0,
                configurations: configurations, isTwin: isTwin, pusher: pusher, push: push))
        if container.role == .stack { onStacks[container.parent, screen] = spot }
        if container.role == .stack, conditions != nil { cover(screen, with: spot, on: container.parent) }
        addChildren(of: declared, under: spot)
        return true
    }

    private mutating func addChildren(of node: Int32, under parent: Int32) {
        var child = node + 1
        let end = nodes[Int(node)].end
        while child < end, result.excess == nil {
            addNode(child, under: parent)
            child = nodes[Int(child)].end
        }
    }

    /// Returns the container for a controller: the navigation controller that UIKit inserts around it in a column, if it does.
    private mutating func container(
        of kind: Kind, at node: Int32, role: Role, under parent: Int32, declared: Int32
    ) -> (parent: Int32, role: Role) {
        guard parent >= 0, role.isColumn, kind.isWrapped(in: role), wrapsColumns(spots[Int(parent)]) else {
            return (parent, role)
        }
        let split = spots[Int(parent)]
        let name = implicitName(of: split.name, column: role)
        let spot = append(
            Spot(
                node: declared, location: node, name: name, template: -1, place: split.place, parent: parent,
                kind: .navigation, role: role, isImplicit: true))
        return (spot, .stack)
    }

    private func wrapsColumns(_ spot: Spot) -> Bool {
        guard spot.kind.hasColumns else { return false }
        let reference = reference(to: spot.node)
        return documents[Int(reference.file)].declared.details(of: nodes[Int(spot.node)]).splitStyle != .unspecified
    }

    /// Adds one controller; its children follow.
    private mutating func append(_ spot: Spot) -> Int32 {
        let number = Int32(spots.count)
        var spot = spot
        let parent = spot.parent
        if parent >= 0 {
            (spot.navigation, spot.split) = (spots[Int(parent)].navigation, spots[Int(parent)].split)
            spot.level = spots[Int(parent)].level + 1
        }
        if let conditions { limit(&spot, conditions: conditions) }
        if spot.kind == .navigation { spot.navigation = number }
        if spot.kind == .split { spot.split = number }
        spots.append(spot)
        if parent >= 0 { attach(number, to: Int(parent), isDerived: spot.isDerived) }
        if spot.name >= 0 { claim(spot.name, spot: number) }
        if spot.place >= 0 {
            controllersOfScreens += 1
            if controllersOfScreens > Self.maximumControllers { exceed(.controllers, at: spot.location) }
            if spot.level >= Self.maximumLevels { exceed(.levels, at: spot.location) }
        }
        return number
    }

    private mutating func attach(_ number: Int32, to parent: Int, isDerived: Bool) {
        if isDerived {
            spots[Int(number)].next = spots[parent].firstDerived
            spots[parent].firstDerived = number
        } else if spots[parent].lastChild < 0 {
            spots[parent].firstChild = number
            spots[parent].lastChild = number
        } else {
            spots[Int(spots[parent].lastChild)].next = number
            spots[parent].lastChild = number
        }
    }

    // MARK: Rings

    enum Ring {
        /// A ring of containment alone, or one with a push on the way.
        case containment, push
    }

    /// Returns how a screen would be within itself if it were placed there; nil if it wouldn't.
    func ring(of screen: Int32, under parent: Int32) -> Ring? {
        var place = parent < 0 ? -1 : spots[Int(parent)].place
        var ring = Ring.containment
        while place >= 0 {
            let spot = spots[Int(place)]
            if spot.template == screen { return ring }
            if spot.isDerived { ring = .push }
            place = spot.parent < 0 ? -1 : spots[Int(spot.parent)].place
        }
        return nil
    }

    mutating func omit(
        _ reason: Placement.Omission.Reason, screen: Int32, controller: Int32, push: Int32 = -1, node: Int32
    ) {
        result.omissions.append(
            Placement.Omission(
                reason: reason, screen: screen, controller: controller, push: push, node: reference(to: node)))
    }

    // MARK: Names

    func node(ofTemplate template: Int32) -> Int32 {
        let reference = result.templates[Int(template)].node
        return bases[Int(reference.file)] + reference.node
    }

    func spot(named name: Int32) -> Int32? {
        Int(name) < spotsByName.count && spotsByName[Int(name)] >= 0 ? spotsByName[Int(name)] : nil
    }

    private mutating func claim(_ name: Int32, spot: Int32) {
        if spotsByName.count <= Int(name) {
            spotsByName += repeatElement(-1, count: Int(name) + 64 - spotsByName.count)
        }
        if spotsByName[Int(name)] < 0 { spotsByName[Int(name)] = spot }
    }

    /// The name of a place under `as`.
    private mutating func alias(of node: Int32) -> Int32? {
        guard nodes[Int(node)].flags.contains(.isPlace) else { return nil }
        let document = documents[Int(reference(to: node).file)]
        let alias = document.declared.rareDetails(of: nodes[Int(node)]).alias
        return alias.isAbsent ? nil : names.intern(document.declared.texts.string(alias))
    }

    /// The id of a written node, or the path of one in a screen.
    private mutating func name(of node: Int32, in place: Int32) -> Int32 {
        if isDuplicate[Int(node)] { return -1 }
        let name = nodeNames[Int(node)]
        return place < 0 ? name : path(spots[Int(place)].name, last: name, at: node)
    }

    private mutating func path(_ base: Int32, last: Int32, at node: Int32) -> Int32 {
        guard base >= 0, last >= 0 else { return -1 }
        pathBytes.removeAll(keepingCapacity: true)
        names.withBytes(of: base) { pathBytes.append(contentsOf: $0) }
        pathBytes.append(0x2F)
        names.withBytes(of: last) { pathBytes.append(contentsOf: $0) }
        if pathBytes.count > Self.maximumPath { exceed(.path, at: node) }
        return pathBytes.withUnsafeBytes { names.intern($0) }
    }

    private mutating func implicitName(of split: Int32, column: Role) -> Int32 {
        split < 0 ? -1 : names.intern("\(names.string(split)).\(column.rawValue)")
    }
}
