import KindredDiagnostics
import KindredYAML
import Foundation

/// A document as an editor reads it before it asks a schema: YAML 1.2's core types, aliases followed and merges done.
struct SyntaxJSON {
    private let tree: SyntaxTree
    /// Whether a document holds what JSON cannot tell apart: an explicit tag, `1.0` and `1`, the id `null` in a list.
    private(set) var isBeyondJSON = false

    /// The documents of a file; nil where it is not for a schema to judge.
    static func documents(_ bytes: [UInt8]) -> [Data]? {
        let outcome = YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes))
        guard outcome.isWhole else { return nil }
        var json = SyntaxJSON(outcome.tree)
        let values = outcome.tree.documents.map { json.value(Int($0)) }.filter { !($0 is NSNull) }
        if json.isBeyondJSON { return nil }
        return values.compactMap { try? JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed]) }
    }

    private init(_ tree: SyntaxTree) { self.tree = tree }

    private mutating func value(_ node: Int) -> Any {
        let written = tree.nodes[node].written
        switch written.kind {
        case .mapping:
            var members: [String: Any] = [:]
            let children = children(of: node)
            for index in stride(from: 0, to: children.count - 1, by: 2) {
                members[tree.wording.string(tree.nodes[children[index]].written)] = value(children[index + 1])
            }
            return members
        case .sequence:
            let items = children(of: node).map { value($0) }
            if items.contains(where: { $0 is NSNull }) { isBeyondJSON = true }
            return items
        case .tagged:
            isBeyondJSON = true
            return NSNull()
        case .scalar:
            let text = tree.wording.string(written)
            return tree.wording.isPlain(written) ? plain(text) : text
        }
    }

    private mutating func plain(_ text: String) -> Any {
        switch text {
        case "", "null", "Null", "NULL", "~": return NSNull()
        case "true", "True", "TRUE": return true
        case "false", "False", "FALSE": return false
        default: break
        }
        if let number = Int(text), String(number) == text { return number }
        if text.wholeMatch(of: /[-+]?(0o[0-7]+|0x[0-9a-fA-F]+|\.?[0-9][0-9.]*([eE][-+]?[0-9]+)?)/) != nil {
            isBeyondJSON = true
        }
        return text
    }

    private func children(of node: Int) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < Int(tree.nodes[node].next) {
            children.append(child)
            child = Int(tree.nodes[child].next)
        }
        return children
    }
}
