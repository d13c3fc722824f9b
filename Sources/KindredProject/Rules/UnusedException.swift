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
            help: help(exception, rule.form))
    }

    private static func help(_ exception: HouseRule.Exception, _ form: HouseRule.Form) -> String {
        switch form.excepts {
        case .pairs where exception.from == nil:
            "add 'from', the id of the caller or container, or remove the exception"
        case .single where exception.from != nil:
            "remove 'from', because the rule is about '\(exception.to)' alone, or remove the exception"
        default: "remove the exception, or correct its ids"
        }
    }
}
