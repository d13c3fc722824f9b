import TestSupport
import Testing

/// Every error that any golden shows says what to do.
@Suite struct HelpTests {
    @Test("Every error has help")
    func everyErrorHasHelp() throws {
        var (count, helpless): (Int, [String]) = (0, [])
        // Some formats of reports have a line for each diagnostic, and no more.
        for file in Repository.files(below: "Tests/Golden") where !file.hasPrefix("CLI/report-") {
            let bytes = try Repository.bytes("Tests/Golden/\(file)")
            for diagnostic in Self.diagnostics(in: String(decoding: bytes, as: UTF8.self)) {
                count += 1
                let head = diagnostic.first ?? ""
                if !diagnostic.contains(where: { $0.contains("= help: ") || $0.contains("= rule: ") }) {
                    helpless.append("\(file): \(head)")
                }
            }
        }
        #expect(count > 200)
        #expect(helpless.isEmpty, "\(helpless.joined(separator: "\n"))")
    }

    /// The lines of each error, up to the next diagnostic or the end of its block.
    private static func diagnostics(in text: String) -> [[Substring]] {
        guard text.contains(": error: ") else { return [] }
        var found: [[Substring]] = []
        var isError = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains(/: (error|warning|note): .* \[[a-z-]+\]$/) {
                isError = line.contains(": error: ")
                if isError { found.append([]) }
            }
            if isError { found[found.count - 1].append(line) }
            if line.isEmpty { isError = false }
        }
        return found
    }
}
