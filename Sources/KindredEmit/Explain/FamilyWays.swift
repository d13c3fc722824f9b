import KindredBase
import KindredCore

/// The ways in which families come on screen.
struct FamilyWays {
    enum Way {
        case windows
        /// No window and no presentation: taken as one way.
        case nothing
        case covers(PresentationID)
        case context(PresentationID, ControllerID)
    }

    private let hierarchy: Hierarchy

    init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

    /// The windows, then the presentations in order of declaration.
    func of(_ family: FamilyID) -> [Way] {
        var ways: [Way] = hierarchy.windows(of: family).isEmpty ? [] : [.windows]
        for id in hierarchy.presentations(of: family) {
            guard hierarchy[id].usesContext, let from = hierarchy[id].from else {
                ways.append(.covers(id))
                continue
            }
            ways.append(.context(id, context(from)))
        }
        return ways.isEmpty ? [.nothing] : ways
    }

    private func context(_ from: ControllerID) -> ControllerID {
        if hierarchy[from].definesContext { return from }
        return hierarchy.ancestors(of: from).first { hierarchy[$0].definesContext } ?? hierarchy.root(of: from)
    }
}

extension FamilyWays.Way {
    func phrase(_ family: FamilyID, in hierarchy: Hierarchy) -> String {
        let name = hierarchy.label(family)
        switch self {
        case .windows:
            let windows = hierarchy.windows(of: family)
            let places = windows.map { "\(hierarchy.label($0)) (\(hierarchy.location(hierarchy.place($0))))" }
            return "\(name) is a root of \(windows.count == 1 ? "window" : "windows") \(enumeration(places, atMost: 3))"
        case .nothing:
            return "\(name) is in no window and never presented, so taken alone"
        case .covers(let id):
            return "\(name) comes by \(presentation(id, hierarchy))"
        case .context(let id, let presenter):
            let container = hierarchy.label(hierarchy[presenter].family)
            let place = hierarchy[presenter].parent == nil ? "the root of \(container)" : "inside \(container)"
            return "\(name) comes by \(presentation(id, hierarchy)), over \(hierarchy.label(presenter)), \(place)"
        }
    }

    private func presentation(_ id: PresentationID, _ hierarchy: Hierarchy) -> String {
        "\(hierarchy.name(id)) (\(hierarchy.location(hierarchy.place(id)))), \(hierarchy.stylePhrase(id))"
    }
}
