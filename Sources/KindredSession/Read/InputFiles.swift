import Kindred
import KindredDiagnostics
import KindredPlatform
import KindredSystem

/// The texts of the files that a command line names.
struct InputFiles {
    package let inputs: [Pipeline.Input]
    package let hasUnreadable: Bool
    private let readFiles: [FileIdentity]
    /// The paths of files and folders, each once.
    package let sources: [String]

    /// Reads all that a command line is about.
    package static func read(_ scope: ProjectScope, buffers: Buffers, in environment: Environment) -> InputFiles {
        var buffers = buffers
        if let path = scope.standardInput {
            buffers.cover(path, text: FileText.readInput(as: path, in: environment))
        }
        let paths = SpecificationPaths.find(
            scope.paths, leavingOutProjects: scope.leavesOutProjects, adding: buffers.paths, in: environment.files)
        return read(paths, buffers: buffers, standardInput: scope.standardInput, in: environment)
    }

    package static func read(
        _ arguments: [String], wanted: WantedFiles, in environment: Environment
    ) -> InputFiles {
        read(
            SpecificationPaths.find(arguments, wanted: wanted, in: environment.files), buffers: Buffers(),
            standardInput: nil, in: environment)
    }

    private static func read(
        _ paths: SpecificationPaths, buffers: Buffers, standardInput: String?, in environment: Environment
    ) -> InputFiles {
        // A few files are read before another thread has started.
        let areMany = paths.files.count >= 32
        let threads = areMany ? environment.threads : 1
        if areMany { onThreads(threads) { LargePages.preferForHeap() } }
        let texts = concurrentMap(paths.files.count, threads: threads) { index in
            let path = paths.files[index]
            return buffers.text(path) ?? FileText.read(path, in: environment)
        }
        return InputFiles(paths: paths, texts: texts, buffers: buffers, standardInput: standardInput)
    }

    /// The texts of the files that could be read.
    package var files: [SourceFile] {
        inputs.compactMap { input in
            guard case .text(let text) = input.content else { return nil }
            return SourceFile(path: input.path, text: text)
        }
    }

    /// The files that were read, so that none of them is written over.
    package var identities: Set<FileIdentity> { Set(readFiles) }

    /// The diagnostics on files that could not be read.
    package var failures: DiagnosticBag {
        var bag = DiagnosticBag()
        for input in inputs {
            if case .failure(let diagnostic) = input.content { bag.append(diagnostic) }
        }
        return bag
    }

    private init(paths: SpecificationPaths, texts: [FileText], buffers: Buffers, standardInput: String?) {
        var inputs = paths.failures.map { Pipeline.Input(path: $0.path, content: .failure($0.failure)) }
        var hasUnreadable = paths.hasUnreadable
        var (readFiles, known): ([FileIdentity], Set<FileIdentity>) = ([], [])
        // A buffer covers its file by whatever name.
        let covered = Set(buffers.paths.compactMap { buffers.text($0)?.identity })
        for (path, text) in zip(paths.files, texts) {
            // The same file by another name, through a link for instance.
            if buffers.text(path) == nil, let identity = text.identity, covered.contains(identity) { continue }
            if let identity = text.identity {
                if paths.files.count > 1, !known.insert(identity).inserted { continue }
                readFiles.append(identity)
            }
            if case .unreadable = text.content { hasUnreadable = true }
            inputs.append(text.input(path))
        }
        self.inputs = inputs
        self.hasUnreadable = hasUnreadable
        self.readFiles = readFiles
        let input = standardInput ?? FileText.standardInput.shown
        sources = paths.files.filter { $0 != input } + paths.folders
    }
}
