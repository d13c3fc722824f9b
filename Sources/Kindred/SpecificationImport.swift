import KindredBase
import KindredCore
import KindredEmit
import KindredImport

/// Drafts written out and compiled at once: what they say must hold, and where it does not, the finding names the imported
/// line as well.
package struct SpecificationImport: Sendable {
    package struct File: Sendable {
        package let name: String
        package let bytes: [UInt8]
    }

    package let counts: StoryboardImport.Counts
    /// In the order of the storyboards, the windows last.
    package let files: [File]
    /// What became of the files when they were compiled.
    package let pipeline: Pipeline
    /// What reading, expanding and compiling found.
    package let report: Report
    /// Whether the storyboards could be read and expanded: only then there is something to write.
    package let isWhole: Bool

    /// - Parameter folder: Where the files are to be, for the paths in findings.
    package init(_ reading: StoryboardReading, folder: String? = nil, threads: Int) {
        let made = StoryboardImport(reading.storyboards)
        let texts = made.drafts.map(SpecificationYAML.init)
        let paths = made.drafts.map { (folder.map { $0 + "/" } ?? "") + $0.name }
        counts = made.counts
        files = zip(made.drafts, texts).map { File(name: $0.name, bytes: $1.bytes) }
        var bag = reading.diagnostics
        bag.append(made.diagnostics)
        isWhole = bag.count(.error) == 0
        // What could not be expanded is no specification, and has had its diagnostic.
        let inputs = zip(paths, texts).map { Pipeline.Input(path: $0, .bytes($1.bytes)) }
        pipeline = Pipeline(inputs, threads: threads)
        if !inputs.isEmpty {
            let origins = Dictionary(zip(paths, texts), uniquingKeysWith: { first, _ in first })
            let findings = ImportedFindings(
                report: pipeline.report, origins: origins, firstFile: Int32(truncatingIfNeeded: reading.files.count))
            bag.append(findings.bag(except: made.familiesFromCode))
        }
        report = Report(files: reading.files + pipeline.report.files, bag)
    }

    /// All files as one text of several documents.
    package var text: [UInt8] {
        var text: [UInt8] = []
        for (number, file) in files.enumerated() {
            if number > 0 { text += "\n---\n".utf8 }
            text += "# \(file.name)\n#\n".utf8
            text += file.bytes
        }
        return text
    }
}

/// What compiling an import found, with the places in the imported files.
private struct ImportedFindings {
    let report: Report
    /// By path.
    let origins: [String: SpecificationYAML]
    /// The number that the first file of the specification gets among all files.
    let firstFile: Int32

    func bag(except familiesFromCode: Set<String>) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for diagnostic in report.diagnostics where !isExpected(diagnostic, familiesFromCode) {
            bag.append(located(diagnostic))
        }
        bag.drop(report.dropped)
        return bag
    }

    /// Of a family that code shows the import has said so.
    private func isExpected(_ diagnostic: Diagnostic, _ familiesFromCode: Set<String>) -> Bool {
        guard diagnostic.id == UnusedFamily.info.id, case .place(let place) = diagnostic.subject else { return false }
        let bytes = report.files[Int(place.file)].bytes[Int(place.range.start)..<Int(place.range.end)]
        return familiesFromCode.contains(String(decoding: bytes, as: UTF8.self))
    }

    private func located(_ diagnostic: Diagnostic) -> Diagnostic {
        var located = diagnostic
        located.labels = diagnostic.labels.map { Diagnostic.Label(moved($0.place), $0.text) }
        guard case .place(let place) = diagnostic.subject else { return located }
        located.subject = .place(moved(place))
        if let origin = origins[report.files[Int(place.file)].path]?.origin(of: Int(place.range.start)) {
            located.labels.append(Diagnostic.Label(origin, "imported from here"))
        }
        return located
    }

    private func moved(_ place: Place) -> Place {
        var place = place
        place.file += firstFile
        return place
    }
}
