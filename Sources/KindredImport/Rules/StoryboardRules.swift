import KindredBase

/// The rules of storyboards, in the order of their table.
package enum StoryboardRules {
    package static let all: [RuleInfo] = [
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
}
