import KindredFormats
import KindredSession

extension Command {
    static let diff = Command(
        name: "diff", summary: "show what a change does to the resolved graph, and why",
        usage: "OLD NEW | --git REV[...REV] [PATH…] [options]",
        about: """
            Compares two specifications, or two graphs that 'compile' wrote. Shows what was added,
            removed and moved, and below each change what follows from it: who presents whom now, which
            navigation controller a screen has, although their own lines are the same. The order of
            files and the places in them make no difference. If NEW has errors, nothing is compared; of OLD
            only errors after which there is no graph count. House rules aren't asked.
            """,
        operands: [
            Syntax.Operand(
                name: "OLD, NEW", about: "a folder, a specification, a graph as JSON, or - for standard input"),
            Syntax.Operand(
                name: "PATH", about: "with --git: what to compare; by default everything below the current folder"),
        ],
        options: [
            ComparisonOptions.only(.git, .exitCode),
            OutputOptions.only(.places, .differenceFormat, .destination, .compact),
            CheckOptions.only(.baseline), ProjectOptions.only(.config, .noConfig, .on), GeneralOptions.only(.color),
        ],
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
    ) { run throws(Failure) in
        let (output, environment) = (run.options.output, run.environment)
        let sides = try sides(run)
        try output.destination.check(against: sides.identities, in: environment)
        for outcome in sides.blocked { outcome.explain(run.options, in: environment) }
        // What couldn't be read wins over what is wrong.
        if let verdict = sides.blocked.map(\.writingVerdict).max(by: { $0.rawValue < $1.rawValue }) { return verdict }
        let differences = try sides.differences(by: output.naming)
        let form = DifferenceFormat(rawValue: output.format) ?? .text
        try output.destination.write(in: environment) { stream in
            form.write(differences, compact: output.isCompact, to: stream.write)
        }
        let isEmpty = differences.allSatisfy(\.difference.isEmpty)
        return run.options.comparison.failsOnDifferences && !isEmpty ? .differences : .done
    }

    private static func sides(_ run: Run) throws(Failure) -> ComparedSides {
        let (options, paths) = (run.options, run.options.operands)
        if let range = options.comparison.range {
            return try ComparedSides(range, paths: paths, choices: options.choices, in: run.environment)
        }
        if paths.count != 2 {
            throw options.wrong(
                paths.isEmpty
                    ? "OLD and NEW are missing"
                    : paths.count == 1 ? "NEW is missing" : "unexpected argument '\(paths[2])'")
        }
        if paths.allSatisfy({ $0 == FileText.standardInput.argument }) {
            throw options.wrong("standard input can be OLD or NEW, not both")
        }
        return try ComparedSides(old: paths[0], new: paths[1], choices: options.choices, in: run.environment)
    }
}
