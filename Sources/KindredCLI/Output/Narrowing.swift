import KindredFormats
import KindredGraph
import KindredMap
import KindredSession
import KindredText

extension DrawingOptions {
    /// Returns the options of a drawing of what is selected, and refuses names that don't exist.
    func narrowed(to part: Part) throws(Failure) -> GraphDOT.Options {
        let hierarchy = part.hierarchy
        for name in graph.narrowing.families ?? [] where hierarchy.family(named: name) == nil {
            let near = NearWords.word(name, among: hierarchy.familyIDs.map { hierarchy.name(of: $0) })
            throw .usage("there is no family '\(name)'" + English.suggestion(near))
        }
        var options = graph
        (options.narrowing.selected, options.narrowing.title) = (part.selected, part.title)
        return options
    }
}
