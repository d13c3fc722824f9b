import KindredDiagnostics
import KindredYAML

/// An edge under `x-code`: what an import has found, but couldn't write as a part of the language.
struct UnwrittenEdge {
    let kind: SharedKind?
    let from: String?
    let to: String?
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
                    found.append(edge(Array(members(of: item, in: tree)), in: tree))
                }
            }
        }
    }

    private static func edge(_ members: [(name: String, value: Int)], in tree: SyntaxTree) -> UnwrittenEdge {
        func text(_ index: Int) -> String? {
            let written = tree.nodes[index].written
            guard written.isScalar, case let text = tree.wording.string(written), text != "null", text != "~",
                !text.isEmpty
            else { return nil }
            return text
        }
        var (kind, from, to, shown): (SharedKind?, String?, String?, String?)
        for (name, value) in members {
            switch name {
            case "from": from = text(value)
            case "to", "class": to = to ?? text(value)
            default:
                guard let known = SharedKind(rawValue: name) ?? CodeEdgeKind(rawValue: name).map(SharedKind.init) else {
                    continue
                }
                (kind, shown) = (known, text(value))
            }
        }
        return UnwrittenEdge(kind: kind, from: from, to: shown ?? to)
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
