import KindredDiagnostics
import KindredFormats

/// The result that an import writes: the specification, what the files declare, or the resolved graph.
enum ImportFormat: Equatable {
    case spec, edges
    case graph(GraphFormat)

    init(_ word: String) {
        self = word == "edges" ? .edges : GraphFormat(rawValue: word).map { .graph($0) } ?? .spec
    }
}
