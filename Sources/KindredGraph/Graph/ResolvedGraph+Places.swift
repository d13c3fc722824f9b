import KindredDiagnostics
import KindredYAML

/// Questions that rules ask about places of screens.
extension ResolvedGraph {
    package func isDerived(_ id: ControllerID) -> Bool { origin(of: id)?.isDerived == true }

    /// All places of the screen, or of the node in one, that a controller repeats; none for others.
    package func otherPlaces(of id: ControllerID) -> ArraySlice<ControllerID> {
        guard let screens, let template = origin(of: id)?.template, template >= 0 else { return [] }
        return screens.places[template]
    }

    /// The place where it is declared what a controller is: for a place in its screen.
    package func declaredPlace(_ id: ControllerID) -> SourceRange {
        screens == nil
            ? place(of: id) : place(of: NodeReference(file: self[id].file, node: self[id].declaration))
    }

    /// The place where it is written that a controller is in its container: at its node, or at the push that put it there.
    package func roleRange(of id: ControllerID) -> SourceRange {
        guard let origin = origin(of: id), origin.isDerived, let push = push(numbered: origin.push) else {
            return place(of: id)
        }
        return range(of: .to, in: push)
    }

    /// A push by its number among all that are declared, without what it refers to.
    package func push(numbered number: Int32) -> Push? {
        guard let screens, number >= 0 else { return nil }
        let (file, index) = screens.push(numbered: number)
        return Push(file: file, declaration: index, kind: linked.declared[Int(file)].pushes[Int(index)].kind)
    }

    /// The place where it is written who presents: under `from`, or in the node itself at the entry.
    package func placeOfCaller(_ id: PresentationID) -> SourceRange {
        linked.declaration(of: id).isInNode ? place(of: id) : range(of: .from, in: id)
    }

    package func placeOfCaller(_ push: Push) -> SourceRange {
        linked.declaration(of: push).isInNode ? place(of: push) : range(of: .from, in: push)
    }

    /// Pushes of screens that are containers which can't be pushed, each with its caller.
    package func pushes(ofContainers kind: Kind) -> [(push: Push, from: ControllerID, screen: Int32)] {
        guard let screens else { return [] }
        return screens.omissions.compactMap { omission in
            let node = screens.templates[Int(omission.screen)].node
            guard omission.reason == .container, self.kind(at: node) == kind,
                let push = push(numbered: omission.push)
            else { return nil }
            return (push, ControllerID(index: omission.controller), omission.screen)
        }
    }

    /// The callers of pushes in places without a navigation or split view controller: one for all that a list in `to` names.
    package func callersOutside() -> [CallersOutside] {
        var numbers: [CallersOutside.Key: Int] = [:]
        var all: [CallersOutside] = []
        for missed in missedPushes where missed.reason == .outside {
            let declaration = linked.declaration(of: missed.push)
            // Any other caller is reported with the first of the list.
            guard declaration.isKindKnown, missed.isOfScreen || !declaration.repeatsFrom else { continue }
            let key = CallersOutside.Key(file: missed.file, mapping: declaration.mapping, from: declaration.from)
            let number = numbers[key, default: all.count]
            numbers[key] = number
            if number == all.count { all.append(CallersOutside()) }
            all[number].add(missed)
        }
        for index in all.indices {
            let places = missed(all[index]).isOfScreen ? otherPlaces(of: missed(all[index]).from).count : 1
            all[index].areAll = all[index].missed.count >= places
        }
        return all
    }

    private func missed(_ callers: CallersOutside) -> MissedPush { callers.missed[0] }
}

/// Callers of one push, or of all with the same list in `to`, that have no navigation or split view controller.
package struct CallersOutside {
    struct Key: Hashable {
        let file: Int32
        let mapping: SourceValue
        let from: SourceValue
    }

    /// The missed pushes of the first item of the list: which callers have none doesn't depend on what they push.
    package private(set) var missed: [MissedPush] = []
    /// The missed pushes by what is pushed: the first of `missed`, then one for each further item of the list.
    package private(set) var targets: [MissedPush] = []
    /// Whether no other place of the caller has one.
    package var areAll = false

    mutating func add(_ push: MissedPush) {
        if targets.last?.declaration != push.declaration { targets.append(push) }
        if targets.count == 1 { missed.append(push) }
    }
}

extension MissedPush {
    /// The same as a push that leads nowhere.
    package var push: Push {
        Push(
            file: file, declaration: declaration, from: isFromAny ? nil : from, to: to, kind: kind, isFromAny: isFromAny
        )
    }
}

extension DiagnosticBag {
    /// Adds what a rule finds on a controller, or in what it pushes or presents: if that is a place of a screen, together with
    /// what it finds on others at the same position.
    package mutating func add(
        _ rule: RuleInfo, on controller: ControllerID?, graph: ResolvedGraph,
        diagnostic: @autoclosure () -> Diagnostic
    ) {
        guard let controller, let template = graph.origin(of: controller)?.template, template >= 0 else {
            return add(rule, diagnostic: diagnostic())
        }
        add(diagnostic(), on: graph.name(of: controller), of: graph.name(template: template))
    }
}

/// The places of what screens declare, by where they are.
extension ResolvedGraph {
    package var stackedPlaces: StackedPlaces { StackedPlaces(graph: linked) }

    /// Returns the places of a template where a push goes: directly on a stack, or the column itself.
    package func places(
        of template: Int32, for kind: PushKind = .push, in target: ControllerID, among stacked: StackedPlaces
    ) -> [ControllerID] {
        stacked.places(of: template, for: kind, in: target, graph: linked)
    }
}
