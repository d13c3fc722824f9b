import KindredBase
import KindredYAML

/// Works out who presents whom: language.md, Resolution 4 to 6.
///
/// Parents and look-ups are known from linking. Every list is stored once, where it changes; what it would cost to write
/// them all out is counted, and ends at a limit.
package struct Resolver {
    var hierarchy: Hierarchy
    var diagnostics = DiagnosticBag()
    /// Ids that the relations list so far.
    private var listed = 0
    private var isOverLimit = false

    package static func resolve(_ hierarchy: consuming Hierarchy) -> (Hierarchy, DiagnosticBag) {
        var resolver = Resolver(hierarchy: hierarchy)
        resolver.resolvePresenters()
        resolver.resolvePresenting()
        resolver.resolvePresented()
        return (resolver.hierarchy, resolver.diagnostics)
    }

    private init(hierarchy: consuming Hierarchy) {
        self.hierarchy = hierarchy
    }

    // MARK: Presenters

    private mutating func resolvePresenters() {
        let contexts = nearestContexts()
        let reroutes = Rerouting.solve(hierarchy, contexts: contexts)
        if let family = reroutes.exhausted { return stop(hierarchy.place(family)) }
        for index in hierarchy.presentations.indices {
            let presentation = hierarchy.presentations[index]
            guard let from = presentation.from, let root = hierarchy[hierarchy[from].family].root else { continue }
            if presentation.usesContext {
                let context = contexts[Int(from.index)]
                let presenter =
                    context < 0
                    ? Presenter(controller: root, reason: .noContext)
                    : Presenter(controller: ControllerID(index: context), reason: .context)
                hierarchy.presentations[index].presenters = hierarchy.presenterLists.add(CollectionOfOne(presenter))
            } else {
                hierarchy.presentations[index].presenters = ownPresenters(of: hierarchy[from].family, root, reroutes)
            }
        }
    }

    /// For each controller the first with definesPresentationContext from itself upward, -1 for none.
    private func nearestContexts() -> [Int32] {
        guard hierarchy.presentations.contains(where: \.usesContext) else {
            return Array(repeating: -1, count: hierarchy.controllers.count)
        }
        var contexts: [Int32] = []
        contexts.reserveCapacity(hierarchy.controllers.count)
        for (index, controller) in hierarchy.controllers.enumerated() {
            contexts.append(
                controller.definesContext ? Int32(index) : controller.parent.map { contexts[Int($0.index)] } ?? -1)
        }
        return contexts
    }

    /// Who presents when a member of a family presents full screen; found once a family.
    private mutating func ownPresenters(of family: FamilyID, _ root: ControllerID, _ reroutes: Rerouting.Answers)
        -> Int32
    {
        let known = hierarchy[family].ownPresenters
        if known >= 0 { return known }
        var presenters: [Presenter] = []
        for answer in reroutes.answers(of: family) {
            let presenter =
                answer.map { Presenter(controller: $0, reason: .rerouted) }
                ?? Presenter(controller: root, reason: .familyRoot)
            if !presenters.contains(where: { $0.controller == presenter.controller }) { presenters.append(presenter) }
        }
        let list = hierarchy.presenterLists.add(presenters)
        hierarchy.families[Int(family.index)].ownPresenters = list
        return list
    }

    // MARK: presentingViewControllers

    private mutating func resolvePresenting() {
        var seen = Marks(count: hierarchy.controllers.count)
        var presenting: [ControllerID] = []
        for index in hierarchy.families.indices where !isOverLimit {
            presenting.removeAll(keepingCapacity: true)
            seen.clear()
            for presentation in hierarchy.presentations(of: FamilyID(index: Int32(index))) {
                for presenter in hierarchy.presenters(of: presentation) where seen.insert(presenter.controller.index) {
                    presenting.append(presenter.controller)
                }
            }
            hierarchy.families[index].presenting = add(presenting)
            count(presenting.count * hierarchy.members(of: FamilyID(index: Int32(index))).count) { hierarchy in
                hierarchy.place(FamilyID(index: Int32(index)))
            }
        }
    }

    // MARK: presentedViewControllers

    private mutating func resolvePresented() {
        let own = presentationsByPresenter()
        guard !own.isEmpty, !isOverLimit else { return }
        var seen = Marks(count: hierarchy.controllers.count)
        // The presentations behind each controller's list, so that lists of ancestors merge in order of declaration.
        var behind = Lists<Int32>()
        var merged: [Int32] = []
        var roots: [ControllerID] = []
        var lists = Array(repeating: Int32(-1), count: hierarchy.controllers.count)
        for index in hierarchy.controllers.indices where !isOverLimit {
            let parent = hierarchy.controllers[index].parent
            let inherited = parent.map { lists[Int($0.index)] } ?? -1
            if own.isEmpty(Int32(index)) {
                lists[index] = inherited
                hierarchy.controllers[index].presented = parent.map { hierarchy[$0].presented } ?? -1
            } else {
                Self.merge(behind[inherited], own.values(of: Int32(index)), into: &merged)
                lists[index] = behind.add(merged)
                collectRoots(presentedBy: merged, into: &roots, &seen)
                hierarchy.controllers[index].presented = add(roots)
                listed += merged.count
            }
            count(hierarchy.controllerLists.count(of: hierarchy.controllers[index].presented)) { hierarchy in
                hierarchy.place(ControllerID(index: Int32(index)))
            }
        }
    }

    /// Which presentations each controller is a presenter of, in order of declaration.
    private func presentationsByPresenter() -> Grouped {
        var pairs: [(key: Int32, value: Int32)] = []
        for id in hierarchy.presentationIDs {
            guard let family = hierarchy[id].family, hierarchy[family].root != nil else { continue }
            for presenter in hierarchy.presenters(of: id) { pairs.append((presenter.controller.index, id.index)) }
        }
        return Grouped(pairs, keys: hierarchy.controllers.count)
    }

    private func collectRoots(presentedBy presentations: [Int32], into roots: inout [ControllerID], _ seen: inout Marks)
    {
        roots.removeAll(keepingCapacity: true)
        seen.clear()
        for presentation in presentations {
            guard let family = hierarchy.presentations[Int(presentation)].family,
                let root = hierarchy.families[Int(family.index)].root, seen.insert(root.index)
            else { continue }
            roots.append(root)
        }
    }

    private static func merge(_ one: ArraySlice<Int32>, _ other: ArraySlice<Int32>, into merged: inout [Int32]) {
        merged.removeAll(keepingCapacity: true)
        var (left, right) = (one.startIndex, other.startIndex)
        while left < one.endIndex || right < other.endIndex {
            let takesLeft = right == other.endIndex || left < one.endIndex && one[left] <= other[right]
            let next = takesLeft ? one[left] : other[right]
            if takesLeft { left += 1 } else { right += 1 }
            if merged.last != next { merged.append(next) }
        }
    }

    // MARK: Lists and limits

    private mutating func add(_ list: [ControllerID]) -> Int32 {
        if list.isEmpty { return -1 }
        return hierarchy.controllerLists.add(list)
    }

    private mutating func count(_ ids: Int, at place: (Hierarchy) -> Place) {
        listed += ids
        if listed > LimitExceeded.maximumRelations, !isOverLimit { stop(place(hierarchy)) }
    }

    private mutating func stop(_ place: Place) {
        isOverLimit = true
        diagnostics.add(LimitExceeded.info, LimitExceeded.relations(place))
    }
}
