extension Command {
    static let help = Command(
        name: "help", summary: "show help, also on one command", usage: "[COMMAND]",
        about: "Shows what Kindred can do, or all about one command.",
        operands: [("COMMAND", "a command of the list")], operandLimit: 2,
        examples: [("help", "the list"), ("help compile", "the same as 'kindred compile --help'")],
        exits: [(.done, "shown"), (.usage, "no such command")]
    ) { arguments, environment throws(Failure) in
        let words = arguments.operands
        return try Program.help(words.isEmpty ? nil : words.joined(separator: " "), environment)
    }
}
