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
        configured?.twins == nil ? pushes : pushNumbersOnce.map { pushes[Int($0)] }
    }

    /// The numbers of the pushes, each once.
    package var pushNumbersOnce: [Int32] {
        let twins = configured?.twins?.pushes
        return pushes.indices.filter { index in twins.map { $0[index] < 0 } ?? true }.map { Int32($0) }
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
        names(of: set(having: ids))
    }

    /// The names of some configurations; none for all.
    package func names(of set: ConfigurationSet) -> [String] {
        guard let configured, set != configured.all else { return [] }
        return configured.names(of: set)
    }

    /// The configurations that have one of some controllers, as a set; 0 if nothing depends on them.
    package func set(having ids: some Sequence<ControllerID>) -> ConfigurationSet {
        guard let configured, !configured.configurations.isEmpty else { return 0 }
        var set = ConfigurationSet(0)
        for id in ids {
            for part in configured.parts where part.restriction.controller(id) != nil { set |= part.configurations }
            if set == configured.all { break }
        }
        return set
    }

    /// The configurations that have a call, by the numbers that calls have in each; 0 if nothing depends on them.
    private func set(having index: Int32, by numbers: KeyPath<Restriction, [Int32]>) -> ConfigurationSet {
        guard let configured, !configured.configurations.isEmpty else { return 0 }
        return configured.parts.reduce(0) { set, part in
            let isThere = ConfiguredGraphs.number(Int(index), part.restriction[keyPath: numbers]) >= 0
            return isThere ? set | part.configurations : set
        }
    }

    package func set(havingPush index: Int32) -> ConfigurationSet { set(having: index, by: \.pushes) }

    package func set(having id: PresentationID) -> ConfigurationSet { set(having: id.index, by: \.presentations) }

    package func set(having id: MoveID) -> ConfigurationSet { set(having: id.index, by: \.moves) }

    /// The configurations that show one of some controllers, so that it can call; 0 if nothing depends on them.
    package func set(showing ids: some Sequence<ControllerID>) -> ConfigurationSet {
        guard let configured, !configured.configurations.isEmpty else { return 0 }
        return configured.parts.reduce(0) { set, part in
            let isShown = ids.contains { part.restriction.controller($0).map(part.graph.isShown) == true }
            return isShown ? set | part.configurations : set
        }
    }

    /// Whether a controller exists and is shown in one of some configurations: what isn't shown calls nothing.
    package func calls(_ id: ControllerID, on set: ConfigurationSet) -> Bool {
        configured?.parts.contains { part in
            part.configurations & set != 0 && part.restriction.controller(id).map(part.graph.isShown) == true
        } ?? true
    }

    /// The style and the presenters of a presentation, in each configuration that has it.
    package func views(
        of id: PresentationID
    ) -> [(style: String, presenters: [ControllerID], configurations: ConfigurationSet)] {
        guard let configured, !configured.configurations.isEmpty else {
            return [(self[id].shownStyle, presenters(of: id).map(\.controller), 0)]
        }
        return configured.parts.compactMap { part in
            let number = ConfiguredGraphs.number(Int(id.index), part.restriction.presentations)
            if number < 0 { return nil }
            let own = PresentationID(index: Int32(number))
            let presenters = part.graph.presenters(of: own).map { part.restriction.original($0.controller) }
            return (part.graph[own].shownStyle, presenters, part.configurations)
        }
    }

    /// Says which configurations have something, such as `on pad and mac`; nil if all have it, or all that have its owner.
    package func phrase(of set: ConfigurationSet, within owner: ControllerID? = nil) -> String? {
        let names = owner.map { self.set(having: [$0]) & ~set } == 0 ? [] : names(of: set)
        return names.isEmpty ? nil : Diagnostic.phrase(names)
    }

    /// The presenters in the first configuration that has a presentation.
    package func firstPresenters(of id: PresentationID) -> [ControllerID] {
        configured == nil ? presenters(of: id).map(\.controller) : views(of: id).first?.presenters ?? []
    }

    /// The end of a label that says so: " on pad and mac".
    package func phraseOfConfigurations(having ids: some Sequence<ControllerID>) -> String {
        let names = configurations(having: ids)
        return names.isEmpty ? "" : " " + Diagnostic.phrase(names)
    }
}
