import Kindred
import KindredDiagnostics
import KindredProject
import TestSupport
import Testing

/// What comments and baselines put aside, on every mistake that the rules and their goldens show.
@Suite struct SilencingLawTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let sources: [Source]
        var testDescription: String { name }
    }

    static let samples: [Sample] = {
        let examples = RuleExampleTests.examples.map(\.info).filter {
            ![.imports, .hierarchies, .recordings, .code, .project].contains($0.area)
        }.map { Sample(name: $0.id, sources: [Source(path: "a.kindred.yaml", text: $0.bad)]) }
        return examples + RuleGoldenTests.bad.map { Sample(name: $0.path, sources: (try? $0.sources()) ?? []) }
    }()

    private static func report(_ sources: [Source], _ policy: Policy = Policy()) -> Report {
        let inputs = sources.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        let pipeline = Pipeline(inputs: inputs, threads: 1, policy: policy)
        let alone = Pipeline(inputs: inputs, threads: 1, runsScenarios: false, policy: policy)
        // Scenarios run only if nothing that is left is an error.
        #expect(pipeline.isCompiled == (alone.report.count(.error) == 0))
        return pipeline.report
    }

    /// A finding as it is written down here: without numbers of bytes, which comments move.
    private static func line(_ finding: Diagnostic, in report: Report) -> String {
        switch finding.site {
        case .path(let path): return "\(path): \(finding.message) [\(finding.id)]"
        case .place(let place):
            let file = report.files[Int(place.file)]
            return "\(file.path):\(file.position(of: Int(place.range.start)).line): \(finding.message) [\(finding.id)]"
        }
    }

    private static func lines(_ report: Report) -> [String] { report.diagnostics.map { line($0, in: report) } }

    /// A comment behind the line of a finding, if one can be there.
    private static func commented(_ sources: [Source], _ finding: Diagnostic, in report: Report) -> [Source]? {
        guard case .place(let place) = finding.site else { return nil }
        let file = report.files[Int(place.file)]
        if file.fault != nil { return nil }
        let number = file.position(of: Int(place.range.start)).line
        var text = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if text[number - 1].hasSuffix("|") || text[number - 1].hasSuffix("\"") { return nil }
        text[number - 1] += " # kindred:ignore \(finding.id) -- known"
        return sources.map {
            $0.path == file.path ? Source(path: $0.path, text: text.joined(separator: "\n")) : $0
        }
    }

    @Test("A comment silences what is on its line, and nothing else", arguments: samples)
    func comments(_ sample: Sample) {
        let report = Self.report(sample.sources)
        for finding in report.diagnostics {
            guard let sources = Self.commented(sample.sources, finding, in: report) else { continue }
            let after = Self.report(sources)
            let line = Self.line(finding, in: report)
            let place = line.prefix { $0 != " " }
            let own = Self.lines(report).filter { $0.hasPrefix(place) && $0.hasSuffix("[\(finding.id)]") }
            if finding.canBeSilenced {
                let expected = Self.lines(report).filter { !own.contains($0) }
                // Without an error scenarios are run, and find more.
                let left =
                    report.count(.error) > 0 ? Self.lines(after).filter(Self.lines(report).contains) : Self.lines(after)
                #expect(left == expected, "\(line)")
                #expect(after.silenced.map { Self.line($0.diagnostic, in: after) } == own)
                #expect(after.silenced.allSatisfy { $0.cause == .suppressed(reason: "known") })
            } else {
                #expect(Self.lines(after).filter { !$0.hasSuffix("[unused-suppression]") } == Self.lines(report))
                #expect(after.silenced.isEmpty)
            }
        }
    }

    @Test("A baseline knows all findings that it holds, wherever their lines are", arguments: samples)
    func baselines(_ sample: Sample) {
        let report = Self.report(sample.sources)
        let entries = Baseline.entries(of: report) { $0 }
        #expect(Set(entries.map(\.identity)).count == entries.count)
        let bytes = written(entries)
        let read = BaselineReader.read(SourceFile(path: "baseline.json", bytes: bytes)) { $0 }
        #expect(read.diagnostics.total == 0 && read.baseline?.entries.map(\.identity) == entries.map(\.identity))
        var policy = Policy()
        policy.baseline = read.baseline
        let moved = sample.sources.map {
            Source(path: $0.path, text: "# Moved.\n\n" + String(decoding: $0.bytes, as: UTF8.self))
        }
        for sources in [sample.sources, moved, moved.reversed()] {
            let after = Self.report(sources, policy)
            let left = after.diagnostics.filter { $0.canBeSilenced && $0.severity != .note }.filter { finding in
                report.diagnostics.contains { $0.id == finding.id && $0.subject == finding.subject }
            }
            #expect(left.isEmpty, "\(Self.lines(after))")
            #expect(after.knownCount == entries.count && after.stale?.isEmpty != false)
        }
    }

    private func written(_ entries: [KnownDiagnostic]) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            BaselineWriter.write(entries, to: sink)
        }
        return bytes
    }
}
