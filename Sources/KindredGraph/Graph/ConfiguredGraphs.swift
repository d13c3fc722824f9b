import KindredDiagnostics
import KindredYAML

/// The graphs of all configurations of a specification.
///
/// Configurations in which the same exists, and which have one width, share a graph.
package final class ConfiguredGraphs: Sendable {
    /// The graph of some configurations.
    package struct Part: Sendable {
        package let configurations: ConfigurationSet
        package let graph: ResolvedGraph
        /// The numbers that elements of the whole have in it.
        package var restriction: Restriction
    }

    /// The configurations in order of declaration; none if only something is never shown.
    package let configurations: [Configuration]
    package let parts: [Part]
    /// Elements that are one in the output; nil if there are none.
    package let twins: Twins?
    /// The part of each configuration.
    package let partOfEach: [Int]

    init(configurations: [Configuration], parts: [Part], twins: Twins?) {
        self.twins = twins
        self.configurations = configurations
        self.parts = parts
        let count = max(configurations.count, 1)
        partOfEach = (0..<count).map { number in
            parts.firstIndex { $0.configurations & 1 << ConfigurationSet(number) != 0 } ?? 0
        }
    }

    /// All configurations, as a set.
    package var all: ConfigurationSet { Conditions.all(of: configurations) }

    /// The names of some configurations.
    package func names(of set: ConfigurationSet) -> [String] {
        configurations.indices.filter { set & 1 << ConfigurationSet($0) != 0 }.map {
            parts[0].graph.names.string(configurations[$0].name)
        }
    }

    /// The part of the configuration of that name.
    package func part(named name: String) -> Part? {
        configurations.firstIndex { parts[0].graph.names.string($0.name) == name }.map { parts[partOfEach[$0]] }
    }

    /// Returns the configurations that a name or a width means; nil if it means none.
    package func set(named name: String) -> ConfigurationSet? {
        if let index = names(of: all).firstIndex(of: name) { return 1 << ConfigurationSet(index) }
        guard let width = SizeClass(rawValue: name), !configurations.isEmpty else { return nil }
        return Conditions.set(of: width, among: configurations)
    }

    /// Returns the number of an element in a part; -1 if it hasn't got it.
    @inline(__always)
    package static func number(_ index: Int, _ numbers: [Int32]) -> Int {
        numbers.isEmpty ? index : Int(numbers[index])
    }
}

extension LinkedGraph {
    /// Resolves the graph of each configuration, and makes one of all.
    consuming func resolvedByConfiguration() -> (ResolvedGraph, diagnostics: [DiagnosticBag]) {
        guard let existence else {
            let (relations, moves, diagnostics) = resolved()
            return (ResolvedGraph(self, relations: relations, moves: moves), [diagnostics])
        }
        let conditions = existence.conditions
        // What exists nowhere was reported, and nothing else knows of it.
        if existence.isWhole { return self.resolved(existence) }
        let (whole, restriction) = restricted(to: conditions.all, existence: existence.withTwins(of: self))
        let rest = existence.restricted(by: restriction, of: self)
        return (consume whole).resolved(rest)
    }

    /// Works out who presents whom and where moves arrive.
    private func resolved() -> (Relations, Moves?, DiagnosticBag) {
        if let any, let excess = excess(of: any) {
            var (relations, diagnostics) = (Relations(self), DiagnosticBag())
            relations.isOverLimit = true
            diagnostics.add(LimitExceeded.info, diagnostic: LimitExceeded.relations(excess))
            return (relations, nil, diagnostics)
        }
        var (relations, diagnostics) = any.map { resolvedRelations(with: $0) } ?? Resolver.resolve(self)
        let callers = self.moves.isEmpty ? nil : any?.tops
        let (moves, excess) =
            relations.isOverLimit ? (nil, nil) : MoveResolver.resolve(callers.map { repeated(for: $0) } ?? self)
        if let excess {
            relations.isOverLimit = true
            diagnostics.add(LimitExceeded.info, diagnostic: LimitExceeded.moves(excess))
        }
        return (relations, moves, diagnostics)
    }

