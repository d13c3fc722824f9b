import Kindred
import KindredBase

/// The storyboards that a command line names, read and understood, each in one go on one thread.
struct StoryboardFiles {
    let reading: StoryboardReading
    /// What was read, so that nothing of it is written over.
    let identities: Set<FileIdentity>

    init(_ arguments: [String], in environment: Environment) {
        let found = SpecificationPaths.find(arguments, .storyboards, in: environment.files)
        var identities: Set<FileIdentity> = []
        // The same file by another name, through a link for instance, is left out.
        let paths = found.files.filter { path in
            guard let status = try? environment.files.status(path), status.kind == .file else { return true }
            return identities.insert(status.identity).inserted
        }
        self.identities = identities
        reading = StoryboardReading(
            count: paths.count, problems: found.problems.map(\.problem), threads: environment.threads
        ) { FileText.read(paths[$0], in: environment).input(paths[$0]) }
    }

    func findings(_ arguments: Arguments) -> Findings {
        Findings(report: reading.report(Policy(arguments)), hasUnreadable: reading.hasUnreadable)
    }
}
