/// A diagnostic that was put aside: it counts for nothing, but a format may list it.
package struct HiddenDiagnostic: Sendable {
    package enum Cause: Sendable, Equatable {
        /// A comment in the specification, with the reason behind its `--`.
        case suppressed(reason: String?)
        /// The baseline.
        case known
    }

    /// The diagnostic, with the severity that it would have.
    package let diagnostic: Diagnostic
    package let cause: Cause

    package init(diagnostic: Diagnostic, cause: Cause) {
        self.diagnostic = diagnostic
        self.cause = cause
    }
}
