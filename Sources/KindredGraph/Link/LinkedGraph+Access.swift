import KindredDiagnostics
import KindredText
import KindredYAML

/// Elements and names.
extension LinkedGraph {
    @inlinable
    subscript(_ id: ControllerID) -> Controller { controllers[Int(id.index)] }
    subscript(_ id: FamilyID) -> Family { families[Int(id.index)] }
    subscript(_ id: WindowID) -> Window { windows[Int(id.index)] }
    subscript(_ id: PresentationID) -> Presentation { presentations[Int(id.index)] }

    func string(_ name: NameID) -> String { name.isNone ? "" : names.string(name.index) }

    func name(of id: ControllerID) -> String {
        if !self[id].name.isNone || self[id].isImplicit { return string(self[id].name) }
        let node = declaration(of: id)
        return node.flags.contains(.isNameless) ? "" : string(node.id, in: self[id].file)
    }

    func name(of id: FamilyID) -> String { string(self[id].name) }

    func name(template: Int32) -> String {
        screens.map { names.string($0.templates[Int(template)].name) } ?? ""
    }

    func className(_ id: ControllerID) -> String {
        self[id].isImplicit ? "" : className(of: declaration(of: id), in: self[id].file) ?? ""
    }

    /// The class of a node as it is written or by default.
    func className(of node: DeclaredNode, in file: Int32) -> String? {
        if !node.className.isAbsent { return string(node.className, in: file) }
        return node.flags.contains(.isAlert) ? SystemClass.alert.rawValue : nil
    }

    var controllerIDs: some Sequence<ControllerID> {
        (0..<Int32(controllers.count)).lazy.map { ControllerID(index: $0) }
    }

    func controller(named name: String) -> ControllerID? {
        guard let number = names.number(of: name) else { return nil }
        return controllers.firstIndex { $0.name.index == number }.map { ControllerID(index: Int32($0)) }
    }

    func family(named name: String) -> FamilyID? {
        guard let number = names.number(of: name) else { return nil }
        return families.firstIndex { $0.name.index == number }.map { FamilyID(index: Int32($0)) }
    }

    func hasLost(_ loss: DeclaredFile.Losses) -> Bool { declared.contains { !$0.losses.isDisjoint(with: loss) } }
}

/// Containers and what is in them.
extension LinkedGraph {
    /// The controllers that an owner of a name stands for: -2 less a template for all its places.
    func controllers(_ owner: Int32) -> ArraySlice<ControllerID> {
        if owner == Caller.anyOwner { return any?.tops[...] ?? [] }
        return owner >= 0 ? [ControllerID(index: owner)] : owner == -1 ? [] : screens?.places[-2 - owner] ?? []
    }

    /// Returns those of some controllers that are shown: the others call nothing.
    func shown(_ controllers: ArraySlice<ControllerID>) -> ArraySlice<ControllerID> {
        unshown.isEmpty ? controllers : controllers.filter { !unshown[Int($0.index)] }[...]
    }

    /// Whether one is the other, or contains it.
    func contains(_ one: ControllerID, other: ControllerID) -> Bool {
        one.index <= other.index && other.index < self[one].end
    }

    func children(of id: ControllerID) -> ChildSequence {
        ChildSequence(controllers: controllers, position: id.index + 1, end: self[id].end)
    }

    func container(for kind: PushKind, from: ControllerID) -> ControllerID? {
        switch kind {
        case .push: self[from].kind == .navigation ? from : self[from].nearest.navigation
        case .showDetail: self[from].kind == .split ? from : self[from].nearest.split
        case .show: showing(from).flatMap { self[$0].kind == .navigation ? $0 : nil }
        }
    }

    /// Returns the navigation or split view controller that comes first, at or above a controller (R107).
    func showing(_ from: ControllerID) -> ControllerID? {
        if self[from].kind == .navigation || self[from].kind == .split { return from }
        let nearest = self[from].nearest
        // What is further in comes later.
        return (nearest.navigation?.index ?? -1) > (nearest.split?.index ?? -1) ? nearest.navigation : nearest.split
    }

