import KindredDiagnostics
import KindredYAML

/// The specifications.
extension ResolvedGraph {
    /// The specifications, in the order of their paths.
    package var files: [SourceFile] { linked.declared.map(\.texts.file) }

    package func file(_ number: Int32) -> SourceFile { linked.declared[Int(number)].texts.file }

    /// The number of the file that a diagnostic is in; nil if it is about a path, or in another file, such as that of the
    /// project or the baseline: those come after the specifications in a report.
    package func fileNumber(of diagnostic: Diagnostic) -> Int? {
        guard case .place(let place) = diagnostic.site, linked.declared.indices.contains(Int(place.file)) else {
            return nil
        }
        return Int(place.file)
    }
}

/// The values that authors wrote of nodes, by key. Nothing that UIKit inserts has any.
extension ResolvedGraph {
    /// The node that declares a controller: for a place its screen's; nil for what UIKit inserts.
    package func node(of id: ControllerID) -> NodeReference? {
        self[id].isImplicit ? nil : NodeReference(file: self[id].file, node: self[id].declaration)
    }

    package func kind(at node: NodeReference) -> Kind { linked.node(at: node).kind }

    package func text(of key: Keyword, at node: NodeReference) -> String? {
        if key == .class { return linked.className(of: linked.node(at: node), in: node.file) }
        let written = value(of: key, at: node)
        return written.isAbsent ? nil : linked.string(written, in: node.file)
    }

    package func text(of key: Keyword, in id: ControllerID) -> String? {
        node(of: id).flatMap { text(of: key, at: $0) }
    }

    package func flag(_ flag: NodeFlag, at node: NodeReference) -> Bool? { linked.node(at: node).booleans[flag] }

    package func flag(_ flag: NodeFlag, of id: ControllerID) -> Bool? {
        node(of: id).flatMap { self.flag(flag, at: $0) }
    }

    /// The texts of a list, in order; nil if it isn't declared.
    package func texts(of list: NodeList, at node: NodeReference) -> [String]? {
        let file = linked.declared[Int(node.file)]
        let node = linked.node(at: node)
        return file.details(of: node).items(of: list, rareDetails: file.rareDetails(of: node)).map { items in
            items.map { file.texts.string(file.value(of: $0, in: list)) }
        }
    }

    package func texts(of list: NodeList, in id: ControllerID) -> [String]? {
        node(of: id).flatMap { texts(of: list, at: $0) }
    }

    package func tags(of id: ControllerID) -> [String]? { texts(of: .tags, in: id) }
    /// The places that it comes from, as declared.
    package func sources(of id: ControllerID) -> [String] { texts(of: .source, in: id) ?? [] }

    package func splitStyle(at node: NodeReference) -> SplitStyle? { details(at: node).splitStyle }

    /// The transition of a page view controller, `pageCurl` by default; nil for every other kind.
    package func pageTransition(_ id: ControllerID) -> PageTransition? {
        guard self[id].kind.hasPages else { return nil }
        return node(of: id).flatMap { word(.transition, at: $0) }.flatMap(PageTransition.init) ?? .pageCurl
    }

    /// The word of a key that only one kind has, declared or by default.
    package func word(_ key: Keyword, of id: ControllerID) -> String? {
        switch key {
        case .style: splitStyle(id).rawValue
        case .transition: pageTransition(id)?.rawValue
        default: node(of: id).flatMap { word(key, at: $0) }
        }
    }

    /// The word of such a key, as declared.
    package func word(_ key: Keyword, at node: NodeReference) -> String? {
        key == .style
            ? splitStyle(at: node)?.rawValue
            : linked.declared[Int(node.file)].rareDetails(of: linked.node(at: node)).word(key)
    }

    /// The style of a split view controller, by default after its columns.
    package func splitStyle(_ id: ControllerID) -> SplitStyle {
        if let style = node(of: id).flatMap({ splitStyle(at: $0) }) { return style }
        return children(of: id).contains { self[$0].role == .supplementary } ? .tripleColumn : .doubleColumn
    }

    /// The declared class; empty if there is none.
    package func className(_ id: ControllerID) -> String { linked.className(id) }

    /// The declared class of a screen or of a node in one; nil if there is none.
    package func className(template: Int32) -> String? {
        screens.flatMap { text(of: .class, at: $0.templates[Int(template)].node) }
    }

    /// The system's class that a controller is declared to be.
    package func systemClass(of id: ControllerID) -> SystemClass? {
        self[id].isImplicit ? nil : linked.declaration(of: id).systemClass
    }

    /// The nodes directly in one, in order.
    package func children(of node: NodeReference) -> [NodeReference] {
        let nodes = linked.declared[Int(node.file)].nodes
        var children: [NodeReference] = []
        var next = node.node + 1
        while next < nodes[Int(node.node)].end {
            children.append(NodeReference(file: node.file, node: next))
            next = nodes[Int(next)].end
        }
        return children
    }

    /// The id as it is written.
    package func name(of node: NodeReference) -> String { linked.string(linked.node(at: node).id, in: node.file) }

    /// Whether the author's code forwards its appearance: `flag(.forwardsAppearance, of:)` is false, read at once.
    package func forwardsByHand(_ id: ControllerID) -> Bool {
        !self[id].isImplicit && linked.declaration(of: id).booleans[.forwardsAppearance] == false
    }

    /// Whether a key that should hold children is misspelt, misplaced or of a wrong type, which was reported.
    package func hasTroubledChildren(_ id: ControllerID) -> Bool {
        linked.declaration(of: id).flags.contains(.hasTroubledChildren)
    }

    /// Whether `definesPresentationContext` is neither true nor false, which was reported.
    package func hasDoubtfulContext(_ id: ControllerID) -> Bool {
        linked.declaration(of: id).flags.contains(.hasDoubtfulContext)
    }

