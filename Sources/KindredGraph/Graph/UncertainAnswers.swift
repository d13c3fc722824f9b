/// Expected answers that UIKit may give, where it is uncertain what it answers.
package struct UncertainAnswers {
    private let hierarchy: ResolvedGraph
    /// Presentations whose presenter is uncertain.
    private let presentations: [PresentationID]
    /// The number of presentations that may still be looked at: expectations that fail are few.
    private var effort = 10_000_000

    package init(_ hierarchy: ResolvedGraph) {
        self.hierarchy = hierarchy
        presentations = hierarchy.presentationIDs.filter { hierarchy.doubtOnPresenter(of: $0) != nil }
    }

    /// Whether an expectation that doesn't agree with what is resolved may hold nevertheless.
    package mutating func accept(_ expectation: Expectation, resolved: [ControllerID]) -> Bool {
        guard let id = expectation.controller, let expected = hierarchy.expected(by: expectation) else {
            return false
        }
        let places = [id] + expectation.others
        switch expectation.relation {
        case .parentViewController, .navigationController:
            return hierarchy.width == .compact && places.contains(where: hierarchy.isParentUncertain)
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
        for family in Set(places.map { hierarchy[$0].family }) {
            for id in hierarchy.presentations(of: family) {
                effort -= 1
                if effort < 0 { return false }
                let presenters = hierarchy.presenters(of: id).map(\.controller)
                let others = hierarchy.possiblePresenters(of: id)
                possible.formUnion(presenters + others)
                let isMet =
                    others.isEmpty
                    ? presenters.allSatisfy(expected.contains)
                    : (presenters + others).contains(where: expected.contains)
                if !isMet { return false }
            }
        }
        return expected.isSubset(of: possible)
    }

    /// What the caller or its containers may present is listed or not, unless the controller is at or below the caller.
    private mutating func acceptPresented(
        _ expected: Set<ControllerID>, of places: [ControllerID], resolved: Set<ControllerID>
    ) -> Bool {
        var (needed, possible) = (resolved, resolved)
        for id in presentations {
            effort -= places.count
            if effort < 0 { return false }
            guard let from = hierarchy[id].from, let root = hierarchy[id].family.flatMap({ hierarchy[$0].root }) else {
                continue
            }
            let presenters = hierarchy.presenters(of: id).map(\.controller) + hierarchy.possiblePresenters(of: id)
            if places.contains(where: { contains(from, other: $0) }) {
                needed.insert(root)
                possible.insert(root)
            } else if places.contains(where: { place in presenters.contains { contains($0, other: place) } }) {
                needed.remove(root)
                possible.insert(root)
            }
        }
        return needed.isSubset(of: expected) && expected.isSubset(of: possible)
    }

    private func contains(_ one: ControllerID, other: ControllerID) -> Bool {
        one.index <= other.index && other.index < hierarchy[one].end
    }
}
