import KindredSession
import KindredSystem
import KindredText

extension Command {
    static let help = Command(
        name: "help", summary: "show this help, or that of one command", usage: "[COMMAND]",
        about: "Lists the commands, or describes one of them, or the options that many commands share.",
        operands: [
            Syntax.Operand(
                name: "COMMAND",
                completion: .list {
                    Command.all.map { ($0.name, $0.summary) } + [(optionsTopic, "options that many commands share")]
                },
                about: "a command from the list, or '\(optionsTopic)'")
        ],
        operandLimit: 2,
        examples: [
            ("help", "the list"), ("help compile", "the same as 'kindred compile --help'"),
            ("help \(optionsTopic)", "what --select, --baseline, --report and others do"),
        ],
        exits: [(.done, "shown"), (.usage, "no such command")]
    ) { run throws(Failure) in
        let words = run.options.operands
        return try showHelp(of: words.isEmpty ? nil : words.joined(separator: " "), in: run.environment)
    }

    private static let optionsTopic = "options"

    /// Shows the manual: of one command, or the list of all.
    static func showHelp(of name: String?, in environment: Environment) throws(Failure) -> ExitCode {
        guard let name else {
            try environment.answer { Manual.write(to: &$0) }
            return .done
        }
        if name == optionsTopic {
            try environment.answer { Manual.writeSharedOptions(to: &$0) }
            return .done
        }
        guard let command = Command.named(name) else { throw unknown(name) }
        try environment.answer { Manual.write(command, to: &$0) }
        return .done
    }

    /// The failure of a word that is no command.
    static func unknown(_ word: String) -> Failure {
        if word.utf8.first == UInt8(ascii: "-") {
            if let near = NearWords.word(word, among: ["--help", "--version"]) {
                return .usage("unknown option '\(word)'" + English.suggestion(near), "see 'kindred help'")
            }
            return .usage("unknown option '\(word)'; options follow the command", "see 'kindred help'")
        }
        if word == "version" {
            return .usage("unknown command 'version'; did you mean '--version'?", "see 'kindred help'")
        }
        if let near = NearWords.word(word, among: Command.all.map(\.name)) {
            return .usage("unknown command '\(word)'" + English.suggestion(near), "see 'kindred help'")
        }
        if word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) {
            return .usage("'\(word)' is not a command; did you mean 'kindred check \(word)'?", "see 'kindred help'")
        }
        return .usage("unknown command '\(word)'", "see 'kindred help'")
    }
}
