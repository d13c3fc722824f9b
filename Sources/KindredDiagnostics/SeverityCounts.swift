/// A number for each severity.
package struct SeverityCounts: Sendable {
    private var notes = 0
    private var warnings = 0
    private var errors = 0

    package init() {}

    package subscript(_ severity: Severity) -> Int {
        get {
            switch severity {
            case .note: notes
            case .warning: warnings
            case .error: errors
            }
        }
        set {
            switch severity {
            case .note: notes = newValue
            case .warning: warnings = newValue
            case .error: errors = newValue
            }
        }
    }

    package var total: Int { notes + warnings + errors }

    package static func += (one: inout SeverityCounts, other: SeverityCounts) {
        for severity in Severity.allCases { one[severity] += other[severity] }
    }
}
