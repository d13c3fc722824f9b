import KindredDiff
import KindredSystem

/// The two sides of a comparison.
struct ComparedSides {
    let old: ComparedSide
    let new: ComparedSide

    /// Reads two operands, or the paths in the revisions that `--git` names.
    init(arguments: Arguments, in environment: Environment) throws(Failure) {
        guard let text = arguments.value(.git) else {
            let operands = arguments.operands
            guard operands.count == 2 else {
                throw operands.count < 2
                    ? arguments.wrong(operands.isEmpty ? "OLD and NEW are missing" : "NEW is missing")
                    : arguments.wrong("unexpected argument '\(operands[2])'")
            }
            if operands.allSatisfy({ $0 == SpecificationPaths.standardInput.argument }) {
                throw arguments.wrong("standard input can be OLD or NEW, not both")
            }
            old = try ComparedSide(path: operands[0], for: .earlierGraph, arguments: arguments, in: environment)
            new = try ComparedSide(path: operands[1], for: .graph, arguments: arguments, in: environment)
            return
        }
        let range = try GitRange(text)
        let git = try Git(environment)
        let base =
            range.isFromMergeBase
            ? try git.mergeBase(range.old, other: range.new ?? "HEAD") : try git.commit(range.old)
        let end: String? = if let new = range.new { try git.commit(new) } else { nil }
        if arguments.operands.contains(SpecificationPaths.standardInput.argument) {
            throw arguments.wrong("option '--git' compares files, not standard input")
        }
        let scope = try ProjectScope(operands: arguments.operands, arguments: arguments, in: environment)
        let files = RevisionFiles(git: git, scope: scope, upTo: end, arguments: arguments, in: environment)
        // The first digits are enough for 'git show'.
        let name = range.isFromMergeBase ? String(base.prefix(10)) : range.old
        old = try files.side(of: base, named: name, for: .earlierGraph)
        if let end {
            new = try files.side(of: end, named: range.new ?? "", for: .graph)
        } else {
            new = ComparedSide(
                try Specification(paths: arguments.operands, for: .graph, arguments: arguments, in: environment))
        }
    }

    var identities: Set<FileIdentity> { old.identities.union(new.identities) }

    /// Shows what keeps a side from being compared, and returns the exit code; done if nothing does.
    func verdict(_ arguments: Arguments, in environment: Environment) -> ExitCode {
        let sides = [old, new].filter { $0.outcome.writingVerdict != .done }
        for side in sides { side.outcome.explain(arguments, in: environment) }
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

extension Option {
    static let git = Option(
        name: "--git", value: .text("REV[...REV]"),
        about: "compare revisions: REV with the files as they are, OLD..NEW, or BASE...NEW from their merge base on")
}
