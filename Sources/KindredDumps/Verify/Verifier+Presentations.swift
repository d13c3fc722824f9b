import KindredDraft
import KindredGraph

/// The presentations of live controllers.
extension Verifier {
    /// Looks for the family of a presented controller, and compares who presents it and how.
    mutating func present(index: Int32) {
        let presenter = presenter(of: index)
        guard let presenter else {
            // The presenter has no place, which is reported; what it presents may have one.
            if let family = known(index) { compare(index, family: family) }
            return
        }
        let candidates = matcher.families(by: presenter, for: index)
        let others = shown.families(by: presenter).prefix(RootIndex.maximumChoices).map(\.family)
        let isPassing = live.treatment(index) != .screen
        if let shown = best(candidates: candidates, for: index) {
            result.tally.presentations += 1
            result.tally.asResolved += 1
            compare(index, family: shown.family)
            compareStyle(index, presentations: shown.presentations)
            result.presented.append((index, shown.presentations.filter { matcher.mayBe(index, id: $0) }))
        } else if isPassing, known(index) == nil {
            return
        } else if let family = known(index) {
            result.tally.presentations += 1
            compare(index, family: family)
            reportPresenter(index, presenter: presenter, family: family)
        } else if let family = bestInside(others, for: index) {
            result.tally.presentations += 1
            result.tally.asResolved += 1
            compare(index, family: family)
        } else {
            result.tally.presentations += 1
            let near = near(index, among: others.compactMap { graph[$0].root })
            report(UndeclaredPresentation.info) {
                UndeclaredPresentation.found(index: index, by: presenter, family: nil, matcher: $0, near: near)
            }
        }
    }

    /// The family that explains most, with the style that it is shown in.
    private mutating func best(candidates: [ShownFamilies.Shown], for index: Int32) -> ShownFamilies.Shown? {
        var (best, bestWeight): (ShownFamilies.Shown?, Int32) = (nil, 0)
        for candidate in candidates {
            guard let root = graph[candidate.family].root else { continue }
            matcher.budget -= 1
            let fit = matcher.fit(index, id: root)
            let weight = fit == 0 ? 0 : fit + matcher.style(of: index, family: candidate)
            if weight > bestWeight { (best, bestWeight) = (candidate, weight) }
            if matcher.budget <= 0, best != nil { break }
        }
        return best
    }

    /// The declared controller that presents; a wrapper counts as the controller around it.
    private func presenter(of index: Int32) -> ControllerID? {
        var presenter = live[index].presenter
        while presenter >= 0, result.matches[Int(presenter)] == nil {
            guard live.treatment(presenter) == .wrapper || live.treatment(presenter) == .hosting else { return nil }
            presenter = live[presenter].parent
        }
        return presenter < 0 ? nil : result.matches[Int(presenter)]
    }

    /// The family with such a root, presented ones first.
    private mutating func known(_ index: Int32) -> FamilyID? {
        let candidates = candidates(for: index).filter { isSure($0, for: index) }
        return best(families: candidates.filter { !graph.presentations(of: $0).isEmpty }, for: index)
            ?? best(families: candidates, for: index)
    }

    private mutating func reportPresenter(_ index: Int32, presenter: ControllerID, family: FamilyID) {
        if graph.presentations(of: family).isEmpty {
            report(UndeclaredPresentation.info) {
                UndeclaredPresentation.found(index: index, by: presenter, family: family, matcher: $0, near: nil)
            }
        } else {
            report(PresenterDiffers.info) {
                PresenterDiffers.found(index: index, by: presenter, family: family, matcher: $0)
            }
        }
    }

    private mutating func compareStyle(_ index: Int32, presentations: [PresentationID]) {
        switch matcher.styleMatch(of: index, presentations: presentations) {
        case .same, .open: break
        case .adapted(let id): report(StyleAdapted.info) { StyleAdapted.found(index: index, id: id, matcher: $0) }
        case .other(let id):
            result.tally.asResolved -= 1
            report(StyleDiffers.info) { StyleDiffers.found(index: index, id: id, matcher: $0) }
        }
    }
}
