/// The presentations that put derived families where they are.
extension LinkedGraph {
    /// Gives the root of each derived family what presents it in this part, on a shortest way from what is written: in another
    /// configuration that may be in a family that this one doesn't have.
    mutating func findPushersOfFamilies() {
        guard let screens else { return }
        func derived(_ family: FamilyID?) -> ControllerID? {
            family.flatMap { self[$0].root }.flatMap { screens.origins[Int($0.index)].isDerived ? $0 : nil }
        }
        let numbers = (0..<Int32(families.count)).map { FamilyID(index: $0) }
        if numbers.allSatisfy({ derived($0) == nil }) { return }
        let showing = presentationsShown { derived($0) != nil }
        let pushes = pushesOfShown()
        var origins = screens.origins
        for root in numbers.compactMap(derived) { origins[Int(root.index)].pusher = -1 }
        var reached = numbers.filter { derived($0) == nil }
        var isOfAny: Set<FamilyID> = []
        for (family, presentation) in familiesShownFromAny() {
            guard let root = derived(family), isOfAny.insert(family).inserted else { continue }
            let push = pushes[Int(presentation.file)][Int(presentation.declaration)]
            origins[Int(root.index)].push = screens.number(ofPush: push, in: presentation.file)
        }
        reached += isOfAny.sorted { $0.index < $1.index }
        var next = 0
        while next < reached.count {
            for index in showing[reached[next].index] {
                let presentation = presentations[Int(index)]
                guard let family = presentation.family, let root = derived(family), let from = presentation.from,
                    origins[Int(root.index)].pusher < 0, !isOfAny.contains(family)
                else { continue }
                origins[Int(root.index)].pusher = from.index
                origins[Int(root.index)].push = screens.number(
                    ofPush: pushes[Int(presentation.file)][Int(presentation.declaration)], in: presentation.file)
                reached.append(family)
            }
            next += 1
        }
        self.screens = screens.with(origins)
    }

    /// Returns for each family what it shows of some families, as numbers of presentations.
    private func presentationsShown(of isIncluded: (FamilyID?) -> Bool) -> PackedLists<Int32> {
        PackedLists(count: families.count) { add in
            for (index, presentation) in presentations.enumerated() {
                guard let from = presentation.from, isIncluded(presentation.family) else { continue }
                if declaration(of: PresentationID(index: Int32(index))).isShow {
                    add(self[from].family.index, Int32(index))
                }
            }
        }
    }

    /// Returns what is shown from any.
    private func familiesShownFromAny() -> [(family: FamilyID, presentation: Presentation)] {
        presentations.enumerated().compactMap { index, presentation in
            guard presentation.isFromAny, let family = presentation.family,
                declaration(of: PresentationID(index: Int32(index))).isShow
            else { return nil }
            return (family, presentation)
        }
    }

    /// Returns for each file the push that declares each presentation of a `show`; -1 for the other presentations.
    private func pushesOfShown() -> [[Int32]] {
        declared.map { file in
            // Each is declared as a push and as a presentation, in one order.
            var shown = file.pushes.indices.lazy.filter { file.pushes[$0].kind == .show }.makeIterator()
            return file.presentations.map { $0.isShow ? Int32(shown.next() ?? -1) : -1 }
        }
    }
}
