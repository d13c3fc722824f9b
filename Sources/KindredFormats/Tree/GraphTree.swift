import KindredGraph
import KindredMap
import KindredQuestions
import KindredText

/// The hierarchy as a tree for terminals: windows, their families, and what each controller contains, presents and pushes.
package enum GraphTree {
    package static func write(_ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter)
    {
        var tree = TreeWriter(out)
        let graph = TreeGraph(hierarchy: hierarchy, selected: selected)
        graph.writeWindows(to: &tree)
        graph.writeOthers(to: &tree)
        tree.finish()
    }
}

private struct TreeGraph {
    private let hierarchy: ResolvedGraph
    private let calls: Calls
    /// The first window that lists each family, below which the family is.
    private let homes: [WindowID?]
    private static let mostCallers = 5

    /// The parts that are shown; nil for everything.
    private let parts: SelectedParts?
    private let shown: [Bool]?

    init(hierarchy: ResolvedGraph, selected: ControllerSet?) {
        self.hierarchy = hierarchy
        parts = selected.map { SelectedParts(controllers: $0, of: hierarchy) }
        shown = selected.map { hierarchy.withContainers($0) }
        calls = Calls(hierarchy)
        homes = hierarchy.familyIDs.map { hierarchy.windows(of: $0).first }
    }

    func writeWindows(to tree: inout TreeWriter) {
        for window in hierarchy.windowIDs where parts?.contains(hierarchy[window]) != false {
            tree.top("window \(hierarchy.name(of: window))")
            var families: [FamilyID] = []
            for (family, _) in hierarchy[window].families where !families.contains(family) {
                if parts?.contains(family) != false { families.append(family) }
            }
            for (index, family) in families.enumerated() {
                let isLast = index == families.count - 1
                guard let home = homes[Int(family.index)], home != window else {
                    tree.branch("family \(hierarchy.name(of: family))", level: 0, isLast: isLast)
                    writeMembers(of: family, level: 1, to: &tree)
                    continue
                }
                tree.branch(
                    "family \(hierarchy.name(of: family)), see window \(hierarchy.name(of: home))", level: 0,
                    isLast: isLast)
            }
        }
    }

    func writeOthers(to tree: inout TreeWriter) {
        for family in hierarchy.familyIDs where homes[Int(family.index)] == nil && parts?.contains(family) != false {
            let callers = calls.callers(of: family)
            let by = callers.isEmpty ? "" : ", presented by \(enumeration(callers, atMost: Self.mostCallers))"
            tree.top("family \(hierarchy.name(of: family))\(by)")
            writeMembers(of: family, level: 0, to: &tree)
        }
    }

    /// - Parameter level: That of the root.
    private func writeMembers(of family: FamilyID, level top: Int, to tree: inout TreeWriter) {
        let members = hierarchy.members(of: family)
        var levels: [Int] = []
        for index in members {
            let id = ControllerID(index: index)
            let controller = hierarchy[id]
            let level = controller.parent.map { levels[Int($0.index - members.lowerBound)] + 1 } ?? top
            levels.append(level)
            if shown?[Int(index)] == false { continue }
            let isLast = controller.parent.map { isNothingShown(from: controller.end, to: hierarchy[$0].end) } ?? true
            tree.branch(text(id), level: level, isLast: isLast)
            let lines = lines(of: id)
            for (number, line) in lines.enumerated() {
                tree.branch(
                    line, level: level + 1,
                    isLast: number == lines.count - 1 && isNothingShown(from: index + 1, to: controller.end))
            }
        }
    }

    private func isNothingShown(from first: Int32, to end: Int32) -> Bool {
        guard let shown, first < end else { return first >= end }
        return !shown[Int(first)..<Int(end)].contains(true)
    }

    private func text(_ id: ControllerID) -> String {
        let controller = hierarchy[id]
        var text = controller.role.isColumn ? "\(controller.role.rawValue): " : ""
        text += hierarchy.name(of: id)
        let className = hierarchy.className(id)
        if !className.isEmpty { text += " (\(className))" }
        var marks: [String] = controller.kind == .controller ? [] : [controller.kind.word]
        if controller.isImplicit { marks.append("implicit") }
        if hierarchy.origin(of: id)?.isDerived == true { marks.append("derived") }
        return marks.isEmpty ? text : "\(text) [\(marks.joined(separator: ", "))]"
    }

    private func lines(of id: ControllerID) -> [String] {
        let presents = calls.presentations(by: id).map { each in
            let noun = English.form("presenter", for: each.presenters.count)
            let by = each.presenters.isEmpty ? "" : ", \(noun) \(each.presenters.joined(separator: ", "))"
            return "⇢ presents \(each.family) (\(each.style))\(by)"
        }
        let pushes = calls.pushes(from: id).map { each in
            switch each.kind {
            case .push: "→ pushes \(each.target)"
            case .showDetail: "→ shows \(each.target) as detail"
            }
        }
        return presents + pushes
    }
}
