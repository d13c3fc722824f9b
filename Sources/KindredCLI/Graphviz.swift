import KindredBase

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// graphviz's `dot`, which turns DOT into pictures.
struct Graphviz {
    static let formats = ["svg", "png", "pdf"]

    private let path: String
    private let environment: Environment
    private static let hint = "install graphviz: 'apt-get install graphviz', or 'brew install graphviz'"

    /// Looks for it in PATH.
    init(_ environment: Environment) throws(Failure) {
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
    }

    /// Draws what `body` writes; the picture goes to `result`.
    func draw(_ format: String, to result: Stream, _ body: (consuming ByteWriter) -> Void) throws(Failure) {
        let child: ChildProcess
        do throws(SystemError) {
            child = try ChildProcess(path, ["-T" + format], in: environment, result: result)
        } catch {
            throw .environment("cannot run '\(path)': \(error.reason)", Self.hint)
        }
        body(child.writer)
        let end = child.finish()
        // That failure is the one to tell.
        if result.failure != nil { return }
        switch end {
        case .exit(0): return
        case .exit(let code): throw .environment("'\(path)' failed with exit code \(code)")
        case .signal(let number): throw .environment("'\(path)' was ended by signal \(number)")
        }
    }
}
