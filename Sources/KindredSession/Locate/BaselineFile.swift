import KindredDiagnostics
import KindredProject
import KindredSystem

/// The choice of a baseline, as a command line makes it.
package enum BaselineChoice: Sendable {
    /// The baseline that the project names, if it names one.
    case ofProject
    case read(String)
    /// A new one is written, so none is read.
    case write(String)
    case prune(String)

    /// The path that the command line names.
    package var path: String? {
        switch self {
        case .ofProject: nil
        case .read(let path), .write(let path), .prune(let path): path
        }
    }

    /// The path of a new one.
    package var written: String? { if case .write(let path) = self { path } else { nil } }
}

/// The file of a baseline, as it is shown.
package struct BaselineFile {
    package let path: String

    package init(path: String, in environment: Environment) {
        self.path = PathText.shown(path, from: environment.files.currentFolders)
    }

    /// The path that the command line or else the project names.
    package static func path(_ choice: BaselineChoice, project: LoadedProject?) -> String? {
        switch choice {
        case .ofProject: project?.baselinePath
        case .read(let path), .prune(let path): path
        case .write: nil
        }
    }

    /// Reads the baseline. Its errors are thrown, to be shown on standard error, whatever the format.
    package func read(_ environment: Environment) throws(Failure) -> Baseline {
        let file: SourceFile
        switch FileText.read(path, in: environment).content {
        case .text(let text): file = SourceFile(path: path, text: text)
        case .tooLarge: throw .environment("can't read '\(path)': the file is larger than 1 GiB")
        case .unreadable(let error):
            var failure = Failure.environment("can't read '\(path)': \(error.reason)")
            if error == .missing {
                failure.hints = ["'kindred check --write-baseline \(PathText.quoted(path))' writes a baseline"]
            }
            throw failure
        }
        let read = BaselineReader.read(file, pathInside: pathInside(environment))
        guard let baseline = read.baseline else {
            throw Failure.usage([file], diagnostics: read.diagnostics)
        }
        return baseline
    }

    /// The path of a file as seen from the folder of the baseline: it stays the same wherever the command runs.
    package func pathInside(_ environment: Environment) -> @Sendable (String) -> String {
        environment.pathsBeside(path)
    }
}

extension Policy {
    /// Takes the baseline that the command line or the project names, if any.
    package mutating func take(
        _ choice: BaselineChoice, project: LoadedProject?, in environment: Environment
    ) throws(Failure) {
        if choice.written != nil { showsAll = true }
        guard let path = BaselineFile.path(choice, project: project) else { return }
        baseline = try BaselineFile(path: path, in: environment).read(environment)
        if let stale = project?.project.baseline?.stale { levels[StaleBaseline.info.id] = stale }
        // What is removed need not be reported.
        if case .prune = choice { levels[StaleBaseline.info.id] = .off }
    }
}

extension Environment {
    /// Returns a function that makes paths relative to the folder of a file: they stay the same wherever the command runs.
    func pathsBeside(_ path: String) -> @Sendable (String) -> String {
        let current = files.currentFolders().first ?? "/"
        let folder = PathText.folder(of: PathText.whole(path, from: current))
        let input = FileText.standardInput.shown
        return { $0 == input ? $0 : PathText.relative(PathText.whole($0, from: current), to: folder) }
    }
}
