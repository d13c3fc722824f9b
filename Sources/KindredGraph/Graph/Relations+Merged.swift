/// The relations of all configurations together: of each element, those in the first that has it.
extension Relations {
    init(merging parts: [ConfiguredGraphs.Part], of graph: borrowing LinkedGraph) {
        if parts.count == 1, parts[0].restriction.isWhole {
            self = parts[0].graph.relations
            return
        }
        self.init(graph)
        isOverLimit = parts.contains { $0.graph.relations.isOverLimit }
        if isOverLimit { return }
        if parts.contains(where: { !$0.graph.relations.presented.isEmpty }) {
            presented = Array(repeating: -1, count: graph.controllers.count)
        }
        for part in parts.reversed() { take(part) }
    }

    /// Takes the lists of one configuration, in place of those of later ones.
    private mutating func take(_ part: ConfiguredGraphs.Part) {
        let (own, restriction) = (part.graph.relations, part.restriction)
        let originals = restriction.originals
        func original(_ id: ControllerID) -> ControllerID {
            originals.isEmpty ? id : ControllerID(index: originals[Int(id.index)])
        }
        let (firstPresenters, firstList) = (Int32(presenterLists.count), Int32(controllerLists.count))
        for list in 0..<Int32(own.presenterLists.count) {
            _ = presenterLists.add(
                own.presenterLists[list].map { Presenter(controller: original($0.controller), reason: $0.reason) })
        }
        for list in 0..<Int32(own.controllerLists.count) {
            _ = controllerLists.add(own.controllerLists[list].map(original))
        }
        Self.take(own.presenters, by: restriction.presentations, from: firstPresenters, to: &presenters)
        Self.take(own.presenting, by: restriction.families, from: firstList, to: &presenting)
        if !own.presented.isEmpty {
            Self.take(own.presented, by: restriction.controllers, from: firstList, to: &presented)
        } else if !presented.isEmpty {
            let none = Array(repeating: Int32(-1), count: part.graph.controllers.count)
            Self.take(none, by: restriction.controllers, from: 0, to: &presented)
        }
    }

    private static func take(_ lists: [Int32], by numbers: [Int32], from first: Int32, to all: inout [Int32]) {
        for index in all.indices {
            let number = numbers.isEmpty ? index : Int(numbers[index])
            if number >= 0 { all[index] = lists[number] < 0 ? -1 : lists[number] + first }
        }
    }
}
