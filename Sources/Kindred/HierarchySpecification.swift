import KindredBase
import KindredCore
import KindredEmit
import KindredImport

/// A printed hierarchy made into a specification, and that compiled at once.
package struct HierarchySpecification: Sendable {
    /// What reading, guessing and compiling found.
    package let report: Report
    /// How many hierarchies the text holds.
    package let dumps: Int
    /// The specification, its compilation, and counts; nil if no hierarchy is complete, or it is too deep.
    package let made: (text: [UInt8], pipeline: Pipeline, counts: HierarchyImport.Counts)?

    /// - Parameters:
    ///   - path: Where the specification will be written, for the places of diagnostics.
    ///   - number: Which of several hierarchies, counted from 1; by default the last.
    package init(_ file: SourceFile, path: String, number: Int? = nil) {
        let reading = DumpReader.read(file, index: 0, choice: number)
        dumps = reading.count
        var bag = reading.diagnostics
        guard let dump = reading.dump, reading.isWhole else {
            report = Report(files: [file], bag)
            made = nil
            return
        }
        let imported = HierarchyImport(dump, source: file.path)
        bag.append(imported.diagnostics)
        guard let draft = imported.draft else {
            report = Report(files: [file], bag)
            made = nil
            return
        }
        let text = SpecificationYAML(draft)
        let pipeline = Pipeline([Pipeline.Input(path: path, .bytes(text.bytes))], threads: 1)
        bag.append(ImportedFindings(report: pipeline.report, origins: [path: text], firstFile: 1).bag())
        report = Report(files: [file] + pipeline.report.files, bag)
        made = (text.bytes, pipeline, imported.counts)
    }
}
