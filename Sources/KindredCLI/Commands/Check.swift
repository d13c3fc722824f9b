import KindredDiagnostics
import KindredSystem

extension Command {
    static let check = Command(
        name: "check", summary: "check specifications and report problems", usage: "[PATH…] [options]",
        about: """
            Reads all specifications together, because they can refer to each other. Shows each problem
            with its place on standard error, then a summary line; with --format json, the problems go
            to standard output as JSON instead. It shows the first thousand, errors before warnings
            before notes, and counts the rest.
            """,
        operands: [Command.paths],
        options: [.reportFormat] + FixRun.options + BaselineRun.options + SelectionOptions.options + [WatchRun.option]
            + Option.common,
        examples: [
            ("check", "everything below the current folder"),
            ("check Specs app.kindred.yaml", "a folder and a file, checked together"),
            ("check --fail-on warning", "for continuous integration"),
            ("check --report sarif=kindred.sarif", "and a file for code scanning"),
            ("check --format json --notes -", "standard input, for an editor"),
            ("check --select family:checkout", "only what is wrong with one family"),
            ("check --fix --diff", "what could be fixed"),
            ("check --watch Specs", "again after each change"),
            ("check --write-baseline known.json", "make today's findings known"),
            ("check --baseline known.json", "only what isn't known"),
        ],
        exits: [
            (.done, "no errors"), (.errors, "errors, or warnings with --fail-on warning"), wrongUsage,
            (.environment, "a path could not be read"),
        ]
    ) { arguments, environment throws(Failure) in
        let fix = try FixRun(arguments: arguments, in: environment)
        let baseline = try BaselineRun(arguments: arguments, in: environment)
        let selecting = try SelectionOptions(arguments)
        if !selecting.isAll, arguments.has(FixRun.fix) {
            throw arguments.wrong("option '--fix' fixes everything: it can't be combined with a selection")
        }
        if !selecting.isAll, let option = BaselineRun.options.first(where: arguments.has) {
            throw arguments.wrong("a baseline holds everything: '\(option.name)' can't be combined with a selection")
        }
        return try Reports.run(
            arguments: arguments, in: environment, paths: arguments.operands, format: ReportFormat(arguments)
        ) { reports throws(Failure) in
            let specification = try Specification(
                paths: arguments.operands, arguments: arguments, in: environment, runsScenarios: true)
            try reports.add(specification)
            if let verdict = try fix.run(specification: specification, reports: reports) { return verdict }
            if let verdict = try baseline.run(specification: specification, reports: reports) { return verdict }
            let selected = try selecting.controllers(in: specification, environment: environment)
            let outcome = SelectionOptions.outcome(selected, specification: specification)
            try outcome.write(reports)
            return outcome.verdict
        }
    }
}
