import KindredDiagnostics
import KindredSystem

/// The reason why a command cannot go on.
struct Failure: Error {
    let code: ExitCode
    /// The message; empty if the report says it all.
    let message: String
    /// The advice on what to do, a line each.
    var hints: [String] = []
    /// Diagnostics as text, ready for a terminal.
    var report: [UInt8] = []
    /// The same diagnostics as data.
    var found: Report?

    static func usage(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .usage, message: message, hints: hints)
    }

    static func environment(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .environment, message: message, hints: hints)
    }

    /// Makes a failure of diagnostics.
    static func usage(report: [UInt8], of found: Report) -> Failure {
        Failure(code: .usage, message: "", report: report, found: found)
    }

    static func cannotWrite(_ what: String, error: SystemError) -> Failure {
        .environment("can't write \(what): \(error.reason)")
    }
}
