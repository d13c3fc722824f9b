import KindredSystem
import KindredText

/// The files that a command reads, as they are at one moment, and the folders in which there may be more.
package struct WatchedSources: Equatable {
    private struct Stamp: Equatable {
        let identity: FileIdentity
        let size: Int
        let modified: Int
    }

    package let folders: [String]
    package let files: [String]
    /// The state of each file; nil for what can't be looked at.
    private let stamps: [Stamp?]

    /// - Parameters:
    ///   - paths: The files and folders that are read; none for those of the project.
    ///   - old: What they are compared with.
    package init(paths: [String], old: String?, choices: Choices, in environment: Environment) {
        var sources = Self.sources(of: paths, choices: choices, in: environment)
        if let old {
            let more = Self.sources(ofCompared: old, choices: choices, in: environment)
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
        of paths: [String], choices: Choices, in environment: Environment
    ) -> (files: [String], folders: [String]) {
        let choice = choices.project
        let project = choice.file(of: paths, in: environment)
        let scope = try? ProjectScope(operands: paths, choice: choice, in: environment)
        let found = scope.map { SpecificationPaths.find($0, in: environment.files) }
        // What decides about the diagnostics, and what isn't there yet, or for a moment.
        let others =
            [project, BaselineFile.path(choices.baseline, project: scope?.file)].compactMap(\.self)
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
        ofCompared path: String, choices: Choices, in environment: Environment
    ) -> (files: [String], folders: [String]) {
        let isFolder = (try? environment.files.status(path).kind) == .folder
        return isFolder
            ? sources(of: [path], choices: choices, in: environment)
            : ([path], [folder(above: path, in: environment)])
    }
}
