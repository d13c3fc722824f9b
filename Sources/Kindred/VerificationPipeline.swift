import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredPlatform
import KindredProject
import KindredYAML

/// The way from texts with printed hierarchies in them to what differs from a specification.
package struct VerificationPipeline: Sendable {
    /// The hierarchy of a text that is wanted, and the window that it is compared with.
    package struct Choice: Sendable {
        package var window: WindowID?
        /// The number of the hierarchy, counted from 1; nil for the last.
        package var dump: Int?

        package init(window: WindowID? = nil, dump: Int? = nil) {
            self.window = window
            self.dump = dump
        }
    }

    /// The result of reading one text and comparing it.
    package struct Reading: Sendable {
        package let path: String
        /// The number of hierarchies in the text.
        package let dumps: Int
        /// The number of the one that was read, counted from 1; 0 for none.
        package let number: Int
        /// The hierarchy and what came of comparing it; nil if none is complete.
        package let result: (dump: Dump, comparison: Comparison)?
        fileprivate let diagnostics: DiagnosticBag
    }

    package let report: Report
    /// The results in the order of the texts; none if the specification has errors.
    package let readings: [Reading]
    /// The number of texts that could not be read.
    let unreadable: Int
    let hierarchy: ResolvedGraph
    let choice: Choice

    package var hasErrors: Bool { report.count(.error) > 0 }

    /// - Parameters:
    ///   - judged: The report on the specification, if it is known. Its errors are reported instead of differences.
    ///   - texts: Whatever a console has printed.
    ///   - failures: The diagnostics on texts that could not be read.
    package init(
        specification: Pipeline, report judged: Report? = nil, texts: [SourceFile],
        failures: DiagnosticBag = DiagnosticBag(),
        choice: Choice = Choice(), threads: Int = 1
    ) {
        let hierarchy = specification.hierarchy
        let files = hierarchy.files
        self.hierarchy = hierarchy
        self.choice = choice
        unreadable = failures.total
        var bag = failures
        let judged = judged ?? specification.report
        guard judged.count(.error) == 0 else {
            for diagnostic in judged.diagnostics { bag.append(diagnostic) }
            bag.drop(judged.dropped)
            report = Report(files: judged.files, bag: bag, policy: specification.policy.afterJudging)
            readings = []
            return
        }
        let declared = Declared(hierarchy)
        readings = concurrentMap(texts.count, threads: threads) { number in
            Reading(text: texts[number], index: Int32(files.count + number), declared: declared, choice: choice)
        }
        for reading in readings { bag.append(reading.diagnostics) }
        report = Report(
            files: files + texts, bag: bag, policy: specification.policy,
            circumstances: specification.circumstancesOfTexts)
    }

    /// The parts of the specification that the hierarchies show, and those that none of them shows.
    package var coverage: Coverage {
        Coverage(of: hierarchy, by: readings.lazy.compactMap { $0.result?.comparison })
    }
}

extension VerificationPipeline.Reading {
    fileprivate init(
        text: SourceFile, index: Int32, declared: Declared, choice: VerificationPipeline.Choice
    ) {
        let reading = DumpReader.read(text, index: index, choice: choice.dump)
        func located(_ bag: DiagnosticBag) -> DiagnosticBag { bag.mapped { Self.located($0, in: reading) } }
        path = text.path
        dumps = reading.count
        number = reading.number
        var bag = located(reading.diagnostics)
        if let dump = reading.dump, reading.isWhole {
            let comparison = declared.compare(dump, window: choice.window)
            bag.append(located(comparison.diagnostics))
            result = (dump, comparison)
        } else {
            result = nil
        }
        diagnostics = bag
    }

    /// Adds to a diagnostic which hierarchy it is in, if the text holds several.
    private static func located(_ diagnostic: Diagnostic, in reading: DumpReader.Outcome) -> Diagnostic {
        if reading.count < 2 || diagnostic.id == SeveralHierarchies.info.id { return diagnostic }
        var located = diagnostic
        located.message += " (hierarchy \(reading.number) of \(reading.count))"
        return located
    }
}
