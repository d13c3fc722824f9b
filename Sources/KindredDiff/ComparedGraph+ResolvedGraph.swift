import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

extension ComparedGraph {
    /// The graph of a hierarchy without errors.
    package init(hierarchy: ResolvedGraph, names: inout ComparedNames) {
        var reading = HierarchyReading(hierarchy: hierarchy, names: names)
        windows = hierarchy.windowIDs.map { reading.window($0) }
        families = hierarchy.familyIDs.map { id in
            Family(
                id: reading.name(of: hierarchy[id].name), root: reading.name(of: hierarchy[id].root),
                location: reading.location(of: hierarchy.place(of: id)))
        }
        controllers = hierarchy.controllerIDs.map { reading.controller($0) }
        presentations = hierarchy.presentationIDs.map { reading.presentation($0) }
        var seen: [Name: Int] = [:]
        pushes = hierarchy.pushes.map { push in
            let from = push.isFromAny ? reading.names.intern(Caller.any) : reading.name(of: push.from)
            let to = reading.name(of: push.to)
            let kind = reading.names.intern(push.kind.rawValue)
            let location = reading.location(of: hierarchy.place(of: push))
            return Push(
                from: from, to: to, kind: kind, container: reading.name(of: push.container), location: location,
                names: &reading.names, seen: &seen)
        }
        seen = [:]
        moves = hierarchy.moveIDs.map { id in
            let move = hierarchy[id]
            return Move(
                from: move.from.map { reading.name(of: hierarchy[$0].name) } ?? reading.names.intern(Caller.any),
                kind: reading.names.intern(move.kind.rawValue),
                to: hierarchy.arrivals(of: id).map { reading.name(of: hierarchy[$0].name) },
                after: hierarchy.prelude(of: move).map { reading.names.intern($0.rawValue) },
                location: reading.location(of: hierarchy.place(of: move)), names: &reading.names, seen: &seen)
        }
        names = reading.names
    }
}

/// Copies a hierarchy, each name and each list once.
private struct HierarchyReading {
    private let hierarchy: ResolvedGraph
    var names: ComparedNames
    /// The number of each name of the hierarchy; -1 if it wasn't asked for yet.
    private var numbers: [Name]
    private var lists: [Int32: [Name]] = [:]
    private var files: [Name] = []
    private var declared: [DeclaredKey: [ComparedGraph.Declared]] = [:]

    /// The node where a controller is written, whether a push put it there, and whether it is ever shown there.
    private struct DeclaredKey: Hashable {
        let location: NodeReference
        let isDerived: Bool
        let isShown: Bool
    }

    init(hierarchy: ResolvedGraph, names: ComparedNames) {
        (self.hierarchy, self.names) = (hierarchy, names)
        numbers = Array(repeating: -1, count: hierarchy.names.count)
        files = hierarchy.files.map { self.names.intern($0.path) }
    }

    mutating func name(of name: NameID) -> Name {
        if name.isNone { return names.intern("") }
        let known = numbers[Int(name.index)]
        if known >= 0 { return known }
        let number = hierarchy.names.withBytes(of: name.index) { names.intern($0) }
        numbers[Int(name.index)] = number
        return number
    }

    mutating func name(of id: ControllerID?) -> Name? { id.map { name(of: hierarchy[$0].name) } }

    func location(of place: SourceRange) -> ComparedGraph.Location {
        let position = hierarchy.file(place.file).position(of: Int(place.range.start))
        return ComparedGraph.Location(
            file: files[Int(place.file)], line: Int32(position.line), column: Int32(position.column))
    }

    mutating func window(_ id: WindowID) -> ComparedGraph.Window {
        let families = hierarchy[id].families.map(\.family)
        return ComparedGraph.Window(
            id: name(of: hierarchy[id].name), families: families.map { name(of: hierarchy[$0].name) },
            roots: families.compactMap { name(of: hierarchy[$0].root) }, location: location(of: hierarchy.place(of: id))
        )
    }

