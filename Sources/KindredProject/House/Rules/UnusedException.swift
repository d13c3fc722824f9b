import KindredDiagnostics

/// Exceptions from house rules that nothing needs.
package enum UnusedException {
    package static let info = RuleInfo(
        "unused-exception", .warning, .project, holdsInAll: true,
        summary: "an exception from a house rule allows nothing",
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

    static func found(exception: HouseRule.Exception, rule: HouseRule, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: message(exception, rule: rule),
            about: .init(kind: .file, id: "", detail: "\(rule.name) \(exception.from ?? "") \(exception.to)"),
            at: place, help: help(exception: exception, form: rule.form))
    }

    private static func message(_ exception: HouseRule.Exception, rule: HouseRule) -> String {
        switch rule.form.excepts {
        case .pairs where exception.from == nil:
            return "an exception from '\(rule.name)' needs 'from': the rule is about who leads to '\(exception.to)'"
        case .single where exception.from != nil:
            return "'from' means nothing in an exception from '\(rule.name)', which is about '\(exception.to)' alone"
        default:
            let pair = (exception.from.map { "'\($0)' to " } ?? "") + "'\(exception.to)'"
            return "'\(rule.name)' has an exception for \(pair), which it doesn't need"
        }
    }

    private static func help(exception: HouseRule.Exception, form: HouseRule.Form) -> String {
        switch form.excepts {
        case .pairs where exception.from == nil:
            "add 'from', the id of the caller or container, or remove the exception"
        case .single where exception.from != nil: "leave out 'from', or remove the exception"
        default: "remove the exception, or correct its ids"
        }
    }
}
