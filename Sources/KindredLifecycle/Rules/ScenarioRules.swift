import KindredBase

/// The rules about scenarios, in the order in which they are listed.
package enum ScenarioRules {
    package static let all: [RuleInfo] = [
        MissingDidMove.info,
        RedundantWillMove.info,
        MissingWillMoveNil.info,
        RedundantDidMoveNil.info,
        SubviewBeforeChild.info,
        ViewWithoutChild.info,
        DoubleDidAppear.info,
        ChildNeverForwarded.info,
        UnbalancedAppearance.info,
        OpenAppearance.info,
        TransitionOfStrangers.info,
        TransitionWithoutForwarding.info,
        UnfinishedTransitionKept.info,
        HierarchyInconsistency.info,
        ChildMoved.info,
        RootAsChild.info,
        PushedTwice.info,
        PopToStranger.info,
        PresentedHasParent.info,
        AlreadyPresenting.info,
        AlreadyPresented.info,
        PresenterNotInWindow.info,
        PresentationInProgress.info,
        DetachedPresenter.info,
        DismissesTheUpper.info,
        StepWithoutEffect.info,
        RootReplacedUnderPresentation.info,
        InvalidStep.info,
        TraceMismatch.info,
    ]
}
