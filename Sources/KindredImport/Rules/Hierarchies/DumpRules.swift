import KindredBase

/// The rules of printed hierarchies, in the order of their table.
package enum DumpRules {
    package static let all: [RuleInfo] = [
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
