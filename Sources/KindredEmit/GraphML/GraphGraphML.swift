import KindredBase
import KindredCore

/// The graph as GraphML: controllers are nodes, and what they contain, present, request and push are edges.
///
/// A presentation is an edge from each presenter to the presented root, and one from the caller: what it requests.
package enum GraphGraphML {
    package static func write(_ hierarchy: Hierarchy, to out: consuming ByteWriter) {
        var writer = GraphMLWriter(out)
        writer.begin(nodes: Key.ofNodes, edges: Key.ofEdges)
        for id in hierarchy.controllerIDs { writer.node(hierarchy.name(id), data(id, hierarchy)) }
        writeEdges(hierarchy, to: &writer)
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

    private static func data(_ id: ControllerID, _ hierarchy: Hierarchy) -> [String] {
        let controller = hierarchy[id]
        let windows = hierarchy.windows(of: controller.family).map { hierarchy.name($0) }
        let (path, position) = hierarchy.sourceLocation(of: id)
        let title = controller.isImplicit ? "" : hierarchy.string(hierarchy.details(of: id).title, in: controller.file)
        return [
            controller.kind.word, hierarchy.name(controller.family), windows.joined(separator: " "),
            controller.role.rawValue, "\(controller.index)", "\(controller.isImplicit)", hierarchy.className(id),
            title, hierarchy.tags(of: id).joined(separator: " "), hierarchy.screen(of: id), path, "\(position.line)",
        ]
    }

    private static func writeEdges(_ hierarchy: Hierarchy, to writer: inout GraphMLWriter) {
        for id in hierarchy.controllerIDs {
            guard let parent = hierarchy[id].parent else { continue }
            writer.edge(hierarchy.name(parent), hierarchy.name(id), ["contains"])
        }
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            guard let from = presentation.from, let root = presentation.family.flatMap({ hierarchy[$0].root }) else {
                continue
            }
            let data = [hierarchy.name(id), presentation.style.rawValue, presentation.effectiveWord]
            for presenter in hierarchy.presenters(of: id) {
                writer.edge(
                    hierarchy.name(presenter.controller), hierarchy.name(root),
                    ["presents"] + data + [presenter.reason.rawValue])
            }
            writer.edge(hierarchy.name(from), hierarchy.name(root), ["requests"] + data)
        }
        for push in hierarchy.pushes {
            guard let from = push.from, let to = push.to else { continue }
            writer.edge(
                hierarchy.name(from), hierarchy.name(to), ["pushes", "", "", "", "", push.kind.rawValue])
        }
    }
}
