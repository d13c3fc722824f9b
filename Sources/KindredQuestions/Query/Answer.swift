import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The answer to a question about a graph: what `kindred query` writes.
package struct Answer {
    /// The question, as members of JSON.
    let query: [(key: StaticString, value: String)]
    let naming: Naming
    let lines: Lines
    /// Writes the members of the result.
    let result: (inout JSONWriter) -> Void

    package func writeText(to out: inout ByteWriter) { Lines.write(lines.shown, to: &out) }

    /// Writes the answers about all configurations as one text.
    package static func write(
        of graph: ResolvedGraph, to out: inout ByteWriter, answer: (ResolvedGraph) -> Answer?
    ) {
        let lines = Lines.merged(graph) { own, _ in answer(own)?.lines }
        if let lines { Lines.write(lines.shown, to: &out) }
    }

    /// Writes it as Schemas/query.schema.json describes it.
    package func writeJSON(to writer: consuming ByteWriter) {
        var json = JSONWriter(to: writer)
        json.object { json in
            json.member("format", text: "kindred-query")
            json.member("version", value: 2)
            json.member("by", text: naming.rawValue)
            json.lineObject("query") { json in
                for member in query {
                    json.key(member.key)
                    json.string(member.value)
                }
            }
            json.object("result") { result(&$0) }
        }
        json.finish()
    }
}

/// The subjects that a question can be about.
extension ResolvedGraph {
    /// The controllers that `kindred explain` explains under an id: one, the places of a screen, the root of a family, or those
    /// of a class. Nil if nothing has it.
    package func subjects(named id: String) -> [ControllerID]? {
        let found = controllers(named: id)
        if !found.isEmpty || template(named: id) != nil || family(named: id) != nil { return found }
        let declared = ClassExplanation.controllers(id, in: self)
        return declared.isEmpty ? nil : declared
    }
}

extension JSONWriter {
    /// One line for each item.
    mutating func list<Items: Sequence>(
        key: StaticString, items: Items, body: (Items.Element, inout JSONWriter) -> Void
    ) {
        self.key(key)
        array { json in
            for item in items { json.lineObject { body(item, &$0) } }
        }
    }

    /// Writes the id of a row and, if it is a name, the ids that it stands for.
    mutating func row(_ name: String, ids: @autoclosure () -> [String], by naming: Naming) {
        member("id", text: name)
        if naming == .screens { strings("places", texts: ids()) }
    }

    mutating func row(_ controllers: [ControllerID], of declarations: Declarations) {
        row(
            controllers.first.map { declarations.name(of: $0) } ?? "",
            ids: controllers.map { declarations.graph.name(of: $0) }, by: declarations.naming)
    }

    /// Writes the families that have some controllers, each once.
    mutating func families(of controllers: [ControllerID], in graph: ResolvedGraph) {
        strings("families", texts: graph.families(of: controllers).map { graph.name(of: $0) })
    }

    mutating func location(of place: SourceRange, in graph: ResolvedGraph) {
        let file = graph.file(place.file)
        let position = file.position(of: Int(place.range.start))
        object("location") { $0.members(file: file.path, line: position.line, column: position.column) }
    }
}
