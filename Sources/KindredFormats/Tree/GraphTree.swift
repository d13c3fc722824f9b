import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// The graph as a tree for terminals: windows, their families, and what each controller contains, presents and
/// pushes.
package enum GraphTree {
    /// - Parameter narrowing: The part that is shown. What is too deep is counted.
    package static func write(
        _ graph: ResolvedGraph, by naming: Naming = .screens, narrowing: Narrowing = Narrowing(),
        to out: consuming ByteWriter
    ) {
        var tree = TreeWriter(out: out)
        let writer = TreeGraph(graph: graph, by: naming, narrowing: narrowing)
        writer.writeWindows(to: &tree)
        writer.writeOthers(to: &tree)
        writer.writeBlocks(to: &tree)
        writer.writeAny(to: &tree)
        tree.finish()
    }
}

private struct TreeGraph {
    private let list: HomeList
    private let depth: Int
    private var graph: ResolvedGraph { list.graph }
    private static let mostCallers = 5

    init(graph: ResolvedGraph, by naming: Naming, narrowing: Narrowing) {
        list = HomeList(graph: graph, by: naming, selected: narrowing.selected, families: narrowing.families)
        depth = narrowing.depth ?? .max
    }

    func writeWindows(to tree: inout TreeWriter) {
        for window in graph.windowIDs where list.contains(window) {
            tree.top("window \(graph.name(of: window))")
            var known: Set<FamilyID> = []
            let families = graph[window].families.map(\.family).filter {
                known.insert($0).inserted && list.contains($0)
            }
            var lines: [TreeWriter.Line] = []
            for family in families {
                let name = "family \(graph.name(of: family))"
                // The first window that lists a family is where it is.
                let set = set(of: family)
                guard let home = graph.windows(of: family).first, home != window else {
                    lines.append((name + end(set, below: 0), 0))
                    add(list.rows(of: family), level: 1, on: set, to: &lines)
                    continue
                }
                lines.append(("\(name), see window \(graph.name(of: home))", 0))
            }
            tree.branches(lines)
        }
    }

    func writeOthers(to tree: inout TreeWriter) {
        for family in graph.familyIDs where !graph.hasWindow(family) && list.contains(family) {
            let callers = callers(of: family)
            let set = set(of: family)
            let by = callers.isEmpty ? "" : ", presented by \(callers)"
            tree.top("family \(graph.name(of: family))\(by)\(end(set, below: 0))")
            var lines: [TreeWriter.Line] = []
            add(list.rows(of: family), level: 0, on: set, to: &lines)
            tree.branches(lines)
        }
    }

    func writeBlocks(to tree: inout TreeWriter) {
        for index in list.blocks {
            let block = list.homes.blocks[index]
            let stacks = block.stacks.map { list.declarations.name(of: $0) }
            tree.top("\(block.name), on \(English.list(stacks))")
            var lines: [TreeWriter.Line] = []
            add(list.rows(ofBlock: index), level: 0, below: 1, on: 0, to: &lines)
            tree.branches(lines)
        }
    }

    /// Writes calls from any, once.
    func writeAny(to tree: inout TreeWriter) {
        if !list.calls.hasAny { return }
        tree.top("any: whatever is on top")
        tree.branches(calls(of: nil, on: 0).map { ($0, 0) })
    }

    private func callers(of family: FamilyID) -> String {
        let callers = list.calls.callers(of: family)
        let any = graph.presentations(of: family).contains { graph[$0].isFromAny } ? [Caller.any] : []
        return (any + (callers.isEmpty ? [] : [phrase(for: callers)])).joined(separator: " and ")
    }

    private func phrase(for callers: [ControllerID]) -> String {
        list.declarations.areControllers
            ? enumeration(callers.map { graph.name(of: $0) }, atMost: Self.mostCallers)
            : list.declarations.phrase(for: callers)
    }

