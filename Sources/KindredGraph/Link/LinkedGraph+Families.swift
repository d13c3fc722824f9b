/// The windows and presentations that show each family.
extension LinkedGraph {
    /// Fills the lists by family, once all windows and presentations are known.
    mutating func groupByFamily() {
        var seen = Marks(count: families.count)
        windowsByFamily = PackedLists(count: families.count) { add in
            for (index, window) in windows.enumerated() {
                seen.clear()
                for (family, _) in window.families where seen.insert(family.index) {
                    add(family.index, WindowID(index: Int32(index)))
                }
            }
        }
        presentationsByFamily = PackedLists(count: families.count) { add in
            presentations.withUnsafeBufferPointer { presentations in
                for (index, presentation) in presentations.enumerated() {
                    if let family = presentation.family { add(family.index, PresentationID(index: Int32(index))) }
                }
            }
        }
    }

    /// Marks styles as unknown, once presentations are grouped: with `automatic`, a ready-made controller of the system chooses
    /// its own.
    mutating func markUnknownStyles() {
        for root in ofSystemClass where self[root].parent == nil && !self[root].isImplicit {
            guard declaration(of: root).systemClass?.choosesItsStyle == true else { continue }
            for id in presentationsByFamily[self[root].family.index] where self[id].style == .automatic {
                presentations[Int(id.index)].isStyleUnknown = true
            }
        }
    }
}
