import KindredDiagnostics
import KindredPlatform
import KindredText
import KindredYAML

/// References to their holders, once everything is declared.
extension Linker {
    enum NameSpace: String, CaseIterable {
        case controller, screen, family, window, presentation

        var noun: String { "a \(rawValue)" }
    }

    mutating func referAll(_ documents: [Document], threads: Int) {
        if placement != nil { linkPlaces() } else { referPresentationsAndPushes(documents, threads: threads) }
        var window = 0
        for file in documents.indices where documents[file].hasWindowsOrExpectations {
            let document = documents[file]
            document.declared.texts.withTexts { texts in
                for declaration in document.windows {
                    addFamilies(
                        declaration, document: document, file: Int32(file), window: WindowID(index: Int32(window)),
                        texts: texts)
                    window += 1
                }
                addExpectations(of: document, file: Int32(file), texts: texts)
            }
        }
        graph.groupByFamily()
        linkMoves()
    }

    private mutating func addFamilies(
        _ declaration: WindowDeclaration, document: Document, file: Int32, window: WindowID,
        texts: SourceTexts.Texts
    ) {
        for index in declaration.families {
            let value = document.declared.references[Int(index)]
            guard let holder = look(.family, written: value, file: file, texts: texts) else {
                graph.hasUnresolvedWindow = true
                continue
            }
            graph.windows[Int(window.index)].families.append((FamilyID(index: holder), value))
            if let conditions {
                graph.existence?.windows[Int(window.index)].append(
                    conditions.set(of: .window, number: index, in: file))
            }
        }
    }

    /// Looks up what presentations and pushes refer to, with several threads, and reports in order.
    private mutating func referPresentationsAndPushes(_ documents: [Document], threads: Int) {
        let references = References.lookUp(documents, graph: graph, holders: holders, threads: threads)
        var (presentation, push) = (0, 0)
        for (file, document) in documents.enumerated() {
            document.declared.texts.withTexts { texts in
                referPresentations(
                    of: document, references: references[file], file: Int32(file), first: presentation, texts: texts)
                referPushes(of: document, references: references[file], file: Int32(file), first: push, texts: texts)
            }
            presentation += document.declared.presentations.count
            push += document.declared.pushes.count
        }
    }

    private mutating func referPresentations(
        of document: borrowing Document, references: References, file: Int32, first: Int, texts: SourceTexts.Texts
    ) {
        for (index, declaration) in document.declared.presentations.enumerated() {
            let from = controller(
                references.from[index], written: declaration.repeatsFrom ? .absent : declaration.from, file: file,
                texts: texts)
            let id = PresentationID(index: Int32(first + index))
            let family = presented(
                references.present[index], written: declaration.present, of: id, file: file, texts: texts)
            graph.presentations[first + index].from = from
            graph.presentations[first + index].family = family
        }
    }

    private mutating func referPushes(
        of document: borrowing Document, references: References, file: Int32, first: Int, texts: SourceTexts.Texts
    ) {
        for (index, declaration) in document.declared.pushes.enumerated() {
            let from = controller(
                references.pushFrom[index], written: declaration.repeatsFrom ? .absent : declaration.from, file: file,
                texts: texts)
            let to = controller(
                references.pushTo[index], written: declaration.repeatsTo ? .absent : declaration.to, file: file,
                texts: texts)
            graph.pushes[first + index].from = from
            graph.pushes[first + index].to = to
            graph.pushes[first + index].container = container(of: declaration.kind, from: from, to: to)
        }
    }

