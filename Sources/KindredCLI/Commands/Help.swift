import KindredSystem

extension Command {
    static let help = Command(
        name: "help", summary: "show this help, or that of one command", usage: "[COMMAND]",
        about: "Lists the commands, or describes one of them.",
        operands: [("COMMAND", "a command from the list")], operandLimit: 2,
        examples: [("help", "the list"), ("help compile", "the same as 'kindred compile --help'")],
        exits: [(.done, "shown"), (.usage, "no such command")]
    ) { arguments, environment throws(Failure) in
        let words = arguments.operands
        return try Program.help(name: words.isEmpty ? nil : words.joined(separator: " "), in: environment)
    }
}
