import KindredDiagnostics
import KindredText
import KindredYAML

/// Questions that rules, emitters and explanations ask.
extension ResolvedGraph {
    @inlinable
    package subscript(_ id: ControllerID) -> Controller { linked[id] }
    package subscript(_ id: FamilyID) -> Family { linked[id] }
    package subscript(_ id: WindowID) -> Window { linked[id] }
    package subscript(_ id: PresentationID) -> Presentation { linked[id] }

    package func string(_ name: NameID) -> String { linked.string(name) }
    /// The id; as it is written if another controller has it too.
    package func name(of id: ControllerID) -> String { linked.name(of: id) }
    package func name(of id: FamilyID) -> String { linked.name(of: id) }
    package func name(of id: WindowID) -> String { string(self[id].name) }
    package func name(of id: PresentationID) -> String { string(self[id].name) }

    package var controllerIDs: some Sequence<ControllerID> { linked.controllerIDs }
    package var familyIDs: some Sequence<FamilyID> {
        (0..<Int32(families.count)).lazy.map { FamilyID(index: $0) }
    }
    package var windowIDs: some Sequence<WindowID> {
        (0..<Int32(windows.count)).lazy.map { WindowID(index: $0) }
    }
    package var presentationIDs: some Sequence<PresentationID> {
        (0..<Int32(presentations.count)).lazy.map { PresentationID(index: $0) }
    }
    /// The presentations in some styles, in order.
    package func presentationIDs(of styles: PresentationStyle...) -> [PresentationID] {
        let bits = styles.reduce(0) { $0 | $1.bit }
        return presentations.indices.compactMap { index in
            presentations[index].style.bit & bits == 0 ? nil : PresentationID(index: Int32(index))
        }
    }

    package func controller(named name: String) -> ControllerID? { linked.controller(named: name) }
    package func family(named name: String) -> FamilyID? { linked.family(named: name) }
    /// The screen, or the node in one, with an id; nil for every other name.
    package func template(named name: String) -> Int32? { linked.template(named: name) }
    /// The controllers that an id means: one, the places of a screen, or the root of a family.
    package func controllers(named id: String) -> [ControllerID] { linked.controllers(named: id) }
    /// The first controllers whose path ends with an id or a path; if there are none, a path may begin within an id.
    package func paths(endingWith text: String, atMost limit: Int) -> [ControllerID] {
        linked.paths(endingWith: text, atMost: limit)
    }
    /// Returns the screen and the stack of a path that would be a place of that screen on that stack, and isn't there.
    package func missingPlace(_ path: String) -> MissingPlace? { linked.missingPlace(path) }

    /// Finds, of the paths with the same last name as one that nothing has, the most likely.
    package func meantPath(_ path: String, nearest: inout NearWords) -> MeantPath? {
        linked.meantPath(path, nearest: &nearest)
    }

    /// The controllers directly in a container, in order.
    package func children(of id: ControllerID) -> ChildSequence { linked.children(of: id) }

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
    package func windows(of id: FamilyID) -> ArraySlice<WindowID> { linked.windowsByFamily[id.index] }
    package func hasWindow(_ id: FamilyID) -> Bool { linked.windowsByFamily.count(of: id.index) > 0 }
    /// The presentations that show a family.
    package func presentations(of id: FamilyID) -> ArraySlice<PresentationID> { linked.presentationsByFamily[id.index] }

    package func presenters(of id: PresentationID) -> ArraySlice<Presenter> {
        relations.presenterLists[relations.presenters[Int(id.index)]]
    }

    package func presenting(_ id: ControllerID) -> [ControllerID] { list(number: presentingList(of: self[id].family)) }
    package func presented(_ id: ControllerID) -> [ControllerID] { list(number: presentedList(of: id)) }

    /// The number of the list of presentingViewControllers of a family's members; equal numbers are equal lists.
    package func presentingList(of id: FamilyID) -> Int32 { relations.presenting[Int(id.index)] }
    /// The number of the list of a controller's presentedViewControllers.
    package func presentedList(of id: ControllerID) -> Int32 {
        relations.presented.isEmpty ? -1 : relations.presented[Int(id.index)]
    }
    package func list(number: Int32) -> [ControllerID] { Array(relations.controllerLists[number]) }

    /// Whether something of that sort couldn't be read, which was reported.
    package func hasLost(_ loss: DeclaredFile.Losses) -> Bool { linked.hasLost(loss) }

    /// The node at its location: of a written place the one that names the screen, else what declares it.
    package func location(of id: ControllerID) -> NodeReference { linked.location(of: id) }
    /// The origin of a controller; nil without screens.
    package func origin(of id: ControllerID) -> PlaceOrigin? { linked.origin(of: id) }
    /// The id of a screen or of a node in one.
    package func name(template: Int32) -> String { linked.name(template: template) }
    /// The name of what a controller repeats: a screen or a node in one, or a column of one, such as `Wide.secondary`. Its own
    /// id if it repeats nothing.
    package func declaredName(_ id: ControllerID) -> String {
        if let template = origin(of: id)?.template, template >= 0 { return name(template: template) }
        let name = name(of: id)
        guard self[id].isImplicit, let split = self[id].parent else { return name }
        return declaredName(split)
            + String(decoding: name.utf8.dropFirst(self.name(of: split).utf8.count), as: UTF8.self)
    }
    /// The name of a presentation: that of its caller and its family, with the number that tells it from others, or its own.
    package func declaredName(_ id: PresentationID) -> String {
        let name = name(of: id)
        guard let from = self[id].from else { return name }
        let caller = self.name(of: from)
        return name.hasPrefix("\(caller)->") ? declaredName(from) + name.dropFirst(caller.count) : name
    }
    /// The id of the screen that a place or a node in it repeats; empty for others.
    package func screen(of id: ControllerID) -> String {
        guard let screens, let template = origin(of: id)?.template, template >= 0 else { return "" }
        let screen = screens.templates[Int(template)].screen
        return screen < 0 ? "" : name(template: screen)
    }

    /// The navigation or split view controller that a push or a showDetail asks: the nearest at or above the caller (R40).
    package func container(for kind: PushKind, from: ControllerID) -> ControllerID? {
        linked.container(for: kind, from: from)
    }
    /// Returns where a push puts what it shows: the stack, or what is in the secondary column.
    package func target(for kind: PushKind, from: ControllerID) -> ControllerID? {
        linked.target(for: kind, from: from)
    }
    /// Whether nothing is derived on a stack.
    package func isClosed(_ id: ControllerID) -> Bool { linked.isClosed(id) }
}
