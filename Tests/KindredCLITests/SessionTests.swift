import Kindred
import KindredDiagnostics
@testable import KindredSession
import KindredSystem
import KindredText
import Foundation
import Testing

/// One run, from locating to judging.
struct SessionTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func session(
        _ paths: [String] = [], buffers: [String: String] = [:], kept: ParsedFiles? = nil, runsScenarios: Bool = false,
        baseline: BaselineChoice = .ofProject
    ) throws -> Session {
        let null = open("/dev/null", O_RDWR)
        defer { close(null) }
        let environment = Environment(
            input: null, output: null, errors: null, files: folder.system, variables: { [] })
        var covering = Buffers()
        for (path, text) in buffers {
            covering.cover(path, text: FileText(content: .text(SourceText(Array(text.utf8))), identity: nil))
        }
        return try Session(
            paths: paths, choices: Choices(baseline: baseline), buffers: covering, kept: kept,
            runsScenarios: runsScenarios, in: environment)
    }

    private func ids(_ session: Session) -> [String] { session.judged().report.diagnostics.map(\.id) }

    @Test("A buffer covers the file of its path, whether there is one or not")
    func buffersCoverFiles() throws {
        try folder.write("Specs/a.kindred.yaml", wrong)
        #expect(try ids(session(["Specs"])) == ["unresolved-reference"])
        #expect(try ids(session(["Specs"], buffers: ["Specs/a.kindred.yaml": small])) == [])
        let more = try session(
            ["Specs"], buffers: ["Specs/b.kindred.yaml": "kindred: 1\nfamilies: {nowhere: Nowhere}\n"])
        #expect(ids(more) == [])
        #expect(more.judged().report.files.map(\.path) == ["Specs/a.kindred.yaml", "Specs/b.kindred.yaml"])
    }

    @Test("A file is read anew only if its text has changed, and the result is the same")
    func filesAreKept() throws {
        try folder.write("a.kindred.yaml", small)
        try folder.write("b.kindred.yaml", other)
        let kept = ParsedFiles()
        let first = try session(kept: kept).judged().report
        let changed = "kindred: 1\nfamilies: {other: Other, home: Again}\n"
        try folder.write("b.kindred.yaml", changed)
        let second = try session(kept: kept).judged().report
        #expect(second.files[0] === first.files[0])
        #expect(second.files[1] !== first.files[1] && Array(second.files[1].bytes) == Array(changed.utf8))
        let anew = try session().judged().report
        #expect(second.diagnostics.map(\.message) == anew.diagnostics.map(\.message) && !anew.diagnostics.isEmpty)
        try folder.remove("a.kindred.yaml")
        #expect(try session(kept: kept).judged().report.files.count == 1)
    }

    @Test("Scenarios run only if what is left after judging has no error")
    func scenariosAwaitJudging() throws {
        let text = small + "windows: {main: home}\nscenarios: [{name: s, steps: [{launch: main}]}]\n"
        let unused = "screens: {Detail: {class: Detail}}\n"
        let ignored = "screens: {Detail: {class: Detail}} # kindred:ignore unused-screen -- later\n"
        for (level, more, runs) in [
            ("warning", "", true), ("warning", unused, true), ("error", unused, false), ("error", ignored, true),
            ("warning", "more: 1 # kindred:ignore unknown-key -- later\n", false), ("off", "more: 1\n", false),
        ] {
            try folder.write("kindred.yaml", "project: 1\nrules: {unused-screen: \(level)}\n")
            try folder.write("a.kindred.yaml", text + more)
            let session = try session(runsScenarios: true)
            let alone = try self.session()
            #expect(session.pipeline.isCompiled == (alone.judged().report.count(.error) == 0), "\(level) \(more)")
            #expect(session.pipeline.isCompiled == runs, "\(level) \(more) \(ids(alone))")
            #expect(session.pipeline.traces.isEmpty != session.pipeline.isCompiled)
        }
    }
}
