/// Finds the links by which scenes contain themselves: those that are left out.
struct ContainmentRings: Sendable {
    private enum Mark { case unseen, open, done }

    private var marks: [Mark]
    /// The links that are left out, by number.
    private(set) var closing: Set<Int32> = []

    init(graph: SceneGraph) {
        marks = graph.scenes.map { _ in .unseen }
    }

    /// Looks at all that a scene contains.
    ///
    /// - Returns: The new links that lead back to a scene that contains their source, with that source.
    mutating func search(from scene: Int32, graph: SceneGraph) -> [(source: Int32, link: Int32)] {
        if marks[Int(scene)] != .unseen { return [] }
        var found: [(Int32, Int32)] = []
        var open = [(scene: scene, rest: graph.scenes[Int(scene)].links)]
        marks[Int(scene)] = .open
        while let (scene, rest) = open.last {
            guard let number = rest.first else {
                marks[Int(scene)] = .done
                open.removeLast()
                continue
            }
            open[open.count - 1].rest = rest.dropFirst()
            let link = graph.links[Int(number)]
            if !link.isChild { continue }
            switch marks[Int(link.target)] {
            case .done: continue
            case .open:
                found.append((scene, number))
                closing.insert(number)
            case .unseen:
                marks[Int(link.target)] = .open
                open.append((link.target, graph.scenes[Int(link.target)].links))
            }
        }
        return found
    }
}
