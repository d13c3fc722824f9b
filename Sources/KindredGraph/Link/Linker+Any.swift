import KindredDiagnostics
import KindredText
import KindredYAML

/// Calls `from: any`.
extension Linker {
    /// Whether a caller is whatever is on top; a controller of that name is meant itself.
    func isAny(_ written: SourceValue, texts: SourceTexts.Texts) -> Bool {
        !written.isAbsent && isEqual(texts[written], word: Caller.any)
            && owner(of: texts[written], space: .controller) == nil
    }

    /// Adds a push for each stack that isn't closed.
    mutating func linkAnyPush(
        _ declaration: DeclaredPush, file: Int32, index: Int, texts: SourceTexts.Texts, stacked: StackedPlaces,
        links: inout Int
    ) {
        let owner =
            look(.controller, written: declaration.repeatsTo ? .absent : declaration.to, file: file, texts: texts)
            ?? owner(of: texts[declaration.to], space: .controller)
        guard let to = owner, let any = graph.any else { return }
        var push = Push(file: file, declaration: Int32(index), kind: declaration.kind, isFromAny: true)
        let (count, own) = (graph.pushes.count, set(of: push))
        var isClosed = false
        for container in any.containers(for: push.kind, in: graph) where !areScreensOverLimit {
            guard let target = graph.target(for: push.kind, from: container) else { continue }
            if graph.isClosed(target) {
                isClosed = true
                continue
            }
            push.container = container
            let shown = places(to, pushedBy: push, in: target, stacked: stacked)
            for place in shown where !areScreensOverLimit {
                push.to = place
                add(push, isFromScreen: true, links: &links)
            }
            let isReported = graph[target].kind == .navigation && to < 0 && isReported(-2 - to, on: target)
            let lacking = shown.reduce(own) { $0 & ~(graph.existence?.controllers[Int($1.index)] ?? 0) }
            if lacking != 0, !isReported { miss(push, reason: .stranger, from: container, to: to, where: lacking) }
        }
        if areScreensOverLimit { return }
        if isClosed, graph.pushes.count == count {
            closedPushes.append(NodeReference(file: file, node: Int32(index)))
        }
        if push.kind == .show {
            for split in any.primaries(in: graph) {
                miss(push, reason: .inPrimary, from: split, to: to, where: own)
            }
            // A screen that no container takes is presented.
            if to < -1, graph.screens?.templates[Int(-2 - to)].isScreen == true { return }
        }
        if let top = any.tops.first { miss(push, reason: .outside, from: top, to: to, where: own) }
    }

    /// Adds what is presented where nothing on top has a container that takes it.
    mutating func linkAnyShown(_ family: FamilyID, file: Int32, index: Int32, familiesBefore: Int32) {
        guard let any = graph.any else { return }
        var presentation = Presentation(
            name: .none, file: file, declaration: index, style: .automatic, presentsInFullscreen: nil)
        (presentation.isFromAny, presentation.family, presentation.familiesBefore) = (true, family, familiesBefore)
        // Other names are made up once the presentation is known to exist.
        let isCalled = any.tops.contains { graph[$0].family != family && graph.showing($0) == nil }
        if familiesBefore == 0, isCalled { presentation.name = madeUp("\(Caller.any)->\(graph.name(of: family))") }
        graph.presentations.append(presentation)
    }

    private func set(of push: Push) -> ConfigurationSet {
        conditions?.set(of: .push, number: push.declaration, in: push.file) ?? .max
    }

    /// Returns the controllers that a push onto one stack or into one column shows.
    private func places(
        _ owner: Int32, pushedBy push: Push, in target: ControllerID, stacked: StackedPlaces
    ) -> [ControllerID] {
        if owner < 0 { return stacked.places(of: -2 - owner, for: push.kind, in: target, graph: graph) }
        return controllers(owner).filter { container(of: push.kind, from: push.container, to: $0) != nil }
    }

    private mutating func miss(
        _ push: Push, reason: MissedPush.Reason, from: ControllerID, to: Int32, where set: ConfigurationSet
    ) {
        graph.missedPushes.append(
            MissedPush(
                file: push.file, declaration: push.declaration, kind: push.kind, reason: reason, from: from,
                isOfScreen: false, to: to < 0 ? nil : ControllerID(index: to), template: to < 0 ? -2 - to : -1,
                isFromAny: true))
        graph.existence?.missedPushes.append(set)
    }

    // MARK: Existence

    /// Limits presentations from any to where something that isn't in the presented family is on top.
    mutating func limitAnyPresentations(_ existence: inout Existence) {
        if graph.any == nil { return }
        for index in graph.families.indices where graph.families[index].root == nil {
            existence.anyFamilies[index] = 0
        }
        let bare = zip(bareTops(existence), existence.anyFamilies).map { $0 & $1 }
        for (index, presentation) in graph.presentations.enumerated() where presentation.isFromAny {
            let isShow = graph.declaration(of: PresentationID(index: Int32(index))).isShow
            let sets = isShow ? bare : existence.anyFamilies
            var others = ConfigurationSet(0)
            for (family, set) in sets.enumerated() where presentation.family?.index != Int32(family) { others |= set }
            existence.presentations[index] &= others
        }
    }

    /// Returns where each family has something on top that presents what it shows; nothing if nothing is shown from any.
    func bareTops(_ existence: Existence) -> [ConfigurationSet] {
        var sets = Array(repeating: ConfigurationSet(0), count: graph.families.count)
        let isShown = graph.presentations.indices.contains { index in
            graph.presentations[index].isFromAny
                && graph.declaration(of: PresentationID(index: Int32(index))).isShow
        }
        if !isShown { return sets }
        let all = Array(repeating: existence.conditions.all, count: graph.families.count)
        let tops = TopSets(controllers: graph.controllers, families: all) {
            existence.calling(ControllerID(index: Int32($0)))
        }
        for (index, set) in tops.tops.enumerated() where set != 0 {
            if graph.showing(ControllerID(index: Int32(index))) != nil { continue }
            sets[Int(graph.controllers[index].family.index)] |= set
        }
        return sets
    }

    /// Limits pushes from any to where something on top is on their stack.
    func limitAny(_ existence: inout Existence) {
        if graph.any == nil { return }
        let sets = TopSets(
            controllers: graph.controllers, families: existence.anyFamilies,
            calling: { [existence] in
                existence.calling(ControllerID(index: Int32($0)))
            })
        let all = sets.tops.reduce(0, |)
        for kind in PushKind.allCases {
            let containers = sets.containers(kind, graph.controllers)
            let primaries = kind == .show ? sets.containers(kind, graph.controllers, arePrimary: true) : []
            let inside = containers.reduce(0, |) | primaries.reduce(0, |)
            for (index, push) in graph.pushes.enumerated() where push.isFromAny && push.kind == kind {
                existence.pushes[index] &= push.container.map { containers[Int($0.index)] } ?? 0
            }
            for (index, missed) in graph.missedPushes.enumerated() where missed.isFromAny && missed.kind == kind {
                let asked = missed.reason == .inPrimary ? primaries : containers
                existence.missedPushes[index] &=
                    missed.reason == .outside ? all & ~inside : asked[Int(missed.from.index)]
            }
        }
    }
}
