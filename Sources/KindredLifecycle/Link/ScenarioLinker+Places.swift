import KindredGraph
import KindredYAML

/// Controllers and presentations that scenarios name. A scenario needs one: the id of a screen names all its places.
extension ScenarioLinker {
    /// The controller that a reference names; reports an error if there is none, or more than one.
    ///
    /// - Parameters:
    ///   - part: The part of the text that is the id.
    ///   - stack: The navigation controller that the step names: of several places, the one on its stack is meant.
    mutating func controller(
        _ written: SourceValue, part: Range<Int>? = nil, on stack: ControllerID? = nil
    ) -> ControllerID? {
        guard !written.isAbsent,
            let places = names.places(of: text(written, part: part), on: stack, graph: graph)
        else {
            return look(.controller, written: written, part: part).map { ControllerID(index: $0) }
        }
        if places.count == 1 { return places.first }
        let id = String(decoding: text(written, part: part), as: UTF8.self)
        invalid(written, part: part) { place, graph in
            InvalidStep.several(
                id, count: places.count, names: places.prefix(11).map { graph.name(of: $0) }, at: place)
        }
        return nil
    }

    /// The presentation that a reference names; nil if it has errors, which have already been reported.
    mutating func presentation(_ written: SourceValue) -> PresentationID? {
        let found: PresentationID
        if !written.isAbsent, let candidates = names.presentations(of: text(written), graph: graph) {
            guard candidates.count == 1 else {
                let name = string(written)
                invalid(written) { place, graph in
                    InvalidStep.several(
                        name, count: candidates.count, names: candidates.prefix(11).map { graph.name(of: $0) },
                        at: place)
                }
                return nil
            }
            found = candidates[0]
        } else {
            guard let known = look(.presentation, written: written) else { return nil }
            found = PresentationID(index: known)
        }
        let presentation = graph[found]
        guard graph.isCallerKnown(found), let family = presentation.family, graph[family].root != nil else {
            isRunnable = false
            return nil
        }
        return found
    }
}
