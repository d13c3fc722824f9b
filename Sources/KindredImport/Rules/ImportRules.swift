import KindredBase

/// What is told of storyboards and of printed hierarchies, in the order of their table.
package enum ImportRules {
    package static let all: [RuleInfo] = storyboards + hierarchies

    private static let storyboards: [RuleInfo] = [
        XMLSyntax.info,
        NoStoryboard.info,
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
        UndeclaredPresentation.info,
        PresenterDiffers.info,
        StyleDiffers.info,
        StyleAdapted.info,
    ]
}
