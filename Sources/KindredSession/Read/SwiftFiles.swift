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

    package private(set) var facts = Facts()
    /// The files that could not be used, with the reason.
    package private(set) var failures: [(path: String, reason: String)] = []
    /// What the command line names, but can't be read.
    package let unreadable: [Diagnostic]
    package let unusedPatterns: [String]
    package let identities: Set<FileIdentity>
    /// The classes that storyboards beside the code have.
    package private(set) var classesInStoryboards: Set<String> = []

    /// - Parameter showsWholePaths: Whether paths are those to open the files by; else they are relative to a folder that is
    ///   named alone.
    package init(
        arguments: [String], excluding patterns: [String], reader: SwiftReader, showsWholePaths: Bool = false,
        in environment: Environment
    ) throws(Failure) {
        let found = SpecificationPaths.find(
            arguments, wanted: .swift, excluding: patterns + Self.leftOut, in: environment.files)
        unusedPatterns = found.unusedPatterns.filter { !Self.leftOut.contains($0) }
        unreadable = found.failures.map(\.failure)
        var identities: Set<FileIdentity> = []
        let paths = found.files.filter { path in
            guard let status = try? environment.files.status(path), status.kind == .file else { return true }
            return identities.insert(status.identity).inserted
        }
        self.identities = identities
        let root = showsWholePaths ? nil : Self.root(arguments, in: environment)
        try reader.read(paths) { path, line in
            let shown = root.flatMap { PathText.part(of: path, inside: $0) } ?? path
            guard let line else { return failures.append((shown, "the reader ended while it was being read")) }
            switch facts.read(line, path: shown) {
            case .read: break
            case .failed(let reason): failures.append((shown, Self.text(reason)))
            case .malformed: failures.append((shown, "its facts are not in the form that is expected"))
            }
        }
        if showsWholePaths { readStoryboards(arguments, excluding: patterns, in: environment) }
    }

    /// Notes the classes of storyboards: their segues are in no code.
    private mutating func readStoryboards(
        _ arguments: [String], excluding patterns: [String], in environment: Environment
    ) {
        let folders = arguments.filter { (try? environment.files.status($0).kind) == .folder }
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
