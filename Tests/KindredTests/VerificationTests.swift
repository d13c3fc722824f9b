import Kindred
import KindredText
import TestSupport
import Testing

/// What an app prints is found in the specification, and differences are reported where they are.
@Suite struct VerificationTests {
    static let batches = 0..<8

    static func seeds(_ batch: Int) -> Range<UInt64> { UInt64(batch) * 40..<UInt64(batch + 1) * 40 }

    @Test("A dump of a graph is as the graph says", arguments: batches)
    func dumpsVerify(batch: Int) {
        var tried = 0
        for seed in Self.seeds(batch) {
            guard let (compilation, graph) = Self.compiled(seed) else { continue }
            tried += 1
            var printer = DumpPrinter(graph, seed: seed)
            let text = printer.text()
            guard let result = compilation.verify(Source(path: "console.log", text: text)) else {
                Issue.record("seed \(seed): not verified")
                continue
            }
            let strangers = zip(result.controllers, printer.lines).filter { $0.controller == nil && $1.id != nil }
            let isFound =
                result.isAsDeclared && strangers.isEmpty && result.controllers.count == printer.lines.count
            #expect(isFound, "seed \(seed)\n\(result.text(notes: true))\n\(result.summary)\n\(text)")
        }
        #expect(tried >= 10)
    }

    @Test("A class that is not declared is told where it stands", arguments: batches)
    func classesDiffer(batch: Int) {
        var tried = 0
        for seed in Self.seeds(batch) {
            guard let (compilation, printer) = Self.named(seed) else { continue }
            var random = Random(seed: seed &+ 1)
            var lines = printer.lines
            let candidates = lines.indices.filter { lines[$0].id != nil && isNamed(lines[$0], compilation) }
            guard let place = random.pick(candidates) else { continue }
            tried += 1
            lines[place].className = "App.Stranger"
            Self.expectDifference(compilation, lines, at: place, "seed \(seed)")
        }
        #expect(tried >= 10)
    }

    @Test("A controller in another container is told where it stands", arguments: batches)
    func parentsDiffer(batch: Int) {
        var tried = 0
        for seed in Self.seeds(batch) {
            guard let (compilation, printer) = Self.named(seed) else { continue }
            var random = Random(seed: seed &+ 2)
            var lines = printer.lines
            // A child without anything below it, right after a sibling without anything below it.
            let candidates = lines.indices.dropFirst().filter { index in
                let isLeaf = index + 1 == lines.count || lines[index + 1].depth <= lines[index].depth
                return isLeaf && lines[index].depth == lines[index - 1].depth && lines[index].mark == "|"
                    && lines[index - 1].id != nil && isNamed(lines[index], compilation)
                    && !isColumn(lines[index], compilation)
            }
            guard let place = random.pick(candidates) else { continue }
            tried += 1
            lines[place].depth += 1
            Self.expectDifference(compilation, lines, at: place, "seed \(seed)")
        }
        #expect(tried >= 3)
    }

    @Test("Whatever becomes of a dump, verifying it ends", arguments: batches)
    func mutatedDumps(batch: Int) {
        var random = Random(seed: UInt64(batch) &+ 77)
        var tried = 0
        for seed in Self.seeds(batch) {
            guard let (compilation, graph) = Self.compiled(seed) else { continue }
            tried += 1
            var printer = DumpPrinter(graph, seed: seed)
            var bytes = Array(printer.text().utf8)
            for _ in 0..<(1 + random.below(6)) { Self.mutate(&bytes, &random) }
            let result = compilation.verify(
                Source(path: "console.log", bytes: bytes), number: random.oneIn(5) ? 1 : nil)
            let imported = Compiler().importHierarchy(Source(path: "console.log", bytes: bytes))
            if let imported { Inspection.check([imported.specification], "seed \(seed)") }
            Self.expectMerge(of: [bytes, Array(printer.text().utf8)], "seed \(seed)")
            let lines = bytes.count { $0 == 0x0A } + 1
            let outside = result?.diagnostics.compactMap(\.location).filter {
                $0.file == "console.log" && ($0.line < 1 || $0.line > lines)
            }
            #expect(outside?.isEmpty == true, "seed \(seed)")
        }
        #expect(tried >= 10)
    }

    /// Whatever the dumps are, what is made of them is well written.
    private static func expectMerge(of dumps: [[UInt8]], _ comment: String) {
        let sources = dumps.enumerated().map { Source(path: "dump-\($0).log", bytes: $1) }
        guard let merged = Compiler().importHierarchy(sources) else { return }
        let slips: Set = [
            "yaml-syntax", "unknown-key", "wrong-type", "missing-key", "misplaced-key", "duplicate-key",
            "unknown-value",
            "ambiguous-kind", "invalid-id", "duplicate-id", "unresolved-reference", "push-of-stranger",
            "push-outside-navigation", "screen-within-itself",
        ]
        let found = merged.compilation.diagnostics.filter { slips.contains($0.id) }
        #expect(found.isEmpty, "\(comment)\n\(merged.compilation.text())")
        Inspection.check([merged.specification], comment)
    }