    /// - Parameters:
    ///   - top: The level of the first row.
    ///   - above: The number of containers around it.
    ///   - set: The configurations that have what is around it.
    private func add(
        _ rows: [Homes.Row], level top: Int, below above: Int = 0, on set: ConfigurationSet,
        to lines: inout [TreeWriter.Line]
    ) {
        var hidden = 0
        // The configurations of the last row of each level.
        var sets: [ConfigurationSet] = []
        for (index, row) in rows.enumerated() {
            if row.level + above > depth {
                hidden += 1
            } else {
                sets.removeLast(max(0, sets.count - row.level))
                let around = sets.last ?? set
                let own = self.set(of: row, below: around)
                sets.append(own)
                lines.append((text(row) + end(own, below: around), top + row.level))
                if let number = row.homeNumber {
                    lines += calls(of: number, on: own).map { ($0, top + row.level + 1) }
                }
            }
            let isOver = index + 1 == rows.count || rows[index + 1].level + above <= depth
            if hidden > 0, isOver {
                lines.append(("… \(hidden) more", top + max(0, depth + 1 - above)))
                hidden = 0
            }
        }
    }

    private func set(of family: FamilyID) -> ConfigurationSet {
        graph[family].root.map { graph.set(having: CollectionOfOne($0)) } ?? 0
    }

    private func set(of row: Homes.Row, below set: ConfigurationSet) -> ConfigurationSet {
        switch row.item {
        case .home(let number): list.set(of: number)
        case .reference: graph.set(having: CollectionOfOne(row.place))
        case .blocks: set
        }
    }

    private func end(_ set: ConfigurationSet, below around: ConfigurationSet) -> String {
        let phrase = list.phrase(for: set, below: around)
        return phrase.isEmpty ? "" : " " + phrase
    }

    private func text(_ row: Homes.Row) -> String {
        let role = graph[row.place].role
        let start = role.isColumn && row.isName ? "\(role.rawValue): " : ""
        switch row.item {
        case .home(let number): return start + text(number, row: row)
        case .reference(let number): return "\(start)↗ \(list.declarations.name(of: number))\(list.alias(of: row))"
        case .blocks(let blocks): return "+ \(list.blockNames(blocks))"
        }
    }

    private func text(_ number: Declarations.Number, row: Homes.Row) -> String {
        let controller = graph[row.place]
        var text = list.declarations.name(of: number) + list.alias(of: row)
        let className = graph.className(row.place)
        if !className.isEmpty { text += " (\(className))" }
        var marks: [String] = controller.kind == .controller ? [] : [controller.kind.word]
        if controller.isImplicit { marks.append("implicit") }
        if case .block = list.homes[number] {
        } else if graph.isDerived(row.place) {
            marks.append("derived")
        }
        if !list.declarations.places(of: number).contains(where: graph.isShown) { marks.append("not shown") }
        if let places = list.places(of: number) { marks.append(places) }
        return marks.isEmpty ? text : "\(text) [\(marks.joined(separator: ", "))]"
    }

    private func calls(of number: Declarations.Number?, on set: ConfigurationSet) -> [String] {
        let presents = list.calls.presentations(by: number).map { each in
            let names = each.presenters.map { list.list($0.names) + list.phrase(for: $0, of: each) }
            let by = names.isEmpty ? "" : ", \(list.presenterNoun(each)) \(names.joined(separator: "; "))"
            let end = end(each.configurations, below: set)
            return "⇢ presents \(each.family) (\(each.style))\(by)\(share(each.share))\(end)"
        }
        let moves = list.calls.moves(of: number).map { "← \($0.phrase)\(end($0.configurations, below: set))" }
        return presents + pushes(of: number, on: set) + moves
    }

    /// The lines about pushes: by screens, one for all of a kind.
    private func pushes(of number: Declarations.Number?, on set: ConfigurationSet) -> [String] {
        let pushes = list.calls.pushes(from: number)
        var lines: [(targets: [String], first: Calls.Push)] = []
        for push in pushes {
            let known = lines.firstIndex {
                let first = $0.first
                return first.kind == push.kind && first.share == push.share
                    && first.configurations == push.configurations
            }
            if let known, !list.declarations.areControllers {
                lines[known].targets.append(push.target)
            } else {
                lines.append(([push.target], push))
            }
        }
        return lines.map { text($0.targets, of: $0.first) + end($0.first.configurations, below: set) }
    }

    private func text(_ targets: [String], of push: Calls.Push) -> String {
        switch push.kind {
        case .push: "→ pushes \(list.list(targets))\(share(push.share))"
        case .show: "→ shows \(list.list(targets))\(share(push.share))"
        case .showDetail: "→ shows \(list.list(targets)) as detail\(share(push.share))"
        }
    }

    private func share(_ share: String) -> String { share.isEmpty ? "" : ", \(share)" }
}
