import KindredDiagnostics

/// The elements of all configurations together, each once, for formats that show no more than one answer.
extension ResolvedGraph {
    /// The controller by which a place is shown: one that some configurations write and others derive has two.
    package func shownAs(_ id: ControllerID) -> ControllerID {
        guard let twins = configured?.twins, twins.controllers[Int(id.index)] >= 0 else { return id }
        return ControllerID(index: twins.controllers[Int(id.index)])
    }

    /// Whether an earlier controller shows a place.
    package func isRepeated(_ id: ControllerID) -> Bool { shownAs(id) != id }

    package func isRepeated(_ id: PresentationID) -> Bool {
        configured?.twins.map { $0.presentations[Int(id.index)] >= 0 } ?? false
    }

    /// Returns some controllers, or all, without those that are shown as others.
    package func once(_ selected: ControllerSet?) -> ControllerSet? {
        guard configured?.twins != nil else { return selected }
        return ControllerSet(limit: controllers.count, among: selected) { index in
            let id = ControllerID(index: Int32(index))
            return !isRepeated(id)
        }
    }

    /// The pushes, each once.
    package var pushesOnce: [Push] {
        guard let twins = configured?.twins else { return pushes }
        return zip(pushes, twins.pushes).filter { $0.1 < 0 }.map(\.0)
    }

    /// The graph of the first configuration that has a controller, and its number there.
    package func first(having id: ControllerID) -> (graph: ResolvedGraph, id: ControllerID) {
        for part in configured?.parts ?? [] {
            if let own = part.restriction.controller(id) { return (part.graph, own) }
        }
        return (self, id)
    }

    /// The configurations that have one of some controllers; none if all have.
    package func configurations(having ids: some Sequence<ControllerID>) -> [String] {
        guard let configured, !configured.configurations.isEmpty else { return [] }
        var set = ConfigurationSet(0)
        for id in ids {
            for part in configured.parts where part.restriction.controller(id) != nil { set |= part.configurations }
            if set == configured.all { return [] }
        }
        return configured.names(of: set)
    }

    /// The end of a label that says so: " on pad and mac".
    package func phraseOfConfigurations(having ids: some Sequence<ControllerID>) -> String {
        let names = configurations(having: ids)
        return names.isEmpty ? "" : " " + Diagnostic.phrase(names)
    }
}
