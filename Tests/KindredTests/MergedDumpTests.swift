import Kindred
import KindredText
import TestSupport
import Testing

/// Many dumps of one app, made into one specification.
@Suite struct MergedDumpTests {
    private struct App {
        let compilation: Compilation
        let dumps: [Source]
    }

    /// Nil if the specification breaks a rule, as when a plain controller outside of a stack pushes.
    private static func app(_ seed: UInt64) -> App? {
        let compilation = Compiler().compile([ScreenApp.source(seed: seed)])
        guard let graph = compilation.graph else { return nil }
        let dumps = (0..<12 as Range<UInt64>).map { number in
            var printer = DumpPrinter(graph, seed: seed &* 100 &+ number, walks: true)
            return Source(path: "dump-\(number).log", text: printer.text())
        }
        return App(compilation: compilation, dumps: dumps)
    }

    private static let seeds = 0..<8

    @Test("Walks along pushes are as the graph says", arguments: seeds)
    func walksVerify(batch: Int) {
        var tried = 0
        for seed in UInt64(batch) * 20..<UInt64(batch + 1) * 20 {
            guard let app = Self.app(seed) else { continue }
            tried += 1
            for dump in app.dumps { Self.expectClean(app.compilation, dump, "seed \(seed)") }
        }
        #expect(tried >= 8)
    }

    @Test("A merged specification explains every dump that it was made of", arguments: seeds)
    func mergedVerifies(batch: Int) throws {
        var (tried, withScreens) = (0, 0)
        for seed in UInt64(batch) * 20..<UInt64(batch + 1) * 20 {
            guard let app = Self.app(seed) else { continue }
            tried += 1
            let merged = try #require(Compiler().importHierarchy(app.dumps), "seed \(seed)")
            let text = String(decoding: merged.specification.bytes, as: UTF8.self)
            let loud = merged.compilation.diagnostics.filter { $0.severity != .note }
            #expect(loud.isEmpty, "seed \(seed)\n\(text)\n\(merged.compilation.text())")
            if text.contains("screens:") { withScreens += 1 }
            for dump in app.dumps { Self.expectClean(merged.compilation, dump, "seed \(seed)\n\(text)") }
        }
        #expect(tried >= 8)
        #expect(withScreens >= 4)
    }

    @Test("Copies of dumps change nothing", arguments: 0..<20 as Range<UInt64>)
    func copies(seed: UInt64) {
        guard let app = Self.app(seed) else { return }
        func merged(_ dumps: [Source]) -> [UInt8]? { Compiler().importHierarchy(dumps)?.specification.bytes }
        #expect(merged(app.dumps) == merged(app.dumps))
        let copies = app.dumps.map { Source(path: "copy-of-\($0.path)", bytes: $0.bytes) }
        #expect(merged(app.dumps + copies) == merged(app.dumps))
        #expect(merged([app.dumps[0], copies[0]]) == Compiler().importHierarchy(app.dumps[0])?.specification.bytes)
    }

    private static func expectClean(_ compilation: Compilation, _ dump: Source, _ comment: String) {
        let text = String(decoding: dump.bytes, as: UTF8.self)
        guard let result = compilation.verify(dump) else {
            Issue.record("\(comment)\n\(text)")
            return
        }
        let loud = result.diagnostics.filter { $0.severity != .note }
        #expect(result.isAsDeclared && loud.isEmpty, "\(comment)\n\(text)\n\(result.text(notes: true))")
    }

    // MARK: Size

    /// A chain of pushes, or all to all, between members of one class.
    private static func stack(_ count: Int, pushes: String) -> (Compilation, Source) {
        let members = (0..<count).map { "{controller: C\($0), class: Same}" }.joined(separator: ", ")
        let text = """
            kindred: 1
            families:
              home: {navigation: Nav, stack: [\(members)]}
            pushes:
            \(pushes)
            """
        var dump = "<UINavigationController>, state: appeared, view: <UILayoutContainerView>\n"
        dump += String(repeating: "   | <Same>, state: appeared, view: <UIView>\n", count: count)
        return (Compiler().compile([Source(path: "a.yaml", text: text)]), Source(path: "dump.log", text: dump))
    }

    @Test("A long walk among members of one class ends soon, and is found")
    func longWalk() {
        let chain = (1..<3_000).map { "  - {from: C\($0 - 1), to: C\($0)}" }.joined(separator: "\n")
        let (compilation, dump) = Self.stack(3_000, pushes: chain)
        let result = compilation.verify(dump)
        #expect(result?.diagnostics.isEmpty == true, "\(result?.summary ?? "")")
        let isInOrder = result?.controllers.compactMap(\.controller) == ["Nav"] + (0..<3_000).map { "C\($0)" }
        #expect(isInOrder)
    }

    @Test("Pushes from all to all end soon")
    func allToAll() {
        let all = (0..<400).map { "C\($0)" }.joined(separator: ", ")
        let (compilation, dump) = Self.stack(400, pushes: "  - {from: [\(all)], to: [\(all)]}")
        let result = compilation.verify(dump)
        #expect(result?.diagnostics.filter { $0.severity != .note }.map(\.id) == [])
        #expect(result?.summary == "401 of 401 live controllers found in the specification")
    }
}
