import KindredDiagnostics
import KindredGraph
import KindredYAML

/// An edge under `x-code`: what an import has found, but couldn't write as a part of the language.
struct UnwrittenEdge {
    var kind: SharedKind?
    /// The classes at its ends, alternatives; empty for any.
    var from: [String] = []
    var to: [String] = []
}

/// Reads the key `x-code` of specifications, which the compiler passes over. Whatever isn't in its form says nothing.
enum UnwrittenEdges {
    static let key = "x-code"

    static func read(_ files: [SourceFile]) -> [UnwrittenEdge] {
        var found: [UnwrittenEdge] = []
        for file in files where file.text.withUnsafeBytes({ contains($0) }) { add(file, to: &found) }
        return found
    }

    private static func contains(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let key = Array(key.utf8)
        return bytes.indices.contains { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    }

    private static func add(_ file: SourceFile, to found: inout [UnwrittenEdge]) {
        let tree = YAMLReader.read(file).tree
        for document in tree.documents {
            for (name, value) in members(of: Int(document), in: tree) where name == key {
                guard tree.nodes[value].written.kind == .sequence else { continue }
                for item in items(of: value, in: tree) {
                    let members = Array(members(of: item, in: tree))
                    // Moves aren't compared.
                    if members.contains(where: { MoveKind(rawValue: $0.name) != nil }) { continue }
                    let edge = edge(members, in: tree)
                    if !edge.from.isEmpty || !edge.to.isEmpty { found.append(edge) }
                }
            }
        }
    }

    private static func edge(_ members: [(name: String, value: Int)], in tree: SyntaxTree) -> UnwrittenEdge {
        var edge = UnwrittenEdge()
        for (name, value) in members {
            switch name {
            case "from": edge.from = classes(value, in: tree)
            case "to", "class": if edge.to.isEmpty { edge.to = classes(value, in: tree) }
            default:
                guard let known = SharedKind(rawValue: name) ?? CodeEdgeKind(rawValue: name).map(SharedKind.init) else {
                    continue
                }
                edge.kind = known
                let shown = classes(value, in: tree)
                if !shown.isEmpty { edge.to = shown }
            }
        }
        return edge
    }

    /// The classes of a text or a list: a container with its content is both.
    private static func classes(_ index: Int, in tree: SyntaxTree) -> [String] {
        let written = tree.nodes[index].written
        guard written.isScalar else { return items(of: index, in: tree).flatMap { classes($0, in: tree) } }
        let text = tree.wording.string(written)
        if text == "null" || text == "~" { return [] }
        return text.split { $0 == "{" || $0 == "}" }.map(String.init)
    }

    private static func items(of list: Int, in tree: SyntaxTree) -> [Int] {
        var (items, index): ([Int], Int) = ([], list + 1)
        while index < Int(tree.nodes[list].next) {
            items.append(index)
            index = Int(tree.nodes[index].next)
        }
        return items
    }

    private static func members(of mapping: Int, in tree: SyntaxTree) -> [(name: String, value: Int)] {
        guard tree.nodes[mapping].written.isMapping else { return [] }
        let all = items(of: mapping, in: tree)
        return stride(from: 0, to: all.count - 1, by: 2).map {
            (tree.wording.string(tree.nodes[all[$0]].written), all[$0 + 1])
        }
    }
}