    /// The family that a presentation shows; a controller's id there has a diagnostic of its own.
    mutating func presented(
        _ holder: Int32, written: SourceValue, of id: PresentationID?, from callers: [ControllerID?] = [],
        file: Int32,
        texts: SourceTexts.Texts
    ) -> FamilyID? {
        if holder >= 0 { return FamilyID(index: holder) }
        if written.isAbsent { graph.hasUnknownFamily = true }
        // A list in `from` is reported once, and what is missing may declare the family.
        if graph.isPartial || id.map({ graph.declaration(of: $0).repeatsPresent }) == true { return nil }
        guard let owner = owner(of: texts[written], space: .controller) else {
            unresolved(.family, written: written, file: file, texts: texts)
            return nil
        }
        let subject =
            id.map { Diagnostic.Subject(kind: .presentation, id: graph.string(graph[$0].name)) }
            ?? Diagnostic.Subject(kind: .presentation, id: graph.string(written, in: file))
        reportChild(owner, written: written, about: subject, from: callers, file: file)
        return nil
    }

    /// The navigation or split view controller that can show what is pushed.
    func container(of kind: PushKind, from: ControllerID?, to: ControllerID?) -> ControllerID? {
        guard let from, let to, let parent = graph[to].parent,
            let container = graph.container(for: kind, from: from)
        else { return nil }
        let place = graph[to]
        switch kind {
        case .push, .show:
            return place.role == .stack && parent == container ? container : nil
        case .showDetail:
            if place.role == .secondary { return parent == container ? container : nil }
            let column = graph[parent]
            return place.role == .stack && column.role == .secondary && column.parent == container ? container : nil
        }
    }

    private mutating func addExpectations(of document: Document, file: Int32, texts: SourceTexts.Texts) {
        // Once for each key, whatever is expected of it.
        for controller in document.expectedControllers {
            _ = look(.controller, written: controller, file: file, texts: texts)
        }
        var last: (written: SourceValue, holder: Int32?) = (.absent, nil)
        for (index, declaration) in document.declared.expectations.enumerated() {
            var expectation = Expectation(file: file, declaration: Int32(index), relation: declaration.relation)
            if declaration.controller != last.written {
                last = (declaration.controller, owner(of: texts[declaration.controller], space: .controller))
            }
            let places = last.holder.map { controllers($0) } ?? []
            expectation.controller = places.first
            expectation.others = places.dropFirst()
            var expected: [ControllerID]? = []
            for reference in declaration.ids {
                let written = document.declared.references[Int(reference)]
                if graph.any != nil, declaration.relation == .presentingViewController,
                    isAny(written, texts: texts)
                {
                    expectation.includesAny = true
                } else if let id = look(
                    .controller, written: written, file: file, texts: texts, isExpected: true)
                {
                    expected?.append(contentsOf: controllers(id))
                } else {
                    expected = nil
                }
            }
            expectation.expected = expected
            graph.expectations.append(expectation)
        }
    }

    // MARK: Looking up

    func holder(of text: UnsafeRawBufferPointer, space: NameSpace) -> Int32? {
        guard let name = graph.names.number(of: text) else { return nil }
        return switch space {
        case .controller: Self.holder(of: name, holders: holders.controllers)
        case .screen: template(named: name, isScreen: true)
        case .family: Self.holder(of: name, holders: holders.families)
        case .window: Self.holder(of: name, holders: holders.windows)
        case .presentation: Self.holder(of: name, holders: holders.presentations)
        }
    }

    static func holder(of name: Int32, holders: [Int32]) -> Int32? {
        name >= 0 && Int(name) < holders.count && holders[Int(name)] >= 0 ? holders[Int(name)] : nil
    }

    /// The holder of a name; for what a screen declares -2 less its template.
    func owner(of text: UnsafeRawBufferPointer, space: NameSpace) -> Int32? {
        if let holder = holder(of: text, space: space) { return holder }
        guard space == .controller, placement != nil, let name = graph.names.number(of: text) else { return nil }
        return template(named: name, isScreen: false).map { -2 - $0 }
    }

    /// The template with that name.
    private func template(named name: Int32, isScreen: Bool) -> Int32? {
        guard Int(name) < holders.controllers.count, holders.controllers[Int(name)] <= -2 else { return nil }
        let template = -2 - holders.controllers[Int(name)]
        return isScreen && graph.screens?.templates[Int(template)].isScreen != true ? nil : template
    }

