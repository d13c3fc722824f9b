import KindredBase
import KindredYAML

/// All rules, in the order of their tables.
package enum Rules {
    package static let all: [Rule] = [
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
    ]

    /// What every rule finds in a resolved hierarchy.
    package static func check(
        _ hierarchy: Hierarchy, threads: Int, limit: Int = DiagnosticBag.usualLimit
    ) -> DiagnosticBag {
        check(hierarchy, threads: threads, limit: limit, others: []).found
    }

    /// The same, and what others find; threads share all of it.
    package static func check(
        _ hierarchy: Hierarchy, threads: Int, limit: Int, others: [@Sendable () -> DiagnosticBag]
    ) -> (found: DiagnosticBag, others: DiagnosticBag) {
        let checks = all.compactMap(\.check)
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
