import Kindred
import TestSupport
import Testing

/// What must hold for every valid specification.
@Suite struct PropertyTests {
    /// Each batch has a few dozen seeds, so that they share the machine.
    static let batches = 0..<16

    static func seeds(_ batch: Int) -> Range<UInt64> { UInt64(batch) * 32..<UInt64(batch + 1) * 32 }

    @Test("The compiler resolves what the text of the contract says", arguments: batches)
    func agreesWithTheNaiveResolver(batch: Int) throws {
        for seed in Self.seeds(batch) {
            let (model, naive) = Self.model(seed)
            let compilation = Compiler().compile(Self.sources(model, seed))
            let graph = compilation.graph
            guard let graph else {
                Issue.record("seed \(seed)\n\(compilation.text())\n\(Self.yaml(model, seed))")
                continue
            }
            let difference = Self.difference(Facts.lines(naive), Facts.lines(graph))
            #expect(difference == nil, "seed \(seed)\n\(Self.yaml(model, seed))")
            let json = try #require(compilation.json())
            let written = try Facts.lines(json: json)
            #expect(Self.difference(Facts.lines(graph), written) == nil, "seed \(seed)")
        }
    }

    @Test("What is expected of every controller holds", arguments: batches)
    func expectationsHold(batch: Int) {
        for seed in Self.seeds(batch) {
            var (model, naive) = Self.model(seed)
            let expect = naive.controllers.map { each in (each.id, Self.relations(of: each, naive)) }
            model.files.append(Model.File(path: "expect.yaml", documents: [Model.Document(expect: expect)]))
            let compilation = Compiler().compile(Self.sources(model, seed))
            let text = compilation.hasErrors ? compilation.text() : nil
            #expect(text == nil, "seed \(seed)\n\(Self.yaml(model, seed))")
        }
    }

    @Test("Same sources, same bytes, in any order and on any number of threads", arguments: batches)
    func isDeterministic(batch: Int) {
        for seed in Self.seeds(batch) {
            let sources = Self.sources(Self.model(seed).0, seed)
            var random = Random(seed: seed)
            let first = Compiler().compile(sources)
            let again = Compiler(options: .init(threads: 1 + random.below(4))).compile(sources.shuffled(using: &random))
            let outputs = [first, again].map { each in
                [
                    Array(each.text(notes: true).utf8), each.json() ?? [], each.json(compact: true) ?? [],
                    each.dot(linkBase: "x/", legend: true) ?? [],
                ]
            }
            let isSame = outputs[0] == outputs[1]
            #expect(isSame, "seed \(seed)")
        }
    }

    @Test(
        "dot reads what is written, and finds every relation in it",
        .enabled(if: Tool("dot") != nil, "dot is not installed"))
    func dotIsValid() throws {
        let dot = try #require(Tool("dot"))
        for seed in UInt64(0)..<12 {
            let compilation = Compiler().compile(Self.sources(Self.model(seed).0, seed))
            let found = compilation.graph
            let graph = try #require(found)
            let bytes = try #require(compilation.dot())
            let scratch = try Scratch()
            let result = try dot.run(["-Tcanon", scratch.write(bytes, to: "graph.dot").path])
            #expect(result.status == 0 && result.errors == "", "seed \(seed): \(result.errors)")
            func count(_ name: String) -> Int { result.output.split(separator: "class=\(name)").count - 1 }
            #expect(count("contains") == graph.controllers.reduce(0) { $0 + $1.children.count }, "seed \(seed)")
            let shown = graph.presentations.map { each in
                (each, root: graph.families.first { $0.id == each.family }?.root ?? "")
            }
            #expect(count("presents") == Set(shown.map { [$0.0.from, $0.root] }).count, "seed \(seed)")
            #expect(count("pushes") == graph.pushes.count { $0.from != $0.to }, "seed \(seed)")
        }
    }

    // MARK: Making them

    static func model(_ seed: UInt64, hasSystemClasses: Bool = true) -> (Model, NaiveResolver) {
        var generator = Generator(seed: seed)
        generator.hasSystemClasses = hasSystemClasses
        var model = generator.model()
        generator.addPushes(to: &model, NaiveResolver(model))
        return (model, NaiveResolver(model))
    }

    static func sources(_ model: Model, _ seed: UInt64) -> [Source] {
        var printer = ModelPrinter(seed: seed)
        return model.files.map { Source(path: $0.path, text: printer.text($0)) }
    }

    static func yaml(_ model: Model, _ seed: UInt64) -> String {
        sources(model, seed).map { "# \($0.path)\n\(String(decoding: $0.bytes, as: UTF8.self))" }.joined()
    }

    private static func relations(of each: NaiveResolver.Controller, _ naive: NaiveResolver) -> [(
        name: String, ids: [String]
    )] {
        func one(_ found: NaiveResolver.Controller?) -> [String] { found.map { [$0.id] } ?? [] }
        return [
            ("parentViewController", one(naive.parent(of: each))),
            ("navigationController", one(naive.navigation(of: each))), ("tabBarController", one(naive.tab(of: each))),
            ("splitViewController", one(naive.split(of: each))), ("presentingViewController", naive.presenting(each)),
            ("presentedViewController", naive.presented(by: each)),
        ]
    }

    private static func difference(_ expected: [String], _ actual: [String]) -> String? {
        if expected == actual { return nil }
        let same = zip(expected, actual).prefix { $0 == $1 }.count
        let texts = [expected, actual].map { same < $0.count ? $0[same] : "nothing" }
        return "contract: \(texts[0])\ncompiler: \(texts[1])"
    }
}
