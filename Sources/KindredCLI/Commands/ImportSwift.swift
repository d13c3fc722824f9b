import Kindred
import KindredCode
import KindredFormats
import KindredSession
import KindredStoryboards
import KindredSystem
import KindredText

extension Command {
    static let importSwift = Command(
        name: "import swift", summary: "make a specification from Swift code",
        usage: "PATH… [-o DIR] [options]",
        about: """
            Reads the navigation of an app from its Swift code, without compiling it, and from storyboards
            and xibs beside it, and writes it as a specification: each class that is shown is a screen, with what it contains, pushes and
            presents, and the lines of code that do so. What is sure is written plainly, what code chooses
            among a few classes has a comment, and what can't be known, or has no place in the language,
            is under 'x-code', with the reason: nothing is left out.

            The edge list (--format edges) has each call that shows or contains, with the classes at both
            ends; what a helper shows stands at each call of the helper, with the chain of calls inwards.
            Pods, Carthage, DerivedData, SourcePackages, tests and hidden folders are not read.
            Docs/ImportSwift.md describes both.

            The program kindred-swift reads the files: the one that KINDRED_SWIFT names, or the one beside
            kindred, or in PATH.
            """,
        operands: [swift],
        options: [
            OutputOptions.only(.storyboardFormat, .folder, .force, .dryRun, .system, .noCache),
            SelectionOptions.only(.excludeFiles), ReportOptions.only(.notes), ProjectOptions.only(.config, .noConfig),
            GeneralOptions.only(.color),
        ],
        examples: [
            ("import swift Sources -o Specs", "an app, into Specs/code.kindred.yaml"),
            ("import swift Sources --exclude Widgets", "without a folder, to standard output"),
            ("import swift Sources --format dot | dot -Tsvg > app.svg", "straight to a picture"),
            ("import swift Sources --format edges -o edges.json", "every edge"),
        ],
        exits: [
            (.done, "written"), (.errors, "written, but it breaks a rule"),
            (.usage, "wrong usage, or the file exists"),
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
    private static let name = "code.kindred.yaml"

    let options: Options
    let environment: Environment

    private var format: ImportFormat { ImportFormat(options.output.format) }
    private var destination: Destination { options.output.destination }

    func run() throws(Failure) -> ExitCode {
        let project = try LoadedProject.ofCurrentFolder(options.project.choice, in: environment, isNeeded: true)?
            .project
        let excluded = options.selection.excludedFiles + (project?.codeExcludes ?? [])
        let files = try SwiftFiles(
            arguments: options.operands, excluding: excluded,
            reader: SwiftReader(in: environment), usesCache: options.output.usesCache, in: environment)
        environment.say(unusedPatterns: files.unusedPatterns.filter(options.selection.excludedFiles.contains))
        files.showUnread(in: environment)
        let syntax = CodeSyntax.report(on: files.facts, policy: options.choices.policy(project)) { shown in
            if case .text(let text) = FileText.read(files.path(shown), in: environment).content { text } else { nil }
        }
        if let syntax { RunOutcome(report: syntax, hasUnreadable: false).explainIfNeeded(options, in: environment) }
        try files.requireAny()
        let path = try target()
        if format != .spec { try destination.check(against: files.identities, in: environment) }
        var code = CodeEdges(files.facts, helpers: project?.codeHelpers ?? [])
        if code.isCut { environment.say(SwiftFiles.cut) }
        let sites = summary(code)
        if format != .edges { code = join(code, files, excluding: excluded) }
        var verdict = ExitCode.done
        if format == .edges {
            try destination.write(in: environment) { stream in
                CodeEdgesJSON.write(code.withShownNames.edges, to: stream.writer)
            }
        } else {
            verdict = try write(code, path: path)
        }
        if code.startsWithSwiftUI { environment.say("the app starts with SwiftUI, which makes its windows") }
        environment.say(sites)
        return files.unreadable.isEmpty ? verdict : .environment
    }

    /// Adds what the storyboards and xibs beside the code show.
    private func join(_ code: CodeEdges, _ files: SwiftFiles, excluding patterns: [String]) -> CodeEdges {
        guard
            let reading = SwiftFiles.storyboards(beside: options.operands, excluding: patterns, in: environment)
        else { return code }
        let storyboards = StoryboardEdges(storyboards: reading.storyboards, projects: reading.projects)
        if let start = storyboards.declaredStart, code.edges.contains(where: { $0.kind == .window }) {
            environment.say("code sets the root of the window, so it doesn't start with '\(TerminalText.line(start))'")
        }
        return code.joined(with: storyboards, shown: files.shown)
    }

    /// The file in the folder that is named, if it may be written.
    private func target() throws(Failure) -> String? {
        guard format == .spec, let folder = destination.path else { return nil }
        let path = PathText.joined(PathText.shown(folder, from: environment.files.currentFolders), name: Self.name)
        if !options.output.isForced, (try? environment.files.status(path, followsLinks: false)) != nil {
            throw .exists(path)
        }
        return path
    }

    private func write(_ code: CodeEdges, path: String?) throws(Failure) -> ExitCode {
        let made = CodeImport(
            code: code, path: path ?? Self.name, showsSystem: options.output.showsSystem, threads: environment.threads)
        let outcome = RunOutcome(report: made.report, hasUnreadable: false)
        outcome.explainIfNeeded(options, in: environment)
        if case .graph(let form) = format {
            guard outcome.writingVerdict == .done else { return outcome.verdict }
            try destination.write(in: environment) { stream in
                form.write(made.pipeline.graph, options: .init(threads: environment.threads), to: stream.write)
            }
        } else if let path, let folder = destination.path {
            if !options.output.isDry {
                let shown = PathText.shown(folder, from: environment.files.currentFolders)
                try FileChange.make(below: shown, removing: [], in: environment.files) { change throws(Failure) in
                    try change.stage(path, bytes: made.text)
                }
            }
            environment.say("\(options.output.isDry ? "would write" : "wrote") \(TerminalText.line(path))")
        } else if !options.output.isDry {
            try environment.answer { $0.write(made.text) }
        }
        let counts = made.counts
        environment.say(
            "\(English.count(counts.screens, of: "screen")), "
                + "\(English.count(counts.presentations, of: "presentation")), "
                + "\(English.count(counts.pushes, of: "push", many: "pushes")); \(made.unread) under x-code")
        return outcome.verdict
    }

    private func summary(_ made: CodeEdges) -> String {
        func count(_ state: CodeState) -> Int { made.sites.count { $0.state == state } }
        return
            "\(English.count(made.sites.count, of: "site")): \(count(.certain)) certain, \(count(.conditional)) conditional, "
            + "\(count(.unresolved)) unresolved; \(made.sites.count { $0.isSystem }) of them system"
    }
}
