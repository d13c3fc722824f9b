import KindredDiagnostics
import KindredProject
import KindredRules
import KindredSystem
import KindredText

/// The files that the paths of a command line mean.
package struct SpecificationPaths {
    /// The paths of the files in byte order, each once.
    package private(set) var files: [String] = []
    /// The folders that were searched, and those of the files that were named, each once.
    private(set) var folders: [String] = []
    private(set) var failures: [(path: String, failure: Diagnostic)] = []
    private(set) var hasUnreadable = false
    /// The paths of the files that the command line names, and that are not only found in a folder.
    private(set) var named: Set<ExactText> = []
    /// The patterns of what is left out of folders.
    private var exclusion: Exclusion

    private let wanted: WantedFiles
    private let leavesOutProjects: Bool
    private let system: FileSystem
    private var known: Set<ExactText> = []
    private var added: [String] = []

    /// Finds all files that a command line is about.
    package static func find(_ scope: ProjectScope, in system: FileSystem) -> SpecificationPaths {
        find(
            scope.paths, leavingOutProjects: scope.leavesOutProjects,
            adding: [scope.standardInput].compactMap(\.self), in: system)
    }

    /// - Parameters:
    ///   - leavingOutProjects: Whether a folder with a project file of its own is not part of one that is named.
    ///   - added: Further files, which need not exist.
    package static func find(
        _ arguments: [String], wanted: WantedFiles = .specifications, excluding patterns: [String] = [],
        leavingOutProjects: Bool = false, adding added: [String] = [], in system: FileSystem
    ) -> SpecificationPaths {
        var paths = SpecificationPaths(
            wanted: wanted, exclusion: Exclusion(patterns), leavesOutProjects: leavingOutProjects, system: system)
        for path in added { paths.addFile(path) }
        paths.added = added
        for argument in arguments.isEmpty ? ["."] : arguments { paths.add(argument) }
        paths.files.sort { $0.precedesInBytes($1) }
        return paths
    }

    private init(
        wanted: WantedFiles, exclusion: Exclusion, leavesOutProjects: Bool, system: FileSystem
    ) {
        (self.wanted, self.exclusion, self.system) = (wanted, exclusion, system)
        self.leavesOutProjects = leavesOutProjects
    }

    /// The patterns that have left nothing out.
    package var unusedPatterns: [String] { exclusion.unused }

    private mutating func add(_ argument: String) {
        if argument == FileText.standardInput.argument {
            addFile(FileText.standardInput.shown)
            return
        }
        if argument.isEmpty { return addUnreadable("''", reason: SystemError.missing.reason) }
        let path = Self.shown(argument, in: system)
        // A buffer covers it, so it need not exist.
        if added.contains(path) { return }
        do throws(SystemError) {
            if try system.status(path).kind == .folder { return addFolder(path) }
            note(folder: PathText.folder(of: path))
            named.insert(ExactText(path))
            addFile(path)
        } catch {
            addUnreadable(path, reason: error.reason)
        }
    }

    /// Returns a path as it is shown; a file may have the name that means standard input.
    package static func shown(_ argument: String, in system: FileSystem) -> String {
        plain(PathText.shown(argument, from: system.currentFolders))
    }

    /// Returns a path that a line can start with: it's not that of standard input, and no command for GitHub Actions.
    private static func plain(_ path: String) -> String {
        path == FileText.standardInput.shown || path.utf8.starts(with: "::".utf8) ? "./" + path : path
    }

    private mutating func addFile(_ path: String) {
        if known.insert(ExactText(path)).inserted { files.append(path) }
    }

    private mutating func note(folder: String) {
        if known.insert(ExactText("folder " + folder)).inserted { folders.append(folder) }
    }

    private mutating func addUnreadable(_ path: String, reason: String) {
        hasUnreadable = true
        guard known.insert(ExactText("unreadable " + path)).inserted else { return }
        failures.append((path, UnreadableFile.found(path: path, reason: reason)))
    }

    /// Adds the files of a folder and those below. Folders wait in a list instead of on the stack: no tree is too deep.
    private mutating func addFolder(_ path: String) {
        var found = FoundEntries(
            wanted: wanted, below: path, exclusion: exclusion, leavesOutProjects: leavesOutProjects)
        defer { exclusion = found.exclusion }
        // The current folder may be inside of it; what is in there is shown without the way around.
        let current = PathText.current(inside: path, from: system.currentFolders)
        func shown(_ path: String) -> String {
            Self.plain(current.flatMap { PathText.part(of: path, inside: $0) } ?? path)
        }
        var isEmpty = true
        while let folder = found.folders.popLast() {
            note(folder: shown(folder))
            do throws(SystemError) {
                try found.read(folder, in: system)
            } catch {
                isEmpty = false
                addUnreadable(shown(folder), reason: error.reason)
            }
            for file in found.files { addFile(shown(file)) }
            for file in found.unreadable { addUnreadable(shown(file.path), reason: file.reason) }
            if found.files.contains(where: { wanted.hasSuffix($0) }) || !found.unreadable.isEmpty { isEmpty = false }
        }
        if isEmpty, known.insert(ExactText("empty " + path)).inserted {
            let projects = found.projects.sorted { $0.precedesInBytes($1) }
            failures.append((path, wanted.emptyFolder(path, projects.map(shown))))
        }
    }
}

/// The entries of a folder that are read or searched.
private struct FoundEntries {
    private let wanted: WantedFiles
    private let root: String
    private(set) var exclusion: Exclusion
    /// Folders that are still to be read.
    var folders: [String]
    /// The files of the folder that was read last.
    private(set) var files: [String] = []
    private(set) var unreadable: [(path: String, reason: String)] = []
    /// Folders that are left out because they are projects of their own.
    private(set) var projects: [String] = []
    private let leavesOutProjects: Bool

    init(wanted: WantedFiles, below root: String, exclusion: Exclusion, leavesOutProjects: Bool) {
        (self.wanted, self.root, self.exclusion) = (wanted, root, exclusion)
        self.leavesOutProjects = leavesOutProjects
        folders = [root]
    }

    mutating func read(_ folder: String, in system: FileSystem) throws(SystemError) {
        files = []
        unreadable = []
        var candidates: [(path: String, kind: FileSystem.Status.Kind?)] = []
        let mayBeProject = leavesOutProjects && folder != root
        var isProject = false
        try system.forEachEntry(of: folder) { name, kind in
            guard name.pointee != 0x2E, kind == .folder || kind == nil || wanted.covers(name) else {
                if mayBeProject, String(cString: name) == Project.fileName { isProject = true }
                return
            }
            if let text = String(validatingCString: name) {
                candidates.append((PathText.joined(folder, name: text), kind))
            } else {
                unreadable.append((PathText.joined(folder, name: String(cString: name)), "its name is not UTF-8"))
            }
        }
        if isProject {
            unreadable = []
            projects.append(folder)
            return
        }
        for candidate in candidates { add(candidate.path, kind: candidate.kind, system: system) }
    }

    private mutating func add(_ path: String, kind: FileSystem.Status.Kind?, system: FileSystem) {
        if exclusion.covers(path, below: root) { return }
        do throws(SystemError) {
            var kind = kind
            if kind == nil { kind = try system.status(path, followsLinks: false).kind }
            switch kind {
            case .folder: folders.append(path)
            case .file: if wanted.covers(path), wanted.isWanted(path, system) { files.append(path) }
            case .link:
                if wanted.covers(path), try system.status(path).kind == .file, wanted.isWanted(path, system) {
                    files.append(path)
                }
            case .other, nil: break
            }
        } catch {
            unreadable.append((path, error.reason))
        }
    }
}