    @Test("An import of a dump has the same parents and presenters", arguments: batches)
    func importsAgree(batch: Int) throws {
        var tried = 0
        for seed in Self.seeds(batch) {
            guard let (_, graph) = Self.compiled(seed) else { continue }
            tried += 1
            var printer = DumpPrinter(graph, seed: seed)
            let text = printer.text()
            let source = Source(path: "console.log", text: text)
            let made = try #require(Compiler().importHierarchy(source, path: "a.yaml"))
            let yaml = String(decoding: made.specification.bytes, as: UTF8.self)
            let comment = "seed \(seed)\n\(made.compilation.text())\n\(text)\n\(yaml)"
            guard let imported = made.compilation.graph, let result = made.compilation.verify(source) else {
                Issue.record("\(comment)")
                continue
            }
            // Where a style would lead to another presenter, the import says so and takes another style.
            let isReplaced = yaml.contains("UIKit wouldn't choose this presenter")
            let errors = result.diagnostics.filter {
                $0.severity == .error && !(isReplaced && $0.id == "style-differs")
            }
            #expect(errors.isEmpty, "\(comment)\n\(result.text())")
            let wrong = Self.wrongRelations(printer.lines, result.controllers.map(\.controller), imported)
            #expect(wrong.isEmpty, "\(comment)\n\(wrong)")
        }
        #expect(tried >= 10)
    }

    /// Those whose parent or presenter is another in the graph than in the dump.
    private static func wrongRelations(
        _ lines: [DumpPrinter.Line], _ ids: [String?], _ graph: Graph
    ) -> [String] {
        var path: [Int] = []
        var wrong: [String] = []
        for (index, line) in lines.enumerated() {
            path = Array(path.prefix(line.depth))
            defer { path.append(index) }
            guard line.id != nil else { continue }
            guard let id = ids[index], let controller = graph.controller(id) else {
                wrong.append("line \(index + 1) is not found")
                continue
            }
            let above = path.last.flatMap { ids[$0] }
            let isRight =
                line.mark == "+"
                ? controller.parentViewController == nil && controller.presentingViewControllers == [above]
                : controller.parentViewController == above
            if !isRight { wrong.append("line \(index + 1), \(id)") }
        }
        return wrong
    }

    @Test("Thousands of the same class end soon")
    func manyAlike() {
        let stack = (0..<3_000).map { "S\($0)" }.joined(separator: ", ")
        let children = (0..<3_000).map { "{controller: C\($0), class: Same}" }.joined(separator: ", ")
        let text = """
            kindred: 1
            families:
              home:
                controller: Home
                children: [{navigation: Nav, stack: [\(stack)]}, \(children)]
            """
        let compilation = Compiler().compile([Source(path: "a.yaml", text: text)])
        var dump = "<UIViewController>, state: appeared, view: <UIView>\n"
        dump += String(repeating: "   | <App.Same>, state: appeared, view: <UIView>\n", count: 3_001)
        dump += "   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>\n"
        dump += String(repeating: "   |    | <UIViewController>, state: appeared, view: <UIView>\n", count: 3_000)
        let result = compilation.verify(Source(path: "dump.txt", text: dump))
        #expect(result?.diagnostics.map(\.id) == ["undeclared-controller"])
        #expect(result?.summary == "6002 of 6003 live controllers found in the specification")
    }

