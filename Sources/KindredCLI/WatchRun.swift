import Kindred
import KindredSession
import KindredSystem
import KindredText

/// A run with `--watch`: runs a command again whenever something that it reads has changed.
struct WatchRun {
    /// The milliseconds in which nothing may happen before the next run, because editors save in several steps.
    private static let calm: Int32 = 50
    /// The milliseconds between looks if the system doesn't watch.
    private static let interval: Int32 = 500

    let command: Command
    var run: Run

    private var environment: Environment { run.environment }

    init(command: Command, run: Run) {
        (self.command, self.run) = (command, run)
        self.run.kept = ParsedFiles()
    }

    /// Runs until the signal of Ctrl-C, or ends if the command is used in the wrong way from the beginning.
    func watch() throws(Failure) -> ExitCode {
        Interruption.endsQuietly()
        var (hasComplained, isFirst) = (false, true)
        while true {
            // Watched before it is read: no change in between is lost.
            let sources = sources
            let watch = try? FolderWatch(folders: sources.folders, files: sources.files, in: environment.files)
            if watch == nil, !hasComplained {
                hasComplained = true
                environment.say("kindred: the system watches no more folders; looking twice a second instead")
            }
            do throws(Failure) {
                _ = try Program.run(command: command, as: run)
            } catch {
                // What is in files can change: the project, a graph, an id that an option names.
                if error.code == .usage, error.found == nil, isFirst { throw error }
                Program.report(error, isColored: run.options.general.isColored, in: environment)
            }
            isFirst = false
            environment.say("watching \(English.count(sources.files.count, of: "file")); Ctrl-C ends")
            wait(watch, before: sources)
            if environment.errorsAreTerminal { environment.talk { $0.write("\u{1B}[2J\u{1B}[H") } }
        }
    }

    private var sources: WatchedSources {
        WatchedSources(
            paths: run.options.operands, old: run.options.comparison.old, choices: run.options.choices, in: environment)
    }

    /// Returns once the sources differ from what they were.
    private func wait(_ watch: FolderWatch?, before: WatchedSources) {
        while true {
            if let watch {
                _ = watch.wait(milliseconds: -1)
                while watch.wait(milliseconds: Self.calm) {}
            } else {
                FolderWatch.sleep(milliseconds: Self.interval)
            }
            if sources != before { return }
        }
    }
}
