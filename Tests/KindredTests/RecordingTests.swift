import Foundation
import Kindred
import KindredDiagnostics
import KindredDumps
import KindredFormats
import KindredLifecycle
import KindredText
import TestSupport
import Testing

/// Recordings, made by simulation or by hand: what is true of all of them.
@Suite struct RecordingTests {
    private static let folder = "Tests/Golden/Verify/events"
    private static let recordings = Repository.files(below: folder, suffixes: [".json"])
    private static let specification = Pipeline(
        inputs: [input("\(folder)/app.kindred.yaml")], threads: 1)

    private static func input(_ path: String) -> Pipeline.Input {
        Pipeline.Input(path: path, content: .bytes((try? Repository.bytes(path)) ?? []))
    }

    private static func verified(_ bytes: [UInt8], _ specification: Pipeline = specification) -> VerificationPipeline {
        VerificationPipeline(
            specification: specification, texts: [SourceFile(path: "recording.json", bytes: bytes)],
            choice: VerificationPipeline.Choice(
                minimums: [CoverageMinimum("0")].compactMap(\.self), judgesCallbacks: true))
    }

    // MARK: Simulated

    private static let sources = [lifecycle] + scenarios.map { [input($0)] }
    private static let scenarios = Repository.files(below: "Tests/Golden/Lifecycle", suffixes: [".yaml"]).map {
        "Tests/Golden/Lifecycle/\($0)"
    }
    private static let lifecycle = Repository.files(below: "Samples/lifecycle", suffixes: [".yaml"]).map {
        input("Samples/lifecycle/\($0)")
    }

    @Test("What is simulated contradicts nothing, and an import of it declares what it shows")
    func roundTrip() throws {
        var count = 0
        for inputs in Self.sources {
            let pipeline = Pipeline(inputs: inputs, threads: 1)
            for trace in pipeline.traces {
                var bytes: [UInt8] = []
                withoutActuallyEscaping({ (part: UnsafeRawBufferPointer) in bytes.append(contentsOf: part) }) {
                    TraceFormat.recording.write([trace], in: pipeline.graph, to: $0)
                }
                let name = "\(inputs[0].path): \(trace.script.name)"
                let read = RecordingReader.read(SourceFile(path: "simulated.json", bytes: bytes), index: 0)
                #expect(read.diagnostics.total == 0 && read.recording.origin == .simulated, "\(name)")
                let facts = Declared.judge(read.recording, contracts: EventReport.contracts).facts
                #expect(facts.allSatisfy { $0.contradicted == 0 }, "\(name): \(facts.map(\.text))")
                if pipeline.isCompiled {
                    let verified = Self.verified(bytes, pipeline)
                    #expect(verified.report.count(.error) == 0, "\(name)")
                    #expect(verified.coverage.controllers.shown == 0)
                }
                if !read.recording.windows.isEmpty { try expectImport(bytes, name: name) }
                count += 1
            }
        }
        #expect(count > 100)
    }

    private func expectImport(_ bytes: [UInt8], name: String) throws {
        let imported = HierarchySpecification(
            files: [SourceFile(path: "recording.json", bytes: bytes)], path: "made.kindred.yaml")
        let made = try #require(imported.made, "\(name)")
        let verified = VerificationPipeline(
            specification: made.pipeline, texts: [SourceFile(path: "recording.json", bytes: bytes)])
        #expect(verified.report.diagnostics.isEmpty, "\(name)\n\(String(decoding: made.text, as: UTF8.self))")
    }

    @Test("An import of all recordings of a folder declares what they show")
    func importOfMany() throws {
        var files: [SourceFile] = []
        for path in Self.recordings where path.hasPrefix("holds/") {
            files.append(SourceFile(path: path, bytes: try Repository.bytes("\(Self.folder)/\(path)")))
        }
        let made = try #require(HierarchySpecification(files: files, path: "made.kindred.yaml").made)
        let verified = VerificationPipeline(specification: made.pipeline, texts: files)
        #expect(verified.report.diagnostics.isEmpty, "\(verified.report.diagnostics.map(\.message))")
    }

