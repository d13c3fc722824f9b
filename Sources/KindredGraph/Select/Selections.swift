import KindredPlatform
import KindredText

/// Evaluates selectors on one graph, and keeps what several of them need. Several threads may ask at once.
package final class Selections: Sendable {
    package let graph: ResolvedGraph
    private let views: Views
    private let pathInside: (@Sendable (String) -> String)?
    /// The texts for each key.
    private let labels: [Lazy<Labels>]
    private let tagUses = Lazy<TagUses>()
    private let viewSets: [Lazy<ControllerSet>]
    private let viewOrder = Lazy<Views.Order>()
    private let knownCalls = Lazy<[NavigationGraph.Step]>()
    private let knownOpened = Lazy<ControllerSet>()
    private let knownReach = Lazy<Reachability>()
    private let knownLeads = Lazy<NavigationGraph>()

    /// - Parameter pathInside: What the path of a file also is, such as that from a project's folder.
    package init(
        graph: ResolvedGraph, views: Views = Views(), pathInside: (@Sendable (String) -> String)? = nil
    ) {
        self.graph = graph
        self.views = views
        self.pathInside = pathInside
        labels = Selector.Key.allCases.map { _ in Lazy() }
        viewSets = views.all.map { _ in Lazy() }
    }

    /// Presentations and pushes.
    package var calls: [NavigationGraph.Step] { knownCalls.get { graph.calls + graph.anyCalls } }

    private var opened: ControllerSet { knownOpened.get { graph.opened } }

    /// The ways between controllers, without the steps.
    package var reach: Reachability {
        knownReach.get { Reachability(graph: graph, calls: calls, opened: opened) }
    }

    /// The steps by which controllers lead to each other.
    package var leads: NavigationGraph {
        knownLeads.get { NavigationGraph(graph: graph, calls: calls, opened: opened) }
    }

    /// The selected controllers. An unknown view, or one that needs itself, selects nothing (`Views.failures`).
    ///
    /// - Parameter candidates: If given, it doesn't matter whether others are selected.
    package func controllers(_ selector: Selector, among candidates: ControllerSet? = nil) -> ControllerSet {
        if !selector.views.isEmpty {
            let order = viewOrder.get { views.order }
            for view in views.needed(by: selector, in: order, isKnown: { viewSets[$0].known != nil }) {
                _ = viewSets[view].get { evaluate(views.all[view].selector) }
            }
        }
        return evaluate(selector, among: candidates)
    }

    private func evaluate(_ selector: Selector, among candidates: ControllerSet? = nil) -> ControllerSet {
        var stack: [ControllerSet] = []
        for (place, operation) in selector.operations.enumerated() {
            if case .atom(let index) = operation {
                let among =
                    switch selector.useOfAtom(at: place) {
                    case .whole: candidates
                    case .intersection: stack.last
                    case .other: ControllerSet?.none
                    }
                stack.append(controllers(selector.atoms[index], among: among))
                continue
            }
            if case .view(let index) = operation {
                let number = views.number(of: selector.views[index].name)
                stack.append(number.flatMap { viewSets[$0].known } ?? ControllerSet(of: graph))
                continue
            }
            guard var set = stack.popLast() else { break }
            switch operation {
            case .or: stack.popLast().map { set.formUnion($0) }
            case .and: stack.popLast().map { set.formIntersection($0) }
            case .not: set.invert()
            case .within: set = contents(set)
            case .roots: set = roots(set)
            case .walk(let back, let forth): set = walk(set, back: back, forth: forth)
            case .atom, .view: break
            }
            stack.append(set)
        }
        return stack.last ?? ControllerSet(of: graph)
    }

    private func controllers(_ atom: Selector.Atom, among candidates: ControllerSet? = nil) -> ControllerSet {
        if atom.key == .tag {
            return tagUses.get { TagUses(of: graph) }.controllers(atom.pattern, of: graph)
        }
        if let found = DirectMatch(atom: atom, graph: graph, candidates: candidates).controllers() {
            return found
        }
        var set = ControllerSet(of: graph)
        labels(atom.key).insert(atom.pattern, into: &set)
        return set
    }

    private func labels(_ key: Selector.Key) -> Labels {
        labels[Selector.Key.allCases.firstIndex(of: key) ?? 0].get {
            Labels(key: key, of: graph, pathInside: pathInside)
        }
    }

    /// Controllers with everything in them.
    private func contents(_ set: ControllerSet) -> ControllerSet {
        var contents = ControllerSet(of: graph)
        var end: Int32 = 0
        for id in set.elements where id.index >= end {
            end = graph[id].end
            contents.insert(id.index..<end)
        }
        return contents
    }

    /// The roots of the families that have one of the controllers.
    private func roots(_ set: ControllerSet) -> ControllerSet {
        ControllerSet(controllers: set.elements.lazy.map { self.graph.root(of: $0) }, of: graph)
    }

    private func walk(_ set: ControllerSet, back: Int?, forth: Int?) -> ControllerSet {
        var reached = set
        if let back { reached.formUnion(leads.walk(from: set, direction: .backward, hops: back).set) }
        if let forth { reached.formUnion(reach.set(from: set, hops: forth).entered) }
        return reached
    }

    /// The first part of a selector that selects nothing by itself, and what may have been meant instead of it.
    package func emptyPart(of selector: Selector) -> (text: String, near: String?)? {
        for atom in selector.atoms where controllers(atom).isEmpty {
            let written = String(
                decoding: selector.text.utf8.dropFirst(atom.range.lowerBound).prefix(atom.range.count), as: UTF8.self)
            return (written, near(atom))
        }
        return nil
    }

    private func near(_ atom: Selector.Atom) -> String? {
        guard atom.pattern.isExact else { return nil }
        let text = atom.pattern.text
        // A screen or a family that was taken for a controller, for example.
        let others: [Selector.Key] = [.id, .screen, .family, .tag, .window, .class]
        for key in others where key != atom.key && labels(key).contains(text) { return Self.written(key, text: text) }
        return NearWords.word(text, among: labels(atom.key).texts).map { Self.written(atom.key, text: $0) }
    }

    private static func written(_ key: Selector.Key, text: String) -> String {
        key == .id ? text : "\(key.rawValue):\(text)"
    }
}
