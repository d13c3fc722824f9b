import KindredBase
import KindredYAML

/// References to their bearers, once everything is declared.
extension Linker {
    private enum NameSpace: String, CaseIterable {
        case controller, family, window, presentation

        var noun: String { "a \(rawValue)" }
    }

    mutating func referAll(_ documents: [Document], threads: Int) {
        let references = ReferenceNames.lookUp(documents, hierarchy.names, threads: threads)
        for (file, document) in documents.enumerated() {
            document.wording.withTexts { texts in
                addPresentations(of: document, references[file], Int32(file), texts)
                addPushes(of: document, references[file], Int32(file), texts)
            }
        }
        var window = 0
        for file in documents.indices where documents[file].hasWindowsOrExpectations {
            let document = documents[file]
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

    private mutating func addPresentations(
        of document: borrowing Document, _ references: ReferenceNames, _ file: Int32, _ texts: Wording.Texts
    ) {
        let names = presentationNames(of: document, texts)
        for (index, declaration) in document.presentations.enumerated() {
            let id = PresentationID(index: Int32(hierarchy.presentations.count))
            var presentation = Presentation(
                name: .none, file: file, declaration: Int32(index), style: declaration.style,
                presentsInFullscreen: declaration.presentsInFullscreen)
            presentation.from = controller(references.from[index], declaration.from, file, texts)
            presentation.family = presented(references.present[index], declaration.present, file, texts)
            presentation.name = name(names[index], of: declaration)
            hierarchy.presentations.append(presentation)
            if !declaration.id.isAbsent { declareName(names[index], of: id) }
        }
    }

    private mutating func declareName(_ name: Int32, of id: PresentationID) {
        guard let first = Self.claim(name, for: id.index, in: &bearers.presentations) else { return }
        duplicate(name, "presentation") { hierarchy in
            func place(_ id: PresentationID) -> Place {
                hierarchy.place(hierarchy.declaration(of: id).id, in: hierarchy[id].file)
            }
            return (place(id), place(PresentationID(index: first)))
        }
    }

    /// The id; where there is none `from->present`, as no id looks. None for a presentation that has neither.
    private mutating func presentationNames(of document: borrowing Document, _ texts: Wording.Texts) -> [Int32] {
        var madeUp: [UInt8] = []
        var bounds: [Int] = [0]
        for declaration in document.presentations {
            if declaration.id.isAbsent, !declaration.from.isAbsent || !declaration.present.isAbsent {
                madeUp.append(contentsOf: texts[declaration.from])
                madeUp.append(contentsOf: "->".utf8)
                madeUp.append(contentsOf: texts[declaration.present])
            }
            bounds.append(madeUp.count)
        }
        return madeUp.withUnsafeBytes { madeUp in
            hierarchy.names.intern(count: document.presentations.count) { index in
                let id = document.presentations[index].id
                if !id.isAbsent { return texts[id] }
                return UnsafeRawBufferPointer(rebasing: madeUp[bounds[index]..<bounds[index + 1]])
            }
        }
    }

    /// What a presentation is known as: to a name that was made up before, `#2` and so on is added.
    private mutating func name(_ name: Int32, of declaration: PresentationDeclaration) -> NameID {
        guard declaration.id.isAbsent, name >= 0, Self.claim(name, for: 0, in: &bearers.presentations) != nil else {
            return NameID(index: name)
        }
        bearers.presentations[Int(name)] += 1
        let number = bearers.presentations[Int(name)] + 1
        return NameID(index: hierarchy.names.intern("\(hierarchy.names.string(name))#\(number)"))
    }

    /// The family that a presentation shows; a controller's id there is a mistake of its own.
    private mutating func presented(
        _ name: Int32, _ written: Written, _ file: Int32, _ texts: Wording.Texts
    ) -> FamilyID? {
        if let family = Self.bearer(of: name, bearers.families) { return FamilyID(index: family) }
        if let bearer = Self.bearer(of: name, bearers.controllers) {
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
        unresolved(.family, written, file, texts)
        return nil
    }

    private mutating func addPushes(
        of document: borrowing Document, _ references: ReferenceNames, _ file: Int32, _ texts: Wording.Texts
    ) {
        for (index, declaration) in document.pushes.enumerated() {
            var push = Push(file: file, declaration: Int32(index), kind: declaration.kind)
            push.from = controller(references.pushFrom[index], declaration.from, file, texts)
            push.to = controller(references.pushTo[index], declaration.to, file, texts)
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
        name >= 0 && Int(name) < bearers.count && bearers[Int(name)] >= 0 ? bearers[Int(name)] : nil
    }

    /// Who bears a name; tells where nobody does.
    private mutating func look(_ space: NameSpace, _ written: Written, _ file: Int32, _ texts: Wording.Texts) -> Int32?
    {
        if let bearer = bearer(of: texts[written], space) { return bearer }
        unresolved(space, written, file, texts)
        return nil
    }

    /// The controller of a name that has been looked up; tells where there is none.
    private mutating func controller(
        _ name: Int32, _ written: Written, _ file: Int32, _ texts: Wording.Texts
    ) -> ControllerID? {
        if let bearer = Self.bearer(of: name, bearers.controllers) { return ControllerID(index: bearer) }
        unresolved(.controller, written, file, texts)
        return nil
    }

    private mutating func unresolved(_ space: NameSpace, _ written: Written, _ file: Int32, _ texts: Wording.Texts) {
        if written.isAbsent || hierarchy.isPartial { return }
        if diagnostics.isFull { return diagnostics.countUntold(UnresolvedReference.info) }
        let text = texts[written]
        let name = String(decoding: text, as: UTF8.self)
        let elsewhere = NameSpace.allCases.first { $0 != space && bearer(of: text, $0) != nil }?.noun
        let near = elsewhere == nil ? nearestName(to: name, space) : nil
        let place = hierarchy.place(written, in: file)
        diagnostics.add(
            UnresolvedReference.info,
            UnresolvedReference.found(name, expected: space.rawValue, elsewhere: elsewhere, nearest: near, at: place))
    }

    /// The nearest name of that space, in order of declaration.
    private mutating func nearestName(to text: String, _ space: NameSpace) -> String? {
        let hierarchy = hierarchy
        func nearest(_ names: some Sequence<NameID>) -> String? {
            self.nearest.word(text, among: names.lazy.filter { !$0.isNone }.map { hierarchy.string($0) })
        }
        return switch space {
        case .controller: nearest(hierarchy.controllers.lazy.map(\.name))
        case .family: nearest(hierarchy.families.lazy.map(\.name))
        case .window: nearest(hierarchy.windows.lazy.map(\.name))
        case .presentation: nearest(hierarchy.presentations.lazy.map(\.name))
        }
    }
}

/// What a document refers to, looked up in the table of names; -1 for a name that is not there.
///
/// All look-ups of a document are made at once, since one by one each would wait for memory.
struct ReferenceNames: Sendable {
    // Of presentations.
    let from: [Int32]
    let present: [Int32]
    // Of pushes.
    let pushFrom: [Int32]
    let pushTo: [Int32]

    static func lookUp(_ documents: [Document], _ names: NameTable, threads: Int) -> [ReferenceNames] {
        concurrentMap(documents.count, threads: names.count < 4_000 ? 1 : threads) { file in
            ReferenceNames(documents[file], names)
        }
    }

    private init(_ document: Document, _ names: NameTable) {
        (from, present, pushFrom, pushTo) = document.wording.withTexts { texts in
            (
                names.numbers(count: document.presentations.count) { texts[document.presentations[$0].from] },
                names.numbers(count: document.presentations.count) { texts[document.presentations[$0].present] },
                names.numbers(count: document.pushes.count) { texts[document.pushes[$0].from] },
                names.numbers(count: document.pushes.count) { texts[document.pushes[$0].to] }
            )
        }
    }
}

extension Document {
    fileprivate var hasWindowsOrExpectations: Bool { !windows.isEmpty || !expectations.isEmpty }
}
