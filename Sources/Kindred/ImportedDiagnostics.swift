import KindredDiagnostics
import KindredDraft

/// The diagnostics of compiling an import, with the places in the imported files.
struct ImportedDiagnostics {
    let report: Report
    /// The specifications that were made, by path.
    let origins: [String: SpecificationYAML]
    /// The number that the first file of the specification gets among all files.
    let firstFile: Int32

    func bag() -> DiagnosticBag {
        var bag = DiagnosticBag()
        for diagnostic in report.diagnostics { bag.append(located(diagnostic)) }
        bag.drop(report.dropped)
        return bag
    }

    private func located(_ diagnostic: Diagnostic) -> Diagnostic {
        var located = diagnostic.after(files: firstFile)
        guard case .place(let place) = diagnostic.site else { return located }
        if let origin = origins[report.files[Int(place.file)].path]?.origin(of: Int(place.range.start)) {
            located.labels.append(Diagnostic.Label(at: origin, text: "imported from here"))
        }
        return located
    }
}
