import KindredDiagnostics
import KindredFormats
import KindredProject

extension Project {
    /// Reads a project file, which may name every rule and every format of reports, and reports every error in it.
    package static func read(_ file: SourceFile) -> (project: Project, diagnostics: DiagnosticBag) {
        read(file, rules: RuleRegistry.all, formats: ReportFormat.words)
    }
}
