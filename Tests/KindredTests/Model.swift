/// A specification as the tests think of it: made by the generator, resolved by the naive resolver, printed as YAML.
struct Model {
    final class Node {
        let id: String
        let kind: String
        var style: String?
        var definesContext: Bool?
        var className: String?
        /// By their key, in the order written.
        var children: [(key: String, node: Node)] = []

        init(_ id: String, _ kind: String) {
            self.id = id
            self.kind = kind
        }
    }

    struct Presentation {
        var id: String?
        var from: [String]
        var family: String
        var style: String?
        var presentsInFullscreen: Bool?
        var transition: String?
        var anchor: String?
    }

    struct Push {
        var from: String
        var to: String
        var kind: String?
    }

    /// One YAML document.
    struct Document {
        var windows: [(id: String, families: [String])] = []
        var families: [(id: String, root: Node)] = []
        var presentations: [Presentation] = []
        var pushes: [Push] = []
        var expect: [(id: String, relations: [(name: String, ids: [String])])] = []
    }

    struct File {
        var path: String
        var documents: [Document]
    }

    /// In byte order of their paths.
    var files: [File] = []

    var documents: [Document] { files.flatMap(\.documents) }
}
