/// The differences between two graphs, before they are shown.
struct FoundDifference {
    let old: GraphIndex
    let new: GraphIndex
    let causes: CauseSearch
    var added: [GraphDifference.Element] = []
    var removed: [GraphDifference.Element] = []
    var moved: [GraphDifference.Move] = []
    var changed: [GraphDifference.Change] = []
    /// The ids of pushes that are of another kind now.
    var switched: [(old: Name, new: Name)] = []
    /// The slots of places that a name has in one graph only, without those in such places.
    var gained: [Name: (lost: [GraphDifference.Slot], won: [GraphDifference.Slot])] = [:]
}

extension DifferenceFinder {
    static func found(old: ComparedGraph, new: ComparedGraph, names: ComparedNames) -> FoundDifference {
        let (old, new) = (GraphIndex(graph: old, names: names.count), GraphIndex(graph: new, names: names.count))
        var finder = DifferenceFinder(old: old, new: new, names: names)
        finder.find()
        return FoundDifference(
            old: old, new: new, causes: finder.causes, added: finder.added, removed: finder.removed,
            moved: finder.moved, changed: finder.changed, switched: finder.switched)
    }
}
