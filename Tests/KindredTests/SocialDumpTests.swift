import Kindred
import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredText
import TestSupport
import Testing

/// The dumps of the social app, an afternoon of testing, against its specification and against what is made of them.
@Suite struct SocialDumpTests {
    private static let folder = "Samples/social/dumps"

    private static func dumps() throws -> [Source] {
        try Repository.files(below: folder, suffixes: [".log"]).map {
            Source(path: $0, bytes: try Repository.bytes("\(folder)/\($0)"))
        }
    }

    private static func sample() throws -> (compilation: Compilation, graph: Graph) {
        let compilation = Compiler().compile(try SampleTests.sources(of: "social"))
        return (compilation, try #require(compilation.graph))
    }

    private static func notShown() throws -> (controllers: [String], presentations: [String]) {
        let inputs = try SampleTests.sources(of: "social").map {
            Pipeline.Input(path: $0.path, content: .bytes($0.bytes))
        }
        let pipeline = Pipeline(inputs: inputs, threads: 1)
        let files = try dumps().map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let coverage = VerificationPipeline(specification: pipeline, texts: files).coverage
        return (
            coverage.controllers.notShown.map { pipeline.graph.name(of: $0) },
            coverage.presentations.notShown.map { pipeline.graph.name(of: $0) }
        )
    }

    /// What no dump can say: what stands in the column that only a narrow window has, and controllers of the system.
    private static func isUnseen(_ path: String) -> Bool {
        path.contains("/compact:") || path.hasSuffix("UIActivityViewController") || path.hasSuffix("UIAlertController")
    }

    @Test("Every dump is as the specification says")
    func verifies() throws {
        let (compilation, _) = try Self.sample()
        let dumps = try Self.dumps()
        #expect(dumps.count >= 30)
        for dump in dumps {
            let result = try #require(compilation.verify(dump))
            #expect(result.isAsDeclared && result.diagnostics.isEmpty, "\(result.text(notes: true))")
        }
    }

    @Test("Coverage names what no dump shows, and nothing else")
    func coverage() throws {
        let (compilation, graph) = try Self.sample()
        let (missing, presentations) = try Self.notShown()
        let shown = Set(
            try Self.dumps().flatMap { compilation.verify($0)?.controllers.compactMap(\.controller) ?? [] })
        #expect(missing == graph.controllers.filter { !$0.isImplicit && !shown.contains($0.id) }.map(\.id))
        #expect(missing.contains("phone/PhoneTabs/ActivityTab/Likes"))
        #expect(!missing.contains("phone/PhoneTabs/HomeTab/Likes"))
        #expect(presentations.contains("Composer->discard"))
        #expect(!presentations.contains("Composer->camera"))
    }

    @Test("Merged, they are the specification, as far as dumps can say")
    func merged() throws {
        let graph = try Self.sample().graph
        let imported = try #require(Compiler().importHierarchy(try Self.dumps()))
        #expect(imported.compilation.diagnostics.filter { $0.severity != .note }.isEmpty)
        let made = Projection(try #require(imported.compilation.graph))
        let sample = Projection(graph)
        #expect(made.places.subtracting(sample.places) == [])
        #expect(sample.places.subtracting(made.places).filter { !Self.isUnseen($0) } == [])
        #expect(made.pushes.subtracting(sample.pushes) == [])
        #expect(sample.pushes.subtracting(made.pushes).filter { !Self.isUnseen($0) } == [])
        #expect(made.presentations.subtracting(sample.presentations) == [])
        let missed = sample.presentations.subtracting(made.presentations)
        let hidden = Set(try Self.notShown().presentations)
        let shown = Projection(graph) { !hidden.contains($0) }.presentations
        #expect(missed.intersection(shown).filter { !Self.isUnseen($0) } == [])
        #expect(made.presentations.count >= 15)
    }
}

/// What a graph says in terms of classes instead of ids.
private struct Projection {
    private(set) var places: Set<String> = []
    private(set) var pushes: Set<String> = []
    private(set) var presentations: Set<String> = []
    private let controllers: [String: Graph.Controller]

    init(_ graph: Graph, presentations isCounted: (String) -> Bool = { _ in true }) {
        controllers = Dictionary(graph.controllers.map { ($0.id, $0) }) { first, _ in first }
        for controller in graph.controllers { places.insert(path(controller.id)) }
        // From outside of a stack its bottom is shown: a dump doesn't say by whom.
        for push in graph.pushes where controllers[push.from]?.parentViewController == push.container {
            pushes.insert("\(path(push.from)) > \(path(push.to))")
        }
        for made in graph.presentations where isCounted(made.id) {
            for presenter in made.presenters {
                presentations.insert("\(path(presenter.controller)) \(Self.look(made)) \(path(made.presented))")
            }
        }
    }

    /// A dump shows either kind of sheet where `automatic` may have been written.
    private static func look(_ presentation: Graph.Presentation) -> String {
        presentation.effectiveStyle == "pageSheet" ? "sheet" : presentation.effectiveStyle
    }

    /// The classes from the root on, with columns and the positions of tabs.
    private func path(_ id: String) -> String {
        guard let controller = controllers[id] else { return id }
        guard let parent = controller.parentViewController else { return name(controller) }
        let role = controller.role == "tab" ? "tab \(controller.index)" : controller.role
        return "\(path(parent))/\(role):\(name(controller))"
    }

    /// The class. UIKit's navigation controllers are told apart by what they start with.
    private func name(_ controller: Graph.Controller) -> String {
        let base = controller.className?.split(separator: ".").last.map(String.init)
        switch controller.kind {
        case "navigation":
            return base ?? "Nav(\(controller.children.first.flatMap { controllers[$0] }.map(name) ?? ""))"
        case "controller": return base ?? "\(controller.id.split(separator: "/").last ?? "")ViewController"
        default: return base ?? controller.kind
        }
    }
}
