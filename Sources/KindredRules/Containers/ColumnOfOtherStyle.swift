import KindredDiagnostics
import KindredGraph

/// A column that the style of its split view controller does not have.
package enum ColumnOfOtherStyle {
    package static let info = RuleInfo(
        "column-of-other-style", .error, .containers,
        summary: """
            `supplementary` without `tripleColumn`, or `supplementary`, `compact` or `inspector` in a classic split
            """,
        why: """
            Only `tripleColumn` has a supplementary column. A classic split view controller, `style: unspecified`, shows its \
            two `viewControllers`; all columns besides primary and secondary belong to the column styles (R21).
            """,
        facts: [.r21],
        bad: """
            kindred: 1
            families:
              mail:
                split: Mail
                style: unspecified
                primary: Folders
                secondary: Message
                compact: {navigation: MailNav, stack: [Inbox]}

            """,
        good: """
            kindred: 1
            families:
              mail:
                split: Mail
                style: doubleColumn
                primary: Folders
                secondary: Message
                compact: {navigation: MailNav, stack: [Inbox]}

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.columns {
            guard let split = hierarchy.columnOwner(of: id) else { continue }
            let style = hierarchy.splitStyle(split)
            if style.has(hierarchy[id].role) { continue }
            diagnostics.add(
                info, on: id, hierarchy: hierarchy,
                diagnostic: found(id: id, in: split, style: style, hierarchy: hierarchy)
            )
        }
    }

    private static func found(
        id: ControllerID, in split: ControllerID, style: SplitStyle, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let column = hierarchy[id].role
        let better = SplitStyle.allCases.first { $0.has(column) } ?? style
        let noun = style == .unspecified ? "a classic split view controller" : "the style '\(style.rawValue)'"
        return Diagnostic(
            rule: info, message: "\(noun) has no column '\(column.rawValue)'", about: hierarchy.subject(of: id),
            at: hierarchy.place(of: id), labels: [hierarchy.label(split, text: "its style is '\(style.rawValue)'")],
            help: "write 'style: \(better.rawValue)' in \(hierarchy.phrase(for: split)), or remove the column")
    }
}

extension SplitStyle {
    func has(_ column: Role) -> Bool {
        switch column {
        case .supplementary: self == .tripleColumn
        case .compact, .inspector: self != .unspecified
        default: true
        }
    }
}
