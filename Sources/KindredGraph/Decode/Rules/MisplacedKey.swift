import KindredDiagnostics

/// A key that belongs elsewhere, or that needs another value beside it.
package enum MisplacedKey {
    package static let info = RuleInfo(
        "misplaced-key", .error, .shape,
        summary: "a key belongs to another kind, or needs another value",
        why: """
            Each kind of container has its own key for children, so a specification says where a controller is: on a `stack`, \
            among the `tabs`, in a column. A key of another kind has no meaning here, and neither has `presentsInFullscreen` \
            without `style: custom`.
            """,
        bad: "kindred: 1\nfamilies:\n  home:\n    navigation: HomeNav\n    tabs: [Home]\n",
        good: "kindred: 1\nfamilies:\n  home:\n    tab: HomeNav\n    tabs: [Home]\n")

    /// - Parameters:
    ///   - noun: What contains the key, with its article.
    ///   - belongsTo: The nouns of the kinds that have it.
    ///   - valid: The keys of this kind alone.
    package static func found(
        key: String, in noun: String, belongsTo: [String], valid: [String], at place: SourceRange,
        labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let owners = belongsTo.joined(separator: " or ")
        let isAmongMany = slot(key) != nil && valid.first.flatMap(slot)?.holdsMany == true
        let better = isAmongMany ? "write '\(valid[0])' instead" : "remove '\(key)'"
        return Diagnostic(
            rule: info, message: "'\(key)' belongs to \(owners); \(noun) has \(Suggestion.list(valid: valid))",
            at: place, labels: labels, help: "make this node \(owners), or \(better)")
    }

    /// The children of a container, written beside it.
    package static func indentation(_ key: String, of owner: String, kind: Kind, at place: SourceRange) -> Diagnostic {
        let valid = kind.definition.keywords.map(\.rawValue)
        return Diagnostic(
            rule: info, message: "\(kind.definition.noun) has no '\(key)'; it has \(Suggestion.list(valid: valid))",
            at: place, help: "indent '\(key)' further to make it part of '\(owner)'")
    }

    /// A top-level key in another section.
    package static func section(_ key: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(key)' is a top-level key", at: place,
            help: "start '\(key):' at the beginning of its line")
    }

    /// - Parameter condition: What the key needs, in quotes: "'style: custom'".
    package static func needs(
        _ key: String, condition: String, at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(key)' needs \(condition)", at: place, labels: labels,
            help: "write \(condition), or remove '\(key)'")
    }

    /// Returns a diagnostic for `completion`, `animated` or `interactive` in a step that does not take it.
    package static func option(
        _ keyword: Keyword, of step: StepDefinition, at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let (word, noun) = (keyword.rawValue, step.keyword.rawValue)
        let owners = StepDefinition.all.filter { $0.takes(keyword) }.map(\.keyword.rawValue)
        let valid = step.fields.map(\.keyword.rawValue)
        return Diagnostic(
            rule: info,
            message:
                "'\(word)' belongs to \(Suggestion.list(valid: owners)); '\(noun)' has \(Suggestion.list(valid: valid))",
            at: place, labels: labels, help: "remove '\(word)'")
    }

    /// Returns a diagnostic for a key of a step that is written beside the step's key.
    static func besideStep(
        _ keyword: Keyword, step: StepDefinition?, at place: SourceRange, labels: [Diagnostic.Label] = []
    ) -> Diagnostic {
        let word = keyword.rawValue
        let help = step.flatMap {
            $0.takes(keyword) ? "move '\(word)' into the mapping of '\($0.keyword.rawValue)'" : nil
        }
        return Diagnostic(
            rule: info, message: "'\(word)' isn't a step; it belongs in the value of one", at: place, labels: labels,
            help: help ?? "remove '\(word)'")
    }

    /// The id of a presentation that declares several.
    static func idWithList(at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "an 'id' can't name the several presentations of a list in 'from'", at: place,
            labels: labels, help: "remove the 'id', or write a presentation for each controller")
    }

    /// The id of a presentation that each place of a screen has.
    static func idOfPlaces(at place: SourceRange, labels: [Diagnostic.Label] = []) -> Diagnostic {
        Diagnostic(
            rule: info, message: "an 'id' names one presentation, but each place of a screen presents its own",
            at: place, labels: labels, help: "remove the 'id'; each is known as 'path->family'")
    }

    /// A kind key in a screen.
    ///
    /// - Parameter slot: The key that its value belongs to, if it's a list.
    static func kindOfScreen(_ key: String, instead slot: String? = nil, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(key)' can't be in the declaration of a screen; its children say what kind it is",
            at: place,
            help: slot.map { "write '\($0)'" } ?? "remove '\(key)': the screen's id is its key under 'screens'",
            fixes: Suggestion.fixes(slot, at: place))
    }

    /// Returns a diagnostic for `on` in the declaration of a screen, or at the root of a family.
    static func condition(isOfScreen: Bool, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message: isOfScreen
                ? "a screen has no 'on': it exists where its places do"
                : "the root of a family has no 'on': the family exists where a window or a presentation shows it",
            at: place, help: "write 'on' where it is placed, pushed or presented")
    }

    /// Returns a diagnostic for `shown` in what isn't a tab.
    static func shown(at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'shown' belongs to members of 'tabs'", at: place,
            help: "remove 'shown'")
    }

    /// A key beside `screen`.
    static func besideScreen(_ key: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "a place of a screen has no '\(key)'; it has 'screen', 'as', 'on' and 'shown'",
            at: place,
            help: "write '\(key)' in the screen, or declare another screen")
    }

    /// The place for children that a key names, in any kind.
    private static func slot(_ key: String) -> KindDefinition.Slot? {
        Kind.allCases.lazy.flatMap(\.definition.slots).first { $0.keyword.rawValue == key }
    }
}
