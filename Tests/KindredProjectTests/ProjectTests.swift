import Kindred
import KindredDiagnostics
import KindredFormats
import KindredProject
import KindredText
import TestSupport
import Testing

/// Project files as values.
@Suite struct ProjectTests {
    private static func read(_ bytes: [UInt8]) -> (project: Project, diagnostics: DiagnosticBag) {
        Project.read(SourceFile(path: Project.fileName, bytes: bytes))
    }

    private static func project(_ text: String) -> Project {
        let (project, diagnostics) = read(Array(text.utf8))
        #expect(diagnostics.total == 0, "\(diagnostics.kept.map(\.message))")
        return project
    }

    private static let full = "Tests/Golden/Project/ok-full.yaml"

    @Test("A project without a word about anything changes nothing")
    func plain() {
        let project = Self.project("project: 1\n")
        #expect(project.sources == nil && project.levels.isEmpty && project.failsOn == nil)
        #expect(project.reports.isEmpty && project.baseline == nil && !project.requiresReason)
        #expect(project.views.isEmpty && project.house.isEmpty)
    }

    @Test("Every key arrives")
    func full() throws {
        let (project, diagnostics) = Self.read(try Repository.bytes(Self.full))
        #expect(diagnostics.total == 0)
        #expect(project.sources?.map(project.text) == ["Specs", "../shared/common.kindred.yaml"])
        #expect(
            project.levels == [
                "unused-family": .off, "context-unused": .severity(.error), "duplicate-id": .severity(.error),
                "house/near": .severity(.warning),
            ])
        #expect(project.failsOn == .warning)
        #expect(project.reports.map(\.format) == ["json", "text"])
        #expect(project.reports.map(\.file) == ["build/kindred.json", "build/kindred.txt"])
        let baseline = try #require(project.baseline)
        #expect(project.text(baseline.file) == "known.json" && baseline.stale == .severity(.error))
        #expect(project.requiresReason)
        #expect(project.views.map { project.text($0.name) } == ["checkout", "all"])
        #expect(project.views.map { project.text($0.select) } == ["family:checkout+", "id:*"])
        #expect(project.views.map { $0.title.map(project.text) } == ["Paying", nil])
        #expect(project.house.map(\.info.id) == ["house/near", "house/far"])
        #expect(project.house.map(\.info.severity) == [.warning, .error])
        #expect(project.house.map(\.because) == [nil, "nobody gets there"])
    }

    @Test("A place leads to the text in the file")
    func places() throws {
        let text = "project: 1\nsources: [Specs, 'My Specs']\n"
        let project = Self.project(text)
        let places = try #require(project.sources).map { project.place(of: $0).range }
        #expect(places == [ByteRange(start: 21, end: 26), ByteRange(start: 28, end: 38)])
    }

    @Test("What a misspelt key surely means is read, so that nothing false follows")
    func misspelt() {
        let (project, diagnostics) = Self.read(Array("project: 1\nfail-one: never\n".utf8))
        #expect(diagnostics.kept.map(\.message).map { $0.hasPrefix("a project file has no key 'fail-one'") } == [true])
        #expect(project.failsOn == .never)
    }

    @Test("An anchored mistake is reported where it is, and not again at the aliases that bring it")
    func aliases() {
        let text = "project: 1\nviews: {a: &a {select: x, titel: A}, b: *a, c: *a}\n"
        #expect(Self.read(Array(text.utf8)).diagnostics.total == 1)
    }

    @Test("Every rule can be named, and has the level that it is given unless it can't be silenced")
    func rules() {
        for rule in RuleRegistry.all {
            for word in Policy.Level.words {
                let (project, diagnostics) = Self.read(Array("project: 1\nrules: {\(rule.id): \(word)}\n".utf8))
                let isAllowed = rule.canBeSilenced || word == "error" || Severity(rawValue: word) == rule.severity
                #expect((diagnostics.total == 0) == isAllowed, "\(rule.id): \(word)")
                #expect(project.levels[rule.id] == (isAllowed ? Policy.Level(word: word) : nil))
            }
        }
    }

    // MARK: Any input

    @Test("No prefix of a project file traps, and each that isn't whole is reported or valid")
    func prefixes() throws {
        let bytes = try Repository.bytes(Self.full)
        for length in 0...bytes.count { check(Array(bytes[..<length])) }
        #expect(bytes.count > 500)
    }

    @Test("Nor does a byte in the wrong place, or missing")
    func damage() throws {
        let bytes = try Repository.bytes(Self.full)
        var random = SystemRandom(seed: 7)
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0..<Int(random.next() % 4 + 1) {
                let index = Int(random.next() % UInt64(damaged.count))
                if random.next() % 3 == 0 {
                    damaged.remove(at: index)
                } else {
                    damaged[index] = UInt8(random.next() & 0xFF)
                }
            }
            check(damaged)
        }
        for _ in 0..<500 { check((0..<200).map { _ in UInt8(random.next() & 0xFF) }) }
    }

    /// The places are in the text, so that they can be shown.
    private func check(_ bytes: [UInt8]) {
        let (project, diagnostics) = Self.read(bytes)
        for diagnostic in diagnostics.kept {
            guard case .place(let place) = diagnostic.site else { continue }
            let range = place.range
            #expect(range.start >= 0 && range.start <= range.end && Int(range.end) <= bytes.count)
        }
        let report = Report(files: [project.file], bag: diagnostics)
        #expect(!ByteWriter.collect { TextReport().write(report, to: &$0) }.isEmpty)
    }
}

/// The same numbers each time.
private struct SystemRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
