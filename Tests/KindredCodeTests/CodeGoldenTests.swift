import Foundation
import Kindred
import KindredCode
import TestSupport
import Testing

/// Snippets of Swift: what the reader makes of them, and the edges that follow. `AController.twin` shows what must not be certain.
@Suite struct CodeGoldenTests {
    static let folder = "Tests/Golden/Code"
    static let names = Repository.files(below: folder, suffixes: [".swift"]).map { String($0.dropLast(6)) }

    @Test("Facts are those of the snippet", arguments: names)
    func facts(_ name: String) throws {
        guard let reader = Reader.path else { return }
        Golden.expect(try Reader.run(reader, ["\(name).swift"], in: Self.folder), in: "\(Self.folder)/\(name).facts")
    }

    @Test("Edges are those of the facts", arguments: names)
    func edges(_ name: String) throws {
        let edges = CodeEdges(try Self.facts(name)).edges
        Golden.expect(edges.map(Self.line).joined(), in: "\(Self.folder)/\(name).edges")
    }

    /// What is written compiles without errors, and is what the code does.
    @Test("Specifications are those of the edges", arguments: names)
    func specifications(_ name: String) throws {
        let facts = try Self.facts(name)
        for showsSystem in [true, false] {
            let made = CodeImport(code: CodeEdges(facts), path: "\(name).yaml", showsSystem: showsSystem, threads: 1)
            let verified = CodeVerification(
                specification: made.pipeline, report: made.report, facts: facts, isWhole: true
            ) { _ in nil }
            #expect(verified.comparison != nil && verified.report.count(.error) == 0, "\(verified.report.diagnostics)")
            if showsSystem { continue }
            Golden.expect(String(decoding: made.text, as: UTF8.self), in: "\(Self.folder)/\(name).spec")
        }
    }

    /// Each twin has something else than what is certain in its file.
    @Test("What can't be known is not certain", arguments: names)
    func twins(_ name: String) throws {
        let lines = try Repository.text("\(Self.folder)/\(name).swift").split(
            separator: "\n", omittingEmptySubsequences: false)
        guard let twin = lines.firstIndex(where: { $0.contains("func twin") }) else { return }
        let end =
            lines[twin...].firstIndex { $0.hasPrefix("    }") || ($0.hasPrefix("    func twin") && $0.hasSuffix("}")) }
            ?? twin
        // Wrapper is no container, so what it shows is known all the same.
        let certain = CodeEdges(try Self.facts(name)).edges.filter {
            $0.state == .certain && (twin + 1...end + 1).contains($0.place.line) && $0.to != ["Wrapper"]
        }
        #expect(certain.isEmpty)
    }

    static func facts(_ name: String) throws -> Facts {
        var facts = Facts()
        let lines = try Repository.bytes("\(folder)/\(name).facts").split(separator: 0x0A)
        #expect(lines.first.map { $0.elementsEqual(Facts.greeting.utf8) } == true)
        for line in lines.dropFirst() {
            #expect(Array(line).withUnsafeBytes { facts.read($0, path: "\(name).swift") } == .read)
        }
        return facts
    }

    private static func line(_ edge: CodeEdge) -> String {
        let chain = ([edge.place] + edge.chain).map { "\($0.line):\($0.column)" }.joined(separator: " > ")
        var text =
            "\(chain) \(edge.kind) \(edge.from.joined(separator: "|")) -> \(edge.to.joined(separator: "|")): \(edge.state)"
        if let reason = edge.reason { text += " (\(reason))" }
        if let style = edge.style { text += ", \(style)" }
        if edge.isShow { text += ", show" }
        if edge.isSystem { text += ", system" }
        if !edge.askedBy.isEmpty { text += ", asked by \(edge.askedBy.joined(separator: ", "))" }
        return text + "\n"
    }
}
