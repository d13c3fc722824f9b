import KindredSession

extension Command {
    static let help = Command(
        name: "help", summary: "show this help, or that of one command", usage: "[COMMAND]",
        about: "Lists the commands, or describes one of them.",
        operands: [
            Syntax.Operand(
                name: "COMMAND", completion: .list { Command.all.map { ($0.name, $0.summary) } },
                about: "a command from the list")
        ],
        operandLimit: 2,
        examples: [("help", "the list"), ("help compile", "the same as 'kindred compile --help'")],
        exits: [(.done, "shown"), (.usage, "no such command")]
    ) { run throws(Failure) in
        let words = run.options.operands
        return try Program.help(name: words.isEmpty ? nil : words.joined(separator: " "), in: run.environment)
    }
}
