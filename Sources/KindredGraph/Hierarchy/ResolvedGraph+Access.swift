import KindredDiagnostics
import KindredText
import KindredYAML

/// Questions that rules, emitters and explanations ask.
extension ResolvedGraph {
    @inlinable
    package subscript(_ id: ControllerID) -> Controller { controllers[Int(id.index)] }
    package subscript(_ id: FamilyID) -> Family { families[Int(id.index)] }
    package subscript(_ id: WindowID) -> Window { windows[Int(id.index)] }
    package subscript(_ id: PresentationID) -> Presentation { presentations[Int(id.index)] }

    package func string(_ name: NameID) -> String { name.isNone ? "" : names.string(name.index) }
    /// The id; as it is written if another controller has it too.
    package func name(of id: ControllerID) -> String {
        if !self[id].name.isNone || self[id].isImplicit { return string(self[id].name) }
        let declaration = declaration(of: id)
        return declaration.flags.contains(.isNameless) ? "" : string(declaration.id, in: self[id].file)
    }
    package func name(of id: FamilyID) -> String { string(self[id].name) }
    package func name(of id: WindowID) -> String { string(self[id].name) }
    package func name(of id: PresentationID) -> String { string(self[id].name) }

    /// The declared tags, in order; nil if nothing is said of them.
    package func tags(of id: ControllerID) -> [String]? {
        // The declaration of an implicit controller is about another one.
        guard !self[id].isImplicit, let tags = details(of: id).tags else { return nil }
        let file = self[id].file
        return tags.map { string(documents[Int(file)].tags[Int($0)].written, in: file) }
    }

    package var controllerIDs: some Sequence<ControllerID> {
        (0..<Int32(controllers.count)).lazy.map { ControllerID(index: $0) }
    }
    package var familyIDs: some Sequence<FamilyID> {
        (0..<Int32(families.count)).lazy.map { FamilyID(index: $0) }
    }
    package var windowIDs: some Sequence<WindowID> {
        (0..<Int32(windows.count)).lazy.map { WindowID(index: $0) }
    }
    package var presentationIDs: some Sequence<PresentationID> {
        (0..<Int32(presentations.count)).lazy.map { PresentationID(index: $0) }
    }

    package func controller(named name: String) -> ControllerID? {
        guard let number = names.number(of: name) else { return nil }
        return controllers.firstIndex { $0.name.index == number }.map { ControllerID(index: Int32($0)) }
    }
    package func family(named name: String) -> FamilyID? {
        guard let number = names.number(of: name) else { return nil }
        return families.firstIndex { $0.name.index == number }.map { FamilyID(index: Int32($0)) }
    }

    /// The controllers directly in a container, in order.
    package func children(of id: ControllerID) -> ChildSequence {
        ChildSequence(controllers: controllers, position: id.index + 1, end: self[id].end)
    }

    /// The containers of a controller, from its parent to its family's root.
    package func ancestors(of id: ControllerID) -> some Sequence<ControllerID> {
        sequence(state: self[id].parent) { next in
            guard let current = next else { return nil }
            next = self[current].parent
            return current
        }
    }

    package func root(of id: ControllerID) -> ControllerID { self[self[id].family].root ?? id }

    package func members(of id: FamilyID) -> Range<Int32> {
        guard let root = self[id].root else { return 0..<0 }
        return root.index..<self[root].end
    }

    /// The windows that list a family, each once.
    package func windows(of id: FamilyID) -> ArraySlice<WindowID> { windowsByFamily[id.index] }
    /// The presentations that show a family.
    package func presentations(of id: FamilyID) -> ArraySlice<PresentationID> { presentationsByFamily[id.index] }

    package func presenters(of id: PresentationID) -> ArraySlice<Presenter> {
        presenterLists[presentations[Int(id.index)].presenters]
    }

    package func presenting(_ id: ControllerID) -> [ControllerID] { list(index: self[self[id].family].presenting) }
    package func presented(_ id: ControllerID) -> [ControllerID] { list(index: self[id].presented) }
    package func list(index: Int32) -> [ControllerID] { Array(controllerLists[index]) }

    /// Whether something of that sort couldn't be read, which was reported.
    package func hasLost(_ loss: Document.Losses) -> Bool { documents.contains { !$0.losses.isDisjoint(with: loss) } }

    /// The number of the document that a diagnostic is in; nil if it is about a path, or in another file, such as that of the
    /// project or the baseline: those come after the documents in a report.
    package func document(of diagnostic: Diagnostic) -> Int? {
        guard case .place(let place) = diagnostic.site, documents.indices.contains(Int(place.file)) else { return nil }
        return Int(place.file)
    }

    // Declarations and their places.

    package func declaration(of id: ControllerID) -> NodeDeclaration {
        documents[Int(self[id].file)].nodes[Int(self[id].declaration)]
    }
    package func details(of id: ControllerID) -> NodeDetails {
        documents[Int(self[id].file)].details(of: declaration(of: id))
    }
    package func rareDetails(of id: ControllerID) -> RareDetails {
        documents[Int(self[id].file)].rareDetails(of: declaration(of: id))
    }
    package func declaration(of id: PresentationID) -> PresentationDeclaration {
        documents[Int(self[id].file)].presentations[Int(self[id].declaration)]
    }
    package func declaration(of push: Push) -> PushDeclaration {
        documents[Int(push.file)].pushes[Int(push.declaration)]
    }

