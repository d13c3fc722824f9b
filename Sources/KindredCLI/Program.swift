import KindredBase

/// The command line program: arguments in, an exit code out.
package enum Program {
    package static let version = "0.1.0"

    /// Runs with the process's arguments and streams.
    package static func run() -> ExitCode {
        Environment.prepareProcess()
        return run(Array(CommandLine.arguments.dropFirst()), in: .process)
    }

    package static func run(_ arguments: [String], in environment: Environment) -> ExitCode {
        do throws(Failure) {
            return try dispatch(arguments, environment)
        } catch {
            let lines = ["kindred: \(error.message)"] + error.hints
            environment.say(lines.map(Printable.text).joined(separator: "\n"))
            return error.code
        }
    }

    private static func dispatch(_ arguments: [String], _ environment: Environment) throws(Failure) -> ExitCode {
        guard let first = arguments.first else {
            environment.talk { Manual.write(to: &$0) }
            return .usage
        }
        let rest = arguments.dropFirst()
        switch first {
        case "--version":
            try environment.answer { $0.write("kindred \(version)\n") }
            return .done
        case "--help", "-h":
            return try help(rest.first, environment)
        default:
            break
        }
        guard let command = Command.named(first) else { throw unknown(first) }
        let parsed = try Arguments(rest, of: command)
        if parsed.asksForHelp { return try help(command.name, environment) }
        return try command.run(parsed, environment)
    }

    static func help(_ name: String?, _ environment: Environment) throws(Failure) -> ExitCode {
        guard let name else {
            try environment.answer { Manual.write(to: &$0) }
            return .done
        }
        guard let command = Command.named(name) else { throw unknown(name) }
        try environment.answer { Manual.write(command, to: &$0) }
        return .done
    }

    private static func unknown(_ word: String) -> Failure {
        if word.utf8.first == UInt8(ascii: "-") {
            if let near = Nearby.word(word, among: ["--help", "--version"]) {
                return .usage("unknown option '\(word)'; did you mean '\(near)'?", "see 'kindred help'")
            }
            return .usage("unknown option '\(word)'; options follow the command", "see 'kindred help'")
        }
        if let near = Nearby.word(word, among: Command.all.map(\.name)) {
            return .usage("unknown command '\(word)'; did you mean '\(near)'?", "see 'kindred help'")
        }
        if word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) {
            return .usage("'\(word)' is not a command; did you mean 'kindred check \(word)'?", "see 'kindred help'")
        }
        return .usage("unknown command '\(word)'", "see 'kindred help'")
    }
}
