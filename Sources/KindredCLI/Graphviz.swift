import KindredBase

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// graphviz's `dot`, which turns DOT into pictures.
struct Graphviz {
    static let formats = ["svg", "png", "pdf"]
    /// The seconds that it may take.
    static let usualTimeout = 60

    private let path: String
    private let environment: Environment
    private let timeout: Int
    private static let hint = "install graphviz: 'apt-get install graphviz', or 'brew install graphviz'"

    /// Looks for it in PATH.
    ///
    /// - Parameter timeout: In seconds; 0 for no limit.
    init(_ environment: Environment, timeout: Int) throws(Failure) {
        let folders = (environment.variable("PATH") ?? "").utf8.split(
            separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let files = environment.files
        let found = folders.lazy
            .map { files.located(PathText.joined($0.isEmpty ? "." : String(Substring($0)), "dot")) }
            .first { files.isAccessible($0, X_OK) && (try? files.status($0).kind) == .file }
        guard let found else { throw .environment("graphviz's 'dot' is not in PATH", Self.hint) }
        // A bare name would be looked up in PATH again.
        path = found.utf8.contains(UInt8(ascii: "/")) ? found : "./" + found
        self.environment = environment
        self.timeout = timeout
    }

    /// Draws what `body` writes; the picture goes to `result`.
    func draw(_ format: String, to result: Stream, _ body: (consuming ByteWriter) -> Void) throws(Failure) {
        let child: ChildProcess
        do throws(SystemError) {
            child = try ChildProcess(
                path, ["-T" + format], in: environment, result: result, deadline: Deadline(seconds: timeout))
        } catch {
            throw cannotRun(error)
        }
        body(child.writer)
        let end = child.finish()
        // That failure is the one to report.
        if result.failure != nil { return }
        try check(end, child)
    }

    private func check(_ end: ChildProcess.End, _ child: ChildProcess) throws(Failure) {
        let complaint = child.complaints.summary
        func failure(_ what: String) -> Failure {
            .environment("'\(path)' \(what)" + (complaint.map { ": \($0)" } ?? ""))
        }
        switch end {
        case .exit(0): break
        case .exit(let code): throw failure("failed with exit code \(code)")
        case .signal(let number): throw failure("was ended by signal \(number)")
        case .timeout:
            throw .environment(
                "'\(path)' was still drawing after \(timeout) second\(timeout == 1 ? "" : "s"), and was stopped",
                "narrow the picture with --family NAME and --depth N, or allow more time with --timeout SECONDS")
        }
        if !child.hasWritten { throw failure("drew nothing") }
        if !child.hasRead { throw failure("didn't read the whole graph") }
        if let complaint { environment.say(Visible.text("kindred: '\(path)' says: \(complaint)")) }
    }

    /// Installing it helps only where it, or what runs it, is missing or of another kind of machine.
    private func cannotRun(_ error: SystemError) -> Failure {
        let message = "can't run '\(path)': \(error.reason)"
        let isMissing = [ENOENT, ENOEXEC, EACCES].contains(error.code)
        return isMissing ? .environment(message, Self.hint) : .environment(message)
    }
}
