import KindredSession
import KindredSystem
import KindredText

/// The program `dot` of graphviz, which turns DOT into pictures.
struct Graphviz {
    private let path: String
    private let environment: Environment
    private let timeout: Int
    private let advice: String
    private static let hint = "install graphviz: 'apt-get install graphviz', or 'brew install graphviz'"

    /// Looks for `dot` in PATH.
    ///
    /// - Parameters:
    ///   - timeout: In seconds; 0 for no limit.
    ///   - advice: What else to do if it fails.
    init(in environment: Environment, timeout: Int, advice: String) throws(Failure) {
        guard let found = environment.program("dot") else {
            throw .environment("graphviz's 'dot' is not in PATH", Self.hint)
        }
        path = found
        self.environment = environment
        self.timeout = timeout
        self.advice = advice
    }

    /// Draws the DOT that `body` writes; the picture goes to `result`.
    ///
    /// - Parameter scale: That of a PNG, in hundredths.
    func draw(
        _ format: String, arguments: [String], scale: Int, to result: Stream,
        body: (consuming ByteWriter) -> Void
    ) throws(Failure) {
        let child: ChildProcess
        do throws(SystemError) {
            child = try ChildProcess(
                path: path, arguments: ["-T" + format] + arguments, in: environment, result: result,
                deadline: Deadline(seconds: timeout)
            )
        } catch {
            throw cannotRun(error)
        }
        body(child.writer)
        let end = child.finish()
        // That failure is the one to report.
        if result.failure != nil { return }
        try check(end, child: child, scale: scale)
    }

    private func check(_ end: ChildProcess.End, child: ChildProcess, scale: Int) throws(Failure) {
        let complaint = child.complaints.summary
        func failure(_ what: String) -> Failure {
            .environment("'\(path)' \(what)" + (complaint.map { ": \($0)" } ?? ""), advice)
        }
        switch end {
        case .exit(0): break
        case .exit(let code): throw failure("failed with exit code \(code)")
        case .signal(let number): throw failure("was ended by signal \(number)")
        case .timeout:
            throw .environment(
                "'\(path)' was still drawing after \(English.count(timeout, of: "second")), and was stopped",
                advice,
                "or narrow the picture with --family, --depth or --around, or allow more time with --timeout SECONDS")
        }
        if !child.hasWritten { throw failure("drew nothing") }
        if !child.hasRead { throw failure("didn't read the whole graph") }
        if let shrunk = child.complaints.shrunk {
            throw Picture.tooLarge(
                largest: scale * shrunk / 100 - 1, size: "longer than \(Picture.mostPixels) pixels")
        }
        if let complaint { environment.say(TerminalText.line("kindred: '\(path)' says: \(complaint)")) }
    }

    /// Returns the failure. Installing `dot` helps only where it, or what runs it, is missing or of another kind of machine.
    private func cannotRun(_ error: SystemError) -> Failure {
        let message = "can't run '\(path)': \(error.reason)"
        return error.concernsProgram ? .environment(message, Self.hint) : .environment(message)
    }
}
