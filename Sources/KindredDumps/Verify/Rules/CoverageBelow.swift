import KindredDiagnostics
import KindredText

/// A specification of which dumps and recordings show too little.
package enum CoverageBelow {
    package static let info = RuleInfo(
        "coverage-below", .error, .recordings,
        summary: "dumps and recordings show less of the specification than `--min-coverage` demands",
        why: """
            What no test visits can change without anyone noticing. The place is the first declaration that isn't \
            shown; `--coverage` lists all of them. What was perhaps shown doesn't count.
            """,
        start: RecordingExample.opening,
        bad: "\n]}\n",
        good: RecordingExample.closing)

    static func found(_ noun: String, shown: Int, wanted: Int, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info,
            message:
                "\(English.percent(tenths: shown)) of the \(noun) are shown; --min-coverage demands \(English.percent(tenths: wanted))",
            at: place, help: "record a test that shows this one; '--coverage' lists the others")
    }
}
