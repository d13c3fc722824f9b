import KindredSystem

/// A subcommand: its name, what the manual says of it, and what it does.
struct Command: Sendable {
    typealias Run = @Sendable (Arguments, Environment) throws(Failure) -> ExitCode

    /// The name, with that of its group: `import storyboard`.
    let name: String
    /// The summary, one line without a full stop.
    let summary: String
    /// The usage, as it follows the name: `[PATH…] -o FILE`.
    let usage: String
    let about: String
    /// The operands as the usage shows them, with their meanings.
    var operands: [(name: String, about: String)] = []
    /// The names of the operands that must be given.
    var requiredOperands: [String] = []
    var operandLimit = Int.max
    var options: [Option] = []
    /// Command lines without `kindred`.
    let examples: [(line: String, about: String)]
    /// The exit codes that it can end with, with their meanings.
    let exits: [(code: ExitCode, about: String)]
    let run: Run
    /// The commands of a group, which does nothing of its own.
    var members: [Command] = []

    static var all: [Command] {
        [
            .check, .compile, .render, .tree, .diff, .explain, .query, .simulate, .importing, .verify, .rules, .facts,
            .schema,
            .initialize, .completions, .man,
            .help,
        ]
    }

    static func named(_ name: String) -> Command? {
        all.lazy.flatMap { [$0] + $0.members }.first { $0.name == name }
    }

    func option(_ name: String) -> Option? {
        if name == "-h" || name == Option.help.name { return .help }
        return options.first { $0.name == name }
    }
}

/// Texts that several commands share.
extension Command {
    static let paths = (
        name: "PATH",
        about: """
        a specification, a folder (every *.kindred.yaml and *.kindred.yml below it, except hidden ones), or - for \
        standard input; by default the 'sources' of the project file, or else the current folder
        """
    )
    static let wrongUsage = (code: ExitCode.usage, about: "wrong usage")
}
