import KindredBase
import KindredCore

/// The ways in which families come on screen, and which family shows which in a context.
struct FamilyWays {
    enum Way {
        case windows
        /// No window and no presentation: taken as one way.
        case nothing
        case covers(PresentationID)
        case context(PresentationID, ControllerID)
    }

    private let hierarchy: Hierarchy
    /// By family: those that it shows in a context.
    private var shown: [[FamilyID]]

    init(_ hierarchy: Hierarchy) {
        self.hierarchy = hierarchy
        shown = Array(repeating: [], count: hierarchy.families.count)
        for presentation in hierarchy.presentations where presentation.usesContext {
            guard let from = presentation.from, let family = presentation.family else { continue }
            shown[Int(hierarchy[from].family.index)].append(family)
        }
    }

    /// The windows, then the presentations in order of declaration.
    func of(_ family: FamilyID) -> [Way] {
        var ways: [Way] = hierarchy[family].windows.isEmpty ? [] : [.windows]
        for id in hierarchy[family].presentations {
            guard hierarchy[id].usesContext, let from = hierarchy[id].from else {
                ways.append(.covers(id))
                continue
            }
            ways.append(.context(id, context(from)))
        }
        return ways.isEmpty ? [.nothing] : ways
    }

    /// Whether a request that goes on from the one family can arrive at the other.
    func leadBack(from one: FamilyID, to other: FamilyID) -> Bool {
        if one == other { return true }
        var seen: Set<FamilyID> = [other]
        var waiting = [other]
        while let family = waiting.popLast() {
            for next in shown[Int(family.index)] where seen.insert(next).inserted {
                if next == one { return true }
                waiting.append(next)
            }
        }
        return false
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
            let windows = hierarchy[family].windows
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
        "\(hierarchy[id].name) (\(hierarchy.location(hierarchy.place(id)))), \(hierarchy.stylePhrase(id))"
    }
}
