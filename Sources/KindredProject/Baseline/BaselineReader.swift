import KindredDiagnostics
import KindredText
import KindredYAML

/// Reads a baseline. JSON is YAML, so that errors have exact places.
package struct BaselineReader {
    private let tree: SyntaxTree
    private var entries: [KnownDiagnostic] = []
    private var hasPlaces = false
    private var diagnostics: DiagnosticBag

    /// - Parameter pathInside: The path of a file as seen from the folder of the baseline.
    /// - Returns: No baseline if there is any error.
    package static func read(
        _ file: SourceFile, pathInside: @escaping @Sendable (String) -> String
    ) -> (baseline: Baseline?, diagnostics: DiagnosticBag) {
        let read = YAMLReader.read(file)
        guard read.isWhole else { return (nil, notJSON(file) ?? read.diagnostics) }
        var reader = BaselineReader(tree: read.tree)
        reader.run()
        if reader.diagnostics.total > 0 { return (nil, reader.diagnostics) }
        let baseline = Baseline(
            file: file, entries: reader.entries, hasPlaces: reader.hasPlaces, pathInside: pathInside)
        return (baseline, reader.diagnostics)
    }

    /// The error in a text that isn't even YAML, in the words of JSON; nil if it is JSON.
    private static func notJSON(_ file: SourceFile) -> DiagnosticBag? {
        guard let failure = JSONCheck.failure(in: file.bytes) else { return nil }
        var diagnostics = DiagnosticBag()
        let place = SourceRange(
            inFileAlone: ByteRange(start: failure.offset, end: min(failure.offset + 1, file.bytes.count)))
        diagnostics.append(InvalidProject.found(message: "this isn't JSON: \(failure.message)", at: place, help: again))
        return diagnostics
    }

    private init(tree: SyntaxTree) {
        self.tree = tree
        diagnostics = DiagnosticBag()
    }

    private mutating func run() {
        guard let root = tree.documents.first.map(Int.init), tree.documents.count == 1, isMapping(root) else {
            if tree.documents.isEmpty {
                return report("this isn't a baseline: the file is empty", at: ByteRange(start: 0, end: 0))
            }
            if let found = Self.notJSON(tree.wording.file) { return diagnostics = found }
            return report("this isn't a baseline", at: ByteRange(start: 0, end: 0))
        }
        let members = members(of: root)
        guard let format = members["format"], text(format) == BaselineWriter.format else {
            let found = members["format"].flatMap(text).map { "its format is '\($0)', not '\(BaselineWriter.format)'" }
            return report(
                "this isn't a baseline: " + (found ?? "it has no 'format'"), at: members["format"] ?? root)
        }
        guard let version = members["version"] else {
            return report("a baseline needs a 'version'", at: root)
        }
        let (known, written) = (1...BaselineWriter.version, number(version))
        guard let written, known.contains(written) else {
            let found =
                text(version).map { Int($0).map(known.contains) == true ? "text" : "'\($0)'" } ?? "a list or an object"
            return report(
                "the version of a baseline must be 1 or \(BaselineWriter.version), not \(found)", at: version,
                help: "write the baseline again: 'kindred check --write-baseline FILE'")
        }
        hasPlaces = written == 1
        guard let list = members["entries"], node(list).written.kind == .sequence else {
            return report(
                "a baseline needs a list of 'entries'", at: members["entries"] ?? root,
                help: "write the baseline again: 'kindred check --write-baseline FILE'")
        }
        for item in items(of: list) { addEntry(item) }
    }

    private mutating func addEntry(_ item: Int) {
        guard isMapping(item) else { return report("an entry must be a mapping", at: item) }
        let members = members(of: item)
        func text(_ key: String) -> String? { members[key].flatMap { self.text($0) } }
        for key in ["rule", "subject", "id"] where text(key) == nil {
            return report("an entry needs '\(key)', which is text", at: members[key] ?? item)
        }
        guard let kind = text("subject").flatMap(Diagnostic.Subject.Kind.init(rawValue:)) else {
            let kinds = Diagnostic.Subject.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            return report("'subject' must be one of \(kinds)", at: members["subject"] ?? item)
        }
        var occurrence = 1
        if let written = members["occurrence"] {
            guard let number = number(written), number > 0 else {
                return report("'occurrence' must be a whole number from 1 up", at: written)
            }
            occurrence = number
        }
        let identity = DiagnosticIdentity(
            rule: text("rule") ?? "", kind: kind, id: text("id") ?? "", detail: text("detail"), occurrence: occurrence)
        entries.append(
            KnownDiagnostic(
                identity: identity, path: text("file"), line: members["line"].flatMap { number($0) }, at: range(item)))
    }

    // MARK: The tree

    private func node(_ index: Int) -> SyntaxNode { tree.nodes[index] }

    private func isMapping(_ index: Int) -> Bool { node(index).written.isMapping }

    private func items(of list: Int) -> [Int] {
        var (items, index): ([Int], Int) = ([], list + 1)
        while index < Int(node(list).next) {
            items.append(index)
            index = Int(node(index).next)
        }
        return items
    }

    /// The values by their keys, which are unique.
    private func members(of mapping: Int) -> [String: Int] {
        let all = items(of: mapping)
        var members: [String: Int] = [:]
        for index in stride(from: 0, to: all.count - 1, by: 2) {
            if let key = text(all[index]) { members[key] = all[index + 1] }
        }
        return members
    }

    private func text(_ index: Int) -> String? {
        let written = node(index).written
        return written.isScalar ? tree.wording.string(written) : nil
    }

    private func number(_ index: Int) -> Int? {
        tree.wording.isPlain(node(index).written) ? text(index).flatMap { Int($0) } : nil
    }

    private func range(_ index: Int) -> ByteRange { tree.wording.range(of: node(index).written) }

    // MARK: Mistakes

    private static let again = "'kindred check --write-baseline FILE' writes one"

    private mutating func report(_ message: String, at node: Int, help: String = BaselineReader.again) {
        report(message, at: range(node), help: help)
    }

    private mutating func report(_ message: String, at range: ByteRange, help: String = BaselineReader.again) {
        diagnostics.append(InvalidProject.found(message: message, at: SourceRange(inFileAlone: range), help: help))
    }
}
