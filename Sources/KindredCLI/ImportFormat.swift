import KindredDiagnostics
import KindredFormats

/// The result that an import writes: the specification, what the files declare, or the resolved graph.
enum ImportFormat: Equatable {
    case spec, edges
    case graph(GraphFormat)

    /// Chooses what `--format` names, else what the suffix of `-o` names, else the specification.
    init(word: String?, suffix: String) {
        switch word {
        case "spec": self = .spec
        case "edges": self = .edges
        case let word?: self = GraphFormat(rawValue: word).map { .graph($0) } ?? .spec
        case nil: self = GraphFormat(suffix: suffix).map { .graph($0) } ?? .spec
        }
    }
}
