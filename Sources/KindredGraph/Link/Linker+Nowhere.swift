import KindredDiagnostics
import KindredYAML

/// Declarations that exist in no configuration.
extension Linker {
    mutating func reportNowhere() {
        if graph.isPartial { return }
        if let existence = graph.existence {
            reportNodes(existence)
            reportPresentations(existence)
            reportMoves(existence)
        }
        reportPushes(graph.existence)
    }

    /// Reports nodes that no configuration has in any place.
    private mutating func reportNodes(_ existence: Existence) {
        if existence.controllers.allSatisfy({ $0 != 0 }) { return }
        var elsewhere: Set<NodeReference> = []
        for id in graph.controllerIDs where existence.controllers[Int(id.index)] != 0 {
            elsewhere.insert(graph.location(of: id))
        }
        for id in graph.controllerIDs where existence.controllers[Int(id.index)] == 0 {
            let parent = graph[id].parent.map { existence.controllers[Int($0.index)] } ?? 0
            guard parent != 0, !graph[id].isImplicit, graph.origin(of: id)?.isDerived != true,
                elsewhere.insert(graph.location(of: id)).inserted
            else { continue }
            report(id)
        }
    }

    private mutating func report(_ id: ControllerID) {
        let name = graph.name(of: id)
        diagnostics.add(
            HappensNowhere.info,
            diagnostic: HappensNowhere.found(
                "'\(name)'", reason: "exists in no configuration",
                about: Diagnostic.Subject(kind: .controller, id: name), at: graph.place(of: id),
                help: "change its 'on' or that of its container, so that a configuration has both"))
    }

    private mutating func reportPresentations(_ existence: Existence) {
        var nowhere: [NodeReference: PresentationID] = [:]
        for (index, set) in existence.presentations.enumerated() where set == 0 {
            let presentation = graph.presentations[index]
            guard presentation.from != nil || presentation.isFromAny, presentation.family != nil,
                !graph.declaration(of: PresentationID(index: Int32(index))).isShow
            else { continue }
            let key = NodeReference(file: presentation.file, node: presentation.declaration)
            if nowhere[key] == nil { nowhere[key] = PresentationID(index: Int32(index)) }
        }
        if nowhere.isEmpty { return }
        for (index, set) in existence.presentations.enumerated() where set != 0 {
            let presentation = graph.presentations[index]
            nowhere[NodeReference(file: presentation.file, node: presentation.declaration)] = nil
        }
        for id in nowhere.values.sorted(by: { $0.index < $1.index }) {
            let declaration = graph.declaration(of: id)
            let caller = graph.string(declaration.from, in: graph[id].file)
            let family = graph.string(declaration.present, in: graph[id].file)
            report(
                "'\(caller)' presents '\(family)'", caller: caller, existence: existence,
                about: Diagnostic.Subject(kind: .controller, id: caller, detail: family),
                at: graph.place(of: id))
        }
    }

    private mutating func reportMoves(_ existence: Existence) {
        for move in graph.moves {
            let own = existence.conditions.set(of: .move, number: move.declaration, in: move.file)
            let callers = graph.controllers(move.from)
            guard !callers.isEmpty, !callers.contains(where: { own & existence.calling($0) != 0 }) else {
                continue
            }
            let declaration = graph.declared[Int(move.file)].moves[Int(move.declaration)]
            let caller = graph.string(declaration.from, in: move.file)
            report(
                "'\(caller)' moves by '\(declaration.kind.rawValue)'", caller: caller, existence: existence,
                about: Diagnostic.Subject(kind: .move, id: caller, detail: declaration.kind.rawValue),
                at: graph.place(
                    of: Move(
                        file: move.file, declaration: move.declaration, kind: declaration.kind, from: callers.first)))
        }
    }

    /// Reports pushes that no configuration has, or that happen nowhere because every stack is closed.
    private mutating func reportPushes(_ existence: Existence?) {
        var nowhere: [NodeReference: Bool] = [:]
        for push in closedPushes { nowhere[push] = true }
        for (index, push) in graph.pushes.enumerated() where existence?.pushes[index] == 0 {
            let key = NodeReference(file: push.file, node: push.declaration)
            if push.from != nil || push.isFromAny, push.to != nil, nowhere[key] == nil { nowhere[key] = false }
        }
        addShown(to: &nowhere)
        if nowhere.isEmpty { return }
        removeShown(from: &nowhere)
        for (index, push) in graph.pushes.enumerated() where existence?.pushes[index] != 0 {
            nowhere[NodeReference(file: push.file, node: push.declaration)] = nil
        }
        for (index, push) in graph.missedPushes.enumerated() where existence?.missedPushes[index] != 0 {
            nowhere[NodeReference(file: push.file, node: push.declaration)] = nil
        }
        let sorted = nowhere.sorted { ($0.key.file, $0.key.node) < ($1.key.file, $1.key.node) }
        for (key, isClosed) in sorted { report(key, isClosed: isClosed, existence: existence) }
    }

    private mutating func report(_ number: NodeReference, isClosed: Bool, existence: Existence?) {
        let declaration = graph.declared[Int(number.file)].pushes[Int(number.node)]
        let caller = graph.string(declaration.from, in: number.file)
        let target = graph.string(declaration.to, in: number.file)
        let push = Push(file: number.file, declaration: number.node, kind: declaration.kind)
        let subject = Diagnostic.Subject(kind: .push, id: caller, detail: target)
        if let existence, !isClosed {
            return report(
                "'\(caller)' pushes '\(target)'", caller: caller, existence: existence, about: subject,
                at: graph.place(of: push))
        }
        diagnostics.add(
            HappensNowhere.info,
            diagnostic: HappensNowhere.found(
                "'\(caller)' pushes '\(target)'", reason: "nowhere: every stack that '\(caller)' is on is closed",
                about: subject, at: graph.place(of: push),
                help: "remove the push, or remove 'closed' from a stack"))
    }

    private mutating func report(
        _ what: String, caller: String, existence: Existence, about subject: Diagnostic.Subject, at place: SourceRange
    ) {
        let hasConfigurations = !existence.conditions.configurations.isEmpty
        let isAny = graph.any != nil && caller == Caller.any
        let isUnshown = !isAny && isUnshown(caller)
        diagnostics.add(
            HappensNowhere.info,
            diagnostic: HappensNowhere.found(
                what,
                reason: hasConfigurations
                    ? "in no configuration"
                    : isAny ? "nowhere: nothing else is on top" : "nowhere: '\(caller)' is never shown",
                about: subject, at: place,
                help: hasConfigurations && !isUnshown
                    ? "change 'on', so that a configuration has it, shows '\(caller)' and has what appears"
                    : isAny ? "remove it, or add a family that windows reach" : "remove it, or 'shown: false'"))
    }

    /// Whether each controller that an id means is in something that is written with `shown: false`.
    private func isUnshown(_ caller: String) -> Bool {
        let all = graph.controllers(named: caller)
        return !all.isEmpty
            && all.allSatisfy { id in
                sequence(first: id) { graph[$0].parent }.contains {
                    graph.declaration(of: $0).booleans[.shown] == false
                }
            }
    }
}
