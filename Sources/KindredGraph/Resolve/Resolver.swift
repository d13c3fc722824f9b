import KindredDiagnostics
import KindredYAML

/// Works out the presenters of all presentations: Docs/Language.md, Resolution.
///
/// Parents and look-ups are known from linking. Every list is stored once, where it changes; what it would cost to write
/// them all out is counted, and ends at a limit.
struct Resolver: ~Copyable {
    private let graph: LinkedGraph
    private var relations: Relations
    /// The presenters of each family, when a member calls present without a context style; -1 until they are asked for.
    private var ownPresenters: [Int32]
    private var diagnostics = DiagnosticBag()
    /// Ids that the relations list so far.
    private var listed = 0

    static func resolve(_ graph: LinkedGraph) -> (Relations, DiagnosticBag) {
        var resolver = Resolver(graph: graph)
        resolver.resolvePresenters()
        resolver.resolvePresenting()
        resolver.resolvePresented()
        return (resolver.relations, resolver.diagnostics)
    }

    private init(graph: LinkedGraph) {
        self.graph = graph
        relations = Relations(graph)
        ownPresenters = relations.presenting
    }

    // MARK: Presenters

    private mutating func resolvePresenters() {
        let contexts = nearestContexts()
        let reroutes = graph.withPointers { graph in
            contexts.withUnsafeBufferPointer { Rerouting.solve(graph, contexts: $0) }
        }
        if let family = reroutes.exhausted { return stop(graph.place(of: family)) }
        let count = graph.presentations.count
        relations.presenterLists.reserve(lists: count, elements: count)
        // Most presentations have one presenter; many of the same family could have all of many each.
        var further = -count
        for index in graph.presentations.indices {
            let presentation = graph.presentations[index]
            guard let from = presentation.from, let root = graph[graph[from].family].root else { continue }
            if presentation.usesContext {
                let context = contexts[Int(from.index)]
                let presenter =
                    context < 0
                    ? Presenter(controller: root, reason: .noContext)
                    : Presenter(controller: ControllerID(index: context), reason: .context)
                relations.presenters[index] = relations.presenterLists.add(presenter)
            } else {
                let family = graph[from].family
                let presenters = ownPresenters(of: family, root: root, reroutes: reroutes)
                relations.presenters[index] = presenters
                further += relations.presenterLists.count(of: presenters)
                if further > LimitExceeded.maximumRelations { return stop(graph.place(of: family)) }
            }
        }
    }

    /// Returns for each controller the first that defines a context from itself upward, or -1. Empty if it is not needed.
    private func nearestContexts() -> [Int32] {
        guard graph.presentations.contains(where: \.usesContext) else { return [] }
        return graph.controllers.withUnsafeBufferPointer { controllers in
            Array(unsafeUninitializedCapacity: controllers.count) { contexts, count in
                for index in controllers.indices {
                    let inherited = controllers[index].parent.map { contexts[Int($0.index)] } ?? -1
                    let context = controllers[index].definesContext ? Int32(index) : inherited
                    contexts.initializeElement(at: index, to: context)
                }
                count = controllers.count
            }
        }
    }

    /// Returns who presents when a member of a family presents full screen; found once a family.
    private mutating func ownPresenters(of family: FamilyID, root: ControllerID, reroutes: Rerouting.Answers)
        -> Int32
    {
        let known = ownPresenters[Int(family.index)]
        if known >= 0 { return known }
        let answers = reroutes.answers(of: family)
        let own = Presenter(controller: root, reason: .familyRoot)
        let list =
            answers.isEmpty
            ? relations.presenterLists.add(own)
            : relations.presenterLists.add(presenters(answers, of: family, own: own))
        ownPresenters[Int(family.index)] = list
        return list
    }

    private func presenters(_ answers: ArraySlice<Int32>, of family: FamilyID, own: Presenter) -> [Presenter] {
        // The family itself may be named twice: as the one that asked, and as the one behind a ring.
        var isOwnListed = false
        return answers.compactMap { answer in
            if answer < 0 || answer == family.index {
                if isOwnListed { return nil }
                isOwnListed = true
            }
            if answer < 0 { return own }
            return graph.families[Int(answer)].root.map { Presenter(controller: $0, reason: .rerouted) }
        }
    }

    // MARK: presentingViewControllers

    private mutating func resolvePresenting() {
        if relations.isOverLimit { return }
        let numbers: [Int32]
        (relations.controllerLists, numbers, listed) = presentingLists()
        relations.presenting.replaceSubrange(..<numbers.count, with: numbers)
        if listed > LimitExceeded.maximumRelations {
            stop(graph.place(of: FamilyID(index: Int32(numbers.count - 1))))
        }
    }

    /// All presenters of each family, the number of each family's list, and the ids that they list, up to the limit.
    private func presentingLists() -> (PackedLists<ControllerID>, numbers: [Int32], listed: Int) {
        graph.withPointers { graph in
            relations.presenterLists.withAll {
                Self.presentingLists(graph, presenters: relations.presenters, lists: $0)
            }
        }
    }

    private static func presentingLists(
        _ graph: LinkedPointers, presenters: [Int32], lists presenterLists: PackedLists<Presenter>.All
    ) -> (PackedLists<ControllerID>, numbers: [Int32], listed: Int) {
        var lists = PackedLists<ControllerID>()
        // What is presented will be as much again.
        let (families, presentations) = (graph.families.count, graph.presentations.count)
        lists.reserve(lists: families + presentations, elements: 2 * presentations)
        var numbers: [Int32] = []
        numbers.reserveCapacity(families)
        var seen = Marks(count: graph.controllers.count)
        var presenting: [ControllerID] = []
        var listed = 0
        for family in 0..<Int32(families) where listed <= LimitExceeded.maximumRelations {
            presenting.removeAll(keepingCapacity: true)
            seen.clear()
            for presentation in graph.presentationsByFamily[family] {
                let number = presenters[Int(presentation.index)]
                for presenter in presenterLists[number] where seen.insert(presenter.controller.index) {
                    presenting.append(presenter.controller)
                }
            }
            numbers.append(presenting.isEmpty ? -1 : lists.add(presenting))
            listed += presenting.count * graph.memberCount(of: family)
        }
        return (lists, numbers, listed)
    }

    // MARK: presentedViewControllers

    private mutating func resolvePresented() {
        if relations.isOverLimit { return }
        let own = presentationsByPresenter()
        if own.isEmpty { return }
        var presented = PresentedLists(of: graph, lists: &relations.controllerLists, listed: listed)
        let last = graph.controllers.withUnsafeBufferPointer { controllers in
            own.withAll { presented.fill(&relations.presented, controllers: controllers, own: $0) }
        }
        relations.controllerLists = presented.lists
        if let last { stop(graph.place(of: last)) }
    }

    /// Returns which presentations each controller is a presenter of, in order of declaration.
    private func presentationsByPresenter() -> PackedLists<Int32> {
        graph.withPointers { graph in
            relations.presenterLists.withAll { lists in
                PackedLists(count: graph.controllers.count) { add in
                    for (index, presentation) in graph.presentations.enumerated() {
                        guard let family = presentation.family, graph.families[Int(family.index)].root != nil else {
                            continue
                        }
                        for presenter in lists[relations.presenters[index]] {
                            add(presenter.controller.index, Int32(index))
                        }
                    }
                }
            }
        }
    }

    private mutating func stop(_ place: SourceRange) {
        relations.isOverLimit = true
        diagnostics.add(LimitExceeded.info, diagnostic: LimitExceeded.relations(place))
    }
}