    private consuming func resolved(_ existence: Existence) -> (ResolvedGraph, diagnostics: [DiagnosticBag]) {
        let usesAny = any != nil
        let conditions = existence.conditions
        var (parts, diagnostics): ([ConfiguredGraphs.Part], [DiagnosticBag]) = ([], [])
        for set in existence.alike(moves) {
            var (graph, restriction) = restricted(to: set, existence: existence)
            let first = ConfigurationSet(1) << ConfigurationSet(set.trailingZeroBitCount)
            if !conditions.configurations.isEmpty {
                graph.width = conditions.configurations[set.trailingZeroBitCount].width
            }
            graph.chooseStyles(of: first, conditions: conditions)
            graph.markUnknownStyles()
            graph.unshown = existence.unshown(in: first, by: restriction)
            if usesAny {
                graph.any = AnyCallers(graph: graph, families: existence.anyFamilies(in: first, by: restriction))
            }
            graph.existence = nil
            let (relations, moves, found) = graph.resolved()
            diagnostics.append(found)
            parts.append(
                ConfiguredGraphs.Part(
                    configurations: set, graph: ResolvedGraph(graph, relations: relations, moves: moves),
                    restriction: restriction))
        }
        let relations = Relations(merging: parts, of: self)
        let moves = Moves(merging: &parts, of: self)
        var twins: Twins?
        if existence.hasTwins {
            var restrictions = parts.map(\.restriction)
            twins = Twins(of: self, restrictions: &restrictions)
            for index in parts.indices { parts[index].restriction = restrictions[index] }
        }
        let graphs = ConfiguredGraphs(configurations: conditions.configurations, parts: parts, twins: twins)
        var whole = self
        whole.unshown = existence.unshown(by: parts)
        if usesAny { whole.any = AnyCallers(merging: parts, of: whole) }
        return (ResolvedGraph(whole, relations: relations, moves: moves, configured: graphs), diagnostics)
    }
}

extension Existence {
    /// Whether everything exists somewhere.
    fileprivate var isWhole: Bool {
        ([controllers, families, presentations, pushes, missedPushes, expectations] + windows)
            .allSatisfy { $0.allSatisfy { $0 != 0 } }
    }

    /// Returns it with what exists nowhere, but as a twin: there is its place in the order.
    fileprivate func withTwins(of graph: borrowing LinkedGraph) -> Existence {
        var kept = self
        for id in hasTwins ? Array(graph.controllerIDs) : [] where controllers[Int(id.index)] == 0 {
            let others = twins[graph[id].name] ?? []
            if let parent = graph[id].parent, kept.controllers[Int(parent.index)] == 0 { continue }
            if others.contains(where: { controllers[Int($0.index)] != 0 }) {
                kept.controllers[Int(id.index)] = conditions.all
            }
        }
        if hasTwins { kept.keepCalls(of: graph) }
        return kept
    }

    /// Keeps calls of controllers that are there, if one of a twin is the same.
    private mutating func keepCalls(of graph: borrowing LinkedGraph) {
        let (controllers, families) = (controllers, families)
        func isThere(_ id: ControllerID?) -> Bool { id.map { controllers[Int($0.index)] != 0 } ?? true }
        let ofPushes = Twins.keys(ofPushes: graph)
        let happening = Set(zip(ofPushes, pushes).filter { $0.1 != 0 }.compactMap(\.0))
        for (index, push) in graph.pushes.enumerated()
        where pushes[index] == 0 && isThere(push.from) && isThere(push.to) {
            if let key = ofPushes[index], happening.contains(key) { pushes[index] = conditions.all }
        }
        let ofPresentations = Twins.keys(ofPresentations: graph)
        let presented = Set(zip(ofPresentations, presentations).filter { $0.1 != 0 }.map(\.0))
        for (index, presentation) in graph.presentations.enumerated()
        where presentations[index] == 0 && isThere(presentation.from) && presented.contains(ofPresentations[index]) {
            let exists = presentation.family.map { families[Int($0.index)] != 0 } ?? true
            if exists, !presentation.name.isNone { presentations[index] = conditions.all }
        }
    }

