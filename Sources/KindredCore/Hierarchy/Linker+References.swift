import KindredBase
import KindredYAML

/// References to their bearers, once everything is declared.
extension Linker {
    private enum NameSpace: String, CaseIterable {
        case controller, family, window, presentation

        var noun: String { "a \(rawValue)" }
    }

    mutating func referAll() {
        for (file, document) in hierarchy.documents.enumerated() {
            document.wording.withTexts { texts in
                let file = Int32(file)
                addPresentations(of: document, file, texts)
                addPushes(of: document, file, texts)
            }
        }
        var window = 0
        for (file, document) in hierarchy.documents.enumerated() {
            document.wording.withTexts { texts in
                for declaration in document.windows {
                    addFamilies(declaration, document, Int32(file), WindowID(index: Int32(window)), texts)
                    window += 1
                }
                addExpectations(of: document, Int32(file), texts)
            }
        }
        hierarchy.groupByFamily()
    }

    private mutating func addFamilies(
        _ declaration: WindowDeclaration, _ document: Document, _ file: Int32, _ window: WindowID,
        _ texts: Wording.Texts
    ) {
        for index in declaration.families {
            let value = document.references[Int(index)]
            guard let bearer = look(.family, value, file, texts) else { continue }
            hierarchy.windows[Int(window.index)].families.append((FamilyID(index: bearer), value))
        }
    }

    private mutating func addPresentations(of document: Document, _ file: Int32, _ texts: Wording.Texts) {
        for (index, declaration) in document.presentations.enumerated() {
            let id = PresentationID(index: Int32(hierarchy.presentations.count))
            var presentation = Presentation(
                name: .none, file: file, declaration: Int32(index), style: declaration.style,
                presentsInFullscreen: declaration.presentsInFullscreen)
            presentation.from = look(.controller, declaration.from, file, texts).map { ControllerID(index: $0) }
            presentation.family = presented(declaration.present, file, texts)
            let name =
                declaration.id.isAbsent ? unnamed(declaration, texts) : hierarchy.names.intern(texts[declaration.id])
            presentation.name = NameID(index: name)
            hierarchy.presentations.append(presentation)
            if !declaration.id.isAbsent { declareName(name, of: id) }
        }
    }

    private mutating func declareName(_ name: Int32, of id: PresentationID) {
        guard let first = Self.claim(name, for: id.index, in: &bearers.presentations) else { return }
        func place(_ id: PresentationID) -> Place {
            hierarchy.place(hierarchy.declaration(of: id).id, in: hierarchy[id].file)
        }
        duplicate(name, "presentation", at: place(id), first: place(PresentationID(index: first)))
    }

    /// `from->present`, and `…#2` for the second of that name: no id looks like that. None for one that has neither.
    private mutating func unnamed(_ declaration: PresentationDeclaration, _ texts: Wording.Texts) -> Int32 {
        if declaration.from.isAbsent, declaration.present.isAbsent { return NameID.none.index }
        unnamed.removeAll(keepingCapacity: true)
        unnamed.append(contentsOf: texts[declaration.from])
        unnamed.append(contentsOf: "->".utf8)
        unnamed.append(contentsOf: texts[declaration.present])
        let name = unnamed.withUnsafeBytes { hierarchy.names.intern($0) }
        while unnamedCounts.count <= Int(name) { unnamedCounts.append(0) }
        unnamedCounts[Int(name)] += 1
        let count = unnamedCounts[Int(name)]
        return count == 1 ? name : hierarchy.names.intern("\(hierarchy.names.string(name))#\(count)")
    }

    /// The family that a presentation shows; a controller's id there is a mistake of its own.
    private mutating func presented(_ written: Written, _ file: Int32, _ texts: Wording.Texts) -> FamilyID? {
        guard !written.isAbsent else { return nil }
        let text = texts[written]
        if let family = bearer(of: text, .family) { return FamilyID(index: family) }
        if let bearer = bearer(of: text, .controller) {
            let controller = ControllerID(index: bearer)
            let family = hierarchy[controller].parent == nil ? hierarchy[controller].family : nil
            let familyName = family.map { hierarchy.name($0) }.flatMap { $0.isEmpty ? nil : $0 }
            let (name, place, declared) = (
                hierarchy.name(controller), hierarchy.place(written, in: file), hierarchy.place(controller)
            )
            diagnostics.add(
                PresentChild.info, PresentChild.found(name, family: familyName, at: place, declared: declared))
            return nil
        }
        _ = look(.family, written, file, texts)
        return nil
    }

