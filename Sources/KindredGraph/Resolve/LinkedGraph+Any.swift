import KindredDiagnostics
import KindredYAML

/// Calls from any, as if each of those that are on top had called.
extension LinkedGraph {
    /// Returns the graph with a presentation and a push for each of some controllers on top.
    func repeated(for callers: [ControllerID]) -> LinkedGraph {
        var graph = self
        graph.presentations = repeatedPresentations(for: callers).map(\.presentation)
        var inContainers: [PushKind: PackedLists<ControllerID>] = [:]
        for kind in PushKind.allCases {
            inContainers[kind] = PackedLists(count: controllers.count) { add in
                for caller in callers { container(for: kind, from: caller).map { add($0.index, caller) } }
            }
        }
        graph.pushes = pushes.flatMap { push -> [Push] in
            guard push.isFromAny, let container = push.container else { return [push] }
            return (inContainers[push.kind]?[container.index] ?? []).map { caller in
                var push = push
                (push.from, push.isFromAny) = (caller, false)
                return push
            }
        }
        graph.groupByFamily()
        return graph
    }

    private func repeatedPresentations(
        for callers: [ControllerID]
    ) -> [(presentation: Presentation, original: Int32)] {
        var repeated: [(Presentation, Int32)] = []
        for (index, presentation) in presentations.enumerated() {
            if !presentation.isFromAny { repeated.append((presentation, Int32(index))) }
            let isShow = presentation.isFromAny && declaration(of: PresentationID(index: Int32(index))).isShow
            for caller in presentation.isFromAny ? callers : []
            where self[caller].family != presentation.family && !(isShow && showing(caller) != nil) {
                var one = presentation
                (one.from, one.isFromAny) = (caller, false)
                repeated.append((one, Int32(index)))
            }
        }
        return repeated
    }

    /// Works out who presents, with one caller for each family and context.
    func resolvedRelations(with any: AnyCallers) -> (Relations, DiagnosticBag) {
        if !presentations.contains(where: \.isFromAny) { return Resolver.resolve(self) }
        let repeated = repeatedPresentations(for: any.requests)
        var graph = self
        graph.presentations = repeated.map(\.presentation)
        graph.groupByFamily()
        var (relations, diagnostics) = Resolver.resolve(graph)
        if !relations.isOverLimit {
            relations.join(repeated.map(\.original), of: self)
        } else {
            relations.presenters = Relations(self).presenters
        }
        return (relations, diagnostics)
    }

    /// Returns the place of what is too much if each controller that is shown calls.
    func excess(of any: AnyCallers) -> SourceRange? {
        var count = 0
        let shown = zip(families, any.families).reduce(0) { count, family in
            count + (family.1 ? family.0.root.map { Int(self[$0].end - $0.index) } ?? 0 : 0)
        }
        for index in presentations.indices where presentations[index].isFromAny {
            count += shown
            if count > LimitExceeded.maximumRelations { return place(of: PresentationID(index: Int32(index))) }
        }
        for push in pushes where push.isFromAny {
            count += push.container.map { Int(self[$0].end - $0.index) } ?? 0
            if count > LimitExceeded.maximumRelations { return place(of: push) }
        }
        for move in moves where move.from == Caller.anyOwner {
            count += shown
            let place = declared[Int(move.file)].moves[Int(move.declaration)].mapping
            if count > LimitExceeded.maximumRelations { return self.place(of: place, in: move.file) }
        }
        return nil
    }
}

extension Relations {
    /// Joins the presenters of presentations that are one: each once, in order.
    fileprivate mutating func join(_ originals: [Int32], of graph: borrowing LinkedGraph) {
        let repeated = presenters
        presenters = Array(repeating: -1, count: graph.presentations.count)
        var seen = Marks(count: graph.controllers.count)
        var next = 0
        while next < originals.count {
            let first = next
            while next < originals.count, originals[next] == originals[first] { next += 1 }
            presenters[Int(originals[first])] = repeated[first]
            if next == first + 1 { continue }
            seen.clear()
            let joined = repeated[first..<next].flatMap { list in
                presenterLists[list].filter { seen.insert($0.controller.index) }
            }
            presenters[Int(originals[first])] = presenterLists.add(joined)
        }
    }
}
