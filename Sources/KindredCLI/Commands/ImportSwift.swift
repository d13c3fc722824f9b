import KindredCode
import KindredFormats
import KindredSession
import KindredSystem
import KindredText

extension Command {
    static let importSwift = Command(
        name: "import swift", summary: "list who shows what in Swift code",
        usage: "PATH… [-o FILE] [options]",
        about: """
            Reads the navigation of an app from its Swift code, without compiling it: presentations,
            pushes, children, tabs, columns, stacks and windows, with the classes at both ends. What a
            helper shows stands at each call of the helper, with the chain of calls inwards.

            Each edge is certain, conditional (one of a few classes, chosen in code) or unresolved, with
            the reason: nothing is left out. Pods, Carthage, DerivedData, SourcePackages, tests and hidden
            folders are not read. Docs/ImportSwift.md describes the list.

            The program kindred-swift reads the files: the one that KINDRED_SWIFT names, or the one beside
            kindred, or in PATH.
            """,
        operands: [swift],
        options: [
            OutputOptions.only(.destination), SelectionOptions.only(.excludeFiles), GeneralOptions.only(.color),
        ],
        examples: [
            ("import swift Sources -o edges.json", "every edge of an app"),
            ("import swift Sources --exclude Widgets", "without a folder"),
        ],
        exits: [
            (.done, "written"), wrongUsage,
            (.environment, "nothing could be read or written, or kindred-swift is missing"),
        ]
    ) { run throws(Failure) in
        try SwiftImportRun(options: run.options, environment: run.environment).run()
    }

    private static let swift = Syntax.Operand(
        name: "PATH", isRequired: true, about: "a Swift file, or a folder (every *.swift below it)")
}

/// One run of `import swift`.
private struct SwiftImportRun {
    let options: Options
    let environment: Environment

    func run() throws(Failure) -> ExitCode {
        let files = try SwiftFiles(
            arguments: options.operands, excluding: options.selection.excludedFiles,
            reader: SwiftReader(in: environment), in: environment)
        for pattern in files.unusedPatterns {
            environment.say(TerminalText.text("no path below the folders given matches '--exclude \(pattern)'"))
        }
        for diagnostic in files.unreadable { environment.say(TerminalText.text(diagnostic.message)) }
        for failure in files.failures {
            environment.say(TerminalText.text("\(failure.path): left out, because \(failure.reason)"))
        }
        for file in files.facts.skippedPlaces {
            environment.say(
                TerminalText.text("\(file.file):\(file.line): the parser skipped something here; the rest is read"))
        }
        if files.facts.files.isEmpty { throw .environment("no Swift file could be read") }
        try options.output.destination.check(against: files.identities, in: environment)
        let made = CodeEdges(files.facts)
        try options.output.destination.write(in: environment) { stream in
            CodeEdgesJSON.write(made.edges, to: stream.writer)
        }
        environment.say(summary(made))
        return files.unreadable.isEmpty ? .done : .environment
    }

    private func summary(_ made: CodeEdges) -> String {
        func count(_ state: CodeState) -> Int { made.sites.count { $0.state == state } }
        return
            "\(English.count(made.sites.count, of: "site")): \(count(.certain)) certain, \(count(.conditional)) conditional, "
            + "\(count(.unresolved)) unresolved; \(made.sites.count { $0.isSystem }) of them system"
    }
}