    private func details(at node: NodeReference) -> NodeDetails {
        linked.declared[Int(node.file)].details(of: linked.node(at: node))
    }

    private func value(of key: Keyword, at node: NodeReference) -> SourceValue {
        let declared = linked.node(at: node)
        if key == .class { return declared.className }
        if key == .title { return details(at: node).title }
        return linked.declared[Int(node.file)].rareDetails(of: declared)[key]
    }

    /// The bytes of a value; nil if it has none.
    package func range(of key: Keyword, at node: NodeReference) -> SourceRange? {
        let written = value(of: key, at: node)
        return written.isAbsent ? nil : linked.place(of: written, in: node.file)
    }

    /// The bytes of a value; those of the controller if it has none.
    package func range(of key: Keyword, in id: ControllerID) -> SourceRange {
        node(of: id).flatMap { range(of: key, at: $0) } ?? place(of: id)
    }
}

/// The values that authors wrote of presentations and pushes, by key.
extension ResolvedGraph {
    package func isDeclared(_ key: Keyword, in id: PresentationID) -> Bool { !value(of: key, in: id).isAbsent }

    /// The text of a value; empty if it has none.
    package func text(of key: Keyword, in id: PresentationID) -> String {
        linked.string(value(of: key, in: id), in: self[id].file)
    }

    /// The bytes of a value; those of the presentation if it has none.
    package func range(of key: Keyword, in id: PresentationID) -> SourceRange {
        let written = value(of: key, in: id)
        return written.isAbsent ? place(of: id) : linked.place(of: written, in: self[id].file)
    }

    package func transition(of id: PresentationID) -> PresentationTransition { linked.declaration(of: id).transition }

    /// Whether a swipe, or a tap outside a popover, closes what is presented; nil if nothing is said of that.
    package func swipe(of id: PresentationID) -> Bool? { linked.declaration(of: id).swipe }

    /// The heights at which a sheet can rest, as declared.
    package func detents(of id: PresentationID) -> [String] {
        let file = self[id].file
        return linked.texts(linked.declared[Int(file)].detents.texts(of: self[id].declaration), in: file)
    }

    /// The places in code that it comes from, as declared.
    package func sources(of id: PresentationID) -> [String] {
        let file = self[id].file
        return linked.texts(linked.declared[Int(file)].presentationSources.texts(of: self[id].declaration), in: file)
    }

    package func sources(of push: Push) -> [String] {
        linked.texts(linked.declared[Int(push.file)].pushSources.texts(of: push.declaration), in: push.file)
    }

    package func anchor(of id: PresentationID) -> PopoverAnchor? { linked.declaration(of: id).anchor }

    /// Whether it contains an error, which was reported.
    package func isDoubtful(_ id: PresentationID) -> Bool { linked.declaration(of: id).isDoubtful }

    private func value(of key: Keyword, in id: PresentationID) -> SourceValue {
        let declared = linked.declaration(of: id)
        return switch key {
        case .id: declared.id
        case .from: declared.from
        case .present: declared.present
        case .style: declared.styleValue
        case .transition: declared.transitionValue
        case .anchor: declared.anchorValue
        default: .absent
        }
    }

    package func text(of key: Keyword, in push: Push) -> String {
        linked.string(value(of: key, in: push), in: push.file)
    }

    package func range(of key: Keyword, in push: Push) -> SourceRange {
        linked.place(of: value(of: key, in: push), in: push.file)
    }

    /// Whether the author wrote no kind, or one that there is.
    package func isKindKnown(_ push: Push) -> Bool { linked.declaration(of: push).isKindKnown }

    /// Whether an earlier push of lists in `from` and `to` has the same caller, so that its errors were reported.
    package func repeatsCaller(_ push: Push) -> Bool { linked.declaration(of: push).repeatsFrom }

    /// The mapping that declares it: one for all pushes between the items of two lists.
    package func mapping(of push: Push) -> SourceValue { linked.declaration(of: push).mapping }

    private func value(of key: Keyword, in push: Push) -> SourceValue {
        let declared = linked.declaration(of: push)
        return switch key {
        case .from: declared.from
        case .to: declared.to
        default: .absent
        }
    }
}

/// The places of what is declared.
extension ResolvedGraph {
    /// The place of something written in a file.
    package func place(of written: SourceValue, in file: Int32) -> SourceRange { linked.place(of: written, in: file) }
    /// The id's place; without a kind key the first character of the mapping.
    package func place(of id: ControllerID) -> SourceRange { linked.place(of: id) }
    package func place(of node: NodeReference) -> SourceRange { linked.place(of: node) }
    package func place(template: Int32) -> SourceRange { linked.place(template: template) }
    package func place(of id: FamilyID) -> SourceRange { linked.place(of: id) }
    package func place(of id: WindowID) -> SourceRange { linked.place(of: id) }
    /// The first character of a presentation's mapping.
    package func place(of id: PresentationID) -> SourceRange { linked.place(of: id) }
    package func place(of push: Push) -> SourceRange { linked.place(of: push) }
    /// The place where a push is declared, by its number among all.
    package func place(ofPush number: Int32) -> SourceRange {
        push(numbered: number).map { place(of: $0) } ?? SourceRange(inFileAlone: ByteRange(start: 0, end: 0))
    }
    /// The id that an expectation is about, as it is written.
    package func name(of expectation: Expectation) -> String {
        linked.string(linked.declaration(of: expectation).controller, in: expectation.file)
    }
    /// The place of the expected value.
    package func place(of expectation: Expectation) -> SourceRange {
        linked.place(of: linked.declaration(of: expectation).value, in: expectation.file)
    }
}
