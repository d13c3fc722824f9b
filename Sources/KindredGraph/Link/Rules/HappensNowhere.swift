import KindredDiagnostics

/// A declaration that exists in no configuration.
package enum HappensNowhere {
    package static let info = RuleInfo(
        "happens-nowhere", .warning, .names, about: .controller, .presentation, .push, .move, .window,
        summary: "what is written exists nowhere",
        why: """
            A push, a presentation or a move exists where its caller is and is shown, and a push of a screen where some stack \
            isn't closed. If there is no such place in any configuration, it never happens, and nothing else would say so; \
            neither does what a selector in 'from' calls that selects nothing.
            """,
        bad: """
            kindred: 1
            configurations: {phone: compact, pad: regular}
            families:
              app:
                navigation: Nav
                stack: [Home, {controller: Detail, on: phone}]
            pushes:
              - {from: Home, to: Detail, on: pad}
              - {from: "tag:post", to: Detail, on: phone}

            """,
        good: """
            kindred: 1
            configurations: {phone: compact, pad: regular}
            families:
              app:
                navigation: Nav
                stack: [{controller: Home, tags: [post]}, {controller: Detail, on: phone}]
            pushes:
              - {from: "tag:post", to: Detail, on: phone}

            """)

    static func selector(_ text: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(text)' selects nothing",
            about: Diagnostic.Subject(kind: .controller, id: text), at: place,
            help: "write what selects a screen or a node, or remove it")
    }

    /// A key of a mapping that no configuration takes.
    static func key(_ name: String, about subject: Diagnostic.Subject, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "no configuration takes the value of '\(name)'", about: subject,
            at: place,
            help: "remove it, or write it before the keys that also name its configurations")
    }

    /// A controller, a presentation or a push that no configuration has.
    static func found(
        _ what: String, reason: String, about subject: Diagnostic.Subject, at place: SourceRange, help: String
    ) -> Diagnostic {
        Diagnostic(rule: info, message: "\(what) \(reason)", about: subject, at: place, help: help)
    }
}
