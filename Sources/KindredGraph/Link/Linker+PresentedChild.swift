import KindredDiagnostics
import KindredText
import KindredYAML

/// Controllers and screens where a family is presented.
extension Linker {
    /// - Parameter owner: A controller, or for what a screen declares -2 less its template.
    mutating func reportChild(
        _ owner: Int32, written: SourceValue, about subject: Diagnostic.Subject, from callers: [ControllerID?],
        file: Int32
    ) {
        let (name, place) = (graph.string(written, in: file), graph.place(of: written, in: file))
        if owner < 0, let template = graph.screens?.templates[-2 - Int(owner)], template.isScreen {
            let families = familiesHolding(owner, named: name, callers: callers)
            let declared = graph.place(template: -2 - owner)
            return diagnostics.add(
                PresentChild.info,
                diagnostic: PresentChild.found(
                    screen: name, families: families, about: subject, at: place, declared: declared))
        }
        let places = controllers(owner)
        for place in places { note(familyOf: place) }
        let root = places.first { graph[$0].parent == nil }
        let family = root.map { graph.name(of: graph[$0].family) } ?? ""
        let declared =
            owner < 0 ? graph.place(template: -2 - owner) : graph.place(of: ControllerID(index: owner))
        diagnostics.add(
            PresentChild.info,
            diagnostic: PresentChild.found(
                controller: name, family: family.isEmpty ? nil : family, about: subject, at: place, declared: declared))
    }

    /// Adds the family of a controller to those that a presentation of it may mean.
    private mutating func note(familyOf controller: ControllerID) {
        let family = graph[controller].family
        if graph.familiesMeant.last != family { graph.familiesMeant.append(family) }
    }

    /// The families in which a screen is written as the root, or directly in it, but not those that would present themselves.
    private mutating func familiesHolding(
        _ owner: Int32, named screen: String, callers: [ControllerID?]
    ) -> PresentChild.Families {
        let places = controllers(owner)
        guard nearest.spend(places.count) else {
            graph.hasUnknownFamily = true
            return .many
        }
        let own = Set(callers.compactMap { $0 }.map { graph[$0].family })
        var found: [FamilyID] = []
        for place in places {
            note(familyOf: place)
            let family = graph[place].family
            let isNear = graph[place].parent.map { graph[$0].parent == nil } ?? true
            guard isNear, !(graph.origin(of: place)?.isDerived == true), !graph[family].name.isNone else {
                continue
            }
            if found.last != family, !own.contains(family) { found.append(family) }
        }
        if !found.isEmpty { return .some(found.map { graph.name(of: $0) }) }
        let id = screen.prefix(1).lowercased() + screen.dropFirst()
        return .none(unused: graph.family(named: id) == nil ? id : nil)
    }
}
