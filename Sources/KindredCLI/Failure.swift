import KindredDiagnostics
import KindredSystem

/// Why a command cannot go on.
struct Failure: Error {
    let code: ExitCode
    /// Empty if the report says it all.
    let message: String
    /// What to do, a line each.
    var hints: [String] = []
    /// Diagnostics as text, ready for a terminal.
    var report: [UInt8] = []
    /// The same as data.
    var found: Report?

    static func usage(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .usage, message: message, hints: hints)
    }

    static func environment(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .environment, message: message, hints: hints)
    }

    /// What diagnostics say.
    static func usage(report: [UInt8], of found: Report) -> Failure {
        Failure(code: .usage, message: "", report: report, found: found)
    }

    static func cannotWrite(_ what: String, error: SystemError) -> Failure {
        .environment("can't write \(what): \(error.reason)")
    }
}
