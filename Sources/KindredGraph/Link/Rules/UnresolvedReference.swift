import KindredDiagnostics
import KindredText

/// A name that isn't declared.
package enum UnresolvedReference {
    package static let info = RuleInfo(
        "unresolved-reference", .error, .names, about: .controller, .family, .window, .presentation,
        canBeSilenced: false,
        summary: "there is no such family, controller or presentation",
        why: """
            A name may be declared in any file of the compilation, before or after it is used, but it must be declared. A name \
            in another name space doesn't count: `present` takes a family, `from` a controller.
            """,
        bad: """
            kindred: 1
            families:
              home: Home
              cart: Cart
            presentations:
              - {from: Home, present: crat}

            """,
        good: """
            kindred: 1
            families:
              home: Home
              cart: Cart
            presentations:
              - {from: Home, present: cart}

            """)

    /// - Parameters:
    ///   - expected: What it should name: "family".
    ///   - elsewhere: What it names instead, with its article: "a controller".
    package static func found(
        id: String, expected: String, elsewhere: String?, nearest: String?, help: String? = nil,
        at place: SourceRange,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let message = "there is no \(expected) '\(id)'"
        let kind = Diagnostic.Subject.Kind(rawValue: expected) ?? .controller
        if let elsewhere {
            return Diagnostic(
                rule: info, message: "\(message); '\(id)' is \(elsewhere)",
                about: Diagnostic.Subject(kind: kind, id: id), at: place,
                labels: labels, help: help ?? "write the id of a \(expected) here")
        }
        return Diagnostic(
            rule: info, message: message, about: Diagnostic.Subject(kind: kind, id: id), at: place, labels: labels,
            help: help ?? English.didYouMean(nearest)
                ?? "declare it, or write the id of a \(expected) that is declared",
            fixes: Suggestion.fixes(nearest, at: place))
    }

    /// A configuration that isn't declared.
    ///
    /// - Parameter known: The names that could stand there; those of size classes only if configurations are declared.
    package static func found(
        configuration name: String, among known: [String], near nearest: inout NearWords, at place: SourceRange
    ) -> Diagnostic {
        let near = nearest.word(name, among: known)
        let help =
            known.isEmpty
            ? "declare it: 'configurations: {phone: compact, pad: regular}'"
            : near == nil ? "write one of \(Suggestion.list(valid: known))" : nil
        return found(id: name, expected: "configuration", elsewhere: nil, nearest: near, help: help, at: place)
    }

    /// A path of a place that nothing puts on the stack.
    package static func found(path: String, missing: MissingPlace, at place: SourceRange) -> Diagnostic {
        let (screen, stack) = (missing.screen, missing.stack)
        return Diagnostic(
            rule: info,
            message: "there is no controller '\(path)'; "
                + (missing.isClosed
                    ? "the stack of '\(stack)' is closed, and '\(screen)' isn't written there"
                    : "no push puts '\(screen)' on the stack of '\(stack)'"),
            about: Diagnostic.Subject(kind: .controller, id: path), at: place,
            help: missing.isClosed
                ? "write '\(screen)' on that stack, or remove 'closed'"
                : "push '\(screen)' from a controller on that stack, or write the path of another place")
    }

    /// A controller of which something is expected where it doesn't exist.
    ///
    /// - Parameter configuration: The configuration that hasn't got it; nil if none has.
    static func absent(_ id: String, on configuration: String?, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: configuration.map { "there is no controller '\(id)' on \($0)" }
                ?? "there is no controller '\(id)' in any configuration",
            about: Diagnostic.Subject(kind: .controller, id: id), at: place,
            help: configuration.map { "remove '\($0)', or change 'on', so that it has '\(id)'" }
                ?? "remove it, or change 'on', so that a configuration has '\(id)'")
    }

    /// The word for whatever is on top, where something is shown.
    static func any(_ expected: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "there is no \(expected) 'any'",
            about: Diagnostic.Subject(kind: Diagnostic.Subject.Kind(rawValue: expected) ?? .controller, id: "any"),
            at: place,
            help:
                "'any' is whatever is on top, and only calls: write it in 'from' at the top level, or as the presenter that is expected"
        )
    }

    /// A word for none, where only a plain `null` means it.
    static func none(_ written: String, at place: SourceRange) -> Diagnostic {
        let isQuoted = written == "null"
        return Diagnostic(
            rule: info, message: "there is no controller '\(written)'",
            about: Diagnostic.Subject(kind: .controller, id: written), at: place,
            help: isQuoted ? "write `null` without quotes if none is expected" : "write `null` if none is expected",
            fixes: Suggestion.fixes("null", at: place))
    }
}
