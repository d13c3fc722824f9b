/// A condition that a command line has to meet if an option is given.
struct Condition: Sendable {
    /// Returns the complaint about an option that is given; nil if the condition is met.
    let complaint: @Sendable (Option, Arguments) -> String?
    /// The demand on the rest of the command line, as help shows it; nil for other conditions.
    var requirement: String?

    /// Forbids options beside the one that has the condition.
    static func excludes(_ others: Option...) -> Condition {
        Condition { option, arguments in
            others.first(where: arguments.has).map { "'\(option.name)' and '\($0.name)' can't be combined" }
        }
    }

    /// Demands something that a text names.
    static func requires(_ text: String, where isMet: @escaping @Sendable (Arguments) -> Bool) -> Condition {
        Condition(
            complaint: { option, arguments in isMet(arguments) ? nil : "option '\(option.name)' requires \(text)" },
            requirement: text)
    }

    static func requires(_ other: Option) -> Condition {
        requires(other.form) { $0.has(other) }
    }

    /// Demands a word of an option, whether it is given or follows from others.
    static func requires(_ other: Option, _ word: String) -> Condition {
        requires("\(other.name) \(word)") { $0.word(other) == word }
    }

    /// Refuses what a test finds, with a message of its own.
    static func refuses(
        _ message: @escaping @Sendable (Option) -> String, where isFound: @escaping @Sendable (Arguments) -> Bool
    ) -> Condition {
        Condition { option, arguments in isFound(arguments) ? message(option) : nil }
    }
}
