import KindredYAML

/// The controllers that `from: any` means (R111).
package final class AnyCallers: Sendable {
    /// Whether each family is one of theirs.
    package let families: [Bool]
    /// The controllers on top, in order.
    package let tops: [ControllerID]
    /// The first of those on top for each family and context, and of those that `show` lets present: what others present has the same
    /// presenters.
    let requests: [ControllerID]

    init(graph: borrowing LinkedGraph, families: [Bool]) {
        self.families = families
        let unshown = graph.unshown
        let sets = TopSets(
            controllers: graph.controllers, families: families.map { $0 ? 1 : 0 },
            calling: { unshown.isEmpty || !unshown[$0] ? 1 : 0 })
        tops = sets.tops.indices.filter { sets.tops[$0] != 0 }.map { ControllerID(index: Int32($0)) }
        var known: Set<[Int32]> = []
        requests = tops.filter { top in
            var context: ControllerID? = top
            while let id = context, !graph[id].definesContext { context = graph[id].parent }
            let isBare: Int32 = graph.showing(top) == nil ? 1 : 0
            return known.insert([graph[top].family.index, context?.index ?? -1, isBare]).inserted
        }
    }

    init(families: [Bool], tops: [ControllerID]) { (self.families, self.tops, requests) = (families, tops, tops) }

    /// Returns the containers that those on top ask to push or to show a detail, in order.
    func containers(for kind: PushKind, in graph: borrowing LinkedGraph) -> [ControllerID] {
        var known = Marks(count: graph.controllers.count)
        var containers: [ControllerID] = []
        for top in tops {
            guard let container = graph.container(for: kind, from: top) else { continue }
            if known.insert(container.index) { containers.append(container) }
        }
        return containers
    }

    /// Returns the split view controllers whose primary side those on top fill by showing something.
    func primaries(in graph: borrowing LinkedGraph) -> [ControllerID] {
        var known = Marks(count: graph.controllers.count)
        var splits: [ControllerID] = []
        for top in tops {
            guard let split = graph.showing(top), graph[split].kind.hasColumns else { continue }
            if known.insert(split.index) { splits.append(split) }
        }
        return splits
    }
}

/// The configurations in which controllers are on top.
struct TopSets {
    private(set) var tops: [ConfigurationSet]

    /// - Parameters:
    ///   - families: Where each family can be on top.
    ///   - calling: Returns where a controller exists and is shown.
    init(controllers: [Controller], families: [ConfigurationSet], calling: (Int) -> ConfigurationSet) {
        var entered = Array(repeating: ConfigurationSet(0), count: controllers.count)
        tops = entered
        for (index, controller) in controllers.enumerated() {
            var above = families[Int(controller.family.index)]
            if let parent = controller.parent.map({ Int($0.index) }) {
                above = controllers[parent].kind.leadsToMembersOnTop ? entered[parent] : 0
            }
            entered[index] = above & calling(index)
            tops[index] = entered[index]
            // A container with a member isn't on top itself.
            if let parent = controller.parent { tops[Int(parent.index)] &= ~entered[index] }
        }
    }

    /// Returns where something on top is on the stack of each navigation controller, or is a split view controller itself.
    ///
    /// - Parameter arePrimary: Whether split view controllers that `show` asks are meant.
    func containers(_ kind: PushKind, _ controllers: [Controller], arePrimary: Bool = false) -> [ConfigurationSet] {
        var sets = Array(repeating: ConfigurationSet(0), count: controllers.count)
        for (index, set) in tops.enumerated() where set != 0 {
            let (own, nearest) = (controllers[index].kind, controllers[index].nearest)
            let navigation = own == .navigation ? Int32(index) : nearest.navigation?.index ?? -1
            let split = own.hasColumns ? Int32(index) : nearest.split?.index ?? -1
            let container =
                switch kind {
                case .push: navigation
                case .showDetail: split
                case .show: arePrimary ? (split > navigation ? split : -1) : (navigation > split ? navigation : -1)
                }
            if container >= 0 { sets[Int(container)] |= set }
        }
        return sets
    }
}

extension Kind {
    /// Whether what is on top of a family is looked for in the members.
    var leadsToMembersOnTop: Bool { self == .tab || self == .navigation }
}
