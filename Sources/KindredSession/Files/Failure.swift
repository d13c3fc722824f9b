import Kindred
import KindredDiagnostics
import KindredSystem

/// The reason why a command cannot go on.
package struct Failure: Error {
    package let code: ExitCode
    /// The message; empty if diagnostics say it all.
    package let message: String
    /// The advice on what to do, a line each.
    package var hints: [String] = []
    /// The diagnostics that say it.
    package var found: Report?

    package static func usage(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .usage, message: message, hints: hints)
    }

    package static func environment(_ message: String, _ hints: String...) -> Failure {
        Failure(code: .environment, message: message, hints: hints)
    }

    package init(code: ExitCode, message: String, hints: [String] = [], found: Report? = nil) {
        (self.code, self.message, self.hints, self.found) = (code, message, hints, found)
    }

    /// Makes a failure of the errors in files that a team decides in.
    package static func usage(_ files: [SourceFile], diagnostics: DiagnosticBag) -> Failure {
        Failure(code: .usage, message: "", found: Report(files: files, bag: diagnostics))
    }

    /// Makes the failure of a selection.
    package init(_ failure: Selection.Failure) {
        self.init(code: .usage, message: failure.message, hints: failure.hints)
    }

    static func cannotWrite(_ what: String, error: SystemError) -> Failure {
        .environment("can't write \(what): \(error.reason)")
    }
}
