import KindredBase
import KindredCore

/// Presentations and pushes, where both ends are drawn.
extension DOTPicture {
    func writePresentations(to dot: inout DOTWriter) {
        let (presents, requests) = presentationEdges()
        for edge in presents.edges {
            let ends = edge.ends
            let styles = edge.styles.map(\.rawValue).joined(separator: ", ")
            dot.edge(
                hierarchy.name(ends.from), hierarchy.name(ends.to),
                DOTLook.presents + [
                    ("minlen", .number(distance(from: ends.from, to: ends.to))), ("label", .text(styles)),
                ])
        }
        for edge in requests.edges {
            dot.edge(hierarchy.name(edge.ends.from), hierarchy.name(edge.ends.to), DOTLook.requests)
        }
    }

    func writePushes(to dot: inout DOTWriter) {
        for push in hierarchy.pushes {
            guard let from = push.from, let to = push.to, shows(from), shows(to) else { continue }
            dot.edge(hierarchy.name(from), hierarchy.name(to), DOTLook.pushes)
        }
    }

    private func presentationEdges() -> (presents: DOTEdges, requests: DOTEdges) {
        var (presents, requests) = (DOTEdges(), DOTEdges())
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            guard let from = presentation.from, let root = presentation.family.flatMap({ hierarchy[$0].root }), shows(root)
            else { continue }
            var isPresenter = false
            for presenter in hierarchy.presenters(of: id) {
                if presenter.controller == from { isPresenter = true }
                if shows(presenter.controller) { presents.add(presenter.controller, root, presentation.style) }
            }
            if !isPresenter, shows(from) { requests.add(from, root, presentation.style) }
        }
        return (presents, requests)
    }
}

/// Edges in order of first appearance; those with the same ends are one, which knows the styles of all.
private struct DOTEdges {
    struct Ends: Hashable {
        let from: ControllerID
        let to: ControllerID
    }

    private(set) var edges: [(ends: Ends, styles: [PresentationStyle])] = []
    private var indices: [Ends: Int] = [:]

    mutating func add(_ from: ControllerID, _ to: ControllerID, _ style: PresentationStyle) {
        let ends = Ends(from: from, to: to)
        guard let index = indices[ends] else {
            indices[ends] = edges.count
            edges.append((ends, [style]))
            return
        }
        if !edges[index].styles.contains(style) { edges[index].styles.append(style) }
    }
}
