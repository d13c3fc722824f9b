import KindredProject
import KindredSystem

/// The scope of a command line: a project, if there is one, and the specifications to read.
package struct ProjectScope {
    package let file: LoadedProject?
    /// The paths of the specifications; never empty.
    package let paths: [String]
    /// The path of the file that standard input replaces.
    package let standardInput: String?
    /// Whether the whole project is read: then what isn't found doesn't exist.
    package let isWhole: Bool
    /// Whether folders with a project file of their own are left out.
    let leavesOutProjects: Bool

    /// - Parameter operands: The paths that the command line names.
    package init(operands: [String], choice: ProjectChoice, in environment: Environment) throws(Failure) {
        let dash = FileText.standardInput.argument
        standardInput = try choice.inputPath(environment)
        leavesOutProjects = !choice.ignoresFiles
        let named = standardInput == nil ? operands : operands.filter { $0 != dash }
        if let operand = named.first(where: { PathText.name(of: $0) == Project.fileName }) {
            throw .usage(
                "'\(operand)' is a project file, not a specification", "name its folder instead, or leave it out")
        }
        let path = try choice.file(named, standardInput: standardInput, in: environment)
        file = try path.map { path throws(Failure) in
            try LoadedProject(path: path, choice: choice, in: environment)
        }
        if named.isEmpty {
            paths = try file?.presentSources(environment) ?? ["."]
        } else {
            paths = named
        }
        isWhole = named.isEmpty || Self.covers(named, sources: file?.sources ?? [], in: environment)
    }

    /// Whether each source of a project is among some paths, or in one of them.
    private static func covers(_ paths: [String], sources: [String], in environment: Environment) -> Bool {
        let current = environment.files.currentFolders().first ?? "/"
        let paths = paths.map { PathText.whole(PathText.normalised($0), from: current) }
        return sources.allSatisfy { source in
            let source = PathText.whole(PathText.normalised(source), from: current)
            return paths.contains { PathText.part(of: source, inside: $0) != nil }
        }
    }
}

/// The choice of a project, as a command line makes it.
package struct ProjectChoice: Sendable {
    /// The path of the project file that is named.
    package let file: String?
    /// Whether project files don't count.
    let ignoresFiles: Bool
    /// The name of the file that standard input replaces.
    package let standardInput: String?

    package init(file: String? = nil, ignoresFiles: Bool = false, standardInput: String? = nil) {
        (self.file, self.ignoresFiles, self.standardInput) = (file, ignoresFiles, standardInput)
    }

    fileprivate func inputPath(_ environment: Environment) throws(Failure) -> String? {
        guard let name = standardInput else { return nil }
        let path = SpecificationPaths.shown(name, in: environment.files)
        if PathText.name(of: path) == Project.fileName {
            throw .usage("'\(name)' is a project file, not a specification")
        }
        if (try? environment.files.status(path).kind) == .folder || name.utf8.last == UInt8(ascii: "/") {
            throw .usage("option '--stdin-filename PATH' needs the name of a file; '\(name)' is a folder")
        }
        return path
    }

    /// The path of the project file of everything that is named; of the current folder if nothing is.
    fileprivate func file(
        _ named: [String], standardInput: String?, in environment: Environment
    ) throws(Failure) -> String? {
        if let file { return PathText.normalised(file) }
        if ignoresFiles { return nil }
        let paths = (standardInput.map { [$0] } ?? []) + named
        var search = ProjectSearch(system: environment.files, findsSeveral: paths.count > 1)
        var first: (path: String, project: String)?
        for path in paths {
            guard let project = search.find(from: folder(of: path, in: environment)) else { continue }
            let shown = PathText.shown(project, from: environment.files.currentFolders)
            if let first, first.project != shown {
                throw .usage(
                    "'\(first.path)' belongs to the project of '\(first.project)', '\(path)' to that of '\(shown)'",
                    "check them one after the other, or say which project counts with --config FILE or --no-config")
            }
            first = first ?? (path, shown)
        }
        // Then the current folder is read.
        return first?.project ?? (named.isEmpty ? search.find(from: ".") : nil)
    }

    /// The path of the project file, whatever is in it; nil if there is none or it can't be said.
    package func file(of operands: [String], in environment: Environment) -> String? {
        (try? file(operands, standardInput: nil, in: environment)) ?? nil
    }

    private func folder(of path: String, in environment: Environment) -> String {
        if path == FileText.standardInput.argument { return "." }
        let shown = PathText.shown(path, from: environment.files.currentFolders)
        return (try? environment.files.status(shown).kind) == .folder ? shown : PathText.folder(of: shown)
    }
}
