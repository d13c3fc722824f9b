import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// The hierarchy as a tree for terminals: windows, their families, and what each controller contains, presents and
/// pushes.
package enum GraphTree {
    /// - Parameter narrowing: The part that is shown. What is too deep is counted.
    package static func write(
        _ hierarchy: ResolvedGraph, by naming: Naming = .screens, narrowing: Narrowing = Narrowing(),
        to out: consuming ByteWriter
    ) {
        var tree = TreeWriter(out)
        let graph = TreeGraph(hierarchy, by: naming, narrowing: narrowing)
        graph.writeWindows(to: &tree)
        graph.writeOthers(to: &tree)
        graph.writeBlocks(to: &tree)
        tree.finish()
    }
}

private struct TreeGraph {
    private let list: HomeList
    private let depth: Int
    private var hierarchy: ResolvedGraph { list.hierarchy }
    private static let mostCallers = 5

    init(_ hierarchy: ResolvedGraph, by naming: Naming, narrowing: Narrowing) {
        list = HomeList(hierarchy, by: naming, selected: narrowing.selected, families: narrowing.families)
        depth = narrowing.depth ?? .max
    }

    func writeWindows(to tree: inout TreeWriter) {
        for window in hierarchy.windowIDs where list.contains(window) {
            tree.top("window \(hierarchy.name(of: window))")
            var families: [FamilyID] = []
            for (family, _) in hierarchy[window].families where !families.contains(family) {
                if list.contains(family) { families.append(family) }
            }
            var lines: [TreeWriter.Line] = []
            for family in families {
                let name = "family \(hierarchy.name(of: family))"
                // The first window that lists a family is where it is.
                guard let home = hierarchy.windows(of: family).first, home != window else {
                    lines.append((name, 0))
                    add(list.rows(of: family), level: 1, to: &lines)
                    continue
                }
                lines.append(("\(name), see window \(hierarchy.name(of: home))", 0))
            }
            tree.branches(lines)
        }
    }

    func writeOthers(to tree: inout TreeWriter) {
        for family in hierarchy.familyIDs where hierarchy.windows(of: family).isEmpty && list.contains(family) {
            let callers = callers(of: family)
            tree.top("family \(hierarchy.name(of: family))\(callers.isEmpty ? "" : ", presented by \(callers)")")
            var lines: [TreeWriter.Line] = []
            add(list.rows(of: family), level: 0, to: &lines)
            tree.branches(lines)
        }
    }

    func writeBlocks(to tree: inout TreeWriter) {
        for index in list.blocks {
            let block = list.homes.blocks[index]
            let stacks = block.stacks.map { list.declarations.name(of: $0) }
            tree.top("\(block.name), on \(English.list(stacks))")
            var lines: [TreeWriter.Line] = []
            add(list.rows(ofBlock: index), level: 0, below: 1, to: &lines)
            tree.branches(lines)
        }
    }

    private func callers(of family: FamilyID) -> String {
        let callers = list.calls.callers(of: family)
        return list.declarations.areControllers
            ? enumeration(callers.map { hierarchy.name(of: $0) }, atMost: Self.mostCallers)
            : list.declarations.phrase(for: callers)
    }

    /// - Parameters:
    ///   - top: The level of the first row.
    ///   - above: The number of containers around it.
    private func add(
        _ rows: [Homes.Row], level top: Int, below above: Int = 0, to lines: inout [TreeWriter.Line]
    ) {
        var hidden = 0
        for (index, row) in rows.enumerated() {
            if row.level + above > depth {
                hidden += 1
            } else {
                lines.append((text(row), top + row.level))
                if let number = row.homeNumber { lines += calls(of: number).map { ($0, top + row.level + 1) } }
            }
            let isOver = index + 1 == rows.count || rows[index + 1].level + above <= depth
            if hidden > 0, isOver {
                lines.append(("… \(hidden) more", top + max(0, depth + 1 - above)))
                hidden = 0
            }
        }
    }

    private func text(_ row: Homes.Row) -> String {
        let role = hierarchy[row.place].role
        let start = role.isColumn && row.isName ? "\(role.rawValue): " : ""
        switch row.item {
        case .home(let number): return start + text(number, row: row)
        case .reference(let number): return "\(start)↗ \(list.declarations.name(of: number))\(list.alias(of: row))"
        case .blocks(let blocks): return "+ \(list.blockNames(blocks))"
        }
    }

    private func text(_ number: Declarations.Number, row: Homes.Row) -> String {
        let controller = hierarchy[row.place]
        var text = list.declarations.name(of: number) + list.alias(of: row)
        let className = hierarchy.className(row.place)
        if !className.isEmpty { text += " (\(className))" }
        var marks: [String] = controller.kind == .controller ? [] : [controller.kind.word]
        if controller.isImplicit { marks.append("implicit") }
        if case .block = list.homes[number] {
        } else if hierarchy.isDerived(row.place) {
            marks.append("derived")
        }
        if let places = list.places(of: number) { marks.append(places) }
        return marks.isEmpty ? text : "\(text) [\(marks.joined(separator: ", "))]"
    }

    private func calls(of number: Declarations.Number) -> [String] {
        let presents = list.calls.presentations(by: number).map { each in
            let noun = English.form("presenter", for: each.presenters.count)
            let by = each.presenters.isEmpty ? "" : ", \(noun) \(list.list(each.presenters))"
            return "⇢ presents \(each.family) (\(each.style))\(by)\(share(each.share))"
        }
        return presents + pushes(of: number) + list.calls.moves(of: number).map { "← \($0)" }
    }

    /// The lines about pushes: by screens, one for all of a kind.
    private func pushes(of number: Declarations.Number) -> [String] {
        let pushes = list.calls.pushes(from: number)
        if list.declarations.areControllers { return pushes.map { text([$0.target], of: $0) } }
        var lines: [(targets: [String], first: Calls.Push)] = []
        for push in pushes {
            if let line = lines.firstIndex(where: { $0.first.kind == push.kind && $0.first.share == push.share }) {
                lines[line].targets.append(push.target)
            } else {
                lines.append(([push.target], push))
            }
        }
        return lines.map { text($0.targets, of: $0.first) }
    }

    private func text(_ targets: [String], of push: Calls.Push) -> String {
        switch push.kind {
        case .push: "→ pushes \(list.list(targets))\(share(push.share))"
        case .showDetail: "→ shows \(list.list(targets)) as detail\(share(push.share))"
        }
    }

    private func share(_ share: String) -> String { share.isEmpty ? "" : ", \(share)" }
}
