import KindredSession

extension Command {
    static let man = Command(
        name: "man", summary: "print the manual page", usage: "",
        about: "Prints the manual page of Kindred and all its commands, for 'man'.",
        operandLimit: 0,
        examples: [("man > kindred.1", "for 'man ./kindred.1'")],
        exits: [(.done, "printed"), wrongUsage]
    ) { run throws(Failure) in
        try run.environment.answer { ManPage.write(to: &$0) }
        return .done
    }
}
