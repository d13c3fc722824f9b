import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

extension ComparedGraph {
    /// Copies a resolved graph without errors.
    package init(graph: ResolvedGraph, names: inout ComparedNames) {
        var reading = GraphReading(graph: graph, names: names)
        windows = graph.windowIDs.map { reading.window($0) }
        families = graph.familyIDs.map { id in
            Family(
                id: reading.name(of: graph[id].name), root: reading.name(of: graph[id].root),
                location: reading.location(of: graph.place(of: id)))
        }
        controllers = graph.controllerIDs.map { reading.controller($0) }
        presentations = graph.presentationIDs.map { reading.presentation($0) }
        var seen: [Name: Int] = [:]
        pushes = graph.pushes.map { push in
            let from = push.isFromAny ? reading.names.intern(Caller.any) : reading.name(of: push.from)
            let to = reading.name(of: push.to)
            let kind = reading.names.intern(push.kind.rawValue)
            let location = reading.location(of: graph.place(of: push))
            return Push(
                from: from, to: to, kind: kind, container: reading.name(of: push.container), location: location,
                names: &reading.names, seen: &seen)
        }
        seen = [:]
        moves = graph.moveIDs.map { id in
            let move = graph[id]
            return Move(
                from: move.from.map { reading.name(of: graph[$0].name) } ?? reading.names.intern(Caller.any),
                kind: reading.names.intern(move.kind.rawValue),
                to: graph.arrivals(of: id).map { reading.name(of: graph[$0].name) },
                after: graph.prelude(of: move).map { reading.names.intern($0.rawValue) },
                location: reading.location(of: graph.place(of: move)), names: &reading.names, seen: &seen)
        }
        names = reading.names
    }
}

/// Copies a resolved graph, each name and each list once.
private struct GraphReading {
    private let graph: ResolvedGraph
    var names: ComparedNames
    /// The number of each name there; -1 if it wasn't asked for yet.
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

    init(graph: ResolvedGraph, names: ComparedNames) {
        (self.graph, self.names) = (graph, names)
        numbers = Array(repeating: -1, count: graph.names.count)
        files = graph.files.map { self.names.intern($0.path) }
    }

    mutating func name(of name: NameID) -> Name {
        if name.isNone { return names.intern("") }
        let known = numbers[Int(name.index)]
        if known >= 0 { return known }
        let number = graph.names.withBytes(of: name.index) { names.intern($0) }
        numbers[Int(name.index)] = number
        return number
    }

    mutating func name(of id: ControllerID?) -> Name? { id.map { name(of: graph[$0].name) } }

    func location(of place: SourceRange) -> ComparedGraph.Location {
        let position = graph.file(place.file).position(of: Int(place.range.start))
        return ComparedGraph.Location(
            file: files[Int(place.file)], line: Int32(position.line), column: Int32(position.column))
    }

    mutating func window(_ id: WindowID) -> ComparedGraph.Window {
        let families = graph[id].families.map(\.family)
        return ComparedGraph.Window(
            id: name(of: graph[id].name), families: families.map { name(of: graph[$0].name) },
            roots: families.compactMap { name(of: graph[$0].root) }, location: location(of: graph.place(of: id))
        )
    }

    private mutating func list(number: Int32) -> [Name] {
        if number < 0 { return [] }
        if let known = lists[number] { return known }
        let list = graph.list(number: number).map { name(of: graph[$0].name) }
        lists[number] = list
        return list
    }

    mutating func controller(_ id: ControllerID) -> ComparedGraph.Controller {
        let controller = graph[id]
        let family = graph[controller.family]
        let place = graph.place(of: graph.location(of: id))
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
        made.presenting = list(number: graph.presentingList(of: controller.family))
        made.presented = list(number: graph.presentedList(of: id))
        if !controller.isImplicit { made.declared = declared(of: id) }
        return made
    }

    private mutating func declaredName(of id: ControllerID) -> Name {
        graph.screens == nil ? name(of: graph[id].name) : names.intern(graph.declaredName(id))
    }

    /// The relations that few controllers have, which most places of a screen share.
    private mutating func declared(of id: ControllerID) -> [ComparedGraph.Declared] {
        if graph.screens == nil { return readDeclared(of: id) }
        let key = DeclaredKey(
            location: graph.location(of: id), isDerived: graph.isDerived(id), isShown: graph.isShown(id))
        if let known = declared[key] { return known }
        let made = readDeclared(of: id)
        declared[key] = made
        return made
    }

    private mutating func readDeclared(of id: ControllerID) -> [ComparedGraph.Declared] {
        var made: [ComparedGraph.Declared] = []
        for (relation, field) in ComparedGraph.Declared.fields {
            guard let found = field.value(of: id, in: graph) else { continue }
            let value = relation == .source ? names.places(graph.sources(of: id)) : compared(found)
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
        let presentation = graph[id]
        return ComparedGraph.Presentation(
            id: name(of: presentation.name),
            from: presentation.isFromAny ? names.intern(Caller.any) : name(of: presentation.from),
            family: presentation.family.map { name(of: graph[$0].name) },
            presented: name(of: presentation.family.flatMap { graph[$0].root }),
            style: names.intern(presentation.style.rawValue),
            effectiveStyle: names.intern(presentation.effectiveWord),
            transition: names.intern(graph.transition(of: id).rawValue),
            presentsInFullscreen: presentation.presentsInFullscreen,
            anchor: graph.anchor(of: id).map { names.intern($0.rawValue) },
            swipe: graph.swipe(of: id), detents: graph.detents(of: id).map { names.intern($0) },
            presenters: graph.presenters(of: id).map { presenter in
                ComparedGraph.Presenter(
                    controller: name(of: graph[presenter.controller].name),
                    reason: names.intern(presenter.reason.rawValue))
            },
            removesPresenterView: presentation.removesPresenterView, location: location(of: graph.place(of: id)),
            usesContext: presentation.usesContext)
    }
}
