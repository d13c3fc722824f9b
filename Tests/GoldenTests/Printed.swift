import Kindred
import KindredBase

/// A specification in whose comments there stands what an app has printed: both for `verify` in one text.
enum Printed {
    struct Outcome {
        var text: String
        var ids: [String]
        var severities: [String: String] = [:]
    }

    static func report(on text: String, rule: String) -> Outcome {
        let bytes = Array(text.utf8)
        let pipeline = Pipeline([.init(path: "example.kindred.yaml", .bytes(bytes))], threads: 1)
        let file = SourceFile(path: "example.kindred.yaml", bytes: bytes)
        var report = VerificationPipeline(pipeline, file).report
        if rule == "guessed-kind" { report = HierarchySpecification(file, path: "hierarchy.kindred.yaml").report }
        let shown = ByteWriter.collect { TextReport(showsNotes: true).write(report, to: &$0) }
        var outcome = Outcome(text: String(decoding: shown, as: UTF8.self), ids: report.diagnostics.map(\.id))
        for diagnostic in report.diagnostics { outcome.severities[diagnostic.id] = diagnostic.severity.rawValue }
        return outcome
    }
}
