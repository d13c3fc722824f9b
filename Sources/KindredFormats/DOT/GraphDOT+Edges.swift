import KindredGraph
import KindredMap

/// Presentations, pushes and moves whose ends are both drawn.
extension DOTPicture {
    /// Draws an edge from each caller to the border of the family that it presents.
    func writePresentations(to dot: inout DOTWriter) {
        for pair in calls.pairs {
            let family = chart.families[Int(pair.to)]
            // A family that presents itself keeps its shape.
            let isOwn = chart.boxes[Int(pair.from)].family == pair.to
            let place: DOTWriter.Attribute =
                isOwn ? DOTLook.unconstrained : ("minlen", .number(distance(from: pair.from)))
            let border: [DOTWriter.Attribute] = isOwn ? [] : [("lhead", .text("cluster_\(pair.to)"))]
            let label: [DOTWriter.Attribute] = pair.text.isEmpty ? [] : [("label", .text(pair.text))]
            dot.edge(
                chart.boxes[Int(pair.from)].id, to: chart.boxes[Int(family.boxes.lowerBound)].id,
                attributes: DOTLook.presents(pair.styles) + border + [place] + label)
        }
        for id in graph.presentationIDs where graph[id].isFromAny && !graph.isRepeated(id) {
            guard let root = graph[id].family.flatMap({ graph[$0].root }) else { continue }
            let style = graph[id].style.rawValue
            let label = words(style, on: graph.set(having: id))
            edge(from: nil, to: root, DOTLook.presents([style]) + [("label", .text(label))], dot: &dot)
        }
    }

    /// Draws moves to tabs and to other roots.
    func writeMoves(to dot: inout DOTWriter) {
        for id in graph.moveIDs where graph[id].kind.isStep {
            let isRoot = graph[id].kind == .setRoot
            let label = words(
                graph[id].kind.rawValue, on: graph.set(having: id), within: graph[id].from)
            let look = isRoot ? DOTLook.setsRoot(label: label) : DOTLook.selects(label: label)
            for target in graph.arrivals(of: id) {
                edge(from: graph[id].from, to: target, look, dot: &dot)
            }
        }
    }

    /// Words with the configurations that have what they say, unless the caller is in no others.
    private func words(_ words: String, on set: ConfigurationSet, within caller: ControllerID? = nil) -> String {
        graph.phrase(of: set, within: caller).map { "\(words) \($0)" } ?? words
    }

    /// Draws an edge between two controllers; nil stands for whatever is on top, which is a node.
    private func edge(
        from: ControllerID?, to: ControllerID, _ attributes: [DOTWriter.Attribute], dot: inout DOTWriter
    ) {
        guard let to = map.box(to) else { return }
        let target = chart.boxes[Int(to)].id
        guard let from else { return dot.edge(Caller.any, to: target, attributes: attributes) }
        if let from = map.box(from) { dot.edge(chart.boxes[Int(from)].id, to: target, attributes: attributes) }
    }

    func writePushes(to dot: inout DOTWriter) {
        for push in graph.pushesOnce where push.isFromAny {
            if let to = push.to { edge(from: nil, to: to, DOTLook.pushes, dot: &dot) }
        }
        for push in chart.pushes where chart.boxes[Int(push.container)].kind != .tab {
            let (from, to) = (chart.boxes[Int(push.from)].id, chart.boxes[Int(push.to)].id)
            dot.edge(from, to: to, attributes: DOTLook.pushes)
            // graphviz spreads the edges between neighbours. With an ordering edge on either side, the arrow is straight.
            if areNeighbours(push.from, other: push.to) { dot.edge(to, to: from, attributes: DOTLook.besidePush) }
        }
    }
}
