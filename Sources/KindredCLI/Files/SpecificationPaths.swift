import KindredBase
import KindredCore

/// The files that the paths of a command line stand for.
struct SpecificationPaths {
    /// In byte order, each once.
    private(set) var files: [String] = []
    private(set) var problems: [(path: String, problem: Diagnostic)] = []
    private(set) var hasUnreadable = false

    private let wanted: WantedFiles
    private let system: FileSystem
    private var known: Set<ExactText> = []

    /// Standard input, as it is given and as it is shown.
    static let standardInput = (argument: "-", shown: "<stdin>")

    static func find(
        _ arguments: [String], _ wanted: WantedFiles = .specifications, in system: FileSystem
    ) -> SpecificationPaths {
        var paths = SpecificationPaths(wanted, system)
        for argument in arguments.isEmpty ? ["."] : arguments { paths.add(argument) }
        paths.files.sort { $0.precedesInBytes($1) }
        return paths
    }

    /// One path that must be a file.
    static func file(_ argument: String, in system: FileSystem) -> SpecificationPaths {
        var paths = SpecificationPaths(.specifications, system)
        let isInput = argument == standardInput.argument
        paths.addFile(isInput ? standardInput.shown : shown(argument, in: system))
        return paths
    }

    private init(_ wanted: WantedFiles, _ system: FileSystem) { (self.wanted, self.system) = (wanted, system) }

    private mutating func add(_ argument: String) {
        if argument == Self.standardInput.argument {
            addFile(Self.standardInput.shown)
            return
        }
        if argument.isEmpty { return addUnreadable("''", SystemError.missing.reason) }
        let path = Self.shown(argument, in: system)
        do throws(SystemError) {
            if try system.status(path).kind == .folder { addFolder(path) } else { addFile(path) }
        } catch {
            addUnreadable(path, error.reason)
        }
    }

    /// A file may have the name that stands for standard input.
    private static func shown(_ argument: String, in system: FileSystem) -> String {
        let path = PathText.shown(argument, from: system.currentFolders)
        return path == standardInput.shown ? "./" + path : path
    }

    private mutating func addFile(_ path: String) {
        if known.insert(ExactText(path)).inserted { files.append(path) }
    }

    private mutating func addUnreadable(_ path: String, _ reason: String) {
        hasUnreadable = true
        guard known.insert(ExactText("unreadable " + path)).inserted else { return }
        problems.append((path, UnreadableFile.found(path: path, reason: reason)))
    }

    /// Folders wait in a list instead of on the stack: no tree is too deep.
    private mutating func addFolder(_ path: String) {
        var found = FoundEntries(wanted)
        found.folders = [path]
        // The current folder may be inside of it; what is in there is shown without the way around.
        let current = PathText.current(inside: path, from: system.currentFolders)
        func shown(_ path: String) -> String { current.flatMap { PathText.part(of: path, inside: $0) } ?? path }
        var isEmpty = true
        while let folder = found.folders.popLast() {
            do throws(SystemError) {
                try found.read(folder, in: system)
            } catch {
                isEmpty = false
                addUnreadable(shown(folder), error.reason)
            }
            for file in found.files { addFile(shown(file)) }
            for file in found.unreadable { addUnreadable(shown(file.path), file.reason) }
            if found.files.contains(where: { wanted.hasSuffix($0) }) || !found.unreadable.isEmpty { isEmpty = false }
        }
        if isEmpty, known.insert(ExactText("empty " + path)).inserted {
            problems.append((path, wanted.emptyFolder(path)))
        }
    }
}

/// What a folder holds that matters.
private struct FoundEntries {
    private let wanted: WantedFiles
    /// Folders that are still to be read.
    var folders: [String] = []
    /// Those of the folder read last.
    private(set) var files: [String] = []
    private(set) var unreadable: [(path: String, reason: String)] = []

    init(_ wanted: WantedFiles) { self.wanted = wanted }

    mutating func read(_ folder: String, in system: FileSystem) throws(SystemError) {
        files = []
        unreadable = []
        var candidates: [(path: String, kind: FileSystem.Status.Kind?)] = []
        try system.forEachEntry(of: folder) { name, kind in
            guard name.pointee != 0x2E, kind == .folder || kind == nil || wanted.covers(name) else { return }
            if let text = String(validatingCString: name) {
                candidates.append((PathText.joined(folder, text), kind))
            } else {
                unreadable.append((PathText.joined(folder, String(cString: name)), "its name is not UTF-8"))
            }
        }
        for candidate in candidates { add(candidate.path, candidate.kind, system) }
    }

    private mutating func add(_ path: String, _ kind: FileSystem.Status.Kind?, _ system: FileSystem) {
        do throws(SystemError) {
            var kind = kind
            if kind == nil { kind = try system.status(path, followsLinks: false).kind }
            switch kind {
            case .folder: folders.append(path)
            case .file: if wanted.covers(path) { files.append(path) }
            case .link: if wanted.covers(path), try system.status(path).kind == .file { files.append(path) }
            case .other, nil: break
            }
        } catch {
            unreadable.append((path, error.reason))
        }
    }
}
