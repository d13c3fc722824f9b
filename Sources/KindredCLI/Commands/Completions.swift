import KindredSession
import KindredText

extension Command {
    static let completions = Command(
        name: "completions", summary: "print the completions for a shell", usage: "SHELL",
        about: """
            Prints a script that completes commands, options and their values, and the ids of the
            specifications in the current folder: put it where the shell looks for completions.
            """,
        operands: [
            Syntax.Operand(
                name: "SHELL", isRequired: true,
                completion: .words(CompletionScript.allCases.map(\.rawValue), about: "a shell"),
                about: CompletionScript.allCases.map(\.rawValue).joined(separator: ", "))
        ],
        operandLimit: 1,
        examples: [
            ("completions bash > ~/.local/share/bash-completion/completions/kindred", "for bash"),
            ("completions zsh > ~/.zfunc/_kindred", "for zsh, with ~/.zfunc in fpath"),
            ("completions fish > ~/.config/fish/completions/kindred.fish", "for fish"),
        ],
        exits: [(.done, "printed"), (.usage, "wrong usage, or an unknown shell")]
    ) { run throws(Failure) in
        let name = run.options.operands[0]
        guard let script = CompletionScript(rawValue: name) else {
            let words = CompletionScript.allCases.map(\.rawValue)
            let near = English.suggestion(NearWords.word(name, among: words))
            throw run.options.wrong("there are completions for bash, zsh and fish, not for '\(name)'" + near)
        }
        try run.environment.answer { $0.write(script.text) }
        return .done
    }
}
