import Kindred
import KindredProject
import KindredRules
import KindredSystem
import KindredText

/// The specifications of a revision, found as on a command line: those that are named, and those below folders. Links and
/// submodules lead where they would after a checkout.
struct RevisionFiles {
    private let git: Git
    private let scope: ProjectScope
    /// The commit of the new side; nil for the files as they are.
    private let end: String?
    private let choices: Choices
    private let environment: Environment

    package init(
        git: Git, scope: ProjectScope, upTo end: String?, choices: Choices, in environment: Environment
    ) {
        (self.git, self.scope, self.end) = (git, scope, end)
        (self.choices, self.environment) = (choices, environment)
    }

    /// - Parameter name: The name of the revision, with which places begin.
    package func side(
        of commit: String, named name: String, for purpose: Session.Purpose
    ) throws(Failure) -> ComparedSide {
        let found = try find(in: commit, named: name)
        for line in found.notes { environment.say(TerminalText.line("kindred: \(line)")) }
        if found.files.isEmpty { throw try isMissing(name, purpose: purpose) }
        var inputs: [Pipeline.Input] = []
        var hasUnreadable = false
        var entries: [(path: String, entry: Git.Entry)] = []
        for file in found.files {
            let path = "\(name):\(file.path)"
            switch file.content {
            case .entry(let entry): entries.append((path, entry))
            case .disk(let disk):
                let read = FileText.read(disk, in: environment)
                if case .unreadable = read.content { hasUnreadable = true }
                inputs.append(read.input(path))
            case .failure(let reason):
                hasUnreadable = true
                inputs.append(
                    Pipeline.Input(path: path, content: .failure(UnreadableFile.found(path: path, reason: reason))))
            }
        }
        let contents = try git.contents(of: entries.map(\.entry), in: name)
        inputs += zip(entries, contents).map { Pipeline.Input(path: $0.path, content: .bytes($1)) }
        var policy = try purpose.policy(choices, scope: scope, in: environment)
        // An entry about a file knows it by its path in the folder.
        if let baseline = policy.baseline {
            let (prefix, root) = ("\(name):", git.root)
            policy.baseline = Baseline(file: baseline.file, entries: baseline.entries) { path in
                let isInside = path.utf8.starts(with: prefix.utf8)
                return baseline.pathInside(isInside ? "\(root)/\(path.dropFirst(prefix.count))" : path)
            }
        }
        return ComparedSide(
            inputs: inputs, for: purpose, policy: policy, in: environment,
            identities: Session.identities(scope.file, policy: policy, in: environment),
            isUnreadable: hasUnreadable)
    }

    /// Finds the specifications of a commit that the command line is about.
    private func find(in commit: String, named name: String) throws(Failure) -> FoundRevisionFiles {
        var found = FoundRevisionFiles(
            tree: RevisionTree(git: git, commit: commit, named: name), named: name,
            leavesOutProjects: scope.leavesOutProjects)
        for path in scope.paths { try found.add(try git.inRepository(path)) }
        found.finish()
        return found
    }

    private func isMissing(_ name: String, purpose: Session.Purpose) throws(Failure) -> Failure {
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
            if let end { return try !find(in: end, named: end).files.isEmpty }
            return !SpecificationPaths.find(scope, in: environment.files).files.isEmpty
        }
    }
}

/// The specifications that are found in the tree of a revision.
private struct FoundRevisionFiles {
    enum Content {
        case entry(Git.Entry)
        /// A file as it is now: git doesn't know what it was.
        case disk(String)
        /// The reason why a file can't be read.
        case failure(String)
    }

    /// The files, each once, whatever leads there, in byte order of their paths.
    private(set) var files: [(path: String, content: Content)] = []
    /// Notes on files that are left out, or whose earlier text isn't known.
    private(set) var notes: [String] = []
    private let tree: RevisionTree
    private let name: String
    private let leavesOutProjects: Bool
    private var known: Set<ExactText> = []

    init(tree: RevisionTree, named name: String, leavesOutProjects: Bool) {
        (self.tree, self.name, self.leavesOutProjects) = (tree, name, leavesOutProjects)
    }

    /// - Parameter path: A file or a folder; empty for all.
    mutating func add(_ path: String) throws(Failure) {
        switch try tree.target(of: Array(path.utf8)) {
        case .file(let entry): add(path, content: .entry(entry))
        case .folder(let folder): try addFolder(folder, shown: path)
        case .outside(let target): addOutside(path, target: target)
        // What isn't there yet has no files.
        case .nothing: break
        }
    }

    private mutating func add(_ path: String, content: Content) {
        if known.insert(ExactText(path)).inserted { files.append((path, content)) }
    }

    private mutating func addOutside(_ path: String, target: [UInt8]) {
        let target = String(decoding: target, as: UTF8.self)
        add(path, content: .disk(target))
        notes.append("'\(name):\(path)' leads out of the repository, to '\(target)': it's read as it is now")
    }

    /// Adds a folder as if it were on the disk: hidden entries and projects of their own are left out.
    private mutating func addFolder(_ folder: [UInt8], shown: String) throws(Failure) {
        var children = Self.children(try tree.entries(below: folder))
        var waiting = [(folder: folder, shown: shown)]
        while let next = waiting.popLast() {
            let entries = children.removeValue(forKey: next.folder) ?? []
            let isProject = entries.contains {
                $0.kind != .folder && $0.kind != .submodule && $0.name.elementsEqual(Project.fileName.utf8)
            }
            if leavesOutProjects, isProject, next.folder != folder { continue }
            for entry in entries where entry.name.first != UInt8(ascii: ".") {
                let name = String(decoding: entry.name, as: UTF8.self)
                let path = next.shown.isEmpty ? name : PathText.joined(next.shown, name: name)
                let isFolder = entry.kind == .folder || entry.kind == .submodule
                guard isFolder || name.withCString({ WantedFiles.specifications.hasSuffix($0) }) else { continue }
                if String(validating: entry.name, as: UTF8.self) == nil {
                    add(path, content: .failure("its name is not UTF-8"))
                    continue
                }
                if entry.kind == .submodule {
                    children.merge(Self.children(try tree.list(entry: entry))) { one, _ in one }
                }
                if isFolder { waiting.append((entry.path, path)) } else { try add(entry, path: path) }
            }
        }
    }

    private static func children(_ entries: [Git.Entry]) -> [[UInt8]: [Git.Entry]] {
        Dictionary(grouping: entries) { entry in
            Array(entry.path[..<(entry.path.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
        }
    }

    private mutating func add(_ entry: Git.Entry, path: String) throws(Failure) {
        guard entry.kind == .link else { return add(path, content: .entry(entry)) }
        switch try tree.target(of: entry.path) {
        case .file(let target): add(path, content: .entry(target))
        case .folder: break
        case .outside(let target): addOutside(path, target: target)
        case .nothing(let error): add(path, content: .failure(error.reason))
        }
    }

    /// Sorts the files. Of several names of one file, the first one counts.
    mutating func finish() {
        files.sort { $0.path.precedesInBytes($1.path) }
        var seen: Set<[UInt8]> = []
        files.removeAll { file in
            switch file.content {
            case .entry(let entry): !seen.insert(entry.path).inserted
            case .disk(let path): !seen.insert(Array(path.utf8)).inserted
            case .failure: false
            }
        }
        for path in tree.leftOut.map({ String(decoding: $0, as: UTF8.self) }) {
            notes.append(
                "'\(name)' is read without its submodule '\(path)': it isn't checked out ('git submodule update --init' does)"
            )
        }
    }
}