    /// The place of something written in a file.
    package func place(of written: SourceValue, in file: Int32) -> SourceRange {
        documents[Int(file)].wording.place(of: written, in: file)
    }
    /// The text at its location: a controller's id.
    /// Its id; without a kind key the first character of its mapping.
    package func place(of id: ControllerID) -> SourceRange {
        let location = location(of: id)
        let written = documents[Int(location.file)].nodes[Int(location.node)].id
        return written.isMapping ? start(written: written, in: location.file) : place(of: written, in: location.file)
    }
    /// The node at its location: of a written place the one that names the screen, else what declares it.
    package func location(of id: ControllerID) -> NodeReference {
        if let screens { return screens.origins[Int(id.index)].location }
        return NodeReference(file: self[id].file, node: self[id].declaration)
    }
    /// The origin of a controller; nil without screens.
    package func origin(of id: ControllerID) -> PlaceOrigin? { screens?.origins[Int(id.index)] }
    /// The id of a screen or of a node in one.
    package func name(template: Int32) -> String {
        screens.map { names.string($0.templates[Int(template)].name) } ?? ""
    }
    /// The name of what a controller repeats: a screen or a node in one, or a column of one, such as `Wide.secondary`. Its own
    /// id if it repeats nothing.
    package func declaredName(_ id: ControllerID) -> String {
        if let template = origin(of: id)?.template, template >= 0 { return name(template: template) }
        let name = name(of: id)
        guard self[id].isImplicit, let split = self[id].parent else { return name }
        return declaredName(split)
            + String(decoding: name.utf8.dropFirst(self.name(of: split).utf8.count), as: UTF8.self)
    }
    /// The declared class of a screen or of a node in one; nil if there is none.
    package func className(template: Int32) -> String? {
        guard let node = screens?.templates[Int(template)].node else { return nil }
        let written = documents[Int(node.file)].nodes[Int(node.node)].className
        return written.isAbsent ? nil : string(written, in: node.file)
    }
    /// The id of the screen that a place or a node in it repeats; empty for others.
    package func screen(of id: ControllerID) -> String {
        guard let screens, let template = origin(of: id)?.template, template >= 0 else { return "" }
        let screen = screens.templates[Int(template)].screen
        return screen < 0 ? "" : name(template: screen)
    }
    package func place(template: Int32) -> SourceRange {
        guard let node = screens?.templates[Int(template)].node else {
            return SourceRange(inFileAlone: ByteRange(start: 0, end: 0))
        }
        return place(of: node)
    }
    package func place(of node: NodeReference) -> SourceRange {
        place(of: documents[Int(node.file)].nodes[Int(node.node)].id, in: node.file)
    }
    package func place(of id: FamilyID) -> SourceRange { place(of: self[id].key, in: self[id].file) }
    package func place(of id: WindowID) -> SourceRange { place(of: self[id].key, in: self[id].file) }
    /// The first character of a presentation's mapping.
    package func place(of id: PresentationID) -> SourceRange {
        start(written: declaration(of: id).mapping, in: self[id].file)
    }
    package func place(of push: Push) -> SourceRange { start(written: declaration(of: push).mapping, in: push.file) }

    package func declaration(_ expectation: Expectation) -> ExpectationDeclaration {
        documents[Int(expectation.file)].expectations[Int(expectation.declaration)]
    }

    package func string(_ written: SourceValue, in file: Int32) -> String {
        documents[Int(file)].wording.string(written)
    }
    /// The declared class; empty if there is none.
    package func className(_ id: ControllerID) -> String {
        self[id].isImplicit ? "" : string(declaration(of: id).className, in: self[id].file)
    }

    /// The navigation or split view controller that a push or a showDetail asks: the nearest at or above the caller (R40).
    package func container(for kind: PushKind, from: ControllerID) -> ControllerID? {
        switch kind {
        case .push: self[from].kind == .navigation ? from : self[from].nearest.navigation
        case .showDetail: self[from].kind == .split ? from : self[from].nearest.split
        }
    }

    /// Returns where a push puts what it shows: the stack, or what is in the secondary column.
    package func target(for kind: PushKind, from: ControllerID) -> ControllerID? {
        guard let container = container(for: kind, from: from) else { return nil }
        switch kind {
        case .push: return container
        case .showDetail: return children(of: container).first { self[$0].role == .secondary }
        }
    }

    /// Whether nothing is derived on a stack.
    package func isClosed(_ id: ControllerID) -> Bool {
        !self[id].isImplicit && declaration(of: id).flags.contains(.isClosed)
    }

    /// The transition of a page view controller, `pageCurl` by default; nil for every other kind.
    package func pageTransition(_ id: ControllerID) -> PageTransition? {
        self[id].kind.hasPages ? details(of: id).pageTransition ?? .pageCurl : nil
    }

    /// The style of a split view controller, by default after its columns.
    package func splitStyle(_ id: ControllerID) -> SplitStyle {
        if let style = details(of: id).splitStyle { return style }
        return children(of: id).contains { self[$0].role == .supplementary } ? .tripleColumn : .doubleColumn
    }

    /// The system's class that a controller is declared to be.
    package func systemClass(of id: ControllerID) -> SystemClass? {
        let controller = self[id]
        if controller.isImplicit { return nil }
        return documents[Int(controller.file)].nodes[Int(controller.declaration)].systemClass
    }

    /// The first character of a mapping; an id as a whole.
    private func start(written: SourceValue, in file: Int32) -> SourceRange {
        var place = place(of: written, in: file)
        if written.isScalar { return place }
        place.range.end = min(place.range.end, place.range.start + 1)
        return place
    }
}

/// Walks over the children of one container.
package struct ChildSequence: Sequence, IteratorProtocol {
    let controllers: [Controller]
    var position: Int32
    let end: Int32

    package mutating func next() -> ControllerID? {
        guard position < end else { return nil }
        defer { position = controllers[Int(position)].end }
        return ControllerID(index: position)
    }
}
