import Kindred
import KindredDiff
import KindredFormats
import KindredGraph
import KindredText
import TestSupport
import Testing

/// The table of fields beside the writer of JSON, which for speed doesn't read it.
@Suite struct GraphFieldTests {
    /// The files of each sample.
    private static let samples = Dictionary(
        grouping: Repository.files(below: "Samples", suffixes: [".kindred.yaml"]),
        by: { $0.split(separator: "/")[0] }
    ).values.map { paths in paths.map { "Samples/" + $0 } }.sorted { $0[0] < $1[0] }
    private static let goldens = Repository.files(below: "Tests/Golden/Emit", suffixes: [".yaml"]).sorted().map {
        ["Tests/Golden/Emit/" + $0]
    }

    @Test("The graph's JSON is what the table of fields says", arguments: samples + goldens)
    func sameAsJSON(_ paths: [String]) throws {
        let inputs = try paths.map { path in
            Pipeline.Input(path: path, content: .bytes(try Repository.bytes(path)))
        }
        let whole = Pipeline(inputs: inputs, threads: 1).graph
        // The JSON of all configurations is put together from theirs.
        for graph in whole.configured?.parts.map(\.graph) ?? [whole] {
            var json: [UInt8] = []
            withoutActuallyEscaping({ (part: UnsafeRawBufferPointer) in json.append(contentsOf: part) }) {
                GraphJSON.write(graph, compact: true, to: $0)
            }
            #expect(String(decoding: json, as: UTF8.self) == TableJSON(graph: graph).text)
        }
    }

    @Test("Every field has one key, and what only some elements have says so in the schema")
    func keys() {
        let fields = GraphField<ControllerID>.all
        #expect(Set(fields.map(\.key)).count == fields.count)
        #expect(fields.filter { !$0.isAlways }.map(\.key) == GraphField<ControllerID>.declared.map(\.key))
    }

    @Test("Relations that have a name in Swift are listed")
    func named() throws {
        let path = "Sources/KindredDiff/ComparedRelation.swift"
        let words = try Repository.text(path).matches(of: /= Self\("(\w+)"\)/).map { String($0.1) }
        #expect(words.count > 30)
        #expect(words.filter { ComparedRelation(rawValue: $0) == nil } == [])
    }

    @Test("What only some controllers have is compared")
    func compared() {
        let declared = GraphField<ControllerID>.declared.map(\.key)
        #expect(declared.filter { ComparedRelation(rawValue: $0) == nil } == [])
    }
}

/// A graph as JSON, written by its table of fields alone.
private struct TableJSON {
    let graph: ResolvedGraph

    var text: String {
        var lists = [
            list("windows", Array(graph.windowIDs), fields: GraphField<WindowID>.all),
            list("families", Array(graph.familyIDs), fields: GraphField<FamilyID>.all),
            list("controllers", Array(graph.controllerIDs), fields: GraphField<ControllerID>.all),
            list("presentations", Array(graph.presentationIDs), fields: GraphField<PresentationID>.all),
            list("pushes", graph.pushes, fields: GraphField<Push>.all),
        ]
        if let screens = graph.screens?.screens {
            let ids = screens.indices.map { ScreenID(index: Int32($0)) }
            lists.insert(list("screens", ids, fields: GraphField<ScreenID>.all), at: 3)
        }
        let moves = Array(graph.moveIDs)
        if !moves.isEmpty { lists.append(list("moves", moves, fields: GraphField<MoveID>.all)) }
        return "{\"format\":\"kindred-graph\",\"version\":1,\(lists.joined(separator: ","))}\n"
    }

    private func list<Element>(_ key: String, _ elements: [Element], fields: [GraphField<Element>]) -> String {
        let objects = elements.map { element in
            let members = fields.compactMap { field in
                field.value(of: element, in: graph).map { "\(quoted(field.key)):\(json($0))" }
            }
            return "{\(members.joined(separator: ","))}"
        }
        return "\(quoted(key)):[\(objects.joined(separator: ","))]"
    }

    private func json(_ value: FieldValue) -> String {
        switch value {
        case .null: return "null"
        case .name(let name): return name.isNone ? "null" : quoted(graph.string(name))
        case .names(let names): return "[\(names.map { quoted(graph.string($0)) }.joined(separator: ","))]"
        case .text(let text): return quoted(text)
        case .texts(let texts): return "[\(texts.map { quoted($0) }.joined(separator: ","))]"
        case .flag(let flag): return String(flag)
        case .number(let number): return String(number)
        case .presenters(let presenters):
            let objects = presenters.map {
                "{\"controller\":\(quoted(graph.name(of: $0.controller))),\"reason\":\(quoted($0.reason.rawValue))}"
            }
            return "[\(objects.joined(separator: ","))]"
        case .location(let place):
            let file = graph.file(place.file)
            let position = file.position(of: Int(place.range.start))
            return "{\"file\":\(quoted(file.path)),\"line\":\(position.line),\"column\":\(position.column)}"
        }
    }

    private func quoted(_ text: String) -> String {
        let bytes = ByteWriter.collect { out in Array(text.utf8).withUnsafeBytes { out.quote(escaping: $0) } }
        return String(decoding: bytes, as: UTF8.self)
    }
}
