import Kindred
import KindredDiagnostics
import KindredPlatform
import KindredSystem

/// The texts of the files that a command line names.
struct SpecificationFiles {
    let inputs: [Pipeline.Input]
    let hasUnreadable: Bool
    /// The files that were read, so that none of them is written over.
    let identities: Set<FileIdentity>
    /// The paths of files and folders, each once.
    let sources: [String]

    /// Reads all that a command line is about.
    static func read(_ scope: ProjectScope, in environment: Environment) -> SpecificationFiles {
        read(SpecificationPaths.find(scope, in: environment.files), standardInput: scope.standardInput, in: environment)
    }

    static func read(
        _ arguments: [String], wanted: WantedFiles, in environment: Environment
    ) -> SpecificationFiles {
        read(
            SpecificationPaths.find(arguments, wanted: wanted, in: environment.files), standardInput: nil,
            in: environment)
    }

    private static func read(
        _ paths: SpecificationPaths, standardInput: String?, in environment: Environment
    ) -> SpecificationFiles {
        // A few files are read before another thread has started.
        let threads = paths.files.count >= 32 ? environment.threads : 1
        let texts = concurrentMap(paths.files.count, threads: threads) { index in
            let path = paths.files[index]
            return path == standardInput
                ? FileText.readInput(as: path, in: environment) : FileText.read(path, in: environment)
        }
        return SpecificationFiles(paths: paths, texts: texts, standardInput: standardInput)
    }

    /// The texts of the files that could be read.
    var files: [SourceFile] {
        inputs.compactMap { input in
            guard case .text(let text) = input.content else { return nil }
            return SourceFile(path: input.path, text: text)
        }
    }

    /// The diagnostics on files that could not be read.
    var failures: DiagnosticBag {
        var bag = DiagnosticBag()
        for input in inputs {
            if case .failure(let diagnostic) = input.content { bag.append(diagnostic) }
        }
        return bag
    }

    private init(paths: SpecificationPaths, texts: [FileText], standardInput: String?) {
        var inputs = paths.failures.map { Pipeline.Input(path: $0.path, content: .failure($0.failure)) }
        var hasUnreadable = paths.hasUnreadable
        var identities: Set<FileIdentity> = []
        // Standard input replaces its file by whatever name.
        let replaced = zip(paths.files, texts).first { $0.0 == standardInput }?.1.identity
        for (path, text) in zip(paths.files, texts) {
            // The same file by another name, through a link for instance.
            if path != standardInput, let identity = text.identity, identity == replaced { continue }
            if let identity = text.identity, !identities.insert(identity).inserted { continue }
            if case .unreadable = text.content { hasUnreadable = true }
            inputs.append(text.input(path))
        }
        self.inputs = inputs
        self.hasUnreadable = hasUnreadable
        self.identities = identities
        let input = standardInput ?? SpecificationPaths.standardInput.shown
        sources = paths.files.filter { $0 != input } + paths.folders
    }
}
