import KindredDiagnostics
import KindredGraph
import KindredMap
import KindredText

/// A table with a row for each controller, under the keys of the graph's JSON.
///
/// A list has a space between its items, which no id contains. A location is as in messages.
package enum GraphCSV {
    package static func write(_ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter)
    {
        var csv = CSVWriter(out)
        csv.row(fields: keys)
        for id in hierarchy.controllerIDs where selected?.contains(id) != false {
            csv.row(fields: row(id: id, hierarchy: hierarchy))
        }
        csv.finish()
    }

    private static let keys = [
        "id", "kind", "family", "role", "index", "implicit", "screen", "derived", "class", "title", "note", "source",
        "tags", "style", "transition", "forwardsAppearance", "providesPresentationContextTransitionStyle",
        "definesPresentationContext", "parentViewController", "children", "navigationController", "tabBarController",
        "splitViewController", "presentingViewControllers", "presentedViewControllers", "location",
    ]

    private static func row(id: ControllerID, hierarchy: ResolvedGraph) -> [String] {
        let controller = hierarchy[id]
        let name = { (id: ControllerID?) in id.map { hierarchy.name(of: $0) } ?? "" }
        let list = { (ids: [ControllerID]) in ids.map { hierarchy.name(of: $0) }.joined(separator: " ") }
        let (path, position) = hierarchy.sourceLocation(of: id)
        let head = [
            hierarchy.name(of: id), controller.kind.word, hierarchy.name(of: controller.family),
            controller.role.rawValue,
            "\(controller.index)", "\(controller.isImplicit)",
        ]
        let tail = [
            "\(controller.definesContext)", name(controller.parent), list(Array(hierarchy.children(of: id))),
            name(controller.nearest.navigation), name(controller.nearest.tab), name(controller.nearest.split),
            list(hierarchy.presenting(id)), list(hierarchy.presented(id)),
            "\(path):\(position.line):\(position.column)",
        ]
        return head + place(of: id, hierarchy: hierarchy) + declared(id, hierarchy: hierarchy) + tail
    }

    private static func place(of id: ControllerID, hierarchy: ResolvedGraph) -> [String] {
        guard let origin = hierarchy.origin(of: id), origin.isPlace else { return ["", ""] }
        return [hierarchy.name(template: origin.template), "\(origin.isDerived)"]
    }

    /// The cells with what the author declared, all empty for an implicit controller.
    private static func declared(_ id: ControllerID, hierarchy: ResolvedGraph) -> [String] {
        let controller = hierarchy[id]
        if controller.isImplicit { return Array(repeating: "", count: 9) }
        return [Keyword.class, .title, .note, .source].map { hierarchy.text(of: $0, in: id) ?? "" } + [
            (hierarchy.tags(of: id) ?? []).joined(separator: " "),
            controller.kind.hasColumns ? hierarchy.splitStyle(id).rawValue : "",
            hierarchy.pageTransition(id)?.rawValue ?? "",
        ] + [Keyword.forwardsAppearance, .providesPresentationContextTransitionStyle].map { key in
            hierarchy.flag(key, of: id).map { "\($0)" } ?? ""
        }
    }
}
