import KindredText

/// Families of screens that `show` presents where no container takes them.
extension Expander {
    /// Notes the screens that are the root of a written family: the first of each is what `show` presents.
    mutating func findFamilies(_ roots: [Int32]) {
        for (family, root) in roots.enumerated() where root >= 0 && spots[Int(root)].isPlace {
            let screen = spots[Int(root)].template
            if result.shownFamilies[screen] == nil {
                result.shownFamilies[screen] = Int32(family)
            } else if conditions != nil {
                result.furtherFamilies[screen, default: []].append(Int32(family))
            }
        }
    }

    /// Derives the family that shows a screen, if there is none.
    mutating func show(_ screen: Int32, push: Int32, from spot: Int32, where set: ConfigurationSet = .max) {
        if result.shownFamilies[screen] != nil { return }
        var needed = ConfigurationSet.max
        if let conditions {
            let caller = spots[Int(spot)]
            needed = sets[Int(push)] & caller.configurations & ~caller.unshown & conditions.all & set
            if needed == 0 { return }
        }
        guard let root = onStacks[-1, screen] else { return derive(screen, push: push, from: spot, in: needed) }
        let missing = needed & ~spots[Int(root)].configurations
        if conditions == nil || missing == 0 { return }
        result.pushers.append(Placement.Pusher(place: root, configurations: missing, pusher: spot, push: push))
        spots[Int(root)].configurations |= missing
        extend(root)
    }

    private mutating func derive(
        _ screen: Int32, push: Int32, from spot: Int32, in configurations: ConfigurationSet
    ) {
        let name = names.intern("\(names.string(result.templates[Int(screen)].name)).shown")
        let root = Int32(spots.count)
        addPlace(
            screen, at: node(ofTemplate: screen), role: .root, under: -1, family: name, pusher: spot, push: push,
            configurations: configurations)
        onStacks[-1, screen] = root
        if let reach { familyOfRoot[root] = reach.add(screen: screen, root: root) }
        derivedFamilies.append((screen: screen, root: root, name: name))
    }

    /// Returns the roots of all families: the derived ones come last, in the order in which their screens are declared.
    mutating func withDerived(_ roots: [Int32]) -> [Int32] {
        derivedFamilies.sort { $0.screen < $1.screen }
        for (index, family) in derivedFamilies.enumerated() {
            result.shownFamilies[family.screen] = Int32(roots.count + index)
            result.derivedFamilies.append(Placement.DerivedFamily(screen: family.screen, name: family.name))
        }
        return roots + derivedFamilies.map(\.root)
    }
}
