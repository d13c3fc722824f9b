import KindredSystem
import KindredText

/// A run with `--watch`: runs a command again whenever something that it reads has changed.
struct WatchRun {
    /// The milliseconds in which nothing may happen before the next run, because editors save in several steps.
    private static let calm: Int32 = 50
    /// The milliseconds between looks if the system doesn't watch.
    private static let interval: Int32 = 500

    let command: Command
    let options: Options
    let environment: Environment

    /// Runs until the signal of Ctrl-C, or ends if the command is used in the wrong way from the beginning.
    func run() throws(Failure) -> ExitCode {
        Interruption.endsQuietly()
        var (hasComplained, isFirst) = (false, true)
        while true {
            // Watched before it is read: no change in between is lost.
            let sources = WatchedSources(options: options, in: environment)
            let watch = try? FolderWatch(folders: sources.folders, files: sources.files, in: environment.files)
            if watch == nil, !hasComplained {
                hasComplained = true
                environment.say("kindred: the system watches no more folders; looking twice a second instead")
            }
            do throws(Failure) {
                _ = try Program.run(command: command, options: options, in: environment)
            } catch {
                // What is in files can change: the project, a graph, an id that an option names.
                if error.code == .usage, error.found == nil, isFirst { throw error }
                Program.report(error, isColored: options.general.isColored, in: environment)
            }
            isFirst = false
            environment.say("watching \(English.count(sources.files.count, of: "file")); Ctrl-C ends")
            wait(watch, before: sources)
            if environment.errorsAreTerminal { environment.talk { $0.write("\u{1B}[2J\u{1B}[H") } }
        }
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
            if WatchedSources(options: options, in: environment) != before { return }
        }
    }
}

/// The files that a command reads, as they are at one moment, and the folders in which there may be more.
private struct WatchedSources: Equatable {
    private struct Stamp: Equatable {
        let identity: FileIdentity
        let size: Int
        let modified: Int
    }

    let folders: [String]
    let files: [String]
    /// The state of each file; nil for what can't be looked at.
    private let stamps: [Stamp?]

    init(options: Options, in environment: Environment) {
        var sources = Self.sources(of: options.operands, options: options, in: environment)
        if let old = options.comparison.old {
            let more = Self.sources(ofCompared: old, options: options, in: environment)
            let known = Set(sources.files.map(ExactText.init))
            sources.files += more.files.filter { !known.contains(ExactText($0)) }
            sources.folders += more.folders
        }
        (files, folders) = sources
        stamps = files.map { path in
            guard let status = try? environment.files.status(path) else { return nil }
            return Stamp(identity: status.identity, size: status.size, modified: status.modified)
        }
    }

    private static func sources(
        of paths: [String], options: Options, in environment: Environment
    ) -> (files: [String], folders: [String]) {
        let choice = options.project.choice
        let project = choice.file(of: paths, in: environment)
        let scope = try? ProjectScope(operands: paths, choice: choice, in: environment)
        let found = scope.map { SpecificationPaths.find($0, in: environment.files) }
        // What decides about the diagnostics, and what isn't there yet, or for a moment.
        let others =
            [project, BaselineFile.path(options.checks.baseline, project: scope?.file)].compactMap(\.self)
            + (scope?.paths ?? paths).filter { (try? environment.files.status($0)) == nil }
        return (
            (found?.files ?? []) + others, (found?.folders ?? []) + others.map { folder(above: $0, in: environment) }
        )
    }

    /// The nearest folder above a path that exists.
    private static func folder(above path: String, in environment: Environment) -> String {
        var folder = PathText.folder(of: path)
        while (try? environment.files.status(folder)) == nil, PathText.folder(of: folder) != folder {
            folder = PathText.folder(of: folder)
        }
        return folder
    }

    /// The files and folders of what is compared: a folder of specifications, or a file, one of those or a graph.
    private static func sources(
        ofCompared path: String, options: Options, in environment: Environment
    ) -> (files: [String], folders: [String]) {
        let isFolder = (try? environment.files.status(path).kind) == .folder
        return isFolder
            ? sources(of: [path], options: options, in: environment)
            : ([path], [folder(above: path, in: environment)])
    }
}
