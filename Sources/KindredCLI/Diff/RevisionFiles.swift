import Kindred
import KindredBase
import KindredProject

/// The specifications of a revision, found as on a command line: those that are named, and those below folders.
struct RevisionFiles {
    private let git: Git
    private let scope: ProjectScope
    private let arguments: Arguments
    private let environment: Environment

    init(_ git: Git, _ scope: ProjectScope, _ arguments: Arguments, _ environment: Environment) {
        (self.git, self.scope, self.arguments, self.environment) = (git, scope, arguments, environment)
    }

    /// - Parameter name: That of the revision, with which places begin.
    func side(of commit: String, named name: String) throws(Failure) -> ComparedSide {
        var named: [String] = []
        for path in scope.paths { named.append(try git.inRepository(path)) }
        let all = try git.files(of: commit, below: named)
        // A folder with a project file is a compilation of its own.
        let projects =
            scope.leavesOutProjects
            ? all.map(\.path).filter { PathText.name(of: $0) == Project.fileName }.map { PathText.folder(of: $0) } : []
        let files = all.filter { file in named.contains { Self.isWanted(file.path, in: $0, projects) } }
        if files.isEmpty {
            let places = scope.paths.map { "'\($0)'" }.joined(separator: ", ")
            throw .environment(
                "'\(name)' has no specification \(scope.paths == ["."] ? "below the current folder" : "in \(places)")",
                "name a folder that has some in both revisions")
        }
        let contents = try git.contents(of: files.map(\.object), in: name)
        var policy = Policy(arguments, scope.file?.project)
        try policy.takeBaseline(arguments, scope.file, environment)
        return ComparedSide(
            zip(files, contents).map { Pipeline.Input(path: "\(name):\($0.path)", .bytes($1)) }, policy, environment)
    }

    /// - Parameter named: A file or a folder; empty for all.
    private static func isWanted(_ path: String, in named: String, _ projects: [String]) -> Bool {
        if path == named { return true }
        guard let rest = named.isEmpty ? path : PathText.part(of: path, inside: named),
            path.withCString({ WantedFiles.specifications.hasSuffix($0) }),
            !rest.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.first == UInt8(ascii: ".") })
        else { return false }
        return !projects.contains { project in
            let isBelow =
                named.isEmpty ? project != "." : project != named && PathText.part(of: project, inside: named) != nil
            return isBelow && PathText.part(of: path, inside: project) != nil
        }
    }
}
