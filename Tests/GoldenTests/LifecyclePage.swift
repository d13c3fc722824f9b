import Kindred
import TestSupport

/// Docs/Lifecycle.md: prose by hand, and between two marks what `kindred simulate` prints of a sample.
enum LifecyclePage {
    static let path = "Docs/Lifecycle.md"

    /// The page with every trace replaced by the current one.
    static func text() throws -> String {
        var lines: [String] = []
        var isGenerated = false
        for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "<!-- end of trace -->" { isGenerated = false }
            if !isGenerated { lines.append(String(line)) }
            guard let mark = line.wholeMatch(of: /<!-- trace of (\S+)(?:, (explained))? -->/) else { continue }
            isGenerated = true
            lines.append(try block(String(mark.output.1), explains: mark.output.2 != nil))
        }
        return lines.joined(separator: "\n")
    }

    /// The samples that have a page.
    static func samples() throws -> [String] {
        try Repository.text(path).matches(of: /(?m)^<!-- trace of (\S+?)(?:, explained)? -->$/).map {
            String($0.output.1)
        }
    }

    private static func block(_ sample: String, explains: Bool) throws -> String {
        let compilation = Compiler().compile([Source(path: sample, bytes: try Repository.bytes(sample))])
        return "```text\n\(compilation.traceText(explain: explains))```"
    }
}
