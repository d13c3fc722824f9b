import KindredSession
import KindredSystem

/// A subcommand: its name, what the manual says of it, and what it does.
struct Command: Sendable {
    typealias Body = @Sendable (Run) throws(Failure) -> ExitCode

    let syntax: Syntax
    /// The summary, one line without a full stop.
    let summary: String
    /// The usage, as it follows the name: `[PATH…] -o FILE`.
    let usage: String
    let about: String
    /// Command lines without `kindred`.
    let examples: [(line: String, about: String)]
    /// The exit codes that it can end with, with their meanings.
    let exits: [(code: ExitCode, about: String)]
    /// The commands of a group, which does nothing of its own.
    let members: [Command]
    let run: Body

    init(
        name: String, summary: String, usage: String, about: String, operands: [Syntax.Operand] = [],
        operandLimit: Int = .max, options: [Group] = [], examples: [(line: String, about: String)],
        exits: [(code: ExitCode, about: String)], members: [Command] = [], run: @escaping Body
    ) {
        syntax = Syntax(name: name, operands: operands, operandLimit: operandLimit, groups: options)
        (self.summary, self.usage, self.about) = (summary, usage, about)
        (self.examples, self.exits, self.members, self.run) = (examples, exits, members, run)
    }

    /// The name, with that of its group: `import storyboard`.
    var name: String { syntax.name }

    /// The groups of options, with the one that every command has.
    var groups: [Group] {
        var groups = syntax.groups
        if groups.last?.heading != GeneralOptions.heading { groups.append(GeneralOptions.only()) }
        groups[groups.count - 1].options.append(.help)
        return groups
    }

    static var all: [Command] { makers.map { $0() } }

    /// The commands in their order. A run makes those up to its own.
    private static let makers: [@Sendable () -> Command] = [
        { .check }, { .compile }, { .render }, { .tree }, { .diff }, { .explain }, { .query }, { .simulate },
        { .importing }, { .verify }, { .rules }, { .facts }, { .schema }, { .initialize }, { .completions }, { .man },
        { .help },
    ]

    static func named(_ name: String) -> Command? {
        makers.lazy.map { $0() }.flatMap { [$0] + $0.members }.first { $0.name == name }
    }

    /// The names of its members, as they follow its own.
    var memberNames: [String] { members.map { String($0.name.dropFirst(name.count + 1)) } }
}

/// Texts that several commands share.
extension Command {
    static let wrongUsage = (code: ExitCode.usage, about: "wrong usage")
}

extension Syntax.Operand {
    static let paths = Syntax.Operand(
        name: "PATH",
        about: """
            a specification, a folder (every *.kindred.yaml and *.kindred.yml below it, except hidden ones), or - for \
            standard input; by default the 'sources' of the project file, or else the current folder
            """
    )
    static let dump = Syntax.Operand(
        name: "DUMP", isRequired: true,
        about: "a console log, a snapshot, a folder (every *.log and *.txt below it), or - for standard input"
    )
}
