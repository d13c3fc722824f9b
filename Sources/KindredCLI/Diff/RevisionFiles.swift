import Kindred
import KindredBase
import KindredProject

/// The specifications of a revision, found as on a command line: those that are named, and those below folders.
struct RevisionFiles {
    private let git: Git
    private let scope: ProjectScope
    /// The commit of the new side; nil for the files as they are.
    private let end: String?
    private let arguments: Arguments
    private let environment: Environment

    init(
        _ git: Git, _ scope: ProjectScope, upTo end: String?, _ arguments: Arguments, _ environment: Environment
    ) {
        (self.git, self.scope, self.end) = (git, scope, end)
        (self.arguments, self.environment) = (arguments, environment)
    }

    /// - Parameter name: That of the revision, with which places begin.
    func side(
        of commit: String, named name: String, for purpose: Specification.Purpose
    ) throws(Failure) -> ComparedSide {
        let files = try find(in: commit)
        if files.isEmpty { throw try isMissing(name, purpose) }
        let contents = try git.contents(of: files.map(\.object), in: name)
        var policy = try purpose.policy(arguments, scope, environment)
        // An entry about a file knows it by its path in the folder.
        if let baseline = policy.baseline {
            let (prefix, root) = ("\(name):", git.root)
            policy.baseline = Baseline(baseline.file, baseline.entries) { path in
                let isInside = path.utf8.starts(with: prefix.utf8)
                return baseline.pathInside(isInside ? "\(root)/\(path.dropFirst(prefix.count))" : path)
            }
        }
        return ComparedSide(
            zip(files, contents).map { Pipeline.Input(path: "\(name):\($0.path)", .bytes($1)) }, for: purpose, policy,
            environment, Specification.identities(scope.file, policy, environment))
    }

    /// The specifications of a commit that the command line is about, with the ids of their contents.
    private func find(in commit: String) throws(Failure) -> [(path: String, object: String)] {
        var named: [String] = []
        for path in scope.paths { named.append(try git.inRepository(path)) }
        let all = try git.files(of: commit, below: named)
        // A folder with a project file is a compilation of its own.
        let projects =
            scope.leavesOutProjects
            ? all.map(\.path).filter { PathText.name(of: $0) == Project.fileName }.map { PathText.folder(of: $0) } : []
        return all.filter { file in named.contains { Self.isWanted(file.path, in: $0, projects) } }
    }

    private func isMissing(_ name: String, _ purpose: Specification.Purpose) throws(Failure) -> Failure {
        let places = scope.paths.map { "'\($0)'" }.joined(separator: ", ")
        let isFirst = purpose == .earlierGraph ? try hasNew : false
        return Failure(
            code: .environment,
            message:
                "'\(name)' has no specification \(scope.paths == ["."] ? "below the current folder" : "in \(places)")",
            hints: isFirst
                ? [
                    "if the first ones are new, there is nothing to compare yet: 'kindred tree' shows what they declare",
                    "if they were elsewhere, compare two folders: 'kindred diff OLD NEW'",
                ] : ["name a folder that has some in both revisions"])
    }

    /// Whether there is a specification on the new side.
    private var hasNew: Bool {
        get throws(Failure) {
            if let end { return try !find(in: end).isEmpty }
            return !SpecificationPaths.find(scope, in: environment.files).files.isEmpty
        }
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
