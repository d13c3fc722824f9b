import KindredDiagnostics
import KindredText

/// A caller that looks like a selector, but can't be read or answered.
package enum InvalidSelector {
    package static let info = RuleInfo(
        "invalid-selector", .error, .shape,
        summary: "a selector in `from` can't be read, or asks for what isn't known before there are places",
        why: """
            A text with `:`, `*` or `?`, or with the words `and`, `or` and `not`, selects callers. It is answered by what is \
            written, so it can ask for ids, kinds, classes, titles, tags, files and screens, but not for families, roles or \
            ways; see [Language.md](../Language.md).
            """,
        bad: """
            kindred: 1
            families:
              home: {controller: Home, tags: [start]}
              help: Help
            presentations:
              - {from: "family:home", present: help}

            """,
        good: """
            kindred: 1
            families:
              home: {controller: Home, tags: [start]}
              help: Help
            presentations:
              - {from: "tag:start", present: help}

            """)

    static func found(_ failure: Selector.Failure, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: failure.message, at: place,
            help: English.didYouMean(failure.nearest) ?? failure.help ?? "Docs/Selecting.md describes selectors",
            fixes: Suggestion.fixes(failure.nearest, at: place))
    }
}
