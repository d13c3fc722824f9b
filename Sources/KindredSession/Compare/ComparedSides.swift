import KindredDiff
import KindredGraph
import KindredSystem

/// The two sides of a comparison.
package struct ComparedSides {
    package let old: ComparedSide
    package let new: ComparedSide
    /// The project as it is now; nil without one.
    package let project: LoadedProject?
    /// The configuration that alone is compared; nil for all.
    private let chosen: String?

    /// Reads two folders, specifications or graphs.
    package init(
        old: String, new: String, choices: Choices, in environment: Environment
    ) throws(Failure) {
        chosen = choices.configuration
        project = nil
        self.old = try ComparedSide(path: old, for: .earlierGraph, choices: choices, in: environment)
        self.new = try ComparedSide(path: new, for: .graph, choices: choices, in: environment)
    }

    /// Takes files that were read, and an earlier side.
    package init(old: ComparedSide, session: Session, choices: Choices) {
        (chosen, project) = (choices.configuration, session.project)
        (self.old, new) = (old, ComparedSide(session))
    }

    /// Reads the revisions of a range.
    ///
    /// - Parameters:
    ///   - paths: What to compare; none for all that belongs to the project.
    ///   - session: The files as they are, if they were read.
    package init(
        _ range: GitRange, paths: [String], session: Session? = nil, choices: Choices, in environment: Environment
    ) throws(Failure) {
        let git = try Git(environment)
        chosen = choices.configuration
        let base =
            range.isFromMergeBase
            ? try git.mergeBase(range.old, other: range.new ?? "HEAD") : try git.commit(range.old)
        let end: String? = if let new = range.new { try git.commit(new) } else { nil }
        let scope = try ProjectScope(operands: paths, choice: choices.project, in: environment)
        project = scope.file
        let files = RevisionFiles(git: git, scope: scope, upTo: end, choices: choices, in: environment)
        // The first digits are enough for 'git show'.
        let name = range.isFromMergeBase ? String(base.prefix(10)) : range.old
        old = try files.side(of: base, named: name, for: .earlierGraph)
        if let end {
            new = try files.side(of: end, named: range.new ?? "", for: .graph)
        } else {
            if let session {
                new = ComparedSide(session)
            } else {
                new = ComparedSide(try Session(paths: paths, for: .graph, choices: choices, in: environment))
            }
        }
    }

    package var identities: Set<FileIdentity> { old.identities.union(new.identities) }

    /// The diagnostics of each side that can't be compared.
    package var blocked: [RunOutcome] { [old.outcome, new.outcome].filter { $0.writingVerdict != .done } }

    /// The difference in each configuration, with its name; one without a name if there are no configurations.
    package func differences(by naming: Naming) throws(Failure) -> [ConfiguredOutline.Comparison] {
        if let chosen { return [(nil, try difference(by: naming, on: chosen))] }
        let (before, after) = (old.configurations, new.configurations)
        let common = before.isEmpty ? after : after.isEmpty ? before : after.filter(before.contains)
        if common.isEmpty { return [(nil, try difference(by: naming, on: nil))] }
        return try common.map { name throws(Failure) in (name, try difference(by: naming, on: name)) }
    }

    private func difference(by naming: Naming, on configuration: String?) throws(Failure) -> GraphDifference {
        var names = ComparedNames()
        let before = try old.graph(&names, on: configuration)
        let after = try new.graph(&names, on: configuration)
        return GraphDifference(old: before, new: after, names: names, by: naming)
    }
}
