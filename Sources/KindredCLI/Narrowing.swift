import KindredFormats
import KindredGraph
import KindredMap
import KindredText

extension DrawingOptions {
    /// Returns the options of a drawing of what is selected, and refuses names that don't exist.
    func narrowed(
        to selected: ControllerSet?, of hierarchy: ResolvedGraph, title: String? = nil
    ) throws(Failure) -> GraphDOT.Options {
        for name in graph.narrowing.families ?? [] where hierarchy.family(named: name) == nil {
            let near = NearWords.word(name, among: hierarchy.familyIDs.map { hierarchy.name(of: $0) })
            throw .usage("there is no family '\(name)'" + English.suggestion(near))
        }
        var options = graph
        options.narrowing.selected = selected
        options.narrowing.title = title
        return options
    }
}

extension Failure {
    static func unknown(_ id: String, near: [String]) -> Failure {
        let names = near.map { "'\($0)'" }.joined(separator: ", ")
        let message =
            "there is no '\(id)'" + (near.isEmpty ? "" : "; did you mean \(near.count > 1 ? "one of " : "")\(names)?")
        // Ids have no spaces, colons and stars, but selectors do.
        let isSelector = near.isEmpty && id.utf8.contains { [0x20, 0x2A, 0x3A].contains($0) }
        return isSelector ? .usage(message, "this is read as one id, not as a selector") : .usage(message)
    }
}
