import KindredDiagnostics
import KindredGraph

/// The values of one controller's fields for the library's graph, by the fields' numbers in their table.
struct FieldReader {
    private static let fields = GraphField<ControllerID>.all

    private let id: ControllerID
    private let graph: ResolvedGraph
    private let places: Places

    init(of id: ControllerID, in graph: ResolvedGraph, places: Places) {
        (self.id, self.graph, self.places) = (id, graph, places)
    }

    /// A text, several of them as one, or the name of what it refers to.
    func text(_ field: Int) -> String? {
        switch value(field) {
        case .text(let text): text
        case .texts(let texts): texts.joinedSources
        case .name(let name): graph.string(name)
        default: nil
        }
    }

    func texts(_ field: Int) -> [String]? {
        switch value(field) {
        case .texts(let texts): texts
        case .names(let names): names.map { graph.string($0) }
        default: nil
        }
    }

    func flag(_ field: Int) -> Bool? { if case .flag(let flag) = value(field) { flag } else { nil } }

    func number(_ field: Int) -> Int { if case .number(let number) = value(field) { number } else { 0 } }

    func location(_ field: Int) -> Location {
        if case .location(let range) = value(field) { return places.location(of: range) }
        return places.location(of: graph.place(of: id))
    }

    private func value(_ field: Int) -> FieldValue? { Self.fields[field].value(of: id, in: graph) }
}
