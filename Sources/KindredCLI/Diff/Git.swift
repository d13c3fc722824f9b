import KindredBase

/// The program git, which knows the files of earlier revisions. Nothing is checked out, and nothing is written.
struct Git {
    private let path: String
    private let environment: Environment
    /// The folder of the repository, and the current folder below it: empty, or with a slash at its end.
    let root: String
    private let prefix: String
    private let isShallow: Bool

    /// Longer than any local command takes; one that fetches may wait for a network.
    private static let timeout = 300
    private static let settings = ["LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]

    /// Looks for it in PATH, and for the repository of the current folder.
    init(_ environment: Environment) throws(Failure) {
        guard let path = environment.program("git") else {
            throw .environment("git is not in PATH", "install git, or compare two folders: 'kindred diff OLD NEW'")
        }
        self.path = path
        let variables = environment.variables
        self.environment = Environment(
            input: environment.input.number, output: environment.output.number, errors: environment.errors.number,
            files: environment.files
        ) {
            let names = Self.settings.map { $0.prefix { $0 != "=" } + "=" }
            return variables().filter { variable in !names.contains { variable.hasPrefix($0) } } + Self.settings
        }
        let question = ["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"]
        let answer = try Self.run(path, question, self.environment)
        let lines = String(decoding: answer.output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard answer.end == .exit(0), lines.count > 2 else {
            throw Self.noRepository(answer)
        }
        (root, prefix, isShallow) = (String(lines[0]), String(lines[1]), lines[2] == "true")
    }

    private struct Answer {
        let end: ChildProcess.End
        let output: [UInt8]
        let complaint: String?
    }

    private static func run(
        _ path: String, _ arguments: [String], _ environment: Environment, input: [UInt8] = []
    ) throws(Failure) -> Answer {
        var output: [UInt8] = []
        do throws(SystemError) {
            let child = try ChildProcess(
                path, ["-C", environment.files.located(".")] + arguments, in: environment,
                result: Stream { output.append(contentsOf: $0) }, deadline: Deadline(seconds: timeout))
            var writer = child.writer
            writer.write(input)
            writer.flush()
            let end = child.finish()
            return Answer(end: end, output: output, complaint: child.complaints.summary)
        } catch {
            throw .environment("can't run '\(path)': \(error.reason)")
        }
    }

    private static func failure(_ command: String, _ answer: Answer) -> Failure {
        switch answer.end {
        case .timeout: .environment("'git \(command)' took longer than \(timeout) seconds, and was stopped")
        case .signal(let number): .environment("'git \(command)' was ended by signal \(number)")
        case .exit(let code):
            .environment(
                "'git \(command)' failed with exit code \(code)" + (answer.complaint.map { ": \($0)" } ?? ""))
        }
    }

    private static func noRepository(_ answer: Answer) -> Failure {
        let complaint = answer.complaint ?? ""
        if complaint.contains("not a git repository") {
            return .usage("the current folder isn't in a git repository", "see 'kindred help diff'")
        }
        if complaint.contains("must be run in a work tree") {
            return .usage(
                "the current folder is in a bare repository, or in '.git': it has no files", "run it in a checkout")
        }
        // In containers, the files often belong to somebody else.
        if complaint.contains("dubious ownership") {
            let quoted = complaint.split(separator: "'", omittingEmptySubsequences: false)
            let folder = quoted.count > 2 ? quoted[1] : "."
            return .environment(
                "git doesn't read the repository '\(folder)', because another user owns it",
                "if you trust it, run 'git config --global --add safe.directory \(folder)'")
        }
        return failure("rev-parse", answer)
    }

    // MARK: Revisions

    private var shallowHints: [String] {
        isShallow
            ? [
                "this clone is shallow: run 'git fetch --unshallow', or set 'fetch-depth: 0' for actions/checkout in "
                    + "GitHub Actions"
            ] : []
    }

    /// What may be wrong with a revision that git doesn't know.
    private func hints(_ revision: String) -> [String] {
        if isShallow { return shallowHints }
        if revision == "HEAD" { return ["the repository has no commit yet, or is damaged"] }
        if revision.contains(":") { return ["write paths after the revision: 'kindred diff --git REV PATH'"] }
        return ["if it's a branch of a remote, fetch it first, and name it like 'origin/main'"]
    }

    /// The commit that a revision is.
    func commit(_ revision: String) throws(Failure) -> String {
        // A dash would begin an option.
        guard revision.utf8.first != UInt8(ascii: "-") else { throw .usage("'\(revision)' is not a revision") }
        let question = ["rev-parse", "--quiet", "--verify", "\(revision)^{commit}"]
        let answer = try Self.run(path, question, environment)
        let commit = String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
        if answer.end == .exit(0), !commit.isEmpty { return commit }
        guard case .exit(let code) = answer.end, code == 1 || code == 128 else {
            throw Self.failure("rev-parse", answer)
        }
        throw Failure(code: .usage, message: "git knows no revision '\(revision)'", hints: hints(revision))
    }

    /// The newest commit that both have.
    func mergeBase(_ one: String, _ other: String) throws(Failure) -> String {
        let commits = [try commit(one), try commit(other)]
        let answer = try Self.run(path, ["merge-base"] + commits, environment)
        let base = String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
        if answer.end == .exit(0), !base.isEmpty { return base }
        guard answer.end == .exit(1) else { throw Self.failure("merge-base", answer) }
        throw Failure(
            code: .usage, message: "'\(one)' and '\(other)' have no commit in common", hints: shallowHints)
    }

    // MARK: Files

    /// A path of the command line, from the root of the repository; empty for all of it.
    func inRepository(_ path: String) throws(Failure) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        let found =
            isAbsolute
            ? PathText.part(of: PathText.normalised(path), inside: root) : PathText.normalised(prefix + path)
        guard let found, !PathText.leadsOut(found) else { throw .usage("'\(path)' is outside of the git repository") }
        return found == "." ? "" : found
    }

    /// The files of a commit, with the ids of their contents; links and submodules are none.
    func files(of commit: String, below paths: [String]) throws(Failure) -> [(path: String, object: String)] {
        let wanted = paths.contains("") ? [] : ["--"] + paths
        let answer = try Self.run(path, ["ls-tree", "-r", "-z", "--full-tree", commit] + wanted, environment)
        guard answer.end == .exit(0) else { throw Self.failure("ls-tree", answer) }
        return answer.output.split(separator: 0).compactMap { entry in
            guard let tab = entry.firstIndex(of: 0x09),
                let path = String(validating: entry[(tab + 1)...], as: UTF8.self)
            else { return nil }
            let words = entry[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, words[1] == "blob", words[0] != "120000" else { return nil }
            return (path, words[2])
        }
    }

    /// What is in some objects of a revision, in their order.
    func contents(of objects: [String], in revision: String) throws(Failure) -> [[UInt8]] {
        if objects.isEmpty { return [] }
        let answer = try Self.run(
            path, ["cat-file", "--batch"], environment, input: Array((objects.joined(separator: "\n") + "\n").utf8))
        guard answer.end == .exit(0) else { throw Self.failure("cat-file", answer) }
        var contents: [[UInt8]] = []
        var rest = answer.output[...]
        // `id blob size`, the bytes, a line break.
        while let end = rest.firstIndex(of: 0x0A) {
            let size = rest[..<end].split(separator: 0x20).last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
            let start = end + 1
            guard let size, size >= 0, size < rest.endIndex - start else { break }
            contents.append(Array(rest[start..<(start + size)]))
            rest = rest[(start + size + 1)...]
        }
        guard contents.count == objects.count else {
            throw Failure(
                code: .environment, message: "git doesn't have all files of '\(revision)'", hints: shallowHints)
        }
        return contents
    }
}
