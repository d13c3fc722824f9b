/// Callers that any means in all configurations together.
extension AnyCallers {
    /// Takes the callers of all configurations together.
    convenience init(merging parts: [ConfiguredGraphs.Part], of whole: borrowing LinkedGraph) {
        var isOnTop = Array(repeating: false, count: whole.controllers.count)
        var families = Array(repeating: false, count: whole.families.count)
        for part in parts {
            guard let any = part.graph.any else { continue }
            let originals = part.restriction.originals
            for top in any.tops { isOnTop[Int(originals.isEmpty ? top.index : originals[Int(top.index)])] = true }
            for family in families.indices {
                let number = part.restriction.family(FamilyID(index: Int32(family)))
                if let number, any.families[Int(number.index)] { families[family] = true }
            }
        }
        self.init(
            families: families,
            tops: isOnTop.indices.filter { isOnTop[$0] }.map { ControllerID(index: Int32($0)) })
    }
}
