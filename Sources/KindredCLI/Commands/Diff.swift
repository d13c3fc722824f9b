import KindredDiagnostics
import KindredDiff
import KindredFormats
import KindredSystem

extension Command {
    static let diff = Command(
        name: "diff", summary: "show what a change does to the resolved graph, and why",
        usage: "OLD NEW | --git REV[...REV] [PATH…] [options]",
        about: """
            Compares two specifications, or two graphs that 'compile' wrote. Shows what was added,
            removed and moved, and below each change what follows from it: who presents whom now, which
            navigation controller a screen has, although their own lines are the same. The order of
            files and the places in them make no difference. If NEW has errors, nothing is compared; of OLD
            only errors after which there is no graph count. Rules of the house aren't asked.
            """,
        operands: [
            ("OLD, NEW", "a folder, a specification, a graph as JSON, or - for standard input"),
            ("PATH", "with --git: what to compare; by default everything below the current folder"),
        ],
        options: [.git, format, .destination, compact, exitCode, .baseline, .config, .noConfig, .color],
        examples: [
            ("diff --git main", "what the files as they are change"),
            ("diff --git origin/main... --format markdown -o diff.md", "a pull request, as a comment for it"),
            ("diff old.json Specs --format json", "a graph that was kept, with specifications"),
            ("diff --git v1.0..v2.0 Specs --exit-code", "exit code 4 if anything differs"),
        ],
        exits: [
            (.done, "compared"), (.errors, "a specification has errors: nothing is compared"),
            (.usage, "wrong usage, an unknown revision, or a file that isn't a graph"),
            (.environment, "a side is missing, git is missing or failed, or something could not be read or written"),
            (.differences, "with --exit-code: there are differences"),
        ]
    ) { arguments, environment throws(Failure) in
        let destination = Destination(arguments.value(.destination))
        let form =
            arguments.value(format).flatMap(DifferenceFormat.init)
            ?? destination.suffix.flatMap(DifferenceFormat.init(suffix:)) ?? .text
        if arguments.has(compact), form != .json {
            throw arguments.wrong("option '\(compact.name)' requires --format json")
        }
        let sides = try ComparedSides(arguments: arguments, in: environment)
        try destination.check(against: sides.identities, in: environment)
        let verdict = sides.verdict(arguments, in: environment)
        guard verdict == .done else { return verdict }
        let difference = try sides.difference()
        try destination.write(in: environment) { stream in
            form.write(difference, compact: arguments.has(compact), to: stream.write)
        }
        return arguments.has(exitCode) && !difference.isEmpty ? .differences : .done
    }

    private static let format = Option(
        name: "--format", value: .word(DifferenceFormat.words),
        about: "by default what the suffix of FILE names (\(DifferenceFormat.suffixList)), else text")
    private static let compact = Option(name: "--compact", about: "JSON on one line")
    private static let exitCode = Option(name: "--exit-code", about: "exit with 4 if there are differences")
}
