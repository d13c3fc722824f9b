import Kindred
import TestSupport
import Testing

/// `Golden/Mistakes/<name>.mistakes`: slips as people make them, each an edit of `<name>.yaml`. All that is said of them is
/// kept in `<name>.expected`.
@Suite struct MistakeTests {
    static let folder = "Tests/Golden/Mistakes"
    static let names = Repository.entries(of: folder).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    static let mistakes = names.flatMap { name in
        (try? Mistake.all(in: "\(folder)/\(name).mistakes", of: "\(folder)/\(name).yaml")) ?? []
    }

    @Test("What is edited has nothing wrong with it", arguments: names)
    func baseIsClean(_ name: String) throws {
        let text = Self.report(try Repository.text("\(Self.folder)/\(name).yaml"))
        #expect(text.diagnostics.isEmpty, "\(text.text(notes: true))")
    }

    @Test("One mistake, one diagnostic, at the edited line, with help", arguments: mistakes)
    func isToldOnce(_ mistake: Mistake) {
        let compilation = Self.report(mistake.text)
        let text = compilation.text(notes: true)
        #expect(compilation.diagnostics.map(\.id) == [mistake.rule], "\(text)")
        let line = text.split(separator: ":").dropFirst().first.flatMap { Int($0) }
        #expect(mistake.lines.contains(line ?? 0), "expected on \(mistake.lines)\n\(text)")
        #expect(text.contains("= help: "), "\(text)")
    }

    @Test("What is said of them is kept", arguments: names)
    func isKept(_ name: String) throws {
        let base = "\(Self.folder)/\(name)"
        let texts = try Mistake.all(in: base + ".mistakes", of: base + ".yaml").map { mistake in
            "== \(mistake.title)\n\(Self.report(mistake.text).text(notes: true))"
        }
        Golden.expect(texts.joined(separator: "\n"), in: base + ".expected")
    }

    @Test("Every file belongs to a table, and there are enough of them")
    func nothingIsLeftOver() {
        let known = Self.names.flatMap { ["\($0).expected", "\($0).mistakes", "\($0).yaml"] }
        #expect(Repository.entries(of: Self.folder) == known.sorted(by: Repository.inByteOrder))
        #expect(Self.mistakes.count >= 100)
    }

    @Test(
        "A fix-it replaces a part of a text only where it is written as it is",
        arguments: zip(["Home.viewDidAppeard", #""Home.viewDid\u0041ppeard""#, "*event"], [1, 0, 0]))
    func fixesArePlain(_ event: String, _ fixes: Int) {
        let text = """
            kindred: 1
            x-event: &event Home.viewDidAppeard
            families: {home: Home}
            scenarios: [{name: one, never: [\(event)]}]
            """
        let compilation = Self.report(text)
        #expect(compilation.diagnostics.map(\.id) == ["unknown-value"])
        #expect(compilation.diagnostics.first?.fixes.count == fixes)
    }

    private static func report(_ text: String) -> Compilation {
        Compiler().compile([Source(path: "app.kindred.yaml", text: text)])
    }
}

/// One edit of a specification, written as a difference: lines that start with `-` go, those with `+` come, those with a space
/// stay, `@` stands for any lines. A `!` is the line, unchanged, to which the mistake is attributed; without one it is what has come.
struct Mistake: Sendable, CustomTestStringConvertible {
    let title: String
    let rule: String
    let text: String
    /// From 1, in the edited text.
    let lines: Set<Int>
    var testDescription: String { title }

    enum Fault: Error { case noHead(String), notFound(String), ambiguous(String), noLine(String) }

    static func all(in table: String, of base: String) throws -> [Mistake] {
        let original = lines(try Repository.text(base))
        var blocks: [[String]] = []
        for line in lines(try Repository.text(table)) {
            if line.hasPrefix("= ") { blocks.append([]) }
            if line.isEmpty || blocks.isEmpty { continue }
            blocks[blocks.count - 1].append(line)
        }
        return try blocks.map { try Mistake($0, original) }
    }

    private init(_ block: [String], _ original: [String]) throws {
        guard let head = block.first, let match = head.wholeMatch(of: /= (.+): ([a-z-]+)/) else {
            throw Fault.noHead(block.first ?? "")
        }
        title = String(match.output.1)
        rule = String(match.output.2)
        var (edited, next): ([String], Int) = ([], 0)
        var (come, marked): (Set<Int>, Set<Int>) = ([], [])
        for hunk in block.dropFirst().split(separator: "@") {
            let old = hunk.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
            let places = original.indices.filter { $0 >= next && original[$0...].starts(with: old) }
            guard let place = places.first else { throw Fault.notFound(title) }
            if places.count > 1 { throw Fault.ambiguous(title) }
            edited += original[next..<place]
            for line in hunk where !line.hasPrefix("-") {
                edited.append(String(line.dropFirst()))
                if line.hasPrefix("+") { come.insert(edited.count) }
                if line.hasPrefix("!") { marked.insert(edited.count) }
            }
            next = place + old.count
        }
        edited += original[next...]
        lines = marked.isEmpty ? come : marked
        if lines.isEmpty { throw Fault.noLine(title) }
        text = edited.joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
