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
        if !numbers.contains(where: { derived($0) != nil }) { return }
        let showing = PackedLists<Int32>(count: families.count) { add in
            for (index, presentation) in presentations.enumerated() {
                guard let from = presentation.from, derived(presentation.family) != nil else { continue }
                if declaration(of: PresentationID(index: Int32(index))).isShow {
                    add(self[from].family.index, Int32(index))
                }
            }
        }
        let pushes = pushesOfShown()
        var origins = screens.origins
        for root in numbers.compactMap(derived) { origins[Int(root.index)].pusher = -1 }
        var reached = numbers.filter { derived($0) == nil }
        let ofAny = familiesShownFromAny().filter { derived($0.family) != nil }
        for (family, presentation) in ofAny {
            guard let root = derived(family) else { continue }
            let push = pushes[Int(presentation.file)][Int(presentation.declaration)]
            origins[Int(root.index)].push = screens.number(ofPush: push, in: presentation.file)
            reached.append(family)
        }
        let isOfAny = Set(ofAny.map(\.family))
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

    /// Returns what is shown from any, each family with the first presentation of it.
    private func familiesShownFromAny() -> [(family: FamilyID, presentation: Presentation)] {
        var known: Set<FamilyID> = []
        return presentations.enumerated().compactMap { index, presentation in
            guard presentation.isFromAny, let family = presentation.family,
                declaration(of: PresentationID(index: Int32(index))).isShow, known.insert(family).inserted
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
