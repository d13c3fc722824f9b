import KindredGraph
import KindredMap
import KindredText

/// The graph as Markdown: a table of windows, then a table for each family with a row for each controller.
package enum GraphMarkdown {
    package static func write(_ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter)
    {
        var markdown = MarkdownWriter(out)
        let calls = Calls(hierarchy)
        let parts = selected.map { SelectedParts(controllers: $0, of: hierarchy) }
        let shown = selected.map { hierarchy.withContainers($0) }
        markdown.heading(1, piece: .text("View controllers"))
        let windows = hierarchy.windowIDs.filter { parts?.contains(hierarchy[$0]) != false }
        if !windows.isEmpty {
            markdown.head(["window", "families"])
            for window in windows {
                let families = hierarchy[window].families.map { hierarchy.name(of: $0.family) }
                markdown.row(cells: [[.code(hierarchy.name(of: window))], .listing(families)])
            }
        }
        for family in hierarchy.familyIDs where parts?.contains(family) != false {
            write(family, shown: shown, calls: calls, hierarchy: hierarchy, to: &markdown)
        }
        markdown.finish()
    }

    private static func write(
        _ family: FamilyID, shown: [Bool]?, calls: Calls, hierarchy: ResolvedGraph,
        to markdown: inout MarkdownWriter
    ) {
        markdown.heading(2, piece: .code(hierarchy.name(of: family)))
        let windows = hierarchy.windows(of: family).map { hierarchy.name(of: $0) }
        let callers = calls.callers(of: family)
        if !windows.isEmpty {
            markdown.paragraph(
                [.text(English.form("In window ", for: windows.count, many: "In windows "))] + .listing(windows))
        }
        if !callers.isEmpty { markdown.paragraph([.text("Presented by ")] + .listing(callers)) }
        markdown.head(["controller", "kind", "class", "presents", "pushes"])
        let members = hierarchy.members(of: family)
        var levels: [Int] = []
        for index in members {
            let id = ControllerID(index: index)
            let level = hierarchy[id].parent.map { levels[Int($0.index - members.lowerBound)] + 1 } ?? 0
            levels.append(level)
            if shown?[Int(index)] == false { continue }
            markdown.row(cells: cells(of: id, level: level, calls: calls, hierarchy: hierarchy))
        }
    }

    private static func cells(
        of id: ControllerID, level: Int, calls: Calls, hierarchy: ResolvedGraph
    ) -> [[MarkdownWriter.Piece]] {
        let controller = hierarchy[id]
        let kind = controller.kind == .controller ? "" : controller.kind.word
        let presents = calls.presentations(by: id).map { each -> [MarkdownWriter.Piece] in
            let by: [MarkdownWriter.Piece] = each.presenters.isEmpty ? [] : [.text(", presenter ")]
            return [.code(each.family), .text(" as \(each.style)")] + by + .listing(each.presenters)
        }
        let pushes = calls.pushes(from: id).map { each -> [MarkdownWriter.Piece] in
            [.code(each.target), .text(each.kind == .push ? "" : " (\(each.kind.rawValue))")]
        }
        return [
            [.indent(level), .code(hierarchy.name(of: id))],
            [.text(controller.isImplicit ? "\(kind), implicit" : kind)], [.text(hierarchy.className(id))],
            .lines(presents), .lines(pushes),
        ]
    }
}
