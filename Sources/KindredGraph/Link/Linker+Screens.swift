import KindredDiagnostics
import KindredText
import KindredYAML

/// Documents with screens: all of them are declared at once, since a bare id may be a place of a screen in any of them.
extension Linker {
    mutating func declareAll(_ documents: [Document], isPartial: Bool) {
        graph.isPartial = isPartial
        conditions = findConditions(documents)
        let roots = declareFamiliesAndWindows(documents)
        let placement = Expander.expand(
            documents, families: roots, names: &graph.names, conditions: conditions)
        self.placement = placement
        let screens = ScreenPlaces(placement)
        graph.screens = screens
        for (index, template) in screens.templates.enumerated() {
            _ = Self.claim(template.name, for: -2 - Int32(index), in: &holders.controllers)
        }
        if let excess = placement.excess { return giveUp(excess.limit, at: graph.place(of: excess.node)) }
        for duplicate in placement.duplicates {
            let screen = duplicate.screen < 0 ? nil : graph.name(template: duplicate.screen)
            self.duplicate(duplicate.name, what: "controller", isBare: duplicate.isBare, screen: screen) {
                ($0.place(of: duplicate.second), $0.place(of: duplicate.first))
            }
        }
        addDerivedFamilies(placement)
        for (index, range) in placement.families.enumerated() where !range.isEmpty {
            graph.families[index].root = ControllerID(index: range.lowerBound)
            addControllers(range, of: placement, family: FamilyID(index: Int32(index)))
        }
    }

    /// The roots of all families, and the names of the families.
    private mutating func declareFamiliesAndWindows(_ documents: [Document]) -> [(root: NodeReference, name: Int32)] {
        var roots: [(root: NodeReference, name: Int32)] = []
        for (file, document) in documents.enumerated() {
            let file = Int32(file)
            let families = names(of: document.families.map { $0.hasValidID ? $0.key : .absent }, document: document)
            let windows = names(of: document.windows.map { $0.hasValidID ? $0.key : .absent }, document: document)
            for (declaration, name) in zip(document.families, families) {
                let id = FamilyID(index: Int32(graph.families.count))
                graph.families.append(Family(name: .none, file: file, key: declaration.key))
                declareName(name, of: id)
                roots.append(
                    (NodeReference(file: file, node: declaration.root), graph[id].name.index))
            }
            for (declaration, name) in zip(document.windows, windows) {
                declareWindow(declaration, file: file, name: name)
            }
        }
        return roots
    }

    /// Leaves out all controllers and what is between them, so that nothing follows from a part of them.
    mutating func giveUp(_ limit: Placement.Limit, at place: SourceRange) {
        for index in graph.families.indices { graph.families[index].root = nil }
        graph.controllers = []
        graph.containers = []
        graph.columns = []
        graph.ofSystemClass = []
        graph.ofWrittenContext = []
        graph.presentations = []
        graph.pushes = []
        graph.missedPushes = []
        graph.screens = ScreenPlaces(Placement())
        holders = NameOwners(families: holders.families, windows: holders.windows)
        areScreensOverLimit = true
        graph.isPartial = true
        diagnostics = DiagnosticBag(limit: diagnostics.limit)
        diagnostics.append(LimitExceeded.screens(limit.text, at: place))
    }

    // MARK: Pushes and presentations

    /// Looks up what pushes and presentations refer to; what is declared of several places counts once for each.
    mutating func linkPlaces() {
        if areScreensOverLimit { return }
        guard let placement else { return }
        for node in placement.unresolved {
            graph.declared[Int(node.file)].texts.withTexts {
                unresolved(.screen, written: graph.node(at: node).id, file: node.file, texts: $0)
            }
        }
        if documents.contains(where: \.usesAny), !holders.isOfController(graph.names.number(of: Caller.any)) {
            graph.any = AnyCallers(graph: graph, families: graph.families.map { _ in true })
        }
        let stacked = StackedPlaces(graph: graph)
        var links = 0
        for (file, declared) in graph.declared.enumerated() {
            declared.texts.withTexts { texts in
                for index in declared.presentations.indices {
                    linkPresentation(declared, file: Int32(file), index: index, texts: texts, links: &links)
                }
                for index in declared.pushes.indices {
                    linkPush(declared, file: Int32(file), index: index, texts: texts, stacked: stacked, links: &links)
                }
            }
        }
    }

