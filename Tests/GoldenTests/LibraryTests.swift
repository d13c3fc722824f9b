import Kindred
import Foundation
import KindredGraph
import TestSupport
import Testing

/// What the library's values say is what the JSON says, on every golden specification.
@Suite struct LibraryTests {
    @Test("The graph of the library is that of the JSON")
    func graph() throws {
        var compared = 0
        for each in Self.specifications {
            let compilation = Compiler().compile(try each.sources())
            guard let graph = compilation.graph, let bytes = compilation.json() else { continue }
            let read = try JSONSerialization.jsonObject(with: Data(bytes))
            let json = try #require(read as? NSDictionary)
            if json["configurations"] != nil { continue }
            let said = LibraryJSON.graph(graph) as NSDictionary
            #expect(said == LibraryJSON.joiningSources(json) as? NSDictionary, "\(each.path)")
            compared += 1
        }
        #expect(compared > 50)
    }

    /// The fields of the table, in its order: those of controllers are in `Kindred/Graph+Controller.swift`, the others in
    /// `Kindred/Graph.swift`, and are set in `Kindred/Graph+ResolvedGraph.swift`.
    @Test("The graph of the library has every field")
    func fields() throws {
        let paths = Repository.files(below: "Samples/social", suffixes: [".kindred.yaml"])
        let sources = try paths.map { Source(path: $0, bytes: try Repository.bytes("Samples/social/\($0)")) }
        let graph = try #require(Compiler().compile(sources).graph)
        #expect(LibraryJSON.names(of: graph.windows.first) == GraphField<WindowID>.all.map(\.key))
        #expect(LibraryJSON.names(of: graph.families.first) == GraphField<FamilyID>.all.map(\.key))
        #expect(LibraryJSON.names(of: graph.controllers.first) == GraphField<ControllerID>.all.map(\.key))
        #expect(LibraryJSON.names(of: graph.screens.first) == GraphField<ScreenID>.all.map(\.key))
        #expect(LibraryJSON.names(of: graph.presentations.first) == GraphField<PresentationID>.all.map(\.key))
        #expect(LibraryJSON.names(of: graph.pushes.first) == GraphField<Push>.all.map(\.key))
        let moves = try Source(path: "moves.kindred.yaml", bytes: Repository.bytes("Tests/Golden/Emit/moves.yaml"))
        let move = try #require(Compiler().compile([moves]).graph).moves.first
        #expect(LibraryJSON.names(of: move) == GraphField<MoveID>.all.map(\.key))
    }

    @Test("The problems of the library are those of the JSON")
    func problems() throws {
        var compared = 0
        for each in Self.specifications {
            let compilation = Compiler().compile(try each.sources())
            let read = try JSONSerialization.jsonObject(with: Data(compilation.diagnosticsJSON(notes: true)))
            let json = try #require((read as? NSDictionary)?["diagnostics"] as? NSArray)
            #expect(compilation.diagnostics.map(LibraryJSON.problem) as NSArray == json, "\(each.path)")
            for problem in compilation.diagnostics {
                #expect(problem.rule?.id == problem.id)
                compared += 1
            }
        }
        #expect(compared > 100)
    }

    private static var specifications: [GoldenCase] {
        GoldenCase.all(in: EmitGoldenTests.folder) + RuleGoldenTests.cases + RuleExampleTests.specifications
    }
}

/// The library's values under the names of the JSON.
private enum LibraryJSON {
    static func graph(_ graph: Graph) -> [String: Any] {
        var json = object(graph)
        (json["format"], json["version"]) = ("kindred-graph", 1)
        if graph.screens.isEmpty { json["screens"] = nil }
        if graph.moves.isEmpty { json["moves"] = nil }
        return json
    }

    /// Several sources as one text, as the library has them.
    static func joiningSources(_ json: Any, key: String = "") -> Any {
        if key == "source", let texts = json as? [String] { return texts.joined(separator: ", ") }
        if let list = json as? [Any] { return list.map { joiningSources($0) } }
        guard let object = json as? [String: Any] else { return json }
        return Dictionary(uniqueKeysWithValues: object.map { ($0, joiningSources($1, key: $0)) })
    }

    private static let names = [
        "className": "class", "isImplicit": "implicit", "isDerived": "derived", "isShown": "shown",
    ]
    /// The keys that are null where there is no value; the others are left out.
    private static let nullable: Set = [
        "parentViewController", "navigationController", "tabBarController", "splitViewController",
        "removesPresenterView",
    ]

    /// The names that the JSON has for the properties of an element.
    static func names(of element: (some Any)?) -> [String] {
        element.map { Mirror(reflecting: $0).children.compactMap(\.label).map { names[$0] ?? $0 } } ?? []
    }

    private static func object(_ element: Any) -> [String: Any] {
        var json: [String: Any] = [:]
        for (label, property) in Mirror(reflecting: element).children {
            guard let name = label.map({ names[$0] ?? $0 }) else { continue }
            json[name] = value(property) ?? (nullable.contains(name) ? NSNull() : nil)
        }
        return json
    }

    private static func value(_ property: Any) -> Any? {
        let mirror = Mirror(reflecting: property)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { value($0.value) }
        case .collection: return mirror.children.map { value($0.value) ?? NSNull() }
        case .struct: return (property as? Location).map(location) ?? object(property)
        default: return property
        }
    }

    static func problem(_ problem: Compilation.Diagnostic) -> [String: Any] {
        var places: [String: Any] = problem.places.isEmpty ? [:] : ["places": problem.places]
        if !problem.configurations.isEmpty { places["on"] = problem.configurations }
        let others: [String: Any] = [
            "id": problem.id, "severity": problem.severity.rawValue, "message": problem.message,
            "location": problem.range.map(range) ?? ["file": problem.path],
            "related": problem.related.map { ["message": $0.message, "location": range($0.range)] },
            "uikit": orNull(problem.uikit), "help": orNull(problem.help),
            "fixes": problem.fixes.map { ["location": range($0.range), "replacement": $0.replacement] },
        ]
        return others.merging(places) { one, _ in one }
    }

    private static func location(_ location: Location) -> [String: Any] {
        ["file": location.file, "line": location.line, "column": location.column]
    }

    private static func range(_ range: TextRange) -> [String: Any] {
        [
            "file": range.start.file, "line": range.start.line, "column": range.start.column,
            "endLine": range.end.line, "endColumn": range.end.column, "offset": range.offset,
            "endOffset": range.endOffset,
        ]
    }

    private static func orNull(_ value: Any?) -> Any { value ?? NSNull() }
}
