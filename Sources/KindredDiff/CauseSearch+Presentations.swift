/// The causes of other presenters and of other presented controllers.
extension CauseSearch {
    /// The causes of a presentation's other presenters.
    ///
    /// - Parameter wanted: The presenters that are asked about, of those that present for any; nil for all.
    func ofPresenters(
        _ before: ComparedGraph.Presentation, after: ComparedGraph.Presentation, among wanted: Set<Name>? = nil
    ) -> [Cause] {
        if before.from != after.from { return [Self.changed(.presentation, id: after.id, relation: .from)] }
        if before.usesContext != after.usesContext { return ofUse(before, after: after) }
        if let from = after.from, new.controller(from) == nil { return ofAny(before, after: after, among: wanted) }
        if before.usesContext {
            let ends = (context(of: before), context(of: after))
            return climb(after.from, ends: ends, isInclusive: true, why: ofContext)
        }
        let roots = (old.root(ofCaller: before.from), new.root(ofCaller: after.from))
        guard let one = roots.0, let other = roots.1 else { return [] }
        if old[one].id != new[other].id { return ofOtherRoot(after.from) }
        return ofRerouting(old[one].family, after: new[other].family)
    }

    /// The cause of a presentation that asks for a context in one graph only.
    func ofUse(_ before: ComparedGraph.Presentation, after: ComparedGraph.Presentation) -> [Cause] {
        [
            Self.changed(
                .presentation, id: after.id, relation: before.style == after.style ? .presentsInFullscreen : .style)
        ]
    }

    /// The context that presents; nil if the root does, because there is none.
    private func context(of presentation: ComparedGraph.Presentation) -> Name? {
        presentation.presenters.first { $0.reason == names.context }?.controller
    }

    func ofContext(_ before: Int32, after: Int32) -> [Cause] {
        let (one, other) = (old[before], new[after])
        if one.definesContext == other.definesContext { return [] }
        return [
            Self.changed(
                .controller, id: other.id, relation: followsFromKind(one, after: other) ? .kind : .definesContext)
        ]
    }

    /// The causes of another root at the end of the way up from a caller.
    func ofOtherRoot(_ caller: Name?) -> [Cause] {
        climb(caller, ends: (nil, nil), isInclusive: true) { _, _ in [] }
    }

    /// The causes of another presented controller: another family, or another root of it.
    func ofPresented(_ before: ComparedGraph.Presentation, after: ComparedGraph.Presentation) -> [Cause] {
        if before.family != after.family { return [Self.changed(.presentation, id: after.id, relation: .family)] }
        return after.family.map { ofRoot($0) } ?? []
    }

    func ofEffectiveStyle(_ before: ComparedGraph.Presentation, after: ComparedGraph.Presentation) -> [Cause] {
        if before.style != after.style { return [Self.changed(.presentation, id: after.id, relation: .style)] }
        if before.presented != after.presented { return ofPresented(before, after: after) }
        // The class of what appears chooses.
        return after.presented.map { [Self.changed(.controller, id: $0, relation: .className)] } ?? []
    }

    /// The cause of a window's other first family; none if its families were only put in another order.
    func ofFirstFamily(_ before: ComparedGraph.Window, after: ComparedGraph.Window) -> [Cause] {
        let isNew = after.families.first.map { !before.families.contains($0) } ?? true
        let isGone = before.families.first.map { !after.families.contains($0) } ?? true
        return isNew || isGone ? [Self.changed(.window, id: after.id, relation: .families)] : []
    }

    func ofRoots(of window: ComparedGraph.Window, areSameFamilies: Bool) -> [Cause] {
        let families = areSameFamilies ? [] : [Self.changed(.window, id: window.id, relation: .families)]
        return Self.unique(families + window.families.flatMap { old.family($0) == nil ? [] : ofRoot($0) })
    }

    // MARK: Lists

    /// The pair of a presentation of one graph.
    func pair(_ index: Int32, isOld: Bool) -> ElementPairs.Pair {
        pairs.presentations[Int(isOld ? pairs.pairOfOld[Int(index)] : pairs.pairOfNew[Int(index)])]
    }

    func presentation(_ pair: ElementPairs.Pair) -> (
        old: ComparedGraph.Presentation?, new: ComparedGraph.Presentation?
    ) {
        (pair.old.map { old.graph.presentations[Int($0)] }, pair.new.map { new.graph.presentations[Int($0)] })
    }

    /// The cause of a presentation that is in one graph only; nil if it is in both.
    func ofExistence(_ pair: ElementPairs.Pair) -> [Cause]? {
        switch presentation(pair) {
        case (nil, let after?): [Self.added(.presentation, id: after.id)]
        case (let before?, nil): [Self.removed(.presentation, id: before.id)]
        default: nil
        }
    }

    /// The causes of other presenters of all members of a family.
    func ofPresenting(_ family: Name, before: [Name], after: [Name]) -> [Cause] {
        var causes: [Cause] = []
        for (isOld, gone) in [(true, Set(before).subtracting(after)), (false, Set(after).subtracting(before))] {
            let graph = isOld ? old : new
            for index in graph.presentationsByFamily[family] ?? [] {
                let presenters = graph.graph.presentations[Int(index)].presenters
                guard presenters.contains(where: { gone.contains($0.controller) }) else { continue }
                let pair = pair(index, isOld: isOld)
                if let existence = ofExistence(pair) {
                    causes += existence
                } else if case (let one?, let other?) = presentation(pair) {
                    causes +=
                        one.family != other.family
                        ? [Self.changed(.presentation, id: other.id, relation: .family)]
                        : ofPresenters(one, after: other, among: gone)
                }
            }
        }
        return Self.unique(causes)
    }

    /// The causes of what else a controller presents, by itself or because something around it does.
    func ofPresented(by id: Name, before: [Name], after: [Name]) -> [Cause] {
        var causes: [Cause] = []
        for (isOld, gone) in [(true, Set(before).subtracting(after)), (false, Set(after).subtracting(before))] {
            if gone.isEmpty { continue }
            let (graph, other) = isOld ? (old, new) : (new, old)
            let above = Set(other.controller(id).map { names(upFrom: $0, graph: other) } ?? [])
            for controller in graph.controller(id).map({ names(upFrom: $0, graph: graph) }) ?? [] {
                for index in graph.presentationsByPresenter[controller] ?? [] {
                    guard let root = graph.graph.presentations[Int(index)].presented, gone.contains(root) else {
                        continue
                    }
                    let pair = pair(index, isOld: isOld)
                    if let existence = ofExistence(pair) {
                        causes += existence
                    } else if case (let one?, let two?) = presentation(pair) {
                        let presents = Set((isOld ? two : one).presenters.map(\.controller))
                        if one.presented != two.presented { causes += ofPresented(one, after: two) }
                        if !presents.contains(controller) {
                            causes += ofPresenters(one, after: two, among: [controller])
                        }
                        if !above.contains(controller) { causes += ofOtherRoot(id) }
                    }
                }
            }
        }
        return Self.unique(causes)
    }

    func names(upFrom controller: Int32, graph: GraphIndex) -> [Name] {
        Array(
            sequence(first: controller) { graph[$0].parent < 0 ? nil : graph[$0].parent }.lazy.map { graph[$0].id })
    }
}
