/// Expected answers that UIKit may give, where it is uncertain what it answers.
package struct UncertainAnswers {
    private let graph: ResolvedGraph
    /// The roots of windows, each of which may present what any `show` does (R107).
    private lazy var windowRoots: [ControllerID] =
        graph.presentationIDs.contains(where: graph.isShow) ? graph.windowRoots : []
    /// The number of presentations that may still be looked at: expectations that fail are few.
    private var effort = 10_000_000

    package init(graph: ResolvedGraph) { self.graph = graph }

    /// Whether an expectation that doesn't agree with what is resolved may hold nevertheless.
    package mutating func accept(_ expectation: Expectation, resolved: [ControllerID]) -> Bool {
        guard let id = expectation.controller, let expected = graph.expected(by: expectation) else {
            return false
        }
        let places = [id] + expectation.others
        switch expectation.relation {
        case .parentViewController, .navigationController:
            return graph.width == .compact && places.contains(where: graph.isParentUncertain)
        case .tabBarController, .splitViewController: return false
        case .presentingViewController:
            return expectation.absent.isEmpty && acceptPresenting(Set(expected), of: places)
        case .presentedViewController:
            return expectation.absent.isEmpty && acceptPresented(Set(expected), of: places, resolved: Set(resolved))
        }
    }

    /// Whether each presentation has one of its possible presenters, and there are no others.
    private mutating func acceptPresenting(_ expected: Set<ControllerID>, of places: [ControllerID]) -> Bool {
        var possible: Set<ControllerID> = []
        var isShown = false
        let isRootExpected = windowRoots.contains(where: expected.contains)
        for family in Set(places.map { graph[$0].family }) {
            for id in graph.presentations(of: family) {
                effort -= 1
                if effort < 0 { return false }
                let presenters = graph.presenters(of: id).map(\.controller)
                let others = graph.possiblePresenters(of: id)
                possible.formUnion(presenters + others)
                if graph.isShow(id) {
                    isShown = true
                    if isRootExpected { continue }
                }
                let isMet =
                    others.isEmpty
                    ? presenters.allSatisfy(expected.contains)
                    : (presenters + others).contains(where: expected.contains)
                if !isMet { return false }
            }
        }
        return expected.isSubset(of: isShown ? possible.union(windowRoots) : possible)
    }

    /// Whether what is certainly presented is listed, and nothing that can't be. What the caller of an uncertain presentation has,
    /// and all in the caller, is certain.
    private mutating func acceptPresented(
        _ expected: Set<ControllerID>, of places: [ControllerID], resolved: Set<ControllerID>
    ) -> Bool {
        var (certain, possible) = (Set<ControllerID>(), resolved)
        func isWithin(_ some: [ControllerID]) -> Bool {
            places.contains { place in some.contains { contains($0, other: place) } }
        }
        let isInRoot = isWithin(windowRoots)
        for id in graph.presentationIDs {
            effort -= places.count
            if effort < 0 { return false }
            guard let root = graph[id].family.flatMap({ graph[$0].root }) else { continue }
            let presenters = graph.presenters(of: id).map(\.controller)
            if graph.doubtOnPresenter(of: id) == nil {
                if isWithin(presenters) { certain.insert(root) }
            } else if let from = graph[id].from, isWithin([from]) {
                certain.insert(root)
            } else if graph.isShow(id) && isInRoot || isWithin(presenters + graph.possiblePresenters(of: id)) {
                possible.insert(root)
            }
        }
        return certain.isSubset(of: expected) && expected.isSubset(of: possible.union(certain))
    }

    private func contains(_ one: ControllerID, other: ControllerID) -> Bool {
        one.index <= other.index && other.index < graph[one].end
    }
}
