import KindredDiagnostics
import KindredGraph
import KindredText

/// Errors in house rules.
extension InvalidProject {
    static func repeatedName(_ name: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "two house rules are called '\(name)'", at: place, help: "give each rule a name of its own")
    }

    static func houseName(_ name: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "'\(name)' can't be the name of a rule", at: place,
            help: "a name starts with a letter or _ and contains letters, digits, _, - and periods")
    }

    static func formCount(_ forms: [HouseKey], at place: SourceRange) -> Diagnostic {
        let all = Alternatives.text(HouseKey.forms.map { "'\($0.rawValue)'" })
        if forms.isEmpty {
            return found(
                message: "a house rule needs \(all)", at: place, help: "add the one that says what it demands")
        }
        let two = forms.prefix(2).map { "'\($0.rawValue)'" }.joined(separator: " and ")
        return found(message: "a house rule can't have both \(two)", at: place, help: "make a rule of each")
    }

    static func misplacedKey(_ key: String, in form: String, belongs other: String, at place: SourceRange) -> Diagnostic
    {
        found(message: "'\(key)' has no effect with '\(form)'", at: place, help: "use it with '\(other)', or remove it")
    }

    static func twoTargets(_ first: String, second: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "'forbid' can't have both '\(first)' and '\(second)'", at: place, help: "make a rule of each")
    }

    static func demandCount(_ demands: [String], at place: SourceRange) -> Diagnostic {
        if demands.isEmpty {
            return found(message: "'require' needs 'is', 'has' or 'presented'", at: place, help: "add one of them")
        }
        return found(
            message: "'require' can't have both '\(demands[0])' and '\(demands[1])'", at: place,
            help: "make a rule of each")
    }

    static func measureKey(_ key: String, measure: String, at place: SourceRange) -> Diagnostic {
        found(message: "'\(key)' has no effect on the measure '\(measure)'", at: place, help: "remove it")
    }

    static func fewSelectors(_ key: String, at place: SourceRange) -> Diagnostic {
        found(message: "'\(key)' needs at least two selectors", at: place, help: "add another one")
    }

    static func noLimit(at place: SourceRange) -> Diagnostic {
        found(
            message: "'limit' needs 'at-most' or 'at-least'", at: place, help: "add one of them, such as 'at-most: 3'")
    }

    static func limit(_ key: String, text: String, isQuoted: Bool, at place: SourceRange) -> Diagnostic {
        let number = "a whole number from 0 up"
        if isQuoted { return quoted("'\(key)'", expected: number, at: place) }
        return found(message: "'\(key)' must be \(number), not '\(text)'", at: place, help: "write a number such as 3")
    }

    static func limits(_ atLeast: Int, atMost: Int, at place: SourceRange) -> Diagnostic {
        found(
            message: "nothing can be at least \(atLeast) and at most \(atMost)", at: place,
            help: "make 'at-least' no more than 'at-most'")
    }

    static func automaticStyle(_ what: String, at place: SourceRange) -> Diagnostic {
        let (usual, unknown) = (PresentationStyle.automatic.effective.rawValue, EffectiveStyle.unknown.rawValue)
        return found(
            message:
                "\(what) must be \(Alternatives.text(HouseRule.styleWords)), not 'automatic', which resolves to another style",
            at: place, help: "write '\(usual)', or '\(unknown)' for a view controller that chooses its own style")
    }

    static func configuration(_ name: String, near: String?, known: [String], at place: SourceRange) -> Diagnostic {
        found(
            message: "there is no configuration '\(name)'", at: place,
            help: English.didYouMean(near)
                ?? (known.isEmpty
                    ? "the specification declares none" : "write one of \(Suggestion.list(valid: known))"),
            fix: near)
    }

    static func exceptionID(_ text: String, at place: SourceRange) -> Diagnostic {
        found(
            message: "an exception must name one controller or family, not '\(text)'", at: place,
            help: "write its id; a selector can't be used here")
    }
}