    /// The controller that an owner is, with its twins, or all places of what a screen declares.
    func controllers(_ owner: Int32) -> [ControllerID] {
        if owner < 0 { return Array(graph.screens?.places[-2 - owner] ?? []) }
        let id = ControllerID(index: owner)
        guard let twins = graph.existence?.twins, !twins.isEmpty else { return [id] }
        return [id] + (twins[graph[id].name] ?? []).filter { $0 != id }
    }

    /// Returns those of a controller and its twins that are there where another calls; nil without twins.
    func twins(of owner: Int32, calledBy caller: ControllerID) -> [ControllerID]? {
        guard let existence = graph.existence, existence.hasTwins, case let all = controllers(owner), all.count > 1
        else { return nil }
        return all.filter { existence.controllers[Int($0.index)] & existence.calling(caller) != 0 }
    }

    /// Adds a push of each of several twins that its container has.
    mutating func add(_ push: Push, to twins: [ControllerID], isFromScreen: Bool, links: inout Int) {
        for twin in twins {
            var push = push
            (push.to, push.container) = (twin, container(of: push.kind, from: push.from, to: twin))
            if push.container != nil { add(push, isFromScreen: isFromScreen, links: &links) }
        }
    }

    /// The owner of a name; reports a name without one.
    mutating func look(
        _ space: NameSpace, written: SourceValue, file: Int32, texts: SourceTexts.Texts, isExpected: Bool = false
    ) -> Int32? {
        if let owner = owner(of: texts[written], space: space) { return owner }
        unresolved(space, written: written, file: file, texts: texts, isExpected: isExpected)
        return nil
    }

    /// The controller found for a name; reports a name without one.
    private mutating func controller(
        _ holder: Int32, written: SourceValue, file: Int32, texts: SourceTexts.Texts
    ) -> ControllerID? {
        if holder >= 0 { return ControllerID(index: holder) }
        unresolved(.controller, written: written, file: file, texts: texts)
        return nil
    }
}

/// The owners of the names that the presentations and pushes of a document refer to, or -1.
///
/// All look-ups of a document are made at once, since one by one each would wait for memory.
private struct References: Sendable {
    let from: [Int32]
    let present: [Int32]
    let pushFrom: [Int32]
    let pushTo: [Int32]

    static func lookUp(
        _ documents: [Document], graph: LinkedGraph, holders: Linker.NameOwners, threads: Int
    ) -> [References] {
        let names = graph.names
        // A document takes a few microseconds: threads that asked for one at a time would be in each other's way.
        let starts = Array(stride(from: 0, to: documents.count, by: 16))
        let blocks = concurrentMap(starts.count, threads: names.count < 4_000 ? 1 : threads) { block in
            documents[starts[block]...].prefix(16).map { References(document: $0, names: names, holders: holders) }
        }
        return Array(blocks.joined())
    }

    private init(document: Document, names: NameTable, holders: Linker.NameOwners) {
        func lookUp(_ count: Int, _ holders: [Int32], _ text: (Int) -> UnsafeRawBufferPointer) -> [Int32] {
            names.numbers(count: count, text: text).map { $0 >= 0 && Int($0) < holders.count ? holders[Int($0)] : -1 }
        }
        let (presentations, pushes) = (document.declared.presentations, document.declared.pushes)
        (from, present, pushFrom, pushTo) = document.declared.texts.withTexts { texts in
            (
                lookUp(presentations.count, holders.controllers) { texts[presentations[$0].from] },
                lookUp(presentations.count, holders.families) { texts[presentations[$0].present] },
                lookUp(pushes.count, holders.controllers) { texts[pushes[$0].from] },
                lookUp(pushes.count, holders.controllers) { texts[pushes[$0].to] }
            )
        }
    }
}

extension Document {
    fileprivate var hasWindowsOrExpectations: Bool { !windows.isEmpty || !expectedControllers.isEmpty }
}
