import Foundation
import TestSupport
import Testing

/// `Golden/PullRequests/<case>`: an edit of the sample app `reader`, and the comment that its pull request gets.
@Suite struct PullRequestCommentTests {
    private static let folder = "Tests/Golden/PullRequests"
    private static let cases = Repository.entries(of: folder)
    /// A comment that is longer isn't read.
    private static let mostLines = 12

    /// Compares the sample before and after an edit.
    private static func diff(_ options: [String], edit: (Scratch) throws -> Void) throws -> String {
        try run(["diff", "main/Samples/reader", "Samples/reader"] + options, edit: edit)
    }

    private static func run(_ words: [String], edit: (Scratch) throws -> Void) throws -> String {
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        let scratch = try Scratch()
        for file in Repository.files(below: "Samples/reader", suffixes: [".yaml"]) {
            let bytes = try Repository.bytes("Samples/reader/\(file)")
            _ = try scratch.write(bytes, to: "main/Samples/reader/\(file)")
            _ = try scratch.write(bytes, to: "Samples/reader/\(file)")
        }
        try edit(scratch)
        let result = try Tool(kindred).run(words, in: scratch.url)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        return result.output
    }

    @Test("A comment shows what an edit does, in a few lines", .enabled(if: Tool("git") != nil), arguments: cases)
    func comment(_ name: String) throws {
        let patch = Repository.url("\(Self.folder)/\(name)/change.patch").path
        for (format, suffix) in [("markdown", "md"), ("text", "txt")] {
            let comment = try Self.diff(["--format", format]) { scratch in
                let result = try #require(Tool("git")).run(["apply", patch], in: scratch.url)
                #expect(result.status == 0, "\(result.errors)")
            }
            #expect(comment.split(separator: "\n").count <= Self.mostLines)
            Golden.expect(comment, in: "\(Self.folder)/\(name)/expected.\(suffix)")
        }
    }

    @Test("A picture has a strip for each thing that is edited", .enabled(if: Tool("git") != nil), arguments: cases)
    func picture(_ name: String) throws {
        let patch = Repository.url("\(Self.folder)/\(name)/change.patch").path
        for format in ["svg", "layout"] {
            let words = ["Samples/reader", "--compare", "main/Samples/reader", "--format", format, "--title", name]
            let picture = try Self.run(["render"] + words) { scratch in
                _ = try #require(Tool("git")).run(["apply", patch], in: scratch.url)
            }
            Golden.expect(picture, in: "\(Self.folder)/\(name)/expected.\(format == "svg" ? "svg" : "layout.json")")
        }
    }

    @Test("Pages show a real comment", arguments: [("README.md", "text", "txt"), ("Docs/Diff.md", "markdown", "md")])
    func pages(_ page: String, _ language: String, _ suffix: String) throws {
        let comment = try Repository.text("\(Self.folder)/sheet/expected.\(suffix)")
        #expect(try Repository.text(page).contains("```\(language)\n\(comment)```\n"))
    }

    @Test("Every other place has a cause", .enabled(if: Tool("git") != nil), arguments: cases)
    func causes(_ name: String) throws {
        let patch = Repository.url("\(Self.folder)/\(name)/change.patch").path
        let json = try Self.diff(["--format", "json"]) { scratch in
            _ = try #require(Tool("git")).run(["apply", patch], in: scratch.url)
        }
        let difference = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let changes = try #require(difference?["changed"] as? [[String: Any]])
        let places = changes.filter { $0["relation"] as? String == "places" }
        for change in places { #expect((change["causes"] as? [Any])?.isEmpty == false, "\(change["id"] ?? "")") }
    }

    @Test("Any other style of one presentation is a short comment", arguments: ["fullScreen", "formSheet", "popover"])
    func styles(_ style: String) throws {
        var edits = 0
        for file in Repository.files(below: "Samples/reader", suffixes: [".yaml"]) {
            let lines = try Repository.text("Samples/reader/\(file)").split(
                separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() where line.contains("present: ") {
                var edited = lines.map { String($0) }
                edited[number] = Self.edited(String(line), style: style)
                if edited[number] == line { continue }
                edits += 1
                let comment = try Self.diff(["--format", "markdown"]) { scratch in
                    _ = try scratch.write(Array(edited.joined(separator: "\n").utf8), to: "Samples/reader/\(file)")
                }
                #expect(comment.split(separator: "\n").count <= Self.mostLines, "\(comment)")
                #expect(comment.hasPrefix("### "), "\(comment)")
            }
        }
        #expect(edits > 4)
    }

    /// Gives the first presentation of a line another style.
    private static func edited(_ line: String, style: String) -> String {
        // An anchor behind it may be that of another one.
        if style == "popover", line.contains("anchor:") { return line }
        let anchor = style == "popover" ? ", anchor: sourceView" : ""
        if let range = line.range(of: #"style: [A-Za-z]+"#, options: .regularExpression) {
            return line.replacingCharacters(in: range, with: "style: \(style)\(anchor)")
        }
        guard let range = line.range(of: #"present: [A-Za-z]+"#, options: .regularExpression) else { return line }
        return line.replacingCharacters(in: range, with: "\(line[range]), style: \(style)\(anchor)")
    }
}
