import KindredDiagnostics

/// A controller of a storyboard: the owner of a scene, or one of a xib.
package struct StoryboardController: Sendable {
    package var id: Storyboard.Text
    /// The name of the element: `tableViewController`.
    package var kind: Storyboard.Text
    package var element: StoryboardElement
    /// The class unless `customClass` is another; nil where the platform has none for the element.
    package var systemClass: StaticString?
    package var customClass = Storyboard.Text.absent
    package var customModule = Storyboard.Text.absent
    /// `identifier` on the watch.
    package var storyboardIdentifier = Storyboard.Text.absent
    var restorationIdentifier = Storyboard.Text.absent
    package var title = Storyboard.Text.absent
    /// The name in Interface Builder.
    package var userLabel = Storyboard.Text.absent
    var nibName = Storyboard.Text.absent
    /// `modalPresentationStyle`
    package var presentationStyle = Storyboard.Text.absent
    /// `modalTransitionStyle`
    package var transitionStyle = Storyboard.Text.absent
    /// `transitionStyle` of a page view controller.
    package var pageTransition = Storyboard.Text.absent
    var preferredDisplayMode = Storyboard.Text.absent
    package var splitBehavior = Storyboard.Text.absent
    /// The flags, each nil where the file doesn't set it.
    package var definesPresentationContext: Bool?
    package var providesPresentationContextTransitionStyle: Bool?
    package var hidesBottomBarWhenPushed: Bool?
    /// A split view controller with columns (iOS 14) rather than a classic one.
    package var allowsDoubleColumnStyle: Bool?
    /// The range of its opening tag.
    package var place: ByteRange
}

/// A storyboard reference: a placeholder for a controller in another file.
package struct StoryboardPlaceholder: Sendable {
    package var id: Storyboard.Text
    package var storyboardName = Storyboard.Text.absent
    /// The identifier of the controller that is meant; absent for the initial one.
    package var referencedIdentifier = Storyboard.Text.absent
    package var bundleIdentifier = Storyboard.Text.absent
    /// The reference's own, not the target's.
    package var storyboardIdentifier = Storyboard.Text.absent
    package var presentationStyle = Storyboard.Text.absent
    package var place: ByteRange
}
