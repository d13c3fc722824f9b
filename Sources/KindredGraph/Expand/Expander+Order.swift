/// All controllers in preorder.
extension Expander {
    /// - Parameter roots: The root of each family, or -1.
    mutating func putInOrder(_ roots: [Int32]) {
        result.nodes.reserveCapacity(spots.count)
        var indices = Array(repeating: Int32(-1), count: spots.count)
        for root in roots {
            let first = Int32(result.nodes.count)
            if root >= 0 { put(root, indices: &indices) }
            result.families.append(first..<Int32(result.nodes.count))
        }
        for index in result.nodes.indices where result.nodes[index].origin.pusher >= 0 {
            let pusher = result.nodes[index].origin.pusher
            result.nodes[index].origin.pusher = indices[Int(pusher)]
        }
        for index in result.pushers.indices {
            result.pushers[index].place = indices[Int(result.pushers[index].place)]
            result.pushers[index].pusher = indices[Int(result.pushers[index].pusher)]
        }
        for index in result.omissions.indices {
            result.omissions[index].controller = indices[Int(result.omissions[index].controller)]
        }
    }

    private mutating func put(_ number: Int32, indices: inout [Int32]) {
        let spot = spots[Int(number)]
        let index = result.nodes.count
        indices[Int(number)] = Int32(index)
        result.nodes.append(placed(spot))
        var child = spot.firstChild
        while child >= 0 {
            put(child, indices: &indices)
            child = spots[Int(child)].next
        }
        for child in derived(on: spot) { put(child, indices: &indices) }
        result.nodes[index].end = Int32(result.nodes.count)
    }

    private func placed(_ spot: Spot) -> PlacedNode {
        PlacedNode(
            declaration: reference(to: spot.node), name: spot.name, kind: spot.kind, role: spot.role,
            isImplicit: spot.isImplicit, configurations: spot.configurations, unshown: spot.unshown,
            isTwin: spot.isTwin,
            origin: PlaceOrigin(
                location: reference(to: spot.location), template: spot.template, isPlace: spot.isPlace,
                isDerived: spot.isDerived, pusher: spot.pusher, push: spot.push))
    }

    /// The derived places on a stack, in the order in which their screens are declared.
    private func derived(on spot: Spot) -> [Int32] {
        if spot.firstDerived < 0 { return [] }
        var derived: [(template: Int32, number: Int32)] = []
        var next = spot.firstDerived
        while next >= 0 {
            derived.append((spots[Int(next)].template, next))
            next = spots[Int(next)].next
        }
        // Closures would copy everything here.
        derived.sort { $0.template < $1.template }
        return derived.map(\.number)
    }
}
