import KindredProject
import KindredSystem

/// The scope of a command line: a project, if there is one, and the specifications to read.
struct ProjectScope {
    let file: LoadedProject?
    /// The paths of the specifications; never empty.
    let paths: [String]
    /// The path of the file that standard input replaces.
    let standardInput: String?
    /// Whether the whole project is read: then what isn't found doesn't exist.
    let isWhole: Bool
    /// Whether folders with a project file of their own are left out.
    let leavesOutProjects: Bool

    /// - Parameter operands: The paths that the command line names.
    init(operands: [String], arguments: Arguments, in environment: Environment) throws(Failure) {
        let dash = SpecificationPaths.standardInput.argument
        standardInput = try Self.standardInput(arguments, in: environment)
        leavesOutProjects = !arguments.has(.noConfig)
        let named = standardInput == nil ? operands : operands.filter { $0 != dash }
        if let operand = named.first(where: { PathText.name(of: $0) == Project.fileName }) {
            throw .usage(
                "'\(operand)' is a project file, not a specification", "name its folder instead, or leave it out")
        }
        let path = try Self.file(named, standardInput: standardInput, arguments: arguments, in: environment)
        file = try path.map { path throws(Failure) in
            try LoadedProject(path: path, arguments: arguments, in: environment)
        }
        if named.isEmpty {
            paths = try file?.sources(arguments, in: environment) ?? ["."]
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

    private static func standardInput(_ arguments: Arguments, in environment: Environment) throws(Failure) -> String? {
        guard let name = arguments.value(.stdinFilename) else { return nil }
        let path = SpecificationPaths.shown(name, in: environment.files)
        if PathText.name(of: path) == Project.fileName {
            throw .usage("'\(name)' is a project file, not a specification")
        }
        if (try? environment.files.status(path).kind) == .folder || name.utf8.last == UInt8(ascii: "/") {
            throw .usage("option '\(Option.stdinFilename.form)' needs the name of a file; '\(name)' is a folder")
        }
        return path
    }

    /// The path of the project file of everything that is named; of the current folder if nothing is.
    private static func file(
        _ named: [String], standardInput: String?, arguments: Arguments, in environment: Environment
    ) throws(Failure) -> String? {
        if let file = arguments.value(.config) {
            if arguments.has(.noConfig) { throw arguments.conflict(.config, other: .noConfig) }
            return PathText.normalised(file)
        }
        if arguments.has(.noConfig) { return nil }
        var search = ProjectSearch(environment.files)
        var first: (path: String, project: String)?
        for path in (standardInput.map { [$0] } ?? []) + named {
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
    static func file(of operands: [String], arguments: Arguments, in environment: Environment) -> String? {
        (try? file(operands, standardInput: nil, arguments: arguments, in: environment)) ?? nil
    }

    private static func folder(of path: String, in environment: Environment) -> String {
        if path == SpecificationPaths.standardInput.argument { return "." }
        let shown = PathText.shown(path, from: environment.files.currentFolders)
        return (try? environment.files.status(shown).kind) == .folder ? shown : PathText.folder(of: shown)
    }
}

extension Option {
    static let config = Option(
        name: "--config", value: .path("FILE"),
        about: "the project file; by default the nearest kindred.yaml, up to the repository's root")
    static let noConfig = Option(name: "--no-config", about: "ignore project files")
    static let stdinFilename = Option(
        name: "--stdin-filename", value: .path("PATH"),
        about: "read this specification from standard input, and the others as usual")
}
