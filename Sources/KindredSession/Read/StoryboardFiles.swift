import Kindred
import KindredPlatform
import KindredSystem
import KindredText

/// The storyboards that a command line names, read and understood, each in one go on one thread.
package struct StoryboardFiles {
    package let reading: StoryboardReading
    /// The files that were read, so that none of them is written over.
    package let identities: Set<FileIdentity>

    /// The patterns that have left nothing out.
    package let unusedPatterns: [String]
    /// Whether a file that cannot be understood was found in a folder, so that it can be excluded.
    package let canExcludeBroken: Bool
    /// The files and folders that the command line names.
    private let operands: [String]

    /// - Parameter patterns: What to leave out of folders.
    package init(arguments: [String], excluding patterns: [String], in environment: Environment) {
        let found = SpecificationPaths.find(arguments, wanted: .storyboards, excluding: patterns, in: environment.files)
        unusedPatterns = found.unusedPatterns
        operands = arguments.map { PathText.shown($0, from: environment.files.currentFolders) }
        var identities: Set<FileIdentity> = []
        // The same file by another name, through a link for instance, is left out.
        let paths = found.files.filter { path in
            guard let status = try? environment.files.status(path), status.kind == .file else { return true }
            return identities.insert(status.identity).inserted
        }
        self.identities = identities
        LargePages.preferForHeap()
        reading = StoryboardReading(
            count: paths.count, failures: found.failures.map(\.failure), threads: environment.threads,
            skips: { paths[$0].hasSuffix(".xib") && !found.named.contains(ExactText(paths[$0])) },
            load: { FileText.read(paths[$0], in: environment).input(paths[$0]) })
        canExcludeBroken = reading.broken.contains { !found.named.contains(ExactText($0)) }
    }

    /// Whether a storyboard is one of those that the command line names, or below one of the folders.
    package func covers(_ path: String) -> Bool {
        operands.contains { operand in
            operand == "." ? !PathText.leadsOut(path) : PathText.part(of: path, inside: operand) != nil
        }
    }
}
