/// Places that exist in some configurations only.
///
/// A place that is written in some and pushed in others is two controllers with one path: in no configuration both exist.
extension Expander {
    /// Limits a controller to where its container and its node exist.
    func limit(_ spot: inout Spot, conditions: Conditions) {
        let location = reference(to: spot.location)
        let own = conditions.set(of: .node, number: location.node, in: location.file)
        guard spot.parent >= 0 else {
            spot.configurations &= conditions.all
            return
        }
        let parent = spots[Int(spot.parent)]
        spot.configurations &= parent.configurations & (spot.isDerived ? conditions.all : own)
        spot.unshown = parent.unshown
        spot.isTwin = spot.isTwin || parent.isTwin
        if spot.role.isColumn, parent.kind.hasColumns, hasColumnStyle(parent) {
            spot.unshown |= conditions.unshown(
                column: spot.role, compact: compactColumn(of: spot.parent, conditions: conditions))
        }
        if spot.role == .tab, nodes[Int(spot.location)].booleans[.shown] == false { spot.unshown = conditions.all }
    }

    /// Returns where a split view controller has a compact column, as far as its node says so. A screen within itself is none.
    private func compactColumn(of split: Int32, conditions: Conditions) -> ConfigurationSet {
        let node = spots[Int(split)].node
        var child = node + 1
        while child < nodes[Int(node)].end {
            if nodes[Int(child)].role == .compact {
                let screen = screens[Int(child)]
                if screen >= 0, ring(of: screen, under: split) != nil { return 0 }
                let place = reference(to: child)
                return conditions.set(of: .node, number: place.node, in: place.file)
            }
            child = nodes[Int(child)].end
        }
        return 0
    }

    private func hasColumnStyle(_ spot: Spot) -> Bool {
        let place = reference(to: spot.node)
        return documents[Int(place.file)].declared.details(of: nodes[Int(spot.node)]).splitStyle != .unspecified
    }

    /// Notes where a screen is on a stack.
    mutating func cover(_ screen: Int32, with spot: Int32, on stack: Int32) {
        let before = covered[stack, screen] ?? 0
        covered[stack, screen] = before | Int32(spots[Int(spot)].configurations)
        if spots[Int(spot)].isDerived { extensible[stack, screen] = spot }
    }

    /// Returns where a push would put a screen on a stack that hasn't got it there. A place that was derived before is extended
    /// instead.
    mutating func lacking(
        _ screen: Int32, on stack: Int32, push: Int32, from spot: Int32, where set: ConfigurationSet
    ) -> ConfigurationSet {
        if onStacks[stack, screen] == -1 { return 0 }
        let (caller, target) = (spots[Int(spot)], spots[Int(stack)])
        let declared = sets[Int(push)]
        let needed =
            declared & set & caller.configurations & ~caller.unshown & target.configurations & ~target.unshown
        let missing = needed & ~ConfigurationSet(truncatingIfNeeded: covered[stack, screen] ?? 0)
        guard missing != 0, let derived = extensible[stack, screen] else { return missing }
        result.pushers.append(
            Placement.Pusher(place: derived, configurations: missing, pusher: spot, push: push))
        spots[Int(derived)].configurations |= missing
        cover(screen, with: derived, on: stack)
        extend(derived)
        return 0
    }

    /// Extends what is in a place to where that exists now, and follows what it pushes again.
    mutating func extend(_ spot: Int32) {
        extended.append(spot)
        var waiting = [spots[Int(spot)].firstChild]
        while let next = waiting.popLast() {
            guard next >= 0, let conditions else { continue }
            let child = spots[Int(next)]
            let place = reference(to: child.location)
            let own = conditions.set(of: .node, number: place.node, in: place.file)
            spots[Int(next)].configurations = spots[Int(child.parent)].configurations & own
            if child.role == .stack, child.isPlace { cover(child.template, with: next, on: child.parent) }
            extended.append(next)
            waiting += [child.next, child.firstChild]
        }
    }
}
