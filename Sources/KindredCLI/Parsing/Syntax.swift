import KindredSession

/// The words that a command takes: operands and options.
struct Syntax: Sendable {
    /// An operand as the usage shows it.
    struct Operand: Sendable {
        let name: String
        var isRequired = false
        var completion: Completion?
        let about: String
    }

    /// The name of the command, with that of its group: `import storyboard`.
    let name: String
    let operands: [Operand]
    let operandLimit: Int
    let groups: [Group]

    var options: [Option] { groups.flatMap(\.options) }

    func option(_ name: String) -> Option? {
        if name == "-h" || name == Option.help.name { return .help }
        return options.first { $0.name == name }
    }

    /// Returns the failure of a wrong usage of the command.
    func wrong(_ message: String) -> Failure { .usage(message, "see 'kindred help \(name)'") }
}

/// The options of a command that belong together, under the heading that help gives them.
struct Group: Sendable {
    let heading: String
    var options: [Option]

    /// Returns the same group with a condition that each of its options has in one command.
    func under(_ condition: Condition) -> Group {
        Group(heading: heading, options: options.map { $0.under(condition) })
    }
}

/// A group of options as values: what a command line says, and what holds where it says nothing.
protocol OptionGroup: Sendable {
    static var heading: String { get }
    /// The options of commands that take the whole group.
    static var options: [Option] { get }

    init(arguments: Arguments) throws(Failure)
}

extension OptionGroup {
    static var all: Group { Group(heading: heading, options: options) }

    /// Returns the part of the group that a command takes, or options of the same name in its own words.
    static func only(_ options: Option...) -> Group { Group(heading: heading, options: options) }
}
