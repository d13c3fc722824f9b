import KindredDiagnostics
import KindredText

/// Selectors of the house's rules that select nothing.
package enum HouseRuleEmpty {
    package static let info = RuleInfo(
        "house-rule-empty", .warning, .project, holdsInAll: true,
        summary: "a selector in a house rule selects nothing",
        why: """
            A rule about nothing finds nothing, so a misspelt tag would silently turn it off. For rules that several \
            projects share, write `allow-empty: true`.
            """,
        bad: """
            project: 1
            house:
              - name: payment-not-in-sheet
                forbid: {present: tag:payments, style: pageSheet}

            """,
        good: """
            project: 1
            house:
              - name: payment-not-in-sheet
                allow-empty: true
                forbid: {present: tag:payments, style: pageSheet}

            """)

    static func found(rule: HouseRule, choice: String, near: String?, at place: SourceRange) -> Diagnostic {
        let isList =
            switch rule.form {
            case .layers, .independent: true
            case .forbid, .require, .onlyThrough, .limit: false
            }
        return Diagnostic(
            rule: info, message: "'\(choice)' selects nothing\(isList ? "" : ", so '\(rule.name)' checks nothing")",
            about: .init(kind: .file, id: "", detail: rule.name), at: place,
            help: English.didYouMean(near) ?? "fix the selector, or write 'allow-empty: true'")
    }
}
