import KindredBase
import KindredDiff

/// Both sides of a comparison.
struct ComparedSides {
    let old: ComparedSide
    let new: ComparedSide

    /// Two operands, or what `--git` says of the paths.
    init(_ arguments: Arguments, _ environment: Environment) throws(Failure) {
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
            old = try ComparedSide(operands[0], arguments, environment)
            new = try ComparedSide(operands[1], arguments, environment)
            return
        }
        let range = try GitRange(text)
        let git = try Git(environment)
        let base =
            range.isFromMergeBase
            ? try git.mergeBase(range.old, range.new ?? "HEAD") : try git.commit(range.old)
        let end: String? = if let new = range.new { try git.commit(new) } else { nil }
        let paths = try ProjectScope(arguments.operands, arguments, environment).paths
        if paths.contains(SpecificationPaths.standardInput.argument) {
            throw arguments.wrong("option '--git' compares files, not standard input")
        }
        // The first digits are enough for 'git show'.
        let name = range.isFromMergeBase ? String(base.prefix(10)) : range.old
        old = try Self.side(of: base, named: name, git, paths, arguments, environment)
        if let end {
            new = try Self.side(of: end, named: range.new ?? "", git, paths, arguments, environment)
        } else {
            new = ComparedSide(try Specification(arguments.operands, arguments, environment))
        }
    }

    private static func side(
        of commit: String, named name: String, _ git: Git, _ paths: [String], _ arguments: Arguments,
        _ environment: Environment
    ) throws(Failure) -> ComparedSide {
        var folders: [String] = []
        for path in paths { folders.append(try git.inRepository(path)) }
        let files = try git.files(of: commit, below: folders).filter { isWanted($0.path, below: folders) }
        if files.isEmpty {
            let place =
                paths == ["."] ? "below the current folder" : "in \(paths.map { "'\($0)'" }.joined(separator: ", "))"
            throw .environment(
                "'\(name)' has no specification \(place)", "name a folder that has some in both revisions")
        }
        let contents = try git.contents(of: files.map(\.object))
        return ComparedSide(
            zip(files, contents).map { ("\(name):\($0.path)", $1) }, arguments, environment)
    }

    /// As on a command line: a file that is named, or a visible one below a folder that has a specification's name.
    private static func isWanted(_ path: String, below folders: [String]) -> Bool {
        folders.contains { folder in
            if path == folder { return true }
            guard let rest = folder.isEmpty ? path : PathText.part(of: path, inside: folder) else { return false }
            let isHidden = rest.utf8.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
            return !isHidden && path.withCString { WantedFiles.specifications.hasSuffix($0) }
        }
    }

    var identities: Set<FileIdentity> { old.identities.union(new.identities) }

    /// Shows what keeps a side from being compared; done if nothing does.
    func verdict(_ arguments: Arguments, _ environment: Environment) -> ExitCode {
        let sides = [old, new].filter { $0.findings.writingVerdict != .done }
        for side in sides { side.findings.explain(arguments, environment) }
        // What couldn't be read wins over what is wrong.
        return sides.map(\.findings.writingVerdict).max { $0.rawValue < $1.rawValue } ?? .done
    }

    func difference() throws(Failure) -> GraphDifference {
        var names = ComparedNames()
        let before = try old.graph(&names)
        let after = try new.graph(&names)
        return GraphDifference(before, after, names)
    }
}

extension Option {
    static let git = Option(
        "--git", .text("REV[...REV]"),
        "compare revisions: REV with the files as they are, OLD..NEW, or BASE...NEW from their merge base on")
}
