import KindredDiagnostics
import KindredFormats
import KindredSession
import KindredSystem

/// A report with the paths that each format has.
final class ReportViews {
    private let report: Report
    private let paths: ReportPaths
    private let isAbsolute: Bool
    private lazy var rooted = report.renamed(paths.rooted)
    private lazy var absolute = report.renamed(paths.absolute)

    init(report: Report, options: ReportOptions, in environment: Environment, project: String? = nil) {
        self.report = report
        paths = ReportPaths(files: environment.files, project: project)
        isAbsolute = options.showsAbsolutePaths
    }

    func report(for format: ReportFormat) -> Report {
        if format.hasRootedPaths { return rooted }
        return isAbsolute && format.isForPeople ? absolute : report
    }
}

/// Paths as programs elsewhere look for them.
struct ReportPaths {
    private let files: FileSystem
    /// The current folder, without links.
    private let current: String
    /// The folder that rooted paths start at, without links.
    private let root: String

    /// - Parameter project: The folder of the project file, where there is no repository.
    init(files: FileSystem, project: String? = nil) {
        self.files = files
        current = files.realPath(".") ?? files.currentFolders().first ?? "/"
        root = Self.repository(current, files: files) ?? project.flatMap(files.realPath) ?? current
    }

    /// The nearest folder upwards that holds `.git`: a folder, or a file in a worktree.
    private static func repository(_ start: String, files: FileSystem) -> String? {
        var folder = start
        while true {
            if (try? files.status(PathText.joined(folder, name: ".git"))) != nil { return folder }
            if folder == "/" { return nil }
            folder = PathText.folder(of: folder)
        }
    }

    /// The path from the root of the file system, by the names that were given.
    func absolute(_ path: String) -> String {
        if path == FileText.standardInput.shown || path.utf8.first == 0x2F { return path }
        return PathText.normalised(PathText.joined(current, name: path))
    }

    /// The path from the root of the repository, without links: other programs don't follow them. Absolute outside of it.
    func rooted(_ path: String) -> String {
        if path == FileText.standardInput.shown { return path }
        let (named, real) = (absolute(path), files.realPath(path))
        return real.flatMap { PathText.part(of: $0, inside: root) } ?? PathText.part(of: named, inside: root) ?? real
            ?? named
    }
}
