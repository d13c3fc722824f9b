import KindredBase
import KindredCore

/// What live controllers present.
extension Verifier {
    /// Looks for the family of a presented controller, and compares who presents it and how.
    mutating func present(_ index: Int32) {
        let presenter = presenter(of: index)
        guard let presenter else {
            // Who presents it has no place, which is told; what it shows may have one.
            if let family = known(index) { compare(index, family) }
            return
        }
        let candidates = shown.families(by: presenter)
        let isPassing = live.treatment(index) != .screen
        if let family = best(candidates.map(\.family), for: index) {
            result.tally.presentations += 1
            result.tally.asResolved += 1
            compare(index, family)
            compareStyle(index, candidates.first { $0.family == family }?.presentations ?? [])
        } else if isPassing, known(index) == nil {
            return
        } else if let family = known(index) {
            result.tally.presentations += 1
            compare(index, family)
            tellPresenter(index, presenter, family)
        } else if let family = bestInside(candidates.map(\.family), for: index) {
            result.tally.presentations += 1
            result.tally.asResolved += 1
            compare(index, family)
        } else {
            result.tally.presentations += 1
            let near = near(index, among: candidates.compactMap { hierarchy[$0.family].root })
            report(UndeclaredPresentation.info) {
                UndeclaredPresentation.found(index, by: presenter, family: nil, $0, near: near)
            }
        }
    }

    /// The declared controller that presents; what only wraps stands for the one around it.
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
        let candidates = families.candidates(for: index, matcher).filter { isSure($0, for: index) }
        return best(candidates.filter { !hierarchy[$0].presentations.isEmpty }, for: index)
            ?? best(candidates, for: index)
    }

    private mutating func tellPresenter(_ index: Int32, _ presenter: ControllerID, _ family: FamilyID) {
        if hierarchy[family].presentations.isEmpty {
            report(UndeclaredPresentation.info) {
                UndeclaredPresentation.found(index, by: presenter, family: family, $0, near: nil)
            }
        } else {
            report(PresenterDiffers.info) { PresenterDiffers.found(index, by: presenter, family: family, $0) }
        }
    }

    /// One of the presentations that may have led here must have the style that is seen.
    private mutating func compareStyle(_ index: Int32, _ presentations: [PresentationID]) {
        guard live[index].presentation >= 0, let first = presentations.first,
            let seen = PresentationControllers.styles(matcher.presentationClass(index))
        else { return }
        func isOneOf(_ styles: [PresentationStyle]) -> Bool { styles.contains { seen.contains($0) } }
        if presentations.contains(where: { isOneOf([hierarchy[$0].style.effective]) }) { return }
        let adapted = presentations.first { isOneOf(PresentationControllers.adapted(hierarchy[$0].style)) }
        if let adapted {
            report(StyleAdapted.info) { StyleAdapted.found(index, adapted, $0) }
        } else {
            result.tally.asResolved -= 1
            report(StyleDiffers.info) { StyleDiffers.found(index, first, $0) }
        }
    }
}
