/// The relations of all configurations together: every answer that some configuration has.
extension Relations {
    init(merging parts: [ConfiguredGraphs.Part], of graph: borrowing LinkedGraph) {
        if parts.count == 1, parts[0].restriction.isWhole {
            self = parts[0].graph.relations
            return
        }
        self.init(graph)
        isOverLimit = parts.contains { $0.graph.relations.isOverLimit }
        if isOverLimit { return }
        var merger = RelationMerger(parts, controllers: graph.controllers.count)
        for index in graph.presentations.indices { merger.addPresenters(of: Int32(index), to: &self) }
        for index in graph.families.indices { merger.addPresenting(of: Int32(index), to: &self) }
        if parts.allSatisfy({ $0.graph.relations.presented.isEmpty }) { return }
        presented = Array(repeating: -1, count: graph.controllers.count)
        for index in graph.controllers.indices { merger.addPresented(of: Int32(index), to: &self) }
    }
}

private struct RelationMerger {
    private let parts: [ConfiguredGraphs.Part]
    /// The controllers of the whole by their numbers in each part; empty where they are the same.
    private let originals: [[Int32]]
    private var seen: Marks
    private var last: (numbers: [Int32], list: Int32) = ([], -1)

    init(_ parts: [ConfiguredGraphs.Part], controllers: Int) {
        self.parts = parts
        originals = parts.map(\.restriction.originals)
        seen = Marks(count: controllers)
    }

    private func original(_ id: ControllerID, in part: Int) -> ControllerID {
        originals[part].isEmpty ? id : ControllerID(index: originals[part][Int(id.index)])
    }

    /// The number of an element in a part; nil if it hasn't got it.
    private func number(_ index: Int32, by numbers: [Int32]) -> Int? {
        if numbers.isEmpty { return Int(index) }
        return numbers[Int(index)] < 0 ? nil : Int(numbers[Int(index)])
    }

    mutating func addPresenters(of index: Int32, to relations: inout Relations) {
        seen.clear()
        var presenters: [Presenter] = []
        for (number, part) in parts.enumerated() {
            guard let own = self.number(index, by: part.restriction.presentations) else { continue }
            for presenter in part.graph.relations.presenterLists[part.graph.relations.presenters[own]] {
                let id = original(presenter.controller, in: number)
                if seen.insert(id.index) { presenters.append(Presenter(controller: id, reason: presenter.reason)) }
            }
        }
        relations.presenters[Int(index)] = presenters.isEmpty ? -1 : relations.presenterLists.add(presenters)
    }

    mutating func addPresenting(of index: Int32, to relations: inout Relations) {
        let numbers = parts.map { part in
            self.number(index, by: part.restriction.families).map { part.graph.relations.presenting[$0] } ?? -1
        }
        relations.presenting[Int(index)] = merged(numbers, to: &relations)
    }

    mutating func addPresented(of index: Int32, to relations: inout Relations) {
        let numbers = parts.map { part in
            guard !part.graph.relations.presented.isEmpty,
                let own = self.number(index, by: part.restriction.controllers)
            else { return Int32(-1) }
            return part.graph.relations.presented[own]
        }
        // Most controllers have what their containers have.
        if numbers != last.numbers { last = (numbers, merged(numbers, to: &relations)) }
        relations.presented[Int(index)] = last.list
    }

    private mutating func merged(_ numbers: [Int32], to relations: inout Relations) -> Int32 {
        seen.clear()
        var merged: [ControllerID] = []
        for (number, list) in numbers.enumerated() where list >= 0 {
            for id in parts[number].graph.relations.controllerLists[list] {
                let id = original(id, in: number)
                if seen.insert(id.index) { merged.append(id) }
            }
        }
        return merged.isEmpty ? -1 : relations.controllerLists.add(merged)
    }
}