    private mutating func linkPresentation(
        _ declared: borrowing DeclaredFile, file: Int32, index: Int, texts: SourceTexts.Texts, links: inout Int
    ) {
        if areScreensOverLimit { return }
        let declaration = declared.presentations[index]
        if declaration.isShow {
            return linkShown(declaration, file: file, index: Int32(index), texts: texts, links: &links)
        }
        let isFromAny = isAny(declaration.from, texts: texts)
        let caller = declaration.repeatsFrom || isFromAny ? .absent : declaration.from
        let owner =
            look(.controller, written: caller, file: file, texts: texts)
            ?? owner(of: texts[declaration.from], space: .controller)
        let callers = owner.map { controllers($0).map { $0 as ControllerID? } } ?? [nil]
        let isNamed = !declaration.id.isAbsent && !(owner ?? 0 < 0)
        if !declaration.id.isAbsent, !isNamed {
            let place = graph.place(of: declaration.idKey, in: file)
            diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.idOfPlaces(at: place))
        }
        let known = holder(of: texts[declaration.present], space: .family) ?? -1
        let family =
            declaration.repeatsPresent && known < 0
            ? nil : presented(known, written: declaration.present, of: nil, from: callers, file: file, texts: texts)
        var named: [NameID: NameID] = [:]
        for caller in callers where !areScreensOverLimit {
            let id = PresentationID(index: Int32(graph.presentations.count))
            graph.presentations.append(
                Presentation(
                    name: .none, file: file, declaration: Int32(index), from: caller, isFromAny: isFromAny,
                    family: family, style: declaration.style, presentsInFullscreen: declaration.presentsInFullscreen))
            name(id, of: declaration, isNamed: isNamed, twins: &named, texts: texts)
            if owner ?? 0 < 0 { countLink(&links, at: declaration.mapping, file: file) }
        }
    }

    /// Names a presentation. A place may be two controllers, in different configurations: then both have one name.
    private mutating func name(
        _ id: PresentationID, of declaration: DeclaredPresentation, isNamed: Bool, twins: inout [NameID: NameID],
        texts: SourceTexts.Texts
    ) {
        let hasTwins = graph.existence?.hasTwins == true
        let caller = graph[id].from
        if hasTwins, let twin = caller.flatMap({ twins[graph[$0].name] }) {
            graph.presentations[Int(id.index)].name = twin
        } else {
            namePresentation(id, declaration: declaration, isNamed: isNamed, texts: texts)
        }
        if let caller, hasTwins, !graph[caller].name.isNone {
            twins[graph[caller].name] = graph[id].name
        }
    }

    private mutating func namePresentation(
        _ id: PresentationID, declaration: DeclaredPresentation, isNamed: Bool, texts: SourceTexts.Texts
    ) {
        if isNamed {
            let name = graph.names.intern(texts[declaration.id])
            graph.presentations[Int(id.index)].name = NameID(index: name)
            return declareName(name, of: id)
        }
        if declaration.from.isAbsent, declaration.present.isAbsent { return }
        let name = graph[id].from.map { graph[$0].name } ?? .none
        let caller = name.isNone ? String(decoding: texts[declaration.from], as: UTF8.self) : graph.string(name)
        let family = String(decoding: texts[declaration.present], as: UTF8.self)
        graph.presentations[Int(id.index)].name = madeUp("\(caller)->\(family)")
    }

    private mutating func linkPush(
        _ declared: borrowing DeclaredFile, file: Int32, index: Int, texts: SourceTexts.Texts,
        stacked: StackedPlaces,
        links: inout Int
    ) {
        if areScreensOverLimit { return }
        let declaration = declared.pushes[index]
        if isAny(declaration.from, texts: texts) {
            return linkAnyPush(declaration, file: file, index: index, texts: texts, stacked: stacked, links: &links)
        }
        let from =
            look(.controller, written: declaration.repeatsFrom ? .absent : declaration.from, file: file, texts: texts)
            ?? owner(of: texts[declaration.from], space: .controller)
        let to =
            look(.controller, written: declaration.repeatsTo ? .absent : declaration.to, file: file, texts: texts)
            ?? owner(of: texts[declaration.to], space: .controller)
        var push = Push(file: file, declaration: Int32(index), kind: declaration.kind)
        guard let from, let to else {
            return addUnresolved(push, from: from, to: to)
        }
        for caller in controllers(from) where !areScreensOverLimit {
            push.from = caller
            link(push, to: to, isFromScreen: from < 0, stacked: stacked, links: &links)
        }
    }

    /// Adds a push with an unknown end; later stages skip what is missing.
    private mutating func addUnresolved(_ push: Push, from: Int32?, to: Int32?) {
        var push = push
        for caller in from.map(controllers) ?? [] {
            push.from = caller
            // Whether a screen has a navigation controller everywhere doesn't matter then.
            let isOutside = graph.container(for: push.kind, from: caller) == nil
            if isOutside, push.kind == .show { continue }
            if from ?? 0 >= 0 || !isOutside { graph.pushes.append(push) }
        }
        for target in to.map(controllers) ?? [] {
            push.to = target
            graph.pushes.append(push)
        }
    }

    /// Adds what one caller pushes.
    private mutating func link(
        _ push: Push, to: Int32, isFromScreen: Bool, stacked: StackedPlaces, links: inout Int
    ) {
        guard let caller = push.from else { return }
        var push = push
        if push.kind == .show, isTaken(push, to: to, isFromScreen: isFromScreen) { return }
        if to >= 0, let twins = twins(of: to, calledBy: caller) {
            return add(push, to: twins, isFromScreen: isFromScreen, links: &links)
        }
        if to >= 0 {
            push.to = ControllerID(index: to)
            push.container = container(of: push.kind, from: push.from, to: push.to)
            if push.container != nil || !isFromScreen { return add(push, isFromScreen: isFromScreen, links: &links) }
        }
        let target = graph.target(for: push.kind, from: caller)
        let shown =
            to < 0 ? target.map { stacked.places(of: -2 - to, for: push.kind, in: $0, graph: graph) } ?? [] : []
        for place in shown where !areScreensOverLimit {
            push.to = place
            push.container = container(of: push.kind, from: push.from, to: push.to)
            add(push, isFromScreen: isFromScreen, links: &links)
        }
        if areScreensOverLimit { return }
        if let existence = graph.existence {
            let lacking = existence.lacking(push, shown: shown, target: target)
            if lacking != 0 {
                let count = graph.missedPushes.count
                push.container = nil
                if to < 0 { push.to = nil }
                miss(push, to: to, target: target, isFromScreen: isFromScreen)
                let new = graph.missedPushes.count - count
                graph.existence?.missedPushes += Array(repeating: lacking, count: new)
            }
        } else if push.container == nil {
            miss(push, to: to, target: target, isFromScreen: isFromScreen)
        }
    }

    mutating func add(_ push: Push, isFromScreen: Bool, links: inout Int) {
        graph.pushes.append(push)
        if isFromScreen { countLink(&links, at: graph.declaration(of: push).mapping, file: push.file) }
    }

    private mutating func miss(_ push: Push, to: Int32, target: ControllerID?, isFromScreen: Bool) {
        guard let caller = push.from else { return }
        let isOutside = graph.container(for: push.kind, from: caller) == nil
        if let target, graph[target].kind == .navigation {
            if isFromScreen, graph.isClosed(target) {
                return closedPushes.append(NodeReference(file: push.file, node: push.declaration))
            }
            if to < 0, isReported(-2 - to, on: target) { return }
        }
        graph.missedPushes.append(
            MissedPush(
                file: push.file, declaration: push.declaration, kind: push.kind,
                reason: isOutside ? .outside : .stranger, from: caller, isOfScreen: isFromScreen, to: push.to,
                template: to < 0 ? -2 - to : -1))
    }

    /// Whether it was reported why a screen isn't on a stack: it can't be pushed, or on an open stack would be within itself.
    func isReported(_ template: Int32, on stack: ControllerID) -> Bool {
        guard let screens = graph.screens, screens.templates[Int(template)].isScreen else { return false }
        let node = screens.templates[Int(template)].node
        let kind = graph.node(at: node).kind
        return kind == .navigation || kind == .split || !graph.isClosed(stack)
    }

    mutating func countLink(_ links: inout Int, at written: SourceValue, file: Int32) {
        links += 1
        if links > Expander.maximumLinks { giveUp(.links, at: graph.place(of: written, in: file)) }
    }
}

extension Placement.Limit {
    /// The first part of a message: what there is too much of.
    var text: String {
        switch self {
        case .controllers: "screens make more than 100,000 controllers"
        case .links: "screens make more than a million pushes and presentations"
        case .levels: "screens are nested more than 512 levels deep"
        case .path: "a place has a path of more than 4,096 bytes"
        }
    }
}
