import KindredSession

extension Command {
    static let check = Command(
        name: "check", summary: "check specifications and report what is wrong", usage: "[PATH…] [options]",
        about: """
            Reads all specifications together, because they can refer to each other. Shows each
            diagnostic with its place on standard error, then a summary line; with --format json, they go
            to standard output as JSON instead. It shows the first thousand, errors before warnings
            before notes, and counts the rest.
            """,
        operands: [.paths],
        options: [
            SelectionOptions.all, CheckOptions.only(.baseline, .writeBaseline, .pruneBaseline, .failOn), FixOptions.all,
            ReportOptions.withFormat, ProjectOptions.all, GeneralOptions.withWatch,
        ],
        examples: [
            ("check", "everything below the current folder"),
            ("check Specs app.kindred.yaml", "a folder and a file, checked together"),
            ("check --fail-on warning", "for continuous integration"),
            ("check --report sarif=kindred.sarif", "and a file for code scanning"),
            ("check --format json --notes -", "standard input, for an editor"),
            ("check --select family:checkout", "only what is wrong with one family"),
            ("check --fix --diff", "what could be fixed"),
            ("check --watch Specs", "again after each change"),
            ("check --write-baseline known.json", "make today's diagnostics known"),
            ("check --baseline known.json", "only what isn't known"),
        ],
        exits: [
            (.done, "no errors"), (.errors, "errors, or warnings with --fail-on warning"), wrongUsage,
            (.environment, "a path could not be read"),
        ]
    ) { run throws(Failure) in
        try Reports.run(run) { reports throws(Failure) in
            let session = try run.session(runsScenarios: true)
            try reports.add(session)
            if run.options.fixes.areMade { return try FixRun(run: run, reports: reports).fix(session) }
            if let run = BaselineRun(run: run, choice: run.options.checks.baseline, reports: reports),
                let code = try run.change(session, outcome: session.judged())
            {
                return code
            }
            let outcome = session.judged(about: try session.controllers(run.options.selection.part))
            try outcome.write(reports)
            return outcome.verdict
        }
    }
}
