import KindredDiagnostics

extension Policy {
    /// The words of `--fail-on` and of `fail-on` in a project file.
    package enum Threshold: String, CaseIterable, Sendable {
        case error, warning
        /// Diagnostics never are a failure; wrong usage and unreadable files still are.
        case never

        /// The least severity that counts as failure; nil if none does.
        package var severity: Severity? {
            switch self {
            case .error: .error
            case .warning: .warning
            case .never: nil
            }
        }
    }
}

extension Policy.Level {
    /// The words of project files.
    package static let words = ["off"] + Severity.allCases.map(\.rawValue)

    package init?(word: String) {
        if word == "off" {
            self = .off
        } else if let severity = Severity(rawValue: word) {
            self = .severity(severity)
        } else {
            return nil
        }
    }

    /// The word that `init` reads.
    package var word: String {
        switch self {
        case .off: "off"
        case .severity(let severity): severity.rawValue
        }
    }

    /// Whether a rule may have this level. One that can't be silenced may only weigh more than it does by itself.
    package func isAllowed(for rule: RuleInfo) -> Bool {
        if rule.canBeSilenced { return true }
        return switch self {
        case .off: false
        case .severity(let severity): severity >= rule.severity
        }
    }
}
