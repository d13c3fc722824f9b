import KindredCode
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
        Rule(info: UnreadableFile.info),
        Rule(info: InvalidEncoding.info),
        Rule(info: YAMLSyntax.info),
        Rule(info: LimitExceeded.info),
        Rule(info: RecursiveAlias.info),
        Rule(info: DuplicateKey.info),
        Rule(info: NoSpecification.info),
        // Shape
        Rule(info: UnsupportedVersion.info),
        Rule(info: UnknownKey.info),
        Rule(info: MissingKey.info),
        Rule(info: AmbiguousKind.info),
        Rule(info: MisplacedKey.info),
        Rule(info: WrongType.info),
        Rule(info: UnknownValue.info),
        Rule(info: InvalidID.info),
        Rule(info: InvalidSelector.info),
        // Names
        Rule(info: DuplicateID.info),
        Rule(info: HappensNowhere.info),
        Rule(info: UnresolvedReference.info),
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
        CollapsedColumns.rule,
        // Presentations
        Rule(info: PresentChild.info),
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
        ActionSheetWithoutAnchor.rule,
        // Pushes and expectations
        PushOutsideNavigation.rule,
        PartlyOutsideNavigation.rule,
        PushOfStranger.rule,
        PushWithinItself.rule,
        PushOntoItself.rule,
        ShowInPrimary.rule,
        UnreachablePush.rule,
        ExpectationFailed.rule,
        ExpectationUncertain.rule,
        // Moves
        MoveToStranger.rule,
        MoveWithoutEffect.rule,
        NoWayOut.rule,
        // Scenarios
        Rule(info: MissingDidMove.info),
        Rule(info: RedundantWillMove.info),
        Rule(info: MissingWillMoveNil.info),
        Rule(info: RedundantDidMoveNil.info),
        Rule(info: SubviewBeforeChild.info),
        Rule(info: ViewWithoutChild.info),
        Rule(info: DoubleDidAppear.info),
        Rule(info: ChildNeverForwarded.info),
        Rule(info: UnbalancedAppearance.info),
        Rule(info: OpenAppearance.info),
        Rule(info: TransitionOfStrangers.info),
        Rule(info: TransitionWithoutForwarding.info),
        Rule(info: UnfinishedTransitionKept.info),
        Rule(info: HierarchyInconsistency.info),
        Rule(info: ChildMoved.info),
        Rule(info: RootAsChild.info),
        Rule(info: PushedTwice.info),
        Rule(info: PopToStranger.info),
        Rule(info: PresentedHasParent.info),
        Rule(info: AlreadyPresenting.info),
        Rule(info: AlreadyPresented.info),
        Rule(info: PresenterNotInWindow.info),
        Rule(info: PresentationInProgress.info),
        Rule(info: DetachedPresenter.info),
        Rule(info: DismissesTheUpper.info),
        Rule(info: StepWithoutEffect.info),
        Rule(info: RootReplacedUnderPresentation.info, check: RootReplacedUnderPresentation.check),
        Rule(info: InvalidStep.info),
        Rule(info: TraceMismatch.info),
        // Comments
        Rule(info: UnknownRule.info),
        Rule(info: UnusedSuppression.info),
        Rule(info: SuppressionWithoutReason.info),
        // Imports
        Rule(info: XMLSyntax.info),
        Rule(info: NoStoryboard.info),
        Rule(info: SkippedXIB.info),
        Rule(info: UnreadProjectFile.info),
        Rule(info: OtherPlatform.info),
        Rule(info: LaunchScreen.info),
        Rule(info: LocalizedCopy.info),
        Rule(info: MissingStoryboard.info),
        Rule(info: MissingScene.info),
        Rule(info: OtherBundle.info),
        Rule(info: BrokenSegue.info),
        Rule(info: CustomSegue.info),
        Rule(info: UnwindSegue.info),
        Rule(info: UnknownSegue.info),
        Rule(info: MisplacedChild.info),
        Rule(info: UnusedReference.info),
        Rule(info: DuplicateObject.info),
        Rule(info: ContainsItself.info),
        Rule(info: ShownWithoutNavigation.info),
        Rule(info: DetailWithoutSplit.info),
        Rule(info: ShownNavigation.info),
        Rule(info: SecondDetail.info),
        Rule(info: UnknownStyle.info),
        Rule(info: UnclearStart.info),
        // Printed hierarchies
        Rule(info: NoHierarchy.info),
        Rule(info: IncompleteHierarchy.info),
        Rule(info: SeveralHierarchies.info),
        Rule(info: UnknownRoot.info),
        Rule(info: ClassDiffers.info),
        Rule(info: UndeclaredController.info),
        Rule(info: MissingController.info),
        Rule(info: OrderDiffers.info),
        Rule(info: UnreachableStack.info),
        Rule(info: UndeclaredPresentation.info),
        Rule(info: PresenterDiffers.info),
        Rule(info: StyleDiffers.info),
        Rule(info: StyleAdapted.info),
        Rule(info: GuessedKind.info),
        // Recordings
        Rule(info: InvalidRecording.info),
        Rule(info: CoverageBelow.info),
        Rule(info: FactContradicted.info),
        Rule(info: SuperNotCalled.info),
        // Swift code
        Rule(info: UndeclaredEdge.info),
        Rule(info: UndeclaredAlternative.info),
        Rule(info: UnperformedEdge.info),
        Rule(info: PerhapsPerformed.info),
        Rule(info: KindDiffers.info),
        Rule(info: UnknownClass.info),
        Rule(info: SwiftSyntax.info),
        // Projects
        Rule(info: InvalidProject.info),
        Rule(info: HouseRuleEmpty.info),
        Rule(info: UnusedException.info),
        Rule(info: FailedRun.info),
        Rule(info: StaleBaseline.info),
    ]

    package static let all: [RuleInfo] = rules.map(\.info)

    /// The ids that rules had in earlier versions, with those that they have now: comments and baselines still mean them.
    package static let renamed: [String: String] = Dictionary(
        all.flatMap { rule in rule.formerIDs.map { ($0, rule.id) } }
    ) { first, _ in first }

    /// Returns the rules that rest on a fact of UIKit.
    package static func resting(on fact: Fact) -> [RuleInfo] {
        all.filter { rule in rule.facts.contains { $0.id == fact.id } }
    }

    /// Returns the diagnostics of every rule on a resolved graph.
    package static func check(
        _ graph: ResolvedGraph, threads: Int, limit: Int = DiagnosticBag.usualLimit
    ) -> DiagnosticBag {
        check(graph, threads: threads, limit: limit, others: []).found
    }

    /// Returns the diagnostics of every rule, and those of house rules, on the graphs of all configurations.
    ///
    /// - Parameters:
    ///   - scopes: The configurations in which each house rule counts.
    ///   - house: Makes checks of house rules by their numbers.
    static func checkAll(
        _ graph: ResolvedGraph, scopes: [ConfigurationSet], threads: Int, limit: Int,
        house: (ResolvedGraph, [Int]) -> [@Sendable () -> DiagnosticBag]
    ) -> (found: DiagnosticBag, byHouse: DiagnosticBag) {
        func checked(_ own: ResolvedGraph, in set: ConfigurationSet) -> (DiagnosticBag, [(Int, DiagnosticBag)]) {
            let numbers = scopes.indices.filter { scopes[$0] & set != 0 }
            let bags = check(own, threads: threads, limit: limit, others: house(own, numbers))
            return (bags.found, Array(zip(numbers, bags.others)))
        }
        let parts = graph.configured?.parts ?? []
        guard let configured = graph.configured,
            parts.count > 1 || scopes.contains(where: { $0 != configured.all })
        else {
            let set = graph.chosen.flatMap { $0.graphs.set(named: $0.name) } ?? .max
            let (found, byHouse) = checked(parts.first?.graph ?? graph, in: set)
            return (found, byHouse.reduce(into: DiagnosticBag(limit: limit)) { $0.append($1.1) })
        }
        var found = ConfiguredDiagnostics(
            configured: configured, total: Set(all.lazy.filter(\.holdsInAll).map(\.id)))
        var byHouse = found
        for part in parts {
            let bags = checked(part.graph, in: part.configurations)
            found.add(bags.0, in: part.configurations, scope: configured.all)
            for (rule, bag) in bags.1 {
                byHouse.add(bag, in: part.configurations & scopes[rule], scope: scopes[rule])
            }
        }
        return (found.joined(limit: limit), byHouse.joined(limit: limit))
    }

    /// Returns these diagnostics, and those of other checks; threads share all of the work.
    package static func check(
        _ graph: ResolvedGraph, threads: Int, limit: Int, others: [@Sendable () -> DiagnosticBag]
    ) -> (found: DiagnosticBag, others: [DiagnosticBag]) {
        let checks = rules.compactMap(\.check)
        // Of a small graph one thread has checked everything before another has started.
        let threads = graph.controllers.count < 4_000 ? 1 : threads
        // What takes longest comes first.
        let diagnostics = concurrentMap(others.count + checks.count, threads: threads) { number in
            if number < others.count { return others[number]() }
            var diagnostics = DiagnosticBag(limit: limit)
            checks[number - others.count](graph, &diagnostics)
            diagnostics.finishPlaces()
            return diagnostics
        }
        return (
            diagnostics[others.count...].reduce(into: DiagnosticBag(limit: limit)) { $0.append($1) },
            Array(diagnostics[..<others.count])
        )
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
    /// The numbers of things that have no place in the language, by rule.
    package var unmapped: [(rule: String, count: Int)] {
        RuleRegistry.all.filter(\.isUnmapped).compactMap { rule in found[rule.id].map { (rule.id, $0) } }
    }
}
