import KindredDiff
import KindredSystem

/// The two sides of a comparison.
struct ComparedSides {
    let old: ComparedSide
    let new: ComparedSide

    /// Reads two operands, or the paths in the revisions that `--git` names.
    init(options: Options, in environment: Environment) throws(Failure) {
        guard let range = options.comparison.range else {
            let operands = options.operands
            guard operands.count == 2 else {
                throw operands.count < 2
                    ? options.wrong(operands.isEmpty ? "OLD and NEW are missing" : "NEW is missing")
                    : options.wrong("unexpected argument '\(operands[2])'")
            }
            if operands.allSatisfy({ $0 == SpecificationPaths.standardInput.argument }) {
                throw options.wrong("standard input can be OLD or NEW, not both")
            }
            old = try ComparedSide(path: operands[0], for: .earlierGraph, options: options, in: environment)
            new = try ComparedSide(path: operands[1], for: .graph, options: options, in: environment)
            return
        }
        let git = try Git(environment)
        let base =
            range.isFromMergeBase
            ? try git.mergeBase(range.old, other: range.new ?? "HEAD") : try git.commit(range.old)
        let end: String? = if let new = range.new { try git.commit(new) } else { nil }
        let scope = try ProjectScope(
            operands: options.operands, choice: options.project.choice, in: environment)
        let files = RevisionFiles(git: git, scope: scope, upTo: end, options: options, in: environment)
        // The first digits are enough for 'git show'.
        let name = range.isFromMergeBase ? String(base.prefix(10)) : range.old
        old = try files.side(of: base, named: name, for: .earlierGraph)
        if let end {
            new = try files.side(of: end, named: range.new ?? "", for: .graph)
        } else {
            new = ComparedSide(
                try Specification(paths: options.operands, for: .graph, options: options, in: environment))
        }
    }

    var identities: Set<FileIdentity> { old.identities.union(new.identities) }

    /// Shows what keeps a side from being compared, and returns the exit code; done if nothing does.
    func verdict(_ options: Options, in environment: Environment) -> ExitCode {
        let sides = [old, new].filter { $0.outcome.writingVerdict != .done }
        for side in sides { side.outcome.explain(options, in: environment) }
        // What couldn't be read wins over what is wrong.
        return sides.map(\.outcome.writingVerdict).max { $0.rawValue < $1.rawValue } ?? .done
    }

    func difference() throws(Failure) -> GraphDifference {
        var names = ComparedNames()
        let before = try old.graph(&names)
        let after = try new.graph(&names)
        return GraphDifference(old: before, new: after, names: names)
    }
}
