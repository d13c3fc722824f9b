import KindredBase

/// The rules of storyboards and printed hierarchies, in the order of their table.
package enum ImportRules {
    package static let all: [RuleInfo] = storyboards + hierarchies

    private static let storyboards: [RuleInfo] = [
        XMLSyntax.info,
        NoStoryboard.info,
        SkippedXIB.info,
        UnreadProjectFile.info,
        OtherPlatform.info,
        LaunchScreen.info,
        LocalizedCopy.info,
        MissingStoryboard.info,
        MissingScene.info,
        OtherBundle.info,
        BrokenSegue.info,
        CustomSegue.info,
        UnwindSegue.info,
        UnknownSegue.info,
        MisplacedChild.info,
        UnusedReference.info,
        DuplicateObject.info,
        ContainsItself.info,
        ShownWithoutNavigation.info,
        DetailWithoutSplit.info,
        ShownNavigation.info,
        SecondDetail.info,
        UnknownStyle.info,
        UnclearStart.info,
    ]

    /// Those that say that something of a storyboard is not in the specification.
    static let unmapped: [RuleInfo] = [
        OtherPlatform.info,
        LaunchScreen.info,
        LocalizedCopy.info,
        MissingStoryboard.info,
        MissingScene.info,
        OtherBundle.info,
        BrokenSegue.info,
        CustomSegue.info,
        UnwindSegue.info,
        UnknownSegue.info,
        MisplacedChild.info,
        UnusedReference.info,
        ContainsItself.info,
        UnknownStyle.info,
    ]

    private static let hierarchies: [RuleInfo] = [
        NoHierarchy.info,
        IncompleteHierarchy.info,
        SeveralHierarchies.info,
        UnknownRoot.info,
        ClassDiffers.info,
        UndeclaredController.info,
        MissingController.info,
        OrderDiffers.info,
        UnreachableStack.info,
        UndeclaredPresentation.info,
        PresenterDiffers.info,
        StyleDiffers.info,
        StyleAdapted.info,
        GuessedKind.info,
    ]
}