    /// Each of these took the square of its size: a minute and more.
    @Test("Thousands that hardly fit end soon", arguments: ["", ", class: M%.Cell", ", class: Cell%"])
    func manyStrangers(_ declared: String) {
        let numbers = 0..<1_000
        func members(_ id: String) -> [String] {
            numbers.map { "{controller: \(id)\($0)\(declared.replacing("%", with: String($0)))}" }
        }
        let text = """
            kindred: 1
            families:
              home: {controller: Home, children: [\(members("C").joined(separator: ", "))]}
              \(zip(numbers, members("F")).map { "f\($0): \($1)" }.joined(separator: "\n  "))
            presentations:
              \(numbers.map { "- {from: Home, present: f\($0)}" }.joined(separator: "\n  "))
            """
        let compilation = Compiler().compile([Source(path: "a.yaml", text: text)])
        var dump = "<UIViewController>, state: appeared, view: <UIView>\n"
        for number in numbers { dump += "   | <N\(number).Cell>, state: appeared, view: <UIView>\n" }
        for number in numbers { dump += "   + <N\(number).Cell>, state: appeared, view: <UIView>\n" }
        let start = ContinuousClock.now
        let result = compilation.verify(Source(path: "dump.txt", text: dump))
        #expect(ContinuousClock.now - start < .seconds(20))
        let found = declared.isEmpty ? 2_001 : 1
        #expect(
            result?.summary.hasPrefix("\(found) of 2001 live controllers found") == true, "\(result?.summary ?? "")")
    }

    @Test("Of many classes with the same last component the right one is found")
    func modules() {
        let numbers = 0..<200
        let children = numbers.map { "{controller: C\($0), class: M\($0).Cell}" }.joined(separator: ", ")
        let families = numbers.map { "f\($0): {controller: F\($0), class: M\($0).Card}" }
        let text = """
            kindred: 1
            families:
              home: {controller: Home, children: [\(children)]}
              \(families.joined(separator: "\n  "))
            presentations:
              \(numbers.map { "- {from: Home, present: f\($0)}" }.joined(separator: "\n  "))
            """
        let compilation = Compiler().compile([Source(path: "a.yaml", text: text)])
        let dump = """
            <App.Home>, state: appeared, view: <UIView>
               | <M150.Cell>, state: appeared, view: <UIView>
               | <App.M7.Cell>, state: appeared, view: <UIView>
               | <Cell>, state: appeared, view: <UIView>
               + <M190.Card>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>
            """
        let result = compilation.verify(Source(path: "dump.txt", text: dump))
        #expect(result?.controllers.map(\.controller) == ["Home", "C150", "C7", "C0", "F190"])
        #expect(result?.isAsDeclared == true)
    }

    // MARK: Making them

    private static func compiled(_ seed: UInt64) -> (Compilation, Graph)? {
        let compilation = Compiler().compile(
            PropertyTests.sources(PropertyTests.model(seed, hasSystemClasses: false).0, seed))
        return compilation.graph.map { (compilation, $0) }
    }

    /// Every controller has its own class, so that there is only one way to understand what is printed.
    private static func named(_ seed: UInt64) -> (Compilation, DumpPrinter)? {
        let (model, _) = PropertyTests.model(seed, hasSystemClasses: false)
        var count = 0
        func name(_ node: Model.Node) {
            count += 1
            node.className = "Unique\(count)Screen"
            node.children.forEach { name($0.node) }
        }
        for document in model.documents { document.families.forEach { name($0.root) } }
        let compilation = Compiler().compile(PropertyTests.sources(model, seed))
        return compilation.graph.map { (compilation, DumpPrinter($0, seed: seed, isPlain: true)) }
    }

    private func isNamed(_ line: DumpPrinter.Line, _ compilation: Compilation) -> Bool {
        line.id.flatMap { compilation.graph?.controller($0)?.className } != nil
    }

    /// Columns may be nested in each other.
    private func isColumn(_ line: DumpPrinter.Line, _ compilation: Compilation) -> Bool {
        let role = line.id.flatMap { compilation.graph?.controller($0)?.role } ?? ""
        return !["root", "stack", "tab", "page", "child"].contains(role)
    }

    private static func expectDifference(
        _ compilation: Compilation, _ lines: [DumpPrinter.Line], at place: Int, _ comment: String
    ) {
        let text = lines.map { $0.text + "\n" }.joined()
        let result = compilation.verify(Source(path: "dump.txt", text: text))
        let told = result?.diagnostics.filter { $0.severity == .error }.compactMap(\.location) ?? []
        let isTold = told.contains { $0.file == "dump.txt" && $0.line == place + 1 }
        #expect(isTold, "\(comment), line \(place + 1)\n\(result?.text() ?? "")\n\(text)")
    }

    private static let morsels: [[UInt8]] =
        [
            "<", ">", "|", "+", "   | ", ", state: ", "state: appeared, view: ", "0x", "\u{1B}[1m", "\u{1B}", "\\n",
            "\r",
            "\n", "Optional(", "_Tt", "_TtGC", "NSKVONotifying_", ", presented with: <", "(view not loaded)",
            "; view = <", "é",
            "\0", "\t", "->", "99999999999999999999",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

    private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
        let start = random.below(bytes.count + 1)
        let end = min(bytes.count, start + random.below(random.oneIn(4) ? 200 : 12))
        switch random.below(5) {
        case 0 where start < bytes.count: bytes[start] ^= 1 << UInt8(random.below(8))
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
        case 3 where random.oneIn(3): bytes.removeSubrange(start...)
        default: bytes.insert(contentsOf: random.pick(morsels, or: []), at: start)
        }
    }
}
