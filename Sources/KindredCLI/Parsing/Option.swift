import KindredSession

/// An option of a command: how it is read, what goes with it, and how it is explained.
struct Option: Sendable {
    enum Value: Sendable {
        /// The option has no value: it is given or not.
        case none
        case word([String])
        /// Any text, with the name that the manual has for it.
        case text(String)
        /// A file with a name: `-` doesn't mean standard input or output there.
        case path(String)
        case count(String)
        /// A number above 0, with up to two decimals.
        case factor(String)
    }

    /// Chooses the value of an option that isn't given.
    typealias Inference = @Sendable (Arguments) throws(Failure) -> String?

    /// The name, with its dashes.
    let name: String
    var value = Value.none
    /// Whether each of several values counts.
    var repeats = false
    /// The names that complete a value; words need none.
    var completion: Completion?
    /// The conditions that the rest of the command line has to meet.
    var conditions: [Condition] = []
    var inference: Inference?
    let about: String

    /// The option as the manual writes it.
    var form: String {
        switch value {
        case .none: name
        case .word(let words): "\(name) \(words.joined(separator: "|"))"
        case .text(let what), .path(let what), .count(let what), .factor(let what): "\(name) \(what)"
        }
    }

    /// The meaning as help shows it, with what the option requires.
    var description: String {
        let needs = conditions.compactMap(\.requirement)
        return needs.isEmpty ? about : "\(about) (requires \(needs.joined(separator: ", ")))"
    }

    var takesValue: Bool { if case .none = value { false } else { true } }

    /// Returns the same option with a condition that only one command has.
    func under(_ condition: Condition) -> Option {
        var option = self
        option.conditions.append(condition)
        return option
    }
}

extension Option {
    static let help = Option(name: "--help", about: "show this help; also -h")
}
