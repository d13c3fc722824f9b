import KindredDiagnostics
import KindredYAML

/// Reads a project specification of XcodeGen.
enum ProjectYAML {
    static func read(_ file: SourceFile, into facts: inout ProjectFacts) -> String? {
        let outcome = YAMLReader.read(file)
        guard outcome.isWhole else { return "it isn't well-formed YAML" }
        let tree = outcome.tree
        // Open nodes: where each ends, and whether it has keys.
        var open: [(end: Int, isMapping: Bool)] = []
        var key: String?
        var node = tree.documents.first.map { Int($0) } ?? 0
        let end = tree.documents.isEmpty ? 0 : Int(tree.nodes[node].next)
        while node < end {
            while let last = open.last, last.end <= node {
                facts.leave()
                open.removeLast()
                key = nil
            }
            let written = tree.nodes[node].written
            if written.kind == .mapping || written.kind == .sequence {
                facts.enter(key)
                open.append((Int(tree.nodes[node].next), written.kind == .mapping))
                key = nil
            } else if open.last?.isMapping == true, key == nil {
                key = tree.wording.string(written)
            } else {
                let text = written.kind == .scalar ? tree.wording.string(written) : ""
                if let key { facts.value(text, of: key, at: tree.wording.range(of: written)) }
                key = nil
            }
            node += 1
        }
        return nil
    }
}
