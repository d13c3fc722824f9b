import KindredSystem
import KindredText

/// The program git, which knows the files of earlier revisions. Nothing is checked out, and nothing is written.
struct Git {
    private let path: String
    package let environment: Environment
    /// The folder of the repository, and the current folder below it: empty, or with a slash at its end.
    package let root: String
    package let prefix: String
    private let isShallow: Bool

    /// The seconds that a command may take, more than any local one needs; one that fetches may wait for a network.
    private static let timeout = 300
    private static let settings = ["LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]

    /// Looks for git in PATH, and for the repository of the current folder.
    package init(_ environment: Environment) throws(Failure) {
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
        let answer = try Self.run(path: path, arguments: question, environment: self.environment)
        let lines = String(decoding: answer.output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard answer.end == .exit(0), lines.count > 2 else {
            throw Self.noRepository(answer)
        }
        (root, prefix, isShallow) = (String(lines[0]), String(lines[1]), lines[2] == "true")
    }

    package struct Answer {
        package let end: ChildProcess.End
        package let output: [UInt8]
        package let complaint: String?
    }

    /// Asks git in the current folder, or in another one.
    package func run(arguments: [String], in folder: String? = nil, input: [UInt8] = []) throws(Failure) -> Answer {
        try Self.run(path: path, arguments: arguments, environment: environment, in: folder, input: input)
    }

    private static func run(
        path: String, arguments: [String], environment: Environment, in folder: String? = nil,
        input: [UInt8] = []
    ) throws(Failure) -> Answer {
        var output: [UInt8] = []
        do throws(SystemError) {
            let child = try ChildProcess(
                path: path, arguments: ["-C", folder ?? environment.files.located(".")] + arguments, in: environment,
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

    package static func failure(_ command: String, answer: Answer) -> Failure {
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
        return failure("rev-parse", answer: answer)
    }

    // MARK: Revisions

    var shallowHints: [String] {
        isShallow
            ? [
                "this clone is shallow: run 'git fetch --unshallow', or set 'fetch-depth: 0' for actions/checkout in "
                    + "GitHub Actions"
            ] : []
    }

    /// Hints at what may be wrong with a revision that git doesn't know.
    private func hints(_ revision: String) -> [String] {
        if isShallow { return shallowHints }
        if revision == "HEAD" { return ["the repository has no commit yet, or is damaged"] }
        if revision.contains(":") { return ["write paths after the revision: 'kindred diff --git REV PATH'"] }
        return ["if it's a branch of a remote, fetch it first, and name it like 'origin/main'"]
    }

    /// The commit that a revision names.
    package func commit(_ revision: String) throws(Failure) -> String {
        // A dash would begin an option, and a caret leaves commits out.
        guard let first = revision.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "^") else {
            throw .usage("'\(revision)' is not a revision")
        }
        let question = ["rev-parse", "--quiet", "--verify", "\(revision)^{commit}"]
        let answer = try Self.run(path: path, arguments: question, environment: environment)
        let commit = String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
        if answer.end == .exit(0), !commit.isEmpty { return commit }
        guard case .exit(let code) = answer.end, code == 1 || code == 128 else {
            throw Self.failure("rev-parse", answer: answer)
        }
        throw Failure(code: .usage, message: "git knows no revision '\(revision)'", hints: hints(revision))
    }

    /// The newest commit that two revisions have in common.
    func mergeBase(_ one: String, other: String) throws(Failure) -> String {
        let commits = [try commit(one), try commit(other)]
        let answer = try Self.run(path: path, arguments: ["merge-base"] + commits, environment: environment)
        let base = String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
        if answer.end == .exit(0), !base.isEmpty { return base }
        guard answer.end == .exit(1) else { throw Self.failure("merge-base", answer: answer) }
        throw Failure(
            code: .usage, message: "'\(one)' and '\(other)' have no commit in common", hints: shallowHints)
    }
}
