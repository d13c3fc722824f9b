import KindredDiagnostics
import KindredYAML

/// The configurations in which everything exists.
extension Linker {
    /// Finds where controllers exist as far as their families do, and where they aren't shown.
    mutating func limitControllers() {
        guard let conditions else { return }
        let windows = Array(repeating: [ConfigurationSet](), count: graph.windows.count)
        var existence = Existence(conditions: conditions, controllers: [], unshown: [], windows: windows)
        if let placement {
            existence.controllers = placement.nodes.map(\.configurations)
            existence.unshown = placement.nodes.map(\.unshown)
            existence.pushers = placement.pushers
            for (index, controller) in graph.controllers.enumerated()
            where placement.nodes[index].isTwin && !controller.name.isNone {
                existence.twins[controller.name, default: []].append(ControllerID(index: Int32(index)))
            }
        } else {
            limitNodes(&existence)
        }
        // After an excess there are places, but no controllers.
        if graph.controllers.isEmpty { (existence.controllers, existence.unshown) = ([], []) }
        graph.existence = existence
    }

    private func limitNodes(_ existence: inout Existence) {
        let conditions = existence.conditions
        existence.controllers.reserveCapacity(graph.controllers.count)
        existence.unshown.reserveCapacity(graph.controllers.count)
        for controller in graph.controllers {
            let own = conditions.set(of: .node, number: controller.declaration, in: controller.file)
            let parent = controller.parent.map { Int($0.index) }
            existence.controllers.append(own & (parent.map { existence.controllers[$0] } ?? conditions.all))
            let inherited = parent.map { existence.unshown[$0] } ?? 0
            existence.unshown.append(inherited | ownUnshown(controller, conditions: conditions))
        }
    }

    private func ownUnshown(_ controller: Controller, conditions: Conditions) -> ConfigurationSet {
        if controller.role == .tab {
            let node = graph.declared[Int(controller.file)].nodes[Int(controller.declaration)]
            return node.booleans[.shown] == false ? conditions.all : 0
        }
        guard controller.role.isColumn, let split = controller.parent, graph[split].kind.hasColumns else {
            return 0
        }
        let node = graph.declaration(of: split)
        if graph.declared[Int(graph[split].file)].details(of: node).splitStyle == .unspecified { return 0 }
        let compact = graph.children(of: split).first { graph[$0].role == .compact }
        let set = compact.map {
            conditions.set(of: .node, number: graph[$0].declaration, in: graph[$0].file)
        }
        return conditions.unshown(column: controller.role, compact: set ?? 0)
    }

    /// Finds where all else exists, once it is known what it refers to.
    mutating func limitReferences() {
        guard var existence = graph.existence else { return }
        let conditions = existence.conditions
        existence.presentations = graph.presentations.map { presentation in
            let own = conditions.set(of: .presentation, number: presentation.declaration, in: presentation.file)
            return own & (presentation.from.map(existence.calling) ?? conditions.all)
        }
        limitFamilies(&existence)
        limitAnyPresentations(&existence)
        for index in existence.controllers.indices {
            existence.controllers[index] &= existence.families[Int(graph.controllers[index].family.index)]
            existence.unshown[index] &= existence.controllers[index]
        }
        for (index, presentation) in graph.presentations.enumerated() {
            if let from = presentation.from { existence.presentations[index] &= existence.calling(from) }
            if let family = presentation.family {
                existence.presentations[index] &= existence.families[Int(family.index)]
            }
            if presentation.familiesBefore > 0 { limitFurther(index, &existence) }
            if presentation.name.isNone, presentation.isFromAny || presentation.familiesBefore > 0,
                existence.presentations[index] != 0
            {
                nameLate(index)
            }
            chooseStyle(of: index, in: existence.presentations[index], conditions: conditions)
        }
        existence.pushes = graph.pushes.map { push in
            conditions.set(of: .push, number: push.declaration, in: push.file)
                & (push.from.map(existence.calling) ?? conditions.all)
                & (push.to.map(existence.calling) ?? conditions.all)
        }
        for (index, missed) in graph.missedPushes.enumerated() where !missed.isFromAny {
            existence.missedPushes[index] &= existence.calling(missed.from)
        }
        limitAny(&existence)
        existence.expectations = graph.expectations.map { expectation in
            conditions.set(of: .expectation, number: expectation.declaration, in: expectation.file)
        }
        graph.existence = existence
    }

