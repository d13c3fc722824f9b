import KindredDiagnostics
import KindredFormats
import KindredProject
import KindredText
import KindredYAML

/// A syntax tree as text: kind, place and text of each node.
struct SyntaxDump {
    private let tree: SyntaxTree
    private let file: SourceFile
    private var text = ""

    static func text(_ file: SourceFile) -> String {
        let outcome = YAMLReader.read(file)
        var dump = SyntaxDump(outcome.tree, file)
        if outcome.isWhole { dump.writeDocuments() }
        let report = ByteWriter.collect { TextReport().write(Report(files: [file], bag: outcome.diagnostics), to: &$0) }
        return dump.text + String(decoding: report, as: UTF8.self)
    }

    private init(_ tree: SyntaxTree, _ file: SourceFile) {
        self.tree = tree
        self.file = file
    }

    private mutating func writeDocuments() {
        for (number, root) in tree.documents.enumerated() {
            text += "document \(number + 1)\n"
            write(Int(root), depth: 1, label: "")
        }
    }

    private mutating func write(_ node: Int, depth: Int, label: String) {
        let written = tree.nodes[node].written
        let end = Int(tree.nodes[node].next)
        text += String(repeating: "  ", count: depth) + label + describe(written) + "\n"
        var child = node + 1
        var isKey = true
        while child < end {
            let label = written.kind == .mapping ? (isKey ? "key " : "value ") : "- "
            write(child, depth: depth + 1, label: label)
            child = Int(tree.nodes[child].next)
            isKey.toggle()
        }
    }

    private func describe(_ written: SourceValue) -> String {
        let place = show(tree.wording.range(of: written))
        let origin = tree.wording.origin(of: written).map { " anchored at \(show($0))" } ?? ""
        switch written.kind {
        case .mapping: return "mapping \(place)\(origin)"
        case .sequence: return "sequence \(place)\(origin)"
        case .tagged: return "tagged \(place)\(origin)"
        case .scalar:
            if written.isAbsent { return "absent" }
            let style = tree.wording.isPlain(written) ? "plain" : "text"
            return "\(style) \(place)\(origin) \(tree.wording.string(written).debugDescription)"
        }
    }

    private func show(_ range: ByteRange) -> String {
        let start = file.position(of: Int(range.start))
        let end = file.position(of: Int(range.end))
        return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
}
