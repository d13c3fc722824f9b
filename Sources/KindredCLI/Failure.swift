import KindredDiagnostics
import KindredProject
import KindredSystem

/// The reason why a command cannot go on.
struct Failure: Error {
    let code: ExitCode
    /// The message; empty if diagnostics say it all.
    let message: String
    /// The advice on what to do, a line each.
    var hints: [String] = []
    /// The diagnostics that say it.
    var found: Report?

    static func usage(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .usage, message: message, hints: hints)
    }

    static func environment(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .environment, message: message, hints: hints)
    }

    /// Makes a failure of the errors in files that a team decides in.
    static func usage(_ files: [SourceFile], diagnostics: DiagnosticBag) -> Failure {
        Failure(code: .usage, message: "", found: Report(files: files, bag: diagnostics))
    }

    static func cannotWrite(_ what: String, error: SystemError) -> Failure {
        .environment("can't write \(what): \(error.reason)")
    }
}
