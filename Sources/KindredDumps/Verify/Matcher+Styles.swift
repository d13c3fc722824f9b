import KindredDraft
import KindredGraph

/// Compares declared styles with those that presentation controllers imply.
extension Matcher {
    enum StyleMatch {
        case same
        /// The specification says nothing of the style, or the system decides.
        case open
        /// A style that this presentation's own may have become.
        case adapted(PresentationID)
        /// Another style than that of this presentation.
        case other(PresentationID)
    }

    /// One of the presentations that may have led here must have the style that is seen.
    func styleMatch(of index: Int32, presentations: [PresentationID]) -> StyleMatch {
        if let asked = live[index].recorded?.style { return match(of: asked, presentations: presentations) }
        guard live[index].presentation >= 0, let first = presentations.first,
            let seen = PresentationControllers.styles(presentationClass(index))
        else { return .open }
        func isOneOf(_ styles: [PresentationStyle]) -> Bool { styles.contains { seen.contains($0) } }
        let shown = seen.map(\.effective)
        if presentations.contains(where: { shown.contains(where: graph[$0].style.effective.matching.contains) }) {
            return .same
        }
        if presentations.contains(where: { graph[$0].isStyleUnknown }) { return .open }
        let adapted = presentations.first { isOneOf(PresentationControllers.adapted(graph[$0].style)) }
        return adapted.map { .adapted($0) } ?? .other(first)
    }

    /// The same for a style that the app asked for, whatever became of it.
    private func match(of asked: PresentationStyle, presentations: [PresentationID]) -> StyleMatch {
        guard let first = presentations.first else { return .open }
        if presentations.contains(where: { graph[$0].style.effective.matching.contains(asked.effective) }) {
            return .same
        }
        return presentations.contains { graph[$0].isStyleUnknown } ? .open : .other(first)
    }

    /// The styles that a presented controller has, as far as they are known.
    func styles(of index: Int32) -> [PresentationStyle] {
        live[index].recorded?.style.map { [$0] } ?? PresentationControllers.styles(presentationClass(index)) ?? []
    }

    /// Whether the style doesn't rule out that this presentation led to a live controller.
    func mayBe(_ index: Int32, id: PresentationID) -> Bool {
        if case .other = styleMatch(of: index, presentations: [id]) { return false }
        return true
    }
}
