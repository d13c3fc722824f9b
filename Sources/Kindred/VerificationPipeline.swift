import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredLifecycle
import KindredPlatform
import KindredProject
import KindredText
import KindredYAML

/// The way from texts with printed hierarchies in them to what differs from a specification.
package struct VerificationPipeline: Sendable {
    /// The hierarchy of a text that is wanted, and the window that it is compared with.
    package struct Choice: Sendable {
        package var window: WindowID?
        /// The number of the hierarchy, counted from 1; nil for the last.
        package var dump: Int?
        /// The controllers that coverage is about; nil for all.
        package var selected: ControllerSet?
        /// The least coverage that is demanded.
        package var minimums: [CoverageMinimum]
        package var naming: Naming
        /// Whether callbacks are compared with facts.
        package var judgesCallbacks: Bool

        package init(
            window: WindowID? = nil, dump: Int? = nil, selected: ControllerSet? = nil,
            minimums: [CoverageMinimum] = [], naming: Naming = .screens, judgesCallbacks: Bool = false
        ) {
            (self.window, self.dump, self.selected) = (window, dump, selected)
            (self.minimums, self.naming, self.judgesCallbacks) = (minimums, naming, judgesCallbacks)
        }
    }

    /// The result of reading one text and comparing it.
    package struct Reading: Sendable {
        package let path: String
        /// The number of hierarchies in the text.
        package let dumps: Int
        /// The number of the one that was read, counted from 1; 0 for none.
        package let number: Int
        /// The hierarchy and what came of comparing it; nil if none is complete. Of a recording it is the last one.
        package let result: (dump: Dump, comparison: Comparison)?
        /// The recording that the text is, and what came of comparing it.
        package let recorded: (recording: Recording, result: RecordingComparison)?
        fileprivate let events: EventReport?
        fileprivate let diagnostics: DiagnosticBag
    }

    package let report: Report
    /// The result of comparing callbacks with facts; nil if nobody asked for it.
    package let events: EventReport?
    /// The results in the order of the texts; none if the specification has errors.
    package let readings: [Reading]
    /// The number of texts that could not be read.
    let unreadable: Int
    let graph: ResolvedGraph
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
        let graph = specification.graph
        let files = graph.files
        self.graph = graph
        self.choice = choice
        unreadable = failures.total
        var bag = failures
        let judged = judged ?? specification.report
        guard judged.count(.error) == 0 else {
            for diagnostic in judged.diagnostics { bag.append(diagnostic) }
            bag.drop(judged.dropped)
            report = Report(files: judged.files, bag: bag, policy: specification.policy.afterJudging)
            readings = []
            events = nil
            return
        }
        let declared = Declared(graph)
        readings = concurrentMap(texts.count, threads: threads) { number in
            Reading(text: texts[number], index: Int32(files.count + number), declared: declared, choice: choice)
        }
        for reading in readings { bag.append(reading.diagnostics) }
        for diagnostic in Self.reported(readings) { bag.append(diagnostic) }
        var events = choice.judgesCallbacks ? EventReport() : nil
        for reading in readings { if let found = reading.events { events?.add(found) } }
        for reported in events?.reported ?? [] { bag.append(reported.diagnostic) }
        self.events = events
        if !choice.minimums.isEmpty {
            let coverage = Self.coverage(of: graph, declared: declared, by: readings, selected: choice.selected)
            for minimum in choice.minimums {
                if let found = coverage.diagnostic(minimum, by: choice.naming, in: graph) { bag.append(found) }
            }
        }
        report = Report(
            files: files + texts, bag: bag, policy: specification.policy,
            scope: specification.scopeOfTexts)
    }

    /// The diagnostics on snapshots, each once.
    private static func reported(_ readings: [Reading]) -> [Diagnostic] {
        var (found, known): ([(diagnostic: Diagnostic, count: Int)], [String: Int]) = ([], [:])
        for reported in readings.lazy.compactMap({ $0.recorded?.result.reported }).joined() {
            if let index = known[reported.key] {
                found[index].count += reported.count
            } else {
                known[reported.key] = found.count
                found.append((reported.diagnostic, reported.count))
            }
        }
        return found.map { diagnostic, count in
            if count < 2 { return diagnostic }
            var diagnostic = diagnostic
            diagnostic.message += " (and in \(English.count(count - 1, of: "more snapshot")))"
            return diagnostic
        }
    }

    /// The parts of the specification that the hierarchies show, and those that none of them shows.
    package var coverage: Coverage {
        Self.coverage(of: graph, declared: Declared(graph), by: readings, selected: choice.selected)
    }

    private static func coverage(
        of graph: ResolvedGraph, declared: Declared, by readings: [Reading], selected: ControllerSet?
    ) -> Coverage {
        var sightings = Sightings(declared: declared)
        for reading in readings {
            if let (recording, result) = reading.recorded {
                // A simulation shows what is declared, not what an app does.
                if recording.origin == .app { sightings.add(recording, result) }
            } else if let (dump, comparison) = reading.result {
                sightings.add(dump, comparison)
            }
        }
        return Coverage(of: graph, by: sightings, selected: selected)
    }
}

extension VerificationPipeline.Reading {
    fileprivate init(
        text: SourceFile, index: Int32, declared: Declared, choice: VerificationPipeline.Choice
    ) {
        if RecordingReader.isRecording(text.text) {
            self.init(recording: RecordingReader.read(text, index: index), of: text, declared: declared, choice: choice)
        } else {
            self.init(
                printed: DumpReader.read(text, index: index, choice: choice.dump), of: text, declared: declared,
                choice: choice)
        }
    }

    private init(
        recording read: RecordingReader.Outcome, of text: SourceFile, declared: Declared,
        choice: VerificationPipeline.Choice
    ) {
        let recording = read.recording
        let compared = declared.compare(recording, window: choice.window, choice: choice.dump)
        path = text.path
        dumps = recording.snapshots.count
        number = choice.dump ?? dumps
        recorded = (recording, compared)
        events = choice.judgesCallbacks ? Declared.judge(recording, contracts: EventReport.contracts) : nil
        result = compared.last.map { (recording.dump(of: recording.windows[$0.window]), $0.comparison) }
        diagnostics = read.diagnostics
    }

    private init(
        printed reading: DumpReader.Outcome, of text: SourceFile, declared: Declared,
        choice: VerificationPipeline.Choice
    ) {
        func located(_ bag: DiagnosticBag) -> DiagnosticBag { bag.mapped { Self.located($0, in: reading) } }
        path = text.path
        dumps = reading.count
        number = reading.number
        (recorded, events) = (nil, nil)
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

extension EventReport {
    /// The rules of `KindredLifecycle`, which reads no recordings.
    package static let contracts: Contracts = (DoubleDidAppear.info, MissingDidMove.info, MissingWillMoveNil.info)
}