    /// Limits what `show` presents to where no family before it exists.
    private func limitFurther(_ index: Int, _ existence: inout Existence) {
        let presentation = graph.presentations[index]
        guard let root = presentation.family.flatMap({ graph[$0].root }),
            let screen = graph.origin(of: root)?.template, let placement
        else { return }
        let families = [placement.shownFamilies[screen]].compactMap(\.self) + (placement.furtherFamilies[screen] ?? [])
        for family in families.prefix(Int(presentation.familiesBefore)) {
            existence.presentations[index] &= ~existence.families[Int(family)]
        }
    }

    /// Names what `show` presents, if it wasn't known before that this exists.
    private mutating func nameLate(_ index: Int) {
        let presentation = graph.presentations[index]
        let caller = presentation.from.map { graph.name(of: $0) } ?? Caller.any
        let family = presentation.family.map { graph.name(of: $0) } ?? ""
        graph.presentations[index].name = madeUp("\(caller)->\(family)")
    }

    /// Takes the style of the first configuration that has a presentation.
    private mutating func chooseStyle(of index: Int, in set: ConfigurationSet, conditions: Conditions) {
        let presentation = graph.presentations[index]
        guard let styles = conditions.styles[Int(presentation.file)][presentation.declaration] else { return }
        let first = ConfigurationSet(1) << ConfigurationSet(set.trailingZeroBitCount & 7)
        graph.presentations[index].style = styles.first { $0.configurations & first != 0 }?.style ?? .automatic
    }

    /// Limits derived families to where something shows them.
    private func limitDerivedFamilies(_ existence: inout Existence) {
        for family in (placement?.shownFamilies ?? [:]).values {
            guard let root = graph.families[Int(family)].root else { continue }
            existence.families[Int(family)] &= existence.controllers[Int(root.index)]
        }
    }

    /// Finds where families exist: in the configurations in which windows reach them, or, if they never do, in all.
    private func limitFamilies(_ existence: inout Existence) {
        let all = existence.conditions.all
        existence.families = Array(repeating: all, count: graph.families.count)
        if graph.windows.isEmpty || graph.hasUnresolvedWindow || graph.hasLost([.windows, .presentations]) {
            limitDerivedFamilies(&existence)
            existence.anyFamilies = existence.families
            return
        }
        var reached = Array(repeating: ConfigurationSet(0), count: graph.families.count)
        var waiting: [Int32] = []
        for (window, sets) in zip(graph.windows, existence.windows) {
            for ((family, _), set) in zip(window.families, sets) {
                reached[Int(family.index)] |= set
                waiting.append(family.index)
            }
        }
        reach(&reached, from: waiting, existence: existence)
        existence.families = reached.map { $0 == 0 ? all : $0 }
        limitDerivedFamilies(&existence)
        let ofWindows = existence.windows.joined().reduce(0, |)
        existence.anyFamilies = zip(reached, existence.families).map { $0 | $1 & ~ofWindows }
    }

    private func isShow(_ presentation: Int32) -> Bool {
        graph.declaration(of: PresentationID(index: presentation)).isShow
    }

    /// Reaches what families present, and what is presented from any.
    private func reach(_ reached: inout [ConfigurationSet], from families: [Int32], existence: Existence) {
        // What is from any comes after all families.
        let any = Int32(graph.families.count)
        let outgoing = PackedLists<Int32>(count: graph.families.count + 1) { add in
            for (index, presentation) in graph.presentations.enumerated() where presentation.family != nil {
                let family = presentation.from.map { graph[$0].family.index }
                if let family = presentation.isFromAny ? any : family { add(family, Int32(index)) }
            }
        }
        let bare = bareTops(existence)
        let shows = bare.allSatisfy { $0 == 0 } ? [] : outgoing[any].filter(isShow)
        var waiting = families
        var together = ConfigurationSet(0)
        while let family = waiting.popLast() {
            if family < any, reached[Int(family)] & ~together != 0 {
                // A family that presents itself was reached before.
                together |= reached[Int(family)]
                waiting.append(any)
            }
            let own = family == any ? together : reached[Int(family)]
            let ofFamily = family == any ? [] : shows
            for index in outgoing[family] + ofFamily where family < any || !isShow(index) {
                guard let target = graph.presentations[Int(index)].family,
                    graph.presentations[Int(index)].familiesBefore == 0
                else { continue }
                var set = own & existence.presentations[Int(index)]
                if isShow(index), graph.presentations[Int(index)].isFromAny {
                    set &= target.index == family ? 0 : bare[Int(family)]
                }
                if set & ~reached[Int(target.index)] == 0 { continue }
                reached[Int(target.index)] |= set
                waiting.append(target.index)
            }
        }
    }
}
