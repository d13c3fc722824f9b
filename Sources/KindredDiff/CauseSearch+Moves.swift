import KindredGraph

/// The causes for which a move arrives elsewhere.
extension CauseSearch {
    /// A presentation or a push that leads from one controller to a family or a controller.
    private struct Call {
        let from: Name?
        let to: Name?
        let cause: Cause
    }

    /// The causes of other arrivals: calls to what the move leaves came or went, or a controller where it arrives did.
    func ofArrivals(_ before: ComparedGraph.Move, after: ComparedGraph.Move) -> [Cause] {
        let (come, gone) = (Set(after.to).subtracting(before.to), Set(before.to).subtracting(after.to))
        var causes = ofCalls(of: after, arrivals: come, isNew: true) + ofCalls(of: before, arrivals: gone, isNew: false)
        if isPresentedFromAny(before, in: old), isPresentedFromAny(after, in: new) {
            for id in after.to + before.to where come.contains(id) || gone.contains(id) {
                causes += ofAny(id, isNew: come.contains(id), usesContext: false)
            }
        }
        causes += after.to.filter { come.contains($0) && old.controller($0) == nil }
            .map { Self.added(.controller, id: $0) }
        causes += before.to.filter { gone.contains($0) && new.controller($0) == nil }
            .map { Self.removed(.controller, id: $0) }
        return Self.unique(causes)
    }

    private func isPresentedFromAny(_ move: ComparedGraph.Move, in graph: GraphIndex) -> Bool {
        guard MoveKind(rawValue: names[move.kind]) == .dismiss, let start = graph.controller(move.from) else {
            return false
        }
        return graph.presentationsByFamily[graph[start].family]?.contains {
            graph.graph.presentations[Int($0)].from.map { graph.controller($0) == nil } == true
        } == true
    }

    /// The calls in one graph only, from where a move arrives there only: those that lead to what it leaves; else any of the kind
    /// that it takes back, for it may go back several.
    private func ofCalls(of move: ComparedGraph.Move, arrivals: Set<Name>, isNew: Bool) -> [Cause] {
        let graph = isNew ? new : old
        guard let start = graph.controller(move.from), !arrivals.isEmpty else { return [] }
        let (left, calls): (Set<Name>, [Call])
        switch MoveKind(rawValue: names[move.kind]) {
        case .dismiss: (left, calls) = ([graph[start].family], presentationCalls(isNew: isNew))
        case .pop:
            let members = (graph.children[start] ?? []).map { graph[$0].id }
            (left, calls) = (Set(names(upFrom: start, graph: graph) + members), pushCalls(isNew: isNew))
        default: return []
        }
        let found = calls.filter { call in
            guard let from = call.from.flatMap({ graph.controller($0) }) else {
                return call.to.map(left.contains) == true
            }
            return names(upFrom: from, graph: graph).contains(where: arrivals.contains)
        }
        let direct = found.filter { $0.to.map(left.contains) == true }
        return (direct.isEmpty ? found : direct).map(\.cause)
    }

    /// The presentations that one graph alone has, or that have another caller or family there.
    private func presentationCalls(isNew: Bool) -> [Call] {
        pairs.presentations.compactMap { pair in
            let (before, after) = presentation(pair)
            guard let made = isNew ? after : before else { return nil }
            guard let before, let after else {
                let cause = isNew ? Self.added(.presentation, id: made.id) : Self.removed(.presentation, id: made.id)
                return Call(from: made.from, to: made.family, cause: cause)
            }
            if before.from == after.from, before.family == after.family { return nil }
            let relation: ComparedRelation = before.from == after.from ? .family : .from
            return Call(
                from: made.from, to: made.family,
                cause: Self.changed(.presentation, id: after.id, relation: relation))
        }
    }

    /// The pushes that one graph alone has.
    private func pushCalls(isNew: Bool) -> [Call] {
        pairs.pushes.compactMap { pair in
            guard (isNew ? pair.old : pair.new) == nil, let index = isNew ? pair.new : pair.old else { return nil }
            let made = (isNew ? new : old).graph.pushes[Int(index)]
            let cause = isNew ? Self.added(.push, id: made.id) : Self.removed(.push, id: made.id)
            return Call(from: made.from, to: made.to, cause: cause)
        }
    }
}
