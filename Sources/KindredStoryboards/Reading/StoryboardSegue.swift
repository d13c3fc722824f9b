import KindredDiagnostics

/// A child in its parent.
package struct StoryboardContainment: Sendable {
    /// Ids as in the file; the parent is absent where a segue belongs to no scene.
    package var parent: Storyboard.Text
    package var child: Storyboard.Text
    /// `rootViewController`, `viewControllers`, `masterViewController`…
    package var relation: Storyboard.Text
    /// The position among the children of the same parent in the same relation.
    package var index: Int32
    package var place: ByteRange
}

/// A segue other than containment.
package struct StoryboardSegue: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case presentation, modal, popoverPresentation, popover, sheet
        case show, push, showDetail, replace, detail
        case embed, custom, unwind
        /// A `relationship` that puts no child in a parent: `nextPage` of the watch.
        case relationship
        /// A kind that is not known: see `kindText`.
        case other
    }

    /// The list that it is in among the edges.
    package enum Sort: Sendable {
        case embed, presentation, show, custom, unwind, other
    }

    package var kind: Kind
    /// The kind as written in the file.
    package var kindText: Storyboard.Text
    /// The id of the scene's owner, if there is one.
    package var source: Storyboard.Text
    package var destination: Storyboard.Text
    package var id: Storyboard.Text
    package var identifier = Storyboard.Text.absent
    package var customClass = Storyboard.Text.absent
    package var relation = Storyboard.Text.absent
    /// `modalPresentationStyle`
    package var presentationStyle = Storyboard.Text.absent
    /// `modalTransitionStyle`
    package var transitionStyle = Storyboard.Text.absent
    package var popoverAnchorView = Storyboard.Text.absent
    package var popoverAnchorBarButtonItem = Storyboard.Text.absent
    package var unwindAction = Storyboard.Text.absent
    /// `accessoryAction` for the accessory button of a cell.
    package var trigger = Storyboard.Text.absent
    /// `@IBSegueAction` that makes the destination in code.
    package var destinationCreationSelector = Storyboard.Text.absent
    package var animates: Bool?
    package var place: ByteRange

    package var sort: Sort { kind.sort }
}

extension StoryboardSegue.Kind {
    package var sort: StoryboardSegue.Sort {
        switch self {
        case .presentation, .modal, .popoverPresentation, .popover, .sheet: .presentation
        case .show, .push, .showDetail, .replace, .detail: .show
        case .embed: .embed
        case .custom: .custom
        case .unwind: .unwind
        case .relationship, .other: .other
        }
    }
}
