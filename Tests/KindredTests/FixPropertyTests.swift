import Kindred
import KindredDiagnostics
import KindredText
import KindredYAML
import Foundation
import TestSupport
import Testing

/// Whatever is misspelt, and however it is written: a fix changes the text of one node, and nothing else.
@Suite struct FixPropertyTests {
    private static let shapeRules: Set<String> = [
        "yaml-syntax", "duplicate-key", "invalid-encoding", "recursive-alias", "limit-exceeded", "wrong-type",
        "unknown-key", "misplaced-key", "missing-key", "invalid-id", "unknown-value", "ambiguous-kind",
        "no-specification", "unsupported-version",
    ]

    /// How many specifications are made; more of them take a while.
    private static let count = ProcessInfo.processInfo.environment["KINDRED_FIXES"].flatMap { UInt64($0) } ?? 24

    @Test("After --fix a file says the same but for what was misspelt", arguments: [false, true])
    func nothingElseChanges(takesUnsafe: Bool) {
        var count = 0
        for seed in 0..<Self.count {
            let app = MisspeltApp(seed: seed)
            let fixer = Self.fix(app.text, takesUnsafe)
            let text = Self.text(fixer)
            count += fixer.count
            guard let difference = Self.difference(app, text) else { continue }
            Issue.record("seed \(seed): \(difference)\n\(app.text)\n---\n\(text)")
        }
        #expect(count > 10)
    }

    @Test("All fixes of a report can be made at once, and each alone")
    func eachFixHolds() {
        var count = 0
        for seed in 100_000..<100_000 + Self.count {
            let app = MisspeltApp(seed: seed)
            let fixes = Self.report(app.text).diagnostics.flatMap(\.fixes)
            count += fixes.count
            for some in fixes.map({ [$0] }) + [fixes] {
                let text = Self.apply(some, app.text)
                guard let difference = Self.difference(app, text, isFixed: false) else { continue }
                Issue.record("seed \(seed): \(some.map(\.replacement)) \(difference)\n\(app.text)\n---\n\(text)")
            }
        }
        #expect(count > 10)
    }

    @Test("A long rest of the file changes no fix, whether or not it is read")
    func restOfTheFile() {
        var count = 0
        for seed in 200_000..<200_000 + Self.count {
            let text = MisspeltApp(seed: seed).text
            // A file is read behind its last fix if an alias may be there.
            let fixes = ["no alias", "*alias"].map { rest in
                let comment = "\n# \(rest)"
                let tail = String(repeating: comment, count: text.utf8.count / comment.utf8.count + 1)
                return Self.report(text + tail).diagnostics.flatMap(\.fixes).map { "\($0)" }
            }
            count += fixes[0].count
            #expect(fixes[0] == fixes[1], "seed \(seed)")
        }
        #expect(count > 10)
    }

    /// What is wrong with a text that comes from fixes.
    private static func difference(_ app: MisspeltApp, _ text: String, isFixed: Bool = true) -> String? {
        let (old, new) = (tree(app.text), tree(text))
        guard old.isWhole else { return text == app.text ? nil : "what can't be read was changed" }
        guard new.isWhole else { return "it can't be read any more" }
        for number in 1..<(app.comments + 1) where count("# c\(number)\n", text) != 1 {
            return "comment \(number) is lost"
        }
        guard old.nodes.count == new.nodes.count else { return "there are other nodes" }
        for (one, other) in zip(old.nodes, new.nodes) where one != other {
            guard let word = one.text, let fixed = other.text, one.next == other.next, !one.isShared else {
                return "'\(one)' has become '\(other)'"
            }
            if !app.planted.contains(word) { return "'\(word)' has become '\(fixed)'" }
        }
        if !isFixed { return nil }
        let (before, after) = (rules(app.text), rules(text))
        // Nothing else is said of a file of another version.
        for (rule, count) in after where count > before[rule, default: 0] && before["unsupported-version"] == nil {
            return "there are \(count) of \(rule), before \(before[rule, default: 0])"
        }
        return fix(text, false).count == 0 ? nil : "there is more to fix"
    }

    private struct Node: Equatable {
        let text: String?
        let next: Int32
        /// Whether an alias brought it.
        let isShared: Bool
    }

    private static func tree(_ text: String) -> (isWhole: Bool, nodes: [Node]) {
        let read = YAMLReader.read(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
        let tree = read.tree
        guard read.isWhole else { return (false, []) }
        return (
            true,
            (0..<tree.nodes.count).map { index in
                let written = tree.nodes[index].written
                return Node(
                    text: written.isScalar ? tree.wording.string(written) : nil, next: tree.nodes[index].next,
                    isShared: tree.wording.origin(of: written) != nil)
            }
        )
    }

    private static func rules(_ text: String) -> [String: Int] {
        report(text).diagnostics.filter { shapeRules.contains($0.id) }.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    }

    private static func count(_ part: String, _ text: String) -> Int {
        text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .count { ($0 + "\n").hasSuffix(part) }
    }

    private static func apply(_ fixes: [Diagnostic.Fix], _ text: String) -> String {
        var bytes = Array(text.utf8)
        var last = Int32.max
        for fix in fixes.sorted(by: { $0.place.range.start > $1.place.range.start }) where fix.place.range.end <= last {
            bytes.replaceSubrange(Int(fix.place.range.start)..<Int(fix.place.range.end), with: fix.replacement.utf8)
            last = fix.place.range.start
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func report(_ text: String) -> Report {
        Pipeline(inputs: [Pipeline.Input(path: "a.yaml", content: .bytes(Array(text.utf8)))], threads: 1).report
    }

    private static func fix(_ text: String, _ takesUnsafe: Bool) -> Fixer {
        Fixer(inputs: [Pipeline.Input(path: "a.yaml", content: .bytes(Array(text.utf8)))], takesUnsafe: takesUnsafe) {
            Pipeline(inputs: $0, threads: 1).report
        }
    }

    private static func text(_ fixer: Fixer) -> String {
        guard case .text(let text) = fixer.inputs[0].content else { return "" }
        return String(decoding: text.bytes, as: UTF8.self)
    }
}
