import KindredDiagnostics

/// A mapping without a key that it must have.
package enum MissingKey {
    package static let info = RuleInfo(
        "missing-key", .error, .shape,
        summary: "a required key is absent, or a node has no kind key",
        why: """
            A presentation needs `from` and `present`, a push `from` and `to`, and a node exactly one of the kind keys, whose \
            value is its id. A window needs a family. A scenario needs a `name`, and each of its steps a value. A key without a \
            value is treated as absent.
            """,
        bad: "kindred: 1\nfamilies:\n  home: {title: Home}\n",
        good: "kindred: 1\nfamilies:\n  home: {controller: Home}\n")

    package static func found(
        key: String, in noun: String, value: String = "an id", at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(noun) needs '\(key)'", at: place, labels: labels, help: "add '\(key):' and \(value)"
        )
    }

    /// Returns a diagnostic for a move that is its kind alone, and needs a target.
    static func target(of kind: String, value: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(kind)' needs 'to'", at: place,
            help: "write '{kind: \(kind), to: …}' with the id of a \(value)")
    }

    /// Returns a diagnostic for several keys that are all missing in one mapping.
    package static func all(_ keys: [String], in noun: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(noun) needs \(keys.map { "'\($0)'" }.joined(separator: " and "))", at: place,
            help: "add them, or remove the dash if this line belongs to the item before it")
    }

    /// A node that does not say its kind.
    package static func kind(at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        let kinds = Kind.allCases.map(\.word)
        return Diagnostic(
            rule: info, message: "this node has no kind key", at: place, labels: labels,
            help: "write one of \(Suggestion.list(valid: kinds)), with the controller's id as its value")
    }

    /// A node with its id in place of its kind key.
    package static func kind(ofID id: String, help: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(rule: info, message: "'\(id)' has no kind key", at: place, help: help)
    }

    /// A step that says nothing.
    package static func step(at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        let steps = StepDefinition.all.map(\.keyword.rawValue)
        return Diagnostic(
            rule: info, message: "this step doesn't say what happens", at: place, labels: labels,
            help: "write one of \(Suggestion.list(valid: steps))")
    }

    /// A step's key without a value.
    package static func value(
        of step: StepDefinition, at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let word = step.keyword.rawValue
        let value =
            switch step.value {
            case .scalar(.name): "a name"
            case .scalar: "an id"
            case .short: "an id, or a mapping"
            case .mapping, .claims: "a mapping"
            case .steps: "a list of steps"
            }
        return Diagnostic(
            rule: info, message: "'\(word)' has no value", at: place, labels: labels,
            help: "write \(value) after '\(word):'")
    }

    /// A window without a value.
    package static func family(ofWindow id: String, at place: SourceRange, labels: [Diagnostic.Label] = [])
        -> Diagnostic
    {
        Diagnostic(
            rule: info, message: "the window '\(id)' has no family", at: place, labels: labels,
            help: "write the id of the family at its root after '\(id):'")
    }

    /// A configuration without a value.
    static func width(ofConfiguration name: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "the configuration '\(name)' has no width", at: place,
            help: "write `compact` or `regular` after '\(name):'")
    }

    /// Returns a diagnostic for `screen` without a value.
    static func screen(at place: SourceRange) -> Diagnostic {
        Diagnostic(rule: info, message: "'screen' has no id", at: place, help: "write the screen's id after 'screen:'")
    }

    /// A kind key without a value.
    package static func id(_ kindKey: String, at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(kindKey)' has no id", at: place, labels: labels,
            help: "write the controller's id after '\(kindKey):'")
    }
}