    func target(for kind: PushKind, from: ControllerID) -> ControllerID? {
        guard let container = container(for: kind, from: from) else { return nil }
        switch kind {
        case .push, .show: return container
        case .showDetail: return children(of: container).first { self[$0].role == .secondary }
        }
    }

    func isClosed(_ id: ControllerID) -> Bool { !self[id].isImplicit && declaration(of: id).booleans[.closed] == true }

    func origin(of id: ControllerID) -> PlaceOrigin? { screens?.origins[Int(id.index)] }
}

/// The values that authors wrote, and their places.
extension LinkedGraph {
    /// The node that declares a controller: for a place its screen, for an implicit controller what it wraps.
    func declaration(of id: ControllerID) -> DeclaredNode {
        declared[Int(self[id].file)].nodes[Int(self[id].declaration)]
    }

    func node(at place: NodeReference) -> DeclaredNode { declared[Int(place.file)].nodes[Int(place.node)] }

    @inline(__always)
    func declaration(of id: PresentationID) -> DeclaredPresentation {
        declared[Int(self[id].file)].presentations[Int(self[id].declaration)]
    }

    func declaration(of push: Push) -> DeclaredPush { declared[Int(push.file)].pushes[Int(push.declaration)] }

    func declaration(of move: Move) -> DeclaredMove { declared[Int(move.file)].moves[Int(move.declaration)] }

    func declaration(of expectation: Expectation) -> DeclaredExpectation {
        declared[Int(expectation.file)].expectations[Int(expectation.declaration)]
    }

    func string(_ written: SourceValue, in file: Int32) -> String { declared[Int(file)].texts.string(written) }
    /// The texts of a range of a file's references.
    func texts(_ range: Range<Int32>, in file: Int32) -> [String] {
        range.map { string(declared[Int(file)].references[Int($0)], in: file) }
    }

    /// The place of something written in a file.
    func place(of written: SourceValue, in file: Int32) -> SourceRange {
        declared[Int(file)].texts.place(of: written, in: file)
    }

    func place(of id: ControllerID) -> SourceRange {
        let location = location(of: id)
        let written = node(at: location).id
        return written.isMapping ? start(written: written, in: location.file) : place(of: written, in: location.file)
    }

    func location(of id: ControllerID) -> NodeReference {
        if let screens { return screens.origins[Int(id.index)].location }
        return NodeReference(file: self[id].file, node: self[id].declaration)
    }

    func place(template: Int32) -> SourceRange {
        guard let node = screens?.templates[Int(template)].node else {
            return SourceRange(inFileAlone: ByteRange(start: 0, end: 0))
        }
        return place(of: node)
    }

    func place(of node: NodeReference) -> SourceRange { place(of: self.node(at: node).id, in: node.file) }

    func place(of id: FamilyID) -> SourceRange { place(of: self[id].key, in: self[id].file) }

    func place(of id: WindowID) -> SourceRange { place(of: self[id].key, in: self[id].file) }

    func place(of id: PresentationID) -> SourceRange {
        start(written: declaration(of: id).mapping, in: self[id].file)
    }

    func place(of push: Push) -> SourceRange { start(written: declaration(of: push).mapping, in: push.file) }

    func place(of move: Move) -> SourceRange { start(written: declaration(of: move).mapping, in: move.file) }

    /// Whether a presentation comes after the first of a list in `from`, for which errors of the whole list are reported.
    func isAfterFirstOfList(_ id: PresentationID) -> Bool {
        let declaration = Int(self[id].declaration)
        guard declaration > 0 else { return false }
        return declared[Int(self[id].file)].presentations[declaration - 1].mapping
            == declared[Int(self[id].file)].presentations[declaration].mapping
    }

    /// The first character of a mapping; an id as a whole.
    private func start(written: SourceValue, in file: Int32) -> SourceRange {
        var place = place(of: written, in: file)
        if written.isScalar { return place }
        place.range.end = min(place.range.end, place.range.start + 1)
        return place
    }
}