    private mutating func addPushes(of document: Document, _ file: Int32, _ texts: Wording.Texts) {
        for (index, declaration) in document.pushes.enumerated() {
            var push = Push(file: file, declaration: Int32(index), kind: declaration.kind)
            push.from = look(.controller, declaration.from, file, texts).map { ControllerID(index: $0) }
            push.to = look(.controller, declaration.to, file, texts).map { ControllerID(index: $0) }
            push.container = container(of: push)
            hierarchy.pushes.append(push)
        }
    }

    /// The navigation or split view controller that can show what is pushed.
    private func container(of push: Push) -> ControllerID? {
        guard let from = push.from, let to = push.to, let parent = hierarchy[to].parent else { return nil }
        let place = hierarchy[to]
        switch push.kind {
        case .push:
            let navigation = hierarchy[from].kind == .navigation ? from : hierarchy[from].navigation
            return place.role == .stack && parent == navigation ? navigation : nil
        case .showDetail:
            guard let split = hierarchy[from].split else { return nil }
            if place.role == .secondary { return parent == split ? split : nil }
            let column = hierarchy[parent]
            return place.role == .stack && column.role == .secondary && column.parent == split ? split : nil
        }
    }

    private mutating func addExpectations(of document: Document, _ file: Int32, _ texts: Wording.Texts) {
        for (index, declaration) in document.expectations.enumerated() {
            var expectation = Expectation(file: file, declaration: Int32(index))
            // The key is told of once, however many relations stand under it.
            let isRepeated = index > 0 && document.expectations[index - 1].controller == declaration.controller
            let controller =
                isRepeated
                ? bearer(of: texts[declaration.controller], .controller)
                : look(.controller, declaration.controller, file, texts)
            expectation.controller = controller.map { ControllerID(index: $0) }
            var expected: [ControllerID]? = []
            for reference in declaration.ids {
                if let id = look(.controller, document.references[Int(reference)], file, texts) {
                    expected?.append(ControllerID(index: id))
                } else {
                    expected = nil
                }
            }
            expectation.expected = expected
            hierarchy.expectations.append(expectation)
        }
    }

    // MARK: Looking up

    private func bearers(_ space: NameSpace) -> [Int32] {
        switch space {
        case .controller: bearers.controllers
        case .family: bearers.families
        case .window: bearers.windows
        case .presentation: bearers.presentations
        }
    }

    private func bearer(of text: UnsafeRawBufferPointer, _ space: NameSpace) -> Int32? {
        guard let name = hierarchy.names.number(of: text) else { return nil }
        return switch space {
        case .controller: Self.bearer(of: name, bearers.controllers)
        case .family: Self.bearer(of: name, bearers.families)
        case .window: Self.bearer(of: name, bearers.windows)
        case .presentation: Self.bearer(of: name, bearers.presentations)
        }
    }

    private static func bearer(of name: Int32, _ bearers: [Int32]) -> Int32? {
        Int(name) < bearers.count && bearers[Int(name)] >= 0 ? bearers[Int(name)] : nil
    }

    /// Who bears a name; tells where nobody does.
    private mutating func look(_ space: NameSpace, _ written: Written, _ file: Int32, _ texts: Wording.Texts) -> Int32?
    {
        guard !written.isAbsent else { return nil }
        let text = texts[written]
        if let bearer = bearer(of: text, space) { return bearer }
        if hierarchy.isPartial { return nil }
        let name = String(decoding: text, as: UTF8.self)
        let elsewhere = NameSpace.allCases.first { $0 != space && bearer(of: text, $0) != nil }?.noun
        let near = elsewhere == nil ? nearestName(to: name, space) : nil
        let place = hierarchy.place(written, in: file)
        diagnostics.add(
            UnresolvedReference.info,
            UnresolvedReference.found(name, expected: space.rawValue, elsewhere: elsewhere, nearest: near, at: place))
        return nil
    }

    /// The nearest name of that space, in order of declaration.
    private mutating func nearestName(to text: String, _ space: NameSpace) -> String? {
        if diagnostics.isFull { return nil }
        let bearers = bearers(space)
        let names = hierarchy.names
        return nearest.word(
            text, among: bearers.indices.lazy.filter { bearers[$0] >= 0 }.map { names.string(Int32($0)) })
    }
}
