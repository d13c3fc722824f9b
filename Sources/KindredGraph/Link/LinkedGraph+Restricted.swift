/// The part of a graph that exists in one configuration, or in some.
extension LinkedGraph {
    /// Returns the graph as if only what exists there were written, and which elements it has.
    func restricted(to set: ConfigurationSet, existence: Existence) -> (LinkedGraph, Restriction) {
        let restriction = Restriction(graph: self, to: set, existence: existence)
        var graph = self
        if !restriction.families.isEmpty { graph.families = restriction.kept(families, by: restriction.families) }
        restriction.restrictControllers(of: &graph, from: self)
        restriction.restrictWindows(of: &graph, to: set, existence: existence)
        if !restriction.presentations.isEmpty {
            graph.presentations = restriction.kept(presentations, by: restriction.presentations)
        }
        if !restriction.pushes.isEmpty { graph.pushes = restriction.kept(pushes, by: restriction.pushes) }
        graph.moves = moves.compactMap { move in
            existence.conditions.set(of: .move, number: move.declaration, in: move.file) & set == 0
                ? nil : restriction.move(move, of: self, twins: existence.twins)
        }
        graph.missedPushes = zip(missedPushes, existence.missedPushes).filter { $0.1 & set != 0 }.map(\.0)
        graph.expectations = zip(expectations, existence.expectations).filter { $0.1 & set != 0 }.map(\.0)
        restriction.renumber(&graph, of: self)
        graph.screens = graph.screens?.restricted(by: restriction, to: set, pushers: existence.pushers)
        graph.groupByFamily()
        graph.findPushersOfFamilies()
        return (graph, restriction)
    }

    /// Gives presentations the styles that they have in one configuration.
    mutating func chooseStyles(of set: ConfigurationSet, conditions: Conditions) {
        for index in presentations.indices {
            let (file, number) = (Int(presentations[index].file), presentations[index].declaration)
            guard let styles = conditions.styles[file][number] else { continue }
            let choice = styles.first { $0.configurations & set != 0 }
            presentations[index].style = choice?.style ?? .automatic
            presentations[index].isStyleUnknown = false
            declared[file].presentations[Int(number)].style = choice?.style ?? .automatic
            if let value = choice?.value { declared[file].presentations[Int(number)].styleValue = value }
        }
    }
}