    /// Returns the configurations in which all is alike, in order of the first of each.
    fileprivate func alike(_ moves: [LinkedMove]) -> [ConfigurationSet] {
        let count = max(conditions.configurations.count, 1)
        if count == 1 { return [1] }
        var seen = Array(repeating: false, count: 256)
        for sets in [controllers, unshown, families, anyFamilies, presentations, pushes, missedPushes, expectations]
            + windows
        {
            for set in sets { seen[Int(set)] = true }
        }
        for move in moves { seen[Int(conditions.set(of: .move, number: move.declaration, in: move.file))] = true }
        for styles in conditions.styles {
            for style in styles.values.joined() { seen[Int(style.configurations)] = true }
        }
        seen[Int(conditions.set(of: .compact))] = true
        let sets = seen.indices.filter { seen[$0] }
        var alike: [ConfigurationSet] = []
        for number in 0..<count {
            let known = alike.firstIndex { other in
                let first = other.trailingZeroBitCount
                return sets.allSatisfy { $0 >> first & 1 == $0 >> number & 1 }
            }
            if let known {
                alike[known] |= 1 << ConfigurationSet(number)
            } else {
                alike.append(1 << ConfigurationSet(number))
            }
        }
        return alike
    }

    /// Returns which controllers of a part aren't shown; none if all are.
    fileprivate func unshown(in configuration: ConfigurationSet, by restriction: Restriction) -> [Bool] {
        if unshown.allSatisfy({ $0 & configuration == 0 }) { return [] }
        let all = unshown.map { $0 & configuration != 0 }
        return restriction.controllers.isEmpty ? all : restriction.kept(all, by: restriction.controllers)
    }

    /// Returns which families of a part `any` means.
    fileprivate func anyFamilies(in configuration: ConfigurationSet, by restriction: Restriction) -> [Bool] {
        let all = anyFamilies.map { $0 & configuration != 0 }
        return restriction.families.isEmpty ? all : restriction.kept(all, by: restriction.families)
    }

    /// Returns which controllers are shown in no configuration; none if all are in some.
    fileprivate func unshown(by parts: [ConfiguredGraphs.Part]) -> [Bool] {
        if parts.allSatisfy(\.graph.linked.unshown.isEmpty) { return [] }
        return zip(controllers, unshown).map { $0 & ~$1 == 0 }
    }

    /// Returns what is left of it without what exists nowhere.
    fileprivate func restricted(by restriction: Restriction, of graph: borrowing LinkedGraph) -> Existence {
        func kept(_ sets: [ConfigurationSet], _ numbers: [Int32]) -> [ConfigurationSet] {
            numbers.isEmpty ? sets : restriction.kept(sets, by: numbers)
        }
        var rest = self
        rest.controllers = kept(controllers, restriction.controllers)
        rest.unshown = kept(unshown, restriction.controllers)
        rest.presentations = kept(presentations, restriction.presentations)
        rest.pushes = kept(pushes, restriction.pushes)
        rest.windows = windows.map { $0.filter { $0 & conditions.all != 0 } }
        if !restriction.windows.isEmpty { rest.windows = restriction.kept(rest.windows, by: restriction.windows) }
        rest.missedPushes = missedPushes.filter { $0 & conditions.all != 0 }
        rest.expectations = zip(graph.expectations, expectations).filter { expectation, set in
            guard set & conditions.all != 0 else { return false }
            let places = [expectation.controller].compactMap(\.self) + expectation.others
            return places.isEmpty || places.contains { restriction.controller($0) != nil }
        }.map(\.1)
        rest.twins = twins.mapValues { $0.compactMap(restriction.controller) }
        rest.pushers = pushers.compactMap { pusher in
            var pusher = pusher
            guard let place = restriction.controller(ControllerID(index: pusher.place)),
                let caller = restriction.controller(ControllerID(index: pusher.pusher))
            else { return nil }
            (pusher.place, pusher.pusher) = (place.index, caller.index)
            return pusher
        }
        return rest
    }
}
