import KindredBase

/// Exceptions from rules of the house that nothing needs.
package enum UnusedException {
    package static let info = RuleInfo(
        "unused-exception", .warning, .project,
        summary: "an exception from a rule of the house allows nothing",
        why: """
            An exception that nothing needs any more would allow the same mistake when it comes back. Often the mistake was \
            fixed, or an id was changed.
            """,
        bad: """
            project: 1
            house:
              - name: no-full-screen
                forbid: {style: fullScreen}
                except:
                  - {from: Home, to: help}

            """,
        good: """
            project: 1
            house:
              - name: no-full-screen
                forbid: {style: fullScreen}

            """)

    static func found(_ exception: HouseRule.Exception, _ rule: HouseRule, at place: Place) -> Diagnostic {
        let pair = (exception.from.map { "'\($0)' to " } ?? "") + "'\(exception.to)'"
        return Diagnostic(
            info, "'\(rule.name)' has an exception for \(pair), which it doesn't need",
            about: .init(.file, "", detail: "\(rule.name) \(exception.from ?? "") \(exception.to)"), at: place,
            help: "remove the exception, or correct its ids")
    }
}
