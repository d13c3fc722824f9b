import KindredDiagnostics
import KindredDraft
import KindredDumps
import KindredPlatform
import KindredProject

/// A specification made of printed hierarchies, and compiled at once.
package struct HierarchySpecification: Sendable {
    /// The diagnostics of reading, guessing and compiling.
    package let report: Report
    /// The number of hierarchies in the first text.
    package let dumps: Int
    /// The specification, its compilation, and counts; nil if a hierarchy is incomplete, or it is too deep.
    package let made: (text: [UInt8], pipeline: Pipeline, counts: HierarchyImport.Counts)?

    /// - Parameters:
    ///   - files: At least one.
    ///   - failures: The diagnostics on texts that could not be read; if there are any, nothing is made.
    ///   - path: Where the specification will be written, for the places of diagnostics.
    ///   - number: Which of several hierarchies, counted from 1; by default the last.
    package init(
        files: [SourceFile], failures: DiagnosticBag = DiagnosticBag(), path: String, number: Int? = nil,
        threads: Int = 1
    ) {
        let readings = concurrentMap(files.count, threads: threads) { index in
            Reading(files[index], index: Int32(index), choice: number)
        }
        dumps = readings.first?.count ?? 0
        var bag = failures
        for reading in readings { bag.append(reading.diagnostics) }
        let whole = readings.flatMap(\.dumps)
        if whole.isEmpty, bag.count(.error) == 0, let first = files.first {
            bag.add(NoHierarchy.info, diagnostic: NoHierarchy.found(path: first.path))
        }
        guard failures.total == 0, readings.allSatisfy(\.isWhole), !whole.isEmpty, let first = files.first else {
            report = Report(files: files, bag: bag)
            made = nil
            return
        }
        let imported = HierarchyImport(dumps: whole, source: first.path)
        bag.append(imported.diagnostics)
        guard let draft = imported.draft else {
            report = Report(files: files, bag: bag)
            made = nil
            return
        }
        let text = SpecificationYAML(draft)
        let pipeline = Pipeline(inputs: [Pipeline.Input(path: path, content: .bytes(text.bytes))], threads: 1)
        let compiled = pipeline.report
        let importedDiagnostics = ImportedDiagnostics(
            report: compiled, origins: [path: text], firstFile: Int32(files.count))
        bag.append(importedDiagnostics.bag())
        report = Report(files: files + compiled.files, bag: bag)
        made = (text.bytes, pipeline, imported.counts)
    }
}

/// The hierarchies of one text: the printed one, or all that were recorded.
private struct Reading {
    let count: Int
    let dumps: [Dump]
    let isWhole: Bool
    var diagnostics: DiagnosticBag

    init(_ file: SourceFile, index: Int32, choice: Int?) {
        guard RecordingReader.isRecording(file.text) else {
            let read = DumpReader.read(file, index: index, choice: choice)
            (count, diagnostics) = (read.count, read.diagnostics)
            isWhole = read.isWhole && read.dump != nil
            dumps = isWhole ? read.dump.map { [$0] } ?? [] : []
            return
        }
        let read = RecordingReader.read(file, index: index)
        (count, diagnostics) = (read.recording.snapshots.count, read.diagnostics)
        for snapshot in read.recording.snapshots where snapshot.isCut {
            diagnostics.append(IncompleteHierarchy.cutSnapshot(read.recording.place(snapshot.place)))
        }
        isWhole = diagnostics.count(.error) == 0
        dumps = isWhole ? read.recording.dumps(choice: choice) : []
    }
}