    private mutating func list(number: Int32) -> [Name] {
        if number < 0 { return [] }
        if let known = lists[number] { return known }
        let list = hierarchy.list(number: number).map { name(of: hierarchy[$0].name) }
        lists[number] = list
        return list
    }

    mutating func controller(_ id: ControllerID) -> ComparedGraph.Controller {
        let controller = hierarchy[id]
        let family = hierarchy[controller.family]
        let place = hierarchy.place(of: hierarchy.location(of: id))
        var made = ComparedGraph.Controller(
            id: name(of: controller.name), name: declaredName(of: id), kind: names.intern(controller.kind.word),
            family: name(of: family.name),
            role: names.intern(controller.role.rawValue), parent: controller.parent?.index ?? -1,
            location: location(of: place))
        made.isImplicit = controller.isImplicit
        made.definesContext = controller.definesContext
        made.navigation = name(of: controller.nearest.navigation)
        made.tabBar = name(of: controller.nearest.tab)
        made.split = name(of: controller.nearest.split)
        made.presenting = list(number: hierarchy.presentingList(of: controller.family))
        made.presented = list(number: hierarchy.presentedList(of: id))
        if !controller.isImplicit { made.declared = declared(of: id) }
        return made
    }

    private mutating func declaredName(of id: ControllerID) -> Name {
        hierarchy.screens == nil ? name(of: hierarchy[id].name) : names.intern(hierarchy.declaredName(id))
    }

    /// The relations that few controllers have, which most places of a screen share.
    private mutating func declared(of id: ControllerID) -> [ComparedGraph.Declared] {
        if hierarchy.screens == nil { return readDeclared(of: id) }
        let key = DeclaredKey(
            location: hierarchy.location(of: id), isDerived: hierarchy.isDerived(id), isShown: hierarchy.isShown(id))
        if let known = declared[key] { return known }
        let made = readDeclared(of: id)
        declared[key] = made
        return made
    }

    private mutating func readDeclared(of id: ControllerID) -> [ComparedGraph.Declared] {
        var made: [ComparedGraph.Declared] = []
        for (relation, field) in ComparedGraph.Declared.fields {
            guard let found = field.value(of: id, in: hierarchy) else { continue }
            let value = relation == .source ? names.places(hierarchy.sources(of: id)) : compared(found)
            made.append(ComparedGraph.Declared(relation: relation, value: value))
        }
        return made
    }

    private mutating func compared(_ value: FieldValue) -> ComparedValue {
        switch value {
        case .flag(let flag): .flag(flag)
        case .text(let text): .text(names.intern(text))
        case .texts(let texts): .list(texts.map { names.intern($0) })
        case .name(let name): .text(self.name(of: name))
        case .names(let list): .list(list.map { self.name(of: $0) })
        case .null, .number, .presenters, .location: .none
        }
    }

    mutating func presentation(_ id: PresentationID) -> ComparedGraph.Presentation {
        let presentation = hierarchy[id]
        return ComparedGraph.Presentation(
            id: name(of: presentation.name),
            from: presentation.isFromAny ? names.intern(Caller.any) : name(of: presentation.from),
            family: presentation.family.map { name(of: hierarchy[$0].name) },
            presented: name(of: presentation.family.flatMap { hierarchy[$0].root }),
            style: names.intern(presentation.style.rawValue),
            effectiveStyle: names.intern(presentation.effectiveWord),
            transition: names.intern(hierarchy.transition(of: id).rawValue),
            presentsInFullscreen: presentation.presentsInFullscreen,
            anchor: hierarchy.anchor(of: id).map { names.intern($0.rawValue) },
            swipe: hierarchy.swipe(of: id), detents: hierarchy.detents(of: id).map { names.intern($0) },
            presenters: hierarchy.presenters(of: id).map { presenter in
                ComparedGraph.Presenter(
                    controller: name(of: hierarchy[presenter.controller].name),
                    reason: names.intern(presenter.reason.rawValue))
            },
            removesPresenterView: presentation.removesPresenterView, location: location(of: hierarchy.place(of: id)),
            usesContext: presentation.usesContext)
    }
}
