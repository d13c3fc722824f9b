import KindredText
import TestSupport
import Testing

/// Links between pages lead to files that exist, and to headings that they have.
@Suite struct LinkTests {
    static let pages =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
        + Repository.files(below: "Docs", suffixes: [".md"]).map { "Docs/\($0)" }

    @Test("Every link leads somewhere", arguments: pages)
    func links(_ page: String) throws {
        for link in try Repository.text(page).matches(of: /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/).map(\.output) {
            if link.1.contains("://") { continue }
            let target = link.1.isEmpty ? page : Self.path(link.1, from: page)
            #expect(Repository.exists(target), "\(link.0)")
            guard let anchor = link.2, Repository.exists(target) else { continue }
            #expect(try Self.anchors(in: target).contains(String(anchor)), "\(link.0)")
        }
    }

    @Test("A path is relative to its page")
    func paths() {
        #expect(Self.path("../UIKit.md", from: "Docs/Rules/Names.md") == "Docs/UIKit.md")
        #expect(Self.path("Docs/Rules.md", from: "README.md") == "Docs/Rules.md")
    }

    private static func path(_ link: Substring, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast()
        for part in link.split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// The anchors of headings, as GitHub makes them.
    private static func anchors(in page: String) throws -> Set<String> {
        let headings = try Repository.text(page).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                heading.drop { $0 == "#" }.dropFirst().lowercased()
                    .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
            })
    }
}