/// The numbers that elements of a graph have in a part of it: -1 for those that it doesn't have. Empty where they are the same.
package struct Restriction: Sendable {
    package fileprivate(set) var controllers: [Int32] = []
    package fileprivate(set) var families: [Int32] = []
    package fileprivate(set) var windows: [Int32] = []
    package fileprivate(set) var presentations: [Int32] = []
    package fileprivate(set) var pushes: [Int32] = []
    /// The numbers of moves, once they are resolved.
    package var moves: [Int32] = []
    /// The count of its controllers before each, and before the end.
    private var before: [Int32] = []

    init(graph: borrowing LinkedGraph, to set: ConfigurationSet, existence: Existence) {
        families = Self.numbers(existence.families, of: set)
        controllers = Self.numbers(existence.controllers, of: set)
        presentations = Self.numbers(existence.presentations, of: set)
        pushes = Self.numbers(existence.pushes, of: set)
        windows = Self.numbers(existence.windows.map { $0.isEmpty ? set : $0.reduce(0, |) }, of: set)
        if controllers.isEmpty { return }
        before.reserveCapacity(controllers.count + 1)
        var count = Int32(0)
        for number in controllers {
            before.append(count)
            if number >= 0 { count += 1 }
        }
        before.append(count)
    }

    /// Whether a part has everything.
    var isWhole: Bool {
        controllers.isEmpty && families.isEmpty && windows.isEmpty && presentations.isEmpty && pushes.isEmpty
    }

    private static func numbers(_ sets: [ConfigurationSet], of set: ConfigurationSet) -> [Int32] {
        if sets.allSatisfy({ $0 & set != 0 }) { return [] }
        var count = Int32(-1)
        return sets.map { each in
            if each & set == 0 { return -1 }
            count += 1
            return count
        }
    }

    func kept<Element>(_ elements: [Element], by numbers: [Int32]) -> [Element] {
        zip(elements, numbers).filter { $0.1 >= 0 }.map(\.0)
    }

    package func controller(_ id: ControllerID?) -> ControllerID? {
        guard let id, !controllers.isEmpty else { return id }
        return controllers[Int(id.index)] < 0 ? nil : ControllerID(index: controllers[Int(id.index)])
    }

    package func family(_ id: FamilyID) -> FamilyID? {
        if families.isEmpty { return id }
        return families[Int(id.index)] < 0 ? nil : FamilyID(index: families[Int(id.index)])
    }

    /// Returns the controller of the whole that a controller of the part is.
    package func original(_ id: ControllerID) -> ControllerID {
        if controllers.isEmpty { return id }
        // The last one that has as many before it as the number says.
        return ControllerID(index: Int32(before.end { $0 <= id.index } - 1))
    }

    /// The controllers of the whole by their numbers in the part; empty where they are the same.
    var originals: [Int32] {
        controllers.isEmpty ? [] : controllers.indices.lazy.filter { controllers[$0] >= 0 }.map { Int32($0) }
    }

    /// Returns a move with the numbers of its ends; nil if one isn't there.
    ///
    /// - Parameter twins: Controllers of one path: that of the part is meant.
    func move(_ whole: LinkedMove, of graph: borrowing LinkedGraph, twins: [NameID: [ControllerID]]) -> LinkedMove? {
        func owner(_ owner: Int32) -> Int32? {
            if owner < 0 { return owner }
            if let own = controller(ControllerID(index: owner)) { return own.index }
            for twin in twins[graph.controllers[Int(owner)].name] ?? [] {
                if let own = controller(twin) { return own.index }
            }
            return nil
        }
        guard let from = owner(whole.from), let to = owner(whole.to) else { return nil }
        var move = whole
        (move.from, move.to) = (from, to)
        move.family = whole.family.flatMap(family)
        return whole.family != nil && move.family == nil ? nil : move
    }

    // MARK: Elements

    func restrictControllers(of graph: inout LinkedGraph, from whole: borrowing LinkedGraph) {
        if controllers.isEmpty { return restrictFamilies(of: &graph) }
        graph.controllers = []
        graph.controllers.reserveCapacity(Int(before[controllers.count]))
        var children = Array(repeating: Int32(0), count: Int(before[controllers.count]))
        for (index, number) in controllers.enumerated() where number >= 0 {
            var controller = whole.controllers[index]
            controller.end = before[Int(controller.end)]
            controller.parent = self.controller(controller.parent)
            controller.nearest.navigation = self.controller(controller.nearest.navigation)
            controller.nearest.tab = self.controller(controller.nearest.tab)
            controller.nearest.split = self.controller(controller.nearest.split)
            controller.family = family(controller.family) ?? controller.family
            if let parent = controller.parent, !controller.role.isColumn {
                controller.index = children[Int(parent.index)]
            }
            if let parent = controller.parent { children[Int(parent.index)] += 1 }
            graph.controllers.append(controller)
        }
        graph.containers = whole.containers.compactMap(self.controller)
        graph.columns = whole.columns.compactMap(self.controller)
        graph.ofSystemClass = whole.ofSystemClass.compactMap(self.controller)
        graph.ofWrittenContext = whole.ofWrittenContext.compactMap(self.controller)
    }

    private func restrictFamilies(of graph: inout LinkedGraph) {
        if families.isEmpty { return }
        for index in graph.controllers.indices {
            graph.controllers[index].family =
                family(graph.controllers[index].family) ?? graph.controllers[index].family
        }
    }

    func restrictWindows(of graph: inout LinkedGraph, to set: ConfigurationSet, existence: Existence) {
        for (index, sets) in existence.windows.enumerated() {
            graph.windows[index].families = zip(graph.windows[index].families, sets).compactMap { named, each in
                each & set == 0 ? nil : family(named.family).map { ($0, named.value) }
            }
        }
        if !windows.isEmpty { graph.windows = kept(graph.windows, by: windows) }
    }

    /// Gives all that refers to controllers and families the numbers that these have in the part.
    func renumber(_ graph: inout LinkedGraph, of whole: borrowing LinkedGraph) {
        if controllers.isEmpty, families.isEmpty { return }
        for index in graph.families.indices { graph.families[index].root = controller(graph.families[index].root) }
        for index in graph.presentations.indices {
            graph.presentations[index].from = controller(graph.presentations[index].from)
            graph.presentations[index].family = graph.presentations[index].family.flatMap(family)
        }
        for index in graph.pushes.indices {
            graph.pushes[index].from = controller(graph.pushes[index].from)
            graph.pushes[index].to = controller(graph.pushes[index].to)
            graph.pushes[index].container = controller(graph.pushes[index].container)
        }
        for index in graph.missedPushes.indices {
            let missed = graph.missedPushes[index]
            let from = controller(missed.from)
            graph.missedPushes[index].from = from ?? (missed.isFromAny ? ControllerID(index: 0) : missed.from)
            graph.missedPushes[index].to = controller(missed.to)
        }
        graph.expectations = graph.expectations.compactMap { expectation($0, whole: whole) }
        graph.familiesMeant = graph.familiesMeant.compactMap(family)
    }

    /// Returns an expectation of those of its controllers that there are.
    private func expectation(_ written: Expectation, whole: borrowing LinkedGraph) -> Expectation? {
        var part = written
        let places = ([written.controller].compactMap(\.self) + written.others).compactMap { controller($0) }
        if written.controller != nil, places.isEmpty { return nil }
        part.controller = places.first
        part.others = places.dropFirst()
        part.expected = written.expected?.compactMap { controller($0) }
        guard let all = written.expected, part.expected?.count != all.count else { return part }
        // An id means all places of a screen, and a path its twins: those that there are suffice.
        let here = all.filter { controller($0) != nil }
        let (present, names) = (here.compactMap { whole.origin(of: $0)?.template }, Set(here.map { whole[$0].name }))
        for id in all where controller(id) == nil && !names.contains(whole[id].name) {
            if let template = whole.origin(of: id)?.template, template >= 0, present.contains(template) { continue }
            part.absent.append(whole[id].name)
        }
        return part
    }
}

