/// What UIKit's documentation and headers leave open.
extension ResolvedGraph {
    /// Returns the id of the fact because of which it is uncertain who presents; nil where it isn't.
    package func doubtOnPresenter(of id: PresentationID) -> String? { self[id].style == .popover ? "R43" : nil }

    /// Returns who may present instead, where that is uncertain: the caller, and the containers of it.
    package func possiblePresenters(of id: PresentationID) -> [ControllerID] {
        guard doubtOnPresenter(of: id) != nil else { return [] }
        if self[id].isFromAny, let family = self[id].family {
            let containers = tops(except: family).flatMap { [$0] + Array(ancestors(of: $0)) }
            return Set(containers).sorted { $0.index < $1.index }
        }
        guard let from = self[id].from else { return [] }
        return [from] + Array(ancestors(of: from))
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
