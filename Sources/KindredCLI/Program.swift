import KindredDiagnostics
import KindredFormats
import KindredPlatform
import KindredSession
import KindredSystem
import KindredText

/// The command line program: arguments in, an exit code out.
package enum Program {
    /// Runs with the process's arguments and streams.
    package static func run() -> ExitCode {
        Environment.prepareProcess()
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            // What was repaired would be the name of another file.
            return report(.usage("'\(String(cString: bytes))' is not UTF-8"), in: .process)
        }
        return run(arguments: Array(CommandLine.arguments.dropFirst()), in: .process)
    }

    package static func run(arguments: [String], in environment: Environment) -> ExitCode {
        do throws(Failure) {
            return try dispatch(arguments, in: environment)
        } catch {
            return report(error, in: environment)
        }
    }

    @discardableResult
    static func report(
        _ failure: Failure, isColored: Bool? = nil, in environment: Environment
    ) -> ExitCode {
        if let found = failure.found {
            let options = ReportFormat.Options(isColored: environment.isColored(isColored))
            ReportFormat.text.write(found, options: options, to: Stream(environment.errors).write)
        }
        if failure.message.isEmpty { return failure.code }
        let lines = ["kindred: \(failure.message)"] + failure.hints
        environment.say(lines.map(TerminalText.line).joined(separator: "\n"))
        return failure.code
    }

    private static func dispatch(_ arguments: [String], in environment: Environment) throws(Failure) -> ExitCode {
        guard let first = arguments.first else {
            environment.talk { Manual.write(to: &$0) }
            return .usage
        }
        let rest = arguments.dropFirst()
        switch first {
        case "--version":
            try environment.answer { $0.write("kindred \(Release.version)\n") }
            return .done
        case "--help", "-h":
            return try Command.showHelp(of: rest.first, in: environment)
        case Completer.command:
            let candidates = Completer(environment: environment).candidates(Array(rest))
            try environment.answer { out in
                for each in candidates { Completer.write(each, to: &out) }
            }
            return .done
        default:
            break
        }
        guard let command = Command.named(first) else { throw Command.unknown(first) }
        if !command.members.isEmpty { return try dispatch(rest, among: command, in: environment) }
        return try run(command: command, arguments: rest, in: environment)
    }

    private static func dispatch(
        _ arguments: ArraySlice<String>, among group: Command, in environment: Environment
    ) throws(Failure) -> ExitCode {
        guard let word = arguments.first else {
            environment.talk { Manual.write(group, to: &$0) }
            return .usage
        }
        if ["--help", "-h"].contains(word) { return try Command.showHelp(of: group.name, in: environment) }
        guard let member = group.members.first(where: { $0.name == "\(group.name) \(word)" }) else {
            let near = NearWords.word(word, among: group.memberNames).map { "\(group.name) \($0)" }
            throw .usage(
                "there is no '\(group.name) \(word)'" + English.suggestion(near), "see 'kindred help \(group.name)'")
        }
        return try run(command: member, arguments: arguments.dropFirst(), in: environment)
    }

    private static func run(
        command: Command, arguments: ArraySlice<String>, in environment: Environment
    ) throws(Failure) -> ExitCode {
        guard let options = try Options(words: arguments, of: command.syntax) else {
            return try Command.showHelp(of: command.name, in: environment)
        }
        if options.general.watches {
            return try WatchRun(command: command, run: Run(options: options, environment: environment)).watch()
        }
        do throws(Failure) {
            return try run(command: command, as: Run(options: options, environment: environment))
        } catch {
            return report(error, isColored: options.general.isColored, in: environment)
        }
    }

    static func run(command: Command, as run: Run) throws(Failure) -> ExitCode {
        guard run.options.general.showsTimings else { return try command.run(run) }
        let timings = Timings()
        var timed = run
        timed.environment.timings = timings
        let code = try command.run(timed)
        timings.end("write")
        run.environment.talk { timings.write(to: &$0) }
        return code
    }
}
