/// Answers that UIKit's documentation and headers leave open.
extension ResolvedGraph {
    /// Returns the id of the fact because of which it is uncertain who presents; nil where it isn't.
    package func doubtOnPresenter(of id: PresentationID) -> String? {
        self[id].style == .popover ? "R43" : isShow(id) ? "R107" : nil
    }

    /// Whether it is what `show` does where no container takes it.
    package func isShow(_ id: PresentationID) -> Bool { linked.declaration(of: id).isShow }

    /// Whether a family isn't written: `show` of its root needs it.
    package func isDerived(_ id: FamilyID) -> Bool { self[id].root.map(isDerived) == true }

    /// Returns who may present instead, where that is uncertain: the caller, and the containers of it. For a `show`, any of the
    /// `windowRoots` may as well.
    package func possiblePresenters(of id: PresentationID) -> [ControllerID] {
        guard doubtOnPresenter(of: id) != nil else { return [] }
        if self[id].isFromAny {
            let containers = callers(ofAny: id).flatMap { [$0] + Array(ancestors(of: $0)) }
            return Set(containers).sorted { $0.index < $1.index }
        }
        guard let from = self[id].from else { return [] }
        return [from] + Array(ancestors(of: from))
    }

    /// The roots of all windows: there may be many, so they aren't repeated for each `show`.
    package var windowRoots: [ControllerID] {
        Set(windows.flatMap(\.families).compactMap { self[$0.family].root }).sorted { $0.index < $1.index }
    }

    /// Whether a split view controller shows one of its columns at a time, and no compact one (R106).
    package func isCollapsed(_ split: ControllerID) -> Bool {
        guard width == .compact, self[split].kind.hasColumns else { return false }
        return splitStyle(split) == .unspecified || !children(of: split).contains { self[$0].role == .compact }
    }

    /// Whether it is uncertain what contains a controller: a column of a collapsed split view controller, or a member of the
    /// stack of one.
    package func isParentUncertain(_ id: ControllerID) -> Bool {
        guard width == .compact, let parent = self[id].parent else { return false }
        if self[id].role.isColumn { return isCollapsed(parent) }
        guard self[id].role == .stack, self[parent].role.isColumn, let split = self[parent].parent else { return false }
        return isCollapsed(split)
    }
}
