import KindredGraph

/// Presentations and pushes whose ends are both drawn.
extension DOTPicture {
    /// Draws an edge from each presenter, and one from the caller if it isn't a presenter.
    ///
    /// What several places of a screen present is one declaration: its edges from one presenter are drawn once.
    func writePresentations(to dot: inout DOTWriter) {
        var drawn: Set<[Int32]> = []
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            if hierarchy.isRepeated(id) { continue }
            guard let from = presentation.from, let root = presentation.family.flatMap({ hierarchy[$0].root }),
                shows(root)
            else {
                let root = presentation.family.flatMap { hierarchy[$0].root }
                if presentation.isFromAny, let root, shows(root) {
                    edge(fromAny: root, DOTLook.presents + [("label", .text(presentation.style.rawValue))], to: &dot)
                }
                continue
            }
            let presenters = hierarchy.presenters(of: id).map(\.controller)
            for presenter in presenters where shows(presenter) {
                let key = [hierarchy.shownAs(presenter).index, presentation.file, presentation.declaration]
                if hierarchy.screens != nil, !drawn.insert(key).inserted { continue }
                let attributes = [place(of: presenter, root: root), ("label", .text(presentation.style.rawValue))]
                dot.edge(
                    hierarchy.name(of: presenter), to: hierarchy.name(of: root),
                    attributes: DOTLook.presents + attributes)
            }
            if !presenters.contains(from), shows(from) {
                dot.edge(hierarchy.name(of: from), to: hierarchy.name(of: root), attributes: DOTLook.requests)
            }
        }
    }

    /// A family that presents itself keeps its shape.
    private func place(of presenter: ControllerID, root: ControllerID) -> DOTWriter.Attribute {
        if hierarchy[presenter].family == hierarchy[root].family { return DOTLook.unconstrained }
        return ("minlen", .number(distance(from: presenter, to: root)))
    }

    /// Draws moves to tabs and to other roots.
    func writeMoves(to dot: inout DOTWriter) {
        for id in hierarchy.moveIDs where hierarchy[id].kind.isStep && hierarchy[id].from.map(shows) != false {
            let attributes = DOTLook.moves + [("label", .text(hierarchy[id].kind.rawValue))]
            for target in hierarchy.arrivals(of: id) where shows(target) {
                guard let from = hierarchy[id].from else {
                    edge(fromAny: target, attributes, to: &dot)
                    continue
                }
                dot.edge(hierarchy.name(of: from), to: hierarchy.name(of: target), attributes: attributes)
            }
        }
    }

    /// Draws an edge from one node that stands for whatever is on top.
    private func edge(fromAny target: ControllerID, _ attributes: [DOTWriter.Attribute], to dot: inout DOTWriter) {
        dot.edge(Caller.any, to: hierarchy.name(of: target), attributes: attributes)
    }

    func writePushes(to dot: inout DOTWriter) {
        for push in hierarchy.pushesOnce {
            if push.isFromAny, let to = push.to, shows(to) { edge(fromAny: to, DOTLook.pushes, to: &dot) }
            guard let from = push.from, let to = push.to, shows(from), shows(to) else { continue }
            dot.edge(hierarchy.name(of: from), to: hierarchy.name(of: to), attributes: DOTLook.pushes)
            // graphviz spreads the edges between neighbours. With an ordering edge on either side, the arrow is straight.
            if areNeighbours(from, other: to) {
                dot.edge(hierarchy.name(of: to), to: hierarchy.name(of: from), attributes: DOTLook.besidePush)
            }
        }
    }
}