/// Elements that are one in the output: a place that is written in some configurations and pushed in others.
package struct Twins: Sendable {
    /// The first element that is the same; -1 for one without an earlier one.
    package private(set) var controllers: [Int32] = []
    package private(set) var presentations: [Int32] = []
    package private(set) var pushes: [Int32] = []

    /// Takes the twins of a graph, and gives the first of each the numbers of the others.
    init(of graph: borrowing LinkedGraph, restrictions: inout [Restriction]) {
        controllers = Self.join(
            graph.controllers.map { $0.name.isNone ? nil : [$0.name.index] }, \.controllers, &restrictions)
        presentations = Self.join(Self.keys(ofPresentations: graph), \.presentations, &restrictions)
        pushes = Self.join(Self.keys(ofPushes: graph), \.pushes, &restrictions)
    }

    static func keys(ofPresentations graph: borrowing LinkedGraph) -> [[Int32]] {
        graph.presentations.map { [$0.file, $0.declaration, $0.name.index] }
    }

    /// Returns what pushes of twins have in common; nil for those with an unknown end.
    static func keys(ofPushes graph: borrowing LinkedGraph) -> [[Int32]?] {
        let names = graph.controllers.map(\.name.index)
        return graph.pushes.map { push in
            guard let from = push.from ?? (push.isFromAny ? push.container : nil), let to = push.to else { return nil }
            return [push.file, push.declaration, names[Int(from.index)], names[Int(to.index)]]
        }
    }

    private static func join(
        _ keys: [[Int32]?], _ numbers: WritableKeyPath<Restriction, [Int32]>, _ restrictions: inout [Restriction]
    ) -> [Int32] {
        var first: [[Int32]: Int] = [:]
        var firsts = Array(repeating: Int32(-1), count: keys.count)
        for (index, key) in keys.enumerated() {
            guard let key else { continue }
            guard let known = first[key] else {
                first[key] = index
                continue
            }
            firsts[index] = Int32(known)
            for part in restrictions.indices where !restrictions[part][keyPath: numbers].isEmpty {
                let number = restrictions[part][keyPath: numbers][index]
                if number >= 0 { restrictions[part][keyPath: numbers][known] = number }
            }
        }
        return firsts
    }
}
