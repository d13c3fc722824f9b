import KindredDiagnostics
import KindredGraph
import KindredMap
import KindredText

/// The graph as GraphML: controllers are nodes, and what they contain, present, request and push are edges.
///
/// A presentation is an edge from each presenter to the presented root, and one from the caller: what it requests.
package enum GraphGraphML {
    package static func write(_ hierarchy: ResolvedGraph, selected: ControllerSet? = nil, to out: consuming ByteWriter)
    {
        var writer = GraphMLWriter(out)
        writer.begin(nodes: Key.ofNodes, edges: Key.ofEdges)
        for id in hierarchy.controllerIDs where selected?.contains(id) != false {
            writer.node(hierarchy.name(id), data(id, hierarchy))
        }
        writeEdges(hierarchy, selected, to: &writer)
        writer.finish()
    }

    private enum Key {
        static let ofNodes: [GraphMLWriter.Key] = [
            .init("kind"), .init("family"), .init("windows"), .init("role"), .init("index", "int"),
            .init("implicit", "boolean"), .init("class"), .init("title"), .init("tags"), .init("screen"),
            .init("file"), .init("line", "int"),
        ]
        static let ofEdges: [GraphMLWriter.Key] = [
            .init("relation"), .init("presentation"), .init("style"), .init("effectiveStyle"), .init("reason"),
            .init("push"),
        ]
    }

    private static func data(_ id: ControllerID, _ hierarchy: ResolvedGraph) -> [String] {
        let controller = hierarchy[id]
        let windows = hierarchy.windows(of: controller.family).map { hierarchy.name($0) }
        let (path, position) = hierarchy.sourceLocation(of: id)
        let title = controller.isImplicit ? "" : hierarchy.string(hierarchy.details(of: id).title, in: controller.file)
        let tags = hierarchy.tags(of: id) ?? []
        return [
            controller.kind.word, hierarchy.name(controller.family), windows.joined(separator: " "),
            controller.role.rawValue, "\(controller.index)", "\(controller.isImplicit)", hierarchy.className(id),
            title, tags.joined(separator: " "), hierarchy.screen(of: id), path, "\(position.line)",
        ]
    }

    private static func writeEdges(
        _ hierarchy: ResolvedGraph, _ selected: ControllerSet?, to writer: inout GraphMLWriter
    ) {
        func edge(_ from: ControllerID, _ to: ControllerID, _ data: [String]) {
            guard let selected else { return writer.edge(hierarchy.name(from), hierarchy.name(to), data) }
            if selected.contains(from), selected.contains(to) {
                writer.edge(hierarchy.name(from), hierarchy.name(to), data)
            }
        }
        for id in hierarchy.controllerIDs {
            guard let parent = hierarchy[id].parent else { continue }
            edge(parent, id, ["contains"])
        }
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            guard let from = presentation.from, let root = presentation.family.flatMap({ hierarchy[$0].root }) else {
                continue
            }
            let data = [hierarchy.name(id), presentation.style.rawValue, presentation.effectiveWord]
            for presenter in hierarchy.presenters(of: id) {
                edge(presenter.controller, root, ["presents"] + data + [presenter.reason.rawValue])
            }
            edge(from, root, ["requests"] + data)
        }
        for push in hierarchy.pushes {
            guard let from = push.from, let to = push.to else { continue }
            edge(from, to, ["pushes", "", "", "", "", push.kind.rawValue])
        }
    }
}
