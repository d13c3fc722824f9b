import KindredBase

/// Evaluates selectors on one hierarchy, and keeps what several of them need.
package struct Selections {
    package let hierarchy: Hierarchy
    private let views: Views
    private var labels: [Labels?]
    private var tagUses: TagUses?
    private var viewSets: [ControllerSet?]
    private var knownCalls: [Leads.Step]?
    private var knownReach: Reachability?
    private var knownLeads: Leads?

    package init(_ hierarchy: Hierarchy, views: Views = Views()) {
        self.hierarchy = hierarchy
        self.views = views
        labels = Array(repeating: nil, count: Selector.Key.allCases.count)
        viewSets = Array(repeating: nil, count: views.all.count)
    }

    /// Presentations and pushes.
    package var calls: [Leads.Step] {
        mutating get {
            if let knownCalls { return knownCalls }
            let calls = hierarchy.calls
            knownCalls = calls
            return calls
        }
    }

    /// Who gets to whom.
    package var reach: Reachability {
        mutating get {
            if let knownReach { return knownReach }
            let reach = Reachability(hierarchy, calls: calls)
            knownReach = reach
            return reach
        }
    }

    /// How controllers lead to each other.
    package var leads: Leads {
        mutating get {
            if let knownLeads { return knownLeads }
            let leads = Leads(hierarchy, calls: calls)
            knownLeads = leads
            return leads
        }
    }

    /// The selected controllers. An unknown view, or one that needs itself, selects nothing (`Views.problems`).
    package mutating func controllers(_ selector: Selector) -> ControllerSet {
        if !selector.views.isEmpty {
            for view in views.needed(by: selector) where viewSets[view] == nil {
                viewSets[view] = evaluate(views.all[view].selector)
            }
        }
        return evaluate(selector)
    }

    private mutating func evaluate(_ selector: Selector) -> ControllerSet {
        var stack: [ControllerSet] = []
        for operation in selector.operations {
            if case .atom(let index) = operation {
                stack.append(controllers(selector.atoms[index]))
                continue
            }
            if case .view(let index) = operation {
                let number = views.number(of: selector.views[index].name)
                stack.append(number.flatMap { viewSets[$0] } ?? ControllerSet(of: hierarchy))
                continue
            }
            guard var set = stack.popLast() else { break }
            switch operation {
            case .or: stack.popLast().map { set.formUnion($0) }
            case .and: stack.popLast().map { set.formIntersection($0) }
            case .not: set.invert()
            case .within: set = contents(set)
            case .roots: set = roots(set)
            case .walk(let back, let forth): set = walk(set, back, forth)
            case .atom, .view: break
            }
            stack.append(set)
        }
        return stack.last ?? ControllerSet(of: hierarchy)
    }

    private mutating func controllers(_ atom: Selector.Atom) -> ControllerSet {
        if atom.key == .tag {
            let uses = tagUses ?? TagUses(of: hierarchy)
            tagUses = uses
            return uses.controllers(atom.pattern, of: hierarchy)
        }
        if let found = DirectMatch(atom: atom, hierarchy: hierarchy).controllers() { return found }
        var set = ControllerSet(of: hierarchy)
        labels(atom.key).insert(atom.pattern, into: &set)
        return set
    }

    private mutating func labels(_ key: Selector.Key) -> Labels {
        let number = Selector.Key.allCases.firstIndex(of: key) ?? 0
        if let known = labels[number] { return known }
        let made = Labels(key, of: hierarchy)
        labels[number] = made
        return made
    }

    /// Controllers with everything in them.
    private func contents(_ set: ControllerSet) -> ControllerSet {
        var contents = ControllerSet(of: hierarchy)
        var end: Int32 = 0
        for id in set.elements where id.index >= end {
            end = hierarchy[id].end
            contents.insert(id.index..<end)
        }
        return contents
    }

    /// The roots of the families that have one of the controllers.
    private func roots(_ set: ControllerSet) -> ControllerSet {
        ControllerSet(set.elements.lazy.map { hierarchy.root(of: $0) }, of: hierarchy)
    }

    private mutating func walk(_ set: ControllerSet, _ back: Int?, _ forth: Int?) -> ControllerSet {
        var reached = set
        if let back { reached.formUnion(leads.walk(from: set, .backward, hops: back).set) }
        if let forth { reached.formUnion(reach.set(from: set, hops: forth)) }
        return reached
    }

    /// The first part of a selector that selects nothing by itself, and what may have been meant instead of it.
    package mutating func emptyPart(of selector: Selector) -> (text: String, near: String?)? {
        for atom in selector.atoms where controllers(atom).isEmpty {
            let written = String(
                decoding: selector.text.utf8.dropFirst(atom.range.lowerBound).prefix(atom.range.count), as: UTF8.self)
            return (written, near(atom))
        }
        return nil
    }

    private mutating func near(_ atom: Selector.Atom) -> String? {
        guard atom.pattern.isExact else { return nil }
        let text = atom.pattern.text
        // A screen or a family that was taken for a controller, for example.
        let others: [Selector.Key] = [.id, .screen, .family, .tag, .window, .class]
        for key in others where key != atom.key && labels(key).contains(text) { return Self.written(key, text) }
        var nearest = Nearest(budget: 1_000_000)
        return nearest.word(text, among: labels(atom.key).texts).map { Self.written(atom.key, $0) }
    }

    private static func written(_ key: Selector.Key, _ text: String) -> String {
        key == .id ? text : "\(key.rawValue):\(text)"
    }
}
