import TestSupport
import KindredDiagnostics
import KindredFormats
import KindredProject
import KindredText

extension Report {
    init(_ files: [SourceFile], _ diagnostics: [(RuleInfo, Diagnostic)]) {
        var bag = DiagnosticBag()
        for (rule, diagnostic) in diagnostics { bag.add(rule, diagnostic: diagnostic) }
        self.init(files: files, bag: bag)
    }
}

/// One diagnostic as a person sees it.
func text(_ files: [SourceFile], _ diagnostic: Diagnostic, colored: Bool = false) -> String {
    let report = TextReport(isColored: colored)
    let bytes = ByteWriter.collect { report.write(diagnostic, in: files, to: &$0) }
    return String(validating: bytes, as: UTF8.self) ?? "invalid UTF-8"
}

/// A diagnostic at `primary`, with labels at other texts of the same file.
func marked(_ source: String, _ primary: String, labels: [(String, String)] = []) -> String {
    let file = SourceFile("a.yaml", source)
    let places = labels.map { Diagnostic.Label(at: SourceRange(file: 0, range: file.range(of: $0.0)), text: $0.1) }
    return text(
        [file],
        Diagnostic(
            rule: anError, message: "wrong", at: SourceRange(file: 0, range: file.range(of: primary)), labels: places))
}
