import KindredDiagnostics
import KindredText
import KindredYAML

/// References to names that aren't declared.
extension Linker {
    /// Reports an undeclared name, unless something that couldn't be read may declare it.
    mutating func unresolved(
        _ space: NameSpace, written: SourceValue, file: Int32, texts: SourceTexts.Texts, isExpected: Bool = false
    ) {
        if written.isAbsent || graph.isPartial { return }
        if space != .family, !isExpected { graph.hasUnknownController = true }
        if diagnostics.isFull { return diagnostics.countDropped(UnresolvedReference.info) }
        let text = texts[written]
        let name = String(decoding: text, as: UTF8.self)
        let place = graph.place(of: written, in: file)
        if isExpected, ForeignWords.meansNone(name) {
            return diagnostics.add(UnresolvedReference.info, diagnostic: UnresolvedReference.none(name, at: place))
        }
        // Family ids are missing where families are written as a list.
        if lostNames.contains(name) || space == .family && graph.hasLost(.families) {
            if space == .family { graph.hasUnknownFamily = true }
            return
        }
        if name == Caller.any {
            return diagnostics.add(
                UnresolvedReference.info, diagnostic: UnresolvedReference.any(space.rawValue, at: place))
        }
        reportUnresolved(name, text: text, space: space, at: place)
    }

    /// Reports an undeclared name, with what was most likely meant by it.
    private mutating func reportUnresolved(
        _ name: String, text: UnsafeRawBufferPointer, space: NameSpace, at place: SourceRange
    ) {
        let other = NameSpace.allCases.first { $0 != space && holder(of: text, space: $0) != nil }
        let meantPath = other == nil && space == .controller ? graph.meantPath(name, nearest: &nearest) : nil
        let lacksContainer = meantPath?.hasAll == true
        if other == nil, space == .controller, !lacksContainer, nearest.spend(graph.controllers.count),
            let missing = graph.missingPlace(name)
        {
            return diagnostics.add(
                UnresolvedReference.info, diagnostic: UnresolvedReference.found(path: name, missing: missing, at: place)
            )
        }
        // A class says more than a similar name.
        let rooted = other == nil && space == .family ? byClassOfRoot(name) : nil
        let near = other == nil && rooted == nil ? nearestName(to: name, space: space, path: meantPath) : nil
        // It may be the id of a node that has none.
        if other == nil, near == nil, space == .controller, graph.hasLost(.ids) { return }
        let meant =
            rooted
            ?? (other == nil && near == nil
                ? byClass(name, space: space) : relative(of: text, other: other, space: space))
        if space == .family { noteFamilyMeant(near ?? meant?.name) }
        diagnostics.add(
            UnresolvedReference.info,
            diagnostic: UnresolvedReference.found(
                id: name, expected: space.rawValue, elsewhere: other?.noun, nearest: near, help: meant?.help, at: place)
        )
    }

    private mutating func noteFamilyMeant(_ name: String?) {
        guard var name, let holder = name.withUTF8({ self.holder(of: UnsafeRawBufferPointer($0), space: .family) })
        else {
            graph.hasUnknownFamily = true
            return
        }
        graph.familiesMeant.append(FamilyID(index: holder))
    }

    /// The family of a controller that is named instead, and the root of a family.
    private func relative(
        of text: UnsafeRawBufferPointer, other: NameSpace?, space: NameSpace
    ) -> (name: String, help: String)? {
        guard let other, let holder = holder(of: text, space: other) else { return nil }
        switch (other, space) {
        case (.controller, .family):
            let name = graph.name(of: graph[ControllerID(index: holder)].family)
            return name.isEmpty ? nil : (name, "write '\(name)', the family that it belongs to")
        case (.family, .controller):
            guard let root = graph[FamilyID(index: holder)].root, !graph[root].name.isNone else { return nil }
            let name = graph.name(of: root)
            return (name, "write '\(name)', the root of that family, or one of its other controllers")
        default: return nil
        }
    }

    /// The first controller of a class that is named instead.
    private mutating func byClass(_ name: String, space: NameSpace) -> (name: String, help: String)? {
        guard space == .controller, nearest.spend(graph.controllers.count * 10) else { return nil }
        if name.hasPrefix("UI"), name.hasSuffix("Controller") {
            return (name, "write the id of a controller; '\(name)' is a class")
        }
        guard let id = graph.controllerIDs.first(where: { isClass($0, name: name) }) else { return nil }
        let controller = graph.name(of: id)
        return controller.isEmpty ? nil : (controller, "write '\(controller)', whose class is '\(name)'")
    }

    /// The first family whose root has a class that is named instead; else the first that starts with a controller of it.
    private mutating func byClassOfRoot(_ name: String) -> (name: String, help: String)? {
        guard nearest.spend(graph.families.count * 10) else { return nil }
        var first: (name: String, help: String)?
        for family in graph.families where !family.name.isNone {
            guard let root = family.root else { continue }
            let id = graph.string(family.name)
            if isClass(root, name: name) {
                return (id, "write '\(id)', the family whose root has the class '\(name)'")
            }
            let child = graph.children(of: root).first { _ in true }
            guard first == nil, let child, isClass(child, name: name) else { continue }
            first = (id, "write '\(id)', the family of '\(graph.name(of: child))', whose class is '\(name)'")
        }
        return first
    }

    /// Whether a controller has a class, whatever the module.
    private func isClass(_ id: ControllerID, name: String) -> Bool {
        let written = graph.className(id).utf8
        let module = written.dropLast(name.utf8.count)
        guard written.count >= name.utf8.count, module.isEmpty || module.last == UInt8(ascii: ".") else { return false }
        return written[module.endIndex...].elementsEqual(name.utf8)
    }

    /// The nearest name of that space, in order of declaration.
    private mutating func nearestName(
        to text: String, space: NameSpace, path: MeantPath?
    ) -> String? {
        let graph = graph
        func nearest(_ names: some Collection<NameID>) -> String? {
            var text = text
            let names = Array(names)
            let near = graph.names.withAll { bytes in
                text.withUTF8 { text in
                    self.nearest.index(of: UnsafeRawBufferPointer(text), count: names.count) { number in
                        names[number].isNone ? nil : bytes[names[number].index]
                    }
                }
            }
            return near.map { graph.string(names[$0]) }
        }
        let screens = graph.screens
        let templates = (screens?.templates ?? []).lazy.map { NameID(index: $0.name) }
        return switch space {
        case .controller where screens != nil:
            pathEnding(with: text) ?? path?.meant ?? nearest(templates)
                ?? nearest(graph.controllers.lazy.map(\.name)) ?? path?.text
        case .controller: nearest(graph.controllers.lazy.map(\.name))
        case .screen: nearest((screens?.screens ?? []).lazy.map { NameID(index: $0.name) })
        case .family: nearest(graph.families.lazy.map(\.name))
        case .window: nearest(graph.windows.lazy.map(\.name))
        case .presentation: nearest(graph.presentations.lazy.map(\.name))
        }
    }

    private mutating func pathEnding(with text: String) -> String? {
        guard nearest.spend(graph.controllers.count) else { return nil }
        return graph.paths(endingWith: text, atMost: 1).first.map { graph.name(of: $0) }
    }
}