    // MARK: Hostile

    /// The mutants of each batch: more with `KINDRED_MUTANTS`.
    private static let mutants = (ProcessInfo.processInfo.environment["KINDRED_MUTANTS"].flatMap { Int($0) } ?? 600) / 4

    @Test("No mutant crashes, and each diagnostic is in the file", arguments: 0..<4)
    func mutants(batch: Int) throws {
        var random = Random(seed: UInt64(batch))
        for _ in 0..<Self.mutants {
            let path = random.pick(Self.recordings, or: "")
            var bytes = try Repository.bytes("\(Self.folder)/\(path)")
            for _ in 0..<Int(random.next() % 4) + 1 { Self.mutate(&bytes, &random) }
            let verified = Self.verified(bytes)
            for diagnostic in verified.report.diagnostics {
                guard case .place(let place) = diagnostic.site, place.file == 1 else { continue }
                #expect(place.range.start >= 0 && Int(place.range.start) <= bytes.count, "\(diagnostic.message)")
            }
            _ = HierarchySpecification(
                files: [SourceFile(path: "recording.json", bytes: bytes)], path: "made.kindred.yaml")
        }
    }

    private static let morsels: [[UInt8]] =
        [
            "\"", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e9", "99999999999", "\\", "\u{0}",
            "\"id\": 2, ",
            "{\"at\": 1, \"again\": 1},", "\"children\": [", "\"presented\": {", "é", "\u{1}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

    private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
        guard !bytes.isEmpty else { return }
        let place = Int(random.next() % UInt64(bytes.count))
        let length = min(bytes.count - place, Int(random.next() % 40))
        switch random.next() % 5 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.removeSubrange(place..<place + length)
        case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: Int(random.next() % UInt64(bytes.count)))
        case 3: bytes.replaceSubrange(place..<place + length, with: random.pick(morsels) ?? [])
        default: bytes.removeSubrange(place...)
        }
    }

    @Test("A recording that is cut off anywhere has one error, and what came before counts")
    func cut() throws {
        let bytes: [UInt8] = try Repository.bytes("\(Self.folder)/holds/R86-pop.json")
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        var snapshots = 0
        for length in stride(from: 1, through: end, by: 7) {
            let read = RecordingReader.read(SourceFile(path: "cut.json", bytes: Array(bytes[..<length])), index: 0)
            #expect(read.diagnostics.kept.map(\.id) == ["invalid-recording"], "\(length)")
            #expect(read.recording.snapshots.count >= snapshots)
            snapshots = read.recording.snapshots.count
        }
        #expect(snapshots == 2)
    }

    private static let opening =
        #"{"format": "kindred-recording", "version": 1, "id": "1", "origin": "app", "system": "iOS", "#
        + #""systemVersion": "18.2", "environment": "simulator", "events": true, "entries": ["#

    private func ids(_ text: String) -> [String] {
        RecordingReader.read(SourceFile(path: "made.json", bytes: Array(text.utf8)), index: 0).diagnostics.kept.map(
            \.id)
    }

    @Test("Nothing is too deep for the reader")
    func deep() {
        let controller =
            #"{"id": 1, "class": "A", "kind": "controller", "state": "appeared", "view": null, "children": ["#
        let window =
            #"{"at": 0, "snapshot": {"windows": [{"scene": 1, "idiom": "phone", "horizontal": "compact", "vertical": "regular", "root": "#
        #expect(
            ids(Self.opening + window + String(repeating: controller, count: 100_000)) == ["limit-exceeded"])
        #expect(ids(Self.opening + "{\"x\": " + String(repeating: "[", count: 1_000_000)) == ["limit-exceeded"])
        #expect(ids(#"{"x": "# + String(repeating: "[", count: 1_900)) == ["invalid-recording"])
    }
}
