/// Places that pushes need.
extension Expander {
    /// Follows the pushes of all controllers, also of those that it adds, until nothing is new.
    mutating func derive() {
        var next = 0
        while result.excess == nil {
            if next < spots.count {
                follow(from: Int32(next))
                next += 1
            } else if let spot = extended.popLast() {
                isExtending = true
                follow(from: spot)
                isExtending = false
            } else if let family = reach?.next() {
                visit(family: family, root: reach?.roots[Int(family)] ?? -1)
            } else {
                break
            }
        }
    }

    /// Follows the pushes of one controller: those of its path, and those of what it is a place of.
    private mutating func follow(from spot: Int32) {
        let (name, template) = (spots[Int(spot)].name, spots[Int(spot)].template)
        let templateName = template < 0 ? -1 : result.templates[Int(template)].name
        follow(from: spot, name: name)
        if templateName != name { follow(from: spot, name: templateName) }
        if reach != nil { visit(spot) }
    }

    /// Follows what the owner of a name pushes.
    private mutating func follow(from spot: Int32, name: Int32) {
        guard name >= 0, Int(name) < linkCounts.count else { return }
        if spots[Int(spot)].place >= 0, !isExtending {
            links += Int(linkCounts[Int(name)])
            if links > Self.maximumLinks { return exceed(.links, at: spots[Int(spot)].location) }
        }
        for push in outgoing[name] where result.excess == nil { follow(push, from: spot) }
    }

    private mutating func follow(_ push: Int32, from spot: Int32) {
        let (kind, screen) = (pushes[Int(push)].kind, pushes[Int(push)].screen)
        if kind == .show, spots[Int(spot)].isBare {
            return show(screen, push: push, from: spot)
        }
        if let stack = stack(for: kind, screen: screen, from: spots[Int(spot)]) { add(push, from: spot, to: stack) }
    }

    /// Follows a push of whatever is on top.
    mutating func followAny(_ push: Int32, onto stack: Int32, where set: ConfigurationSet) {
        add(push, from: stack, to: stack, where: set)
    }

    private mutating func add(
        _ push: Int32, from spot: Int32, to stack: Int32, where set: ConfigurationSet = .max
    ) {
        let screen = pushes[Int(push)].screen
        var missing = ConfigurationSet.max
        if conditions == nil {
            if onStacks[stack, screen] != nil { return }
        } else {
            missing = lacking(screen, on: stack, push: push, from: spot, where: set)
            if missing == 0 { return }
        }
        let node = node(ofTemplate: screen)
        if nodes[Int(node)].kind == .navigation || nodes[Int(node)].kind == .split {
            if isExtending { return }
            return omit(.container, screen: screen, controller: spot, push: push, node: node)
        }
        if isClosed(spots[Int(stack)]) { return }
        if ring(of: screen, under: stack) != nil {
            onStacks[stack, screen] = -1
            return omit(.within, screen: screen, controller: spot, push: push, node: node)
        }
        if !addPlace(
            screen, at: node, role: .stack, under: stack, pusher: spot, push: push, configurations: missing)
        {
            onStacks[stack, screen] = -1
        }
    }

    private func isClosed(_ stack: Spot) -> Bool {
        !stack.isImplicit && nodes[Int(stack.node)].booleans[.closed] == true
    }

    /// The navigation controller where a push puts a screen; nil if there is none or the screen itself is the column.
    private func stack(for kind: PushKind, screen: Int32, from spot: Spot) -> Int32? {
        switch kind {
        case .push: return spot.navigation < 0 ? nil : spot.navigation
        // What is further in comes later.
        case .show: return spot.navigation > spot.split ? spot.navigation : nil
        case .showDetail:
            if spot.split < 0 { return nil }
            var column = spots[Int(spot.split)].firstChild
            while column >= 0, spots[Int(column)].role != .secondary { column = spots[Int(column)].next }
            guard column >= 0, spots[Int(column)].kind == .navigation, spots[Int(column)].template != screen else {
                return nil
            }
            return column
        }
    }
}
