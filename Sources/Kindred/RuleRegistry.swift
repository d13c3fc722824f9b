import KindredDiagnostics
import KindredDumps
import KindredFormats
import KindredGraph
import KindredLifecycle
import KindredPlatform
import KindredProject
import KindredRules
import KindredStoryboards
import KindredYAML

/// The only list of rules: `kindred rules`, its pages, schemas and reports have them in this order.
package enum RuleRegistry {
    package static let rules: [Rule] = [
        // Reading
        Rule(UnreadableFile.info),
        Rule(InvalidEncoding.info),
        Rule(YAMLSyntax.info),
        Rule(LimitExceeded.info),
        Rule(RecursiveAlias.info),
        Rule(DuplicateKey.info),
        Rule(NoSpecification.info),
        // Shape
        Rule(UnsupportedVersion.info),
        Rule(UnknownKey.info),
        Rule(MissingKey.info),
        Rule(AmbiguousKind.info),
        Rule(MisplacedKey.info),
        Rule(WrongType.info),
        Rule(UnknownValue.info),
        Rule(InvalidID.info),
        // Names
        Rule(DuplicateID.info),
        Rule(UnresolvedReference.info),
        UnusedFamily.rule,
        UnusedScreen.rule,
        InvalidView.rule,
        // Containers
        ScreenWithinItself.rule,
        NavigationInStack.rule,
        SplitInStack.rule,
        TabInStack.rule,
        PickerInStack.rule,
        PresentedOnly.rule,
        ClassOfOtherKind.rule,
        EmptyContainer.rule,
        MoreTabs.rule,
        ColumnOfOtherStyle.rule,
        MissingColumn.rule,
        TabInColumn.rule,
        BareCompactColumn.rule,
        // Presentations
        Rule(PresentChild.info),
        PresentOwnFamily.rule,
        PresentWindowFamily.rule,
        WindowSharedFamily.rule,
        PresentationRing.rule,
        ContextMissing.rule,
        ContextUnused.rule,
        TransitionStyleUnused.rule,
        CurlNotFullScreen.rule,
        PopoverWithoutAnchor.rule,
        ActivityWithoutAnchor.rule,
        PopoverInPopover.rule,
        ContextInPopover.rule,
        PresentFromAlert.rule,
        // Pushes and expectations
        PushOutsideNavigation.rule,
        PartlyOutsideNavigation.rule,
        PushOfStranger.rule,
        PushWithinItself.rule,
        PushOntoItself.rule,
        UnreachablePush.rule,
        ExpectationFailed.rule,
        // Scenarios
        Rule(MissingDidMove.info),
        Rule(RedundantWillMove.info),
        Rule(MissingWillMoveNil.info),
        Rule(RedundantDidMoveNil.info),
        Rule(SubviewBeforeChild.info),
        Rule(ViewWithoutChild.info),
        Rule(DoubleDidAppear.info),
        Rule(ChildNeverForwarded.info),
        Rule(UnbalancedAppearance.info),
        Rule(OpenAppearance.info),
        Rule(TransitionOfStrangers.info),
        Rule(TransitionWithoutForwarding.info),
        Rule(UnfinishedTransitionKept.info),
        Rule(HierarchyInconsistency.info),
        Rule(ChildMoved.info),
        Rule(RootAsChild.info),
        Rule(PushedTwice.info),
        Rule(PopToStranger.info),
        Rule(PresentedHasParent.info),
        Rule(AlreadyPresenting.info),
        Rule(AlreadyPresented.info),
        Rule(PresenterNotInWindow.info),
        Rule(PresentationInProgress.info),
        Rule(DetachedPresenter.info),
        Rule(DismissesTheUpper.info),
        Rule(StepWithoutEffect.info),
        Rule(RootReplacedUnderPresentation.info),
        Rule(InvalidStep.info),
        Rule(TraceMismatch.info),
        // Comments
        Rule(UnknownRule.info),
        Rule(UnusedSuppression.info),
        Rule(SuppressionWithoutReason.info),
        // Imports
        Rule(XMLSyntax.info),
        Rule(NoStoryboard.info),
        Rule(SkippedXIB.info),
        Rule(UnreadProjectFile.info),
        Rule(OtherPlatform.info),
        Rule(LaunchScreen.info),
        Rule(LocalizedCopy.info),
        Rule(MissingStoryboard.info),
        Rule(MissingScene.info),
        Rule(OtherBundle.info),
        Rule(BrokenSegue.info),
        Rule(CustomSegue.info),
        Rule(UnwindSegue.info),
        Rule(UnknownSegue.info),
        Rule(MisplacedChild.info),
        Rule(UnusedReference.info),
        Rule(DuplicateObject.info),
        Rule(ContainsItself.info),
        Rule(ShownWithoutNavigation.info),
        Rule(DetailWithoutSplit.info),
        Rule(ShownNavigation.info),
        Rule(SecondDetail.info),
        Rule(UnknownStyle.info),
        Rule(UnclearStart.info),
        // Printed hierarchies
        Rule(NoHierarchy.info),
        Rule(IncompleteHierarchy.info),
        Rule(SeveralHierarchies.info),
        Rule(UnknownRoot.info),
        Rule(ClassDiffers.info),
        Rule(UndeclaredController.info),
        Rule(MissingController.info),
        Rule(OrderDiffers.info),
        Rule(UnreachableStack.info),
        Rule(UndeclaredPresentation.info),
        Rule(PresenterDiffers.info),
        Rule(StyleDiffers.info),
        Rule(StyleAdapted.info),
        Rule(GuessedKind.info),
        // Projects
        Rule(InvalidProject.info),
        Rule(HouseRuleEmpty.info),
        Rule(UnusedException.info),
        Rule(FailedRun.info),
        Rule(StaleBaseline.info),
    ]

    package static let all: [RuleInfo] = rules.map(\.info)

    /// The rules that compiling may report: those before the first about imports.
    package static let ofSpecifications: [RuleInfo] = Array(all.prefix { $0.area != .imports })

    /// The ids that rules had in earlier versions, with those that they have now: comments and baselines still mean them.
    package static let renamed: [String: String] = Dictionary(
        all.flatMap { rule in rule.formerIDs.map { ($0, rule.id) } }
    ) { first, _ in first }

    /// Returns the rules that rest on a fact of UIKit.
    package static func resting(on fact: Fact) -> [RuleInfo] {
        all.filter { rule in rule.facts.contains { $0.id == fact.id } }
    }

    /// Returns what every rule finds in a resolved hierarchy.
    package static func check(
        _ hierarchy: ResolvedGraph, threads: Int, limit: Int = DiagnosticBag.usualLimit
    ) -> DiagnosticBag {
        check(hierarchy, threads: threads, limit: limit, others: []).found
    }

    /// Returns the same, and what others find; threads share all of it.
    package static func check(
        _ hierarchy: ResolvedGraph, threads: Int, limit: Int, others: [@Sendable () -> DiagnosticBag]
    ) -> (found: DiagnosticBag, others: DiagnosticBag) {
        let checks = rules.compactMap(\.check)
        // Of a small hierarchy one thread has checked everything before another has started.
        let threads = hierarchy.controllers.count < 4_000 ? 1 : threads
        // What takes longest comes first.
        let findings = concurrentMap(others.count + checks.count, threads: threads) { number in
            if number < others.count { return others[number]() }
            var findings = DiagnosticBag(limit: limit)
            checks[number - others.count](hierarchy, &findings)
            findings.finishPlaces()
            return findings
        }
        func joined(_ findings: ArraySlice<DiagnosticBag>) -> DiagnosticBag {
            findings.reduce(into: DiagnosticBag(limit: limit)) { $0.append($1) }
        }
        return (joined(findings[others.count...]), joined(findings[..<others.count]))
    }
}

extension Schemas {
    /// The schemas by the names that `kindred schema` uses. A project's has the rules about comments near its end.
    package static let all: [(name: String, text: [UInt8])] = {
        let last: Set = [
            UnknownRule.info.id, UnusedSuppression.info.id, SuppressionWithoutReason.info.id, StaleBaseline.info.id,
        ]
        let rules = RuleRegistry.all
        return list(rules: rules.filter { !last.contains($0.id) } + rules.filter { last.contains($0.id) })
    }()
}

extension StoryboardImport.Counts {
    /// What has no place in the language, by rule.
    package var unmapped: [(rule: String, count: Int)] {
        RuleRegistry.all.filter(\.isUnmapped).compactMap { rule in found[rule.id].map { (rule.id, $0) } }
    }
}
