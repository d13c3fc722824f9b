import Kindred
import KindredCode
import KindredDiagnostics
import KindredSystem
import KindredText

/// The Swift files that a command line names, as facts.
package struct SwiftFiles {
    /// Folders that hold nothing of the app itself.
    package static let leftOut = [
        "**/Pods", "**/Carthage", "**/DerivedData", "**/SourcePackages", "**/Tests", "**/*Tests",
    ]

    /// The message about edges that are left out.
    package static let cut = "the code shows more than 1,000,000 edges, or in too many ways: the rest is left out"

    package private(set) var facts = Facts()
    /// The files that could not be used, with the reason.
    package private(set) var failures: [(path: String, reason: String)] = []
    /// Paths that the command line names, but that can't be read.
    package let unreadable: [(path: String, failure: Diagnostic)]
    package let unusedPatterns: [String]
    package let identities: Set<FileIdentity>
    /// The folder that paths are relative to, if they are.
    private let root: String?
    /// The classes that storyboards beside the code have.
    package private(set) var classesInStoryboards: Set<String> = []

    /// - Parameter showsWholePaths: Whether paths are those to open the files by; else they are relative to a folder that is
    ///   named alone.
    package init(
        arguments: [String], excluding patterns: [String], reader: SwiftReader, showsWholePaths: Bool = false,
        usesCache: Bool = true, in environment: Environment
    ) throws(Failure) {
        let found = SpecificationPaths.find(
            arguments, wanted: .swift, excluding: patterns + Self.leftOut, in: environment.files)
        unusedPatterns = found.unusedPatterns.filter { !Self.leftOut.contains($0) }
        unreadable = found.failures
        var identities: Set<FileIdentity> = []
        let paths = found.files.filter { path in
            guard let status = try? environment.files.status(path), status.kind == .file else { return true }
            return identities.insert(status.identity).inserted
        }
        self.identities = identities
        root = showsWholePaths ? nil : Self.root(arguments, in: environment)
        let cache = usesCache ? FactCache(reader: reader, in: environment) : nil
        // What is damaged in the cache is removed from it, and all is read again.
        while try !read(paths, by: reader, cache) { (facts, failures) = (Facts(), []) }
        if showsWholePaths { readStoryboards(arguments, excluding: patterns, in: environment) }
    }

    /// Reads all files in order; false if something in the cache is damaged.
    private mutating func read(
        _ paths: [String], by reader: SwiftReader, _ cache: FactCache?
    ) throws(Failure) -> Bool {
        let names = paths.map { cache?.name(of: $0) }
        let known = names.map { name in name.map { cache?.has(name: $0) == true } ?? false }
        let missing = paths.indices.filter { !known[$0] }
        var (isWhole, next, count) = (true, 0, 0)
        func addKnown(until end: Int) {
            while next < end {
                if let name = names[next] {
                    let text = cache?.facts(name: name)
                    if text?.withUnsafeBytes({ facts.read($0, path: shown(paths[next])) }) != .read {
                        cache?.remove(name: name)
                        isWhole = false
                    }
                }
                next += 1
            }
        }
        if !missing.isEmpty {
            try reader.read(missing.map { paths[$0] }) { path, line in
                addKnown(until: missing[count])
                if add(line, of: shown(path)), let name = names[next], let line { cache?.keep(line, name: name) }
                (next, count) = (next + 1, count + 1)
            }
        }
        addKnown(until: paths.count)
        if !missing.isEmpty { cache?.trim() }
        return isWhole
    }

    /// Adds a line of the reader's; whether it holds facts.
    private mutating func add(_ line: UnsafeRawBufferPointer?, of path: String) -> Bool {
        guard let line else {
            failures.append((path, "the reader ended while it was being read"))
            return false
        }
        switch facts.read(line, path: path) {
        case .read: return true
        case .failed(let reason): failures.append((path, Self.text(reason)))
        case .malformed: failures.append((path, "its facts are not in the form that is expected"))
        }
        return false
    }

    /// The path of a file as facts have it.
    package func shown(_ path: String) -> String { root.flatMap { PathText.part(of: path, inside: $0) } ?? path }

    /// The path of a file by the one that facts have.
    package func path(_ shown: String) -> String { root.map { PathText.joined($0, name: shown) } ?? shown }

    /// Notes the classes of storyboards: their segues are in no code.
    private mutating func readStoryboards(
        _ arguments: [String], excluding patterns: [String], in environment: Environment
    ) {
        let folders = Self.folders(of: arguments, in: environment)
        if folders.isEmpty { return }
        let found = SpecificationPaths.find(
            folders, wanted: .storyboards, excluding: patterns + Self.leftOut, in: environment.files)
        for path in found.files {
            guard case .text(let text) = FileText.read(path, in: environment).content else { continue }
            let parts = String(decoding: text.bytes, as: UTF8.self).split(
                separator: "\"", omittingEmptySubsequences: false)
            for (attribute, value) in zip(parts, parts.dropFirst()) where attribute.hasSuffix(" customClass=") {
                classesInStoryboards.insert(String(value))
            }
        }
    }

    /// The folder that paths are relative to: the only one that is named.
    private static func root(_ arguments: [String], in environment: Environment) -> String? {
        guard arguments.count == 1 else { return nil }
        let path = SpecificationPaths.shown(arguments[0], in: environment.files)
        guard (try? environment.files.status(path).kind) == .folder else { return nil }
        return path
    }

    private static func text(_ reason: String) -> String {
        switch reason {
        case "too-large": "it has more than 8 MiB"
        case "too-deep": "it is nested too deeply"
        default: "it can't be read"
        }
    }
}

extension SwiftFiles {
    /// Shows the paths that can't be read, and the files that are left out.
    package func showUnread(in environment: Environment) {
        for (path, failure) in unreadable {
            environment.say(TerminalText.text("\(path): \(failure.message)"))
        }
        for failure in failures {
            environment.say(TerminalText.text("\(failure.path): left out, because \(failure.reason)"))
        }
    }

    package func requireAny() throws(Failure) {
        if facts.files.isEmpty { throw .environment("no Swift file could be read") }
    }

    private static func folders(of arguments: [String], in environment: Environment) -> [String] {
        arguments.filter { (try? environment.files.status($0).kind) == .folder }
    }

    /// Returns the storyboards and xibs below the folders that a command line names; nil if there are none.
    package static func storyboards(
        beside arguments: [String], excluding patterns: [String], in environment: Environment
    ) -> StoryboardReading? {
        let folders = folders(of: arguments, in: environment)
        if folders.isEmpty { return nil }
        let files = StoryboardFiles(arguments: folders, excluding: patterns + leftOut, in: environment)
        return files.reading.storyboards.isEmpty ? nil : files.reading
    }
}
