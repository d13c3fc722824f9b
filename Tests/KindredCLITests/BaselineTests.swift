import KindredSystem
import Foundation
import Testing

/// A baseline of a large specification, made and used by the built program.
@Suite(.enabled(if: binary != nil, "the program is not where it is looked for")) struct BaselineTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// 3,000 controllers: 2,500 families that nothing shows, of an empty navigation controller, and one of 500.
    private static func families() -> [String] {
        (0..<2_500).map { "  f\($0): {navigation: N\($0), stack: []}" }
    }

    private static func specification(_ families: [String]) -> String {
        let tabs = (0..<499).map { "      - T\($0)" }.joined(separator: "\n")
        return "kindred: 1\nwindows: {main: home}\nfamilies:\n  home:\n    controller: Home\n    children:\n\(tabs)\n"
            + families.joined(separator: "\n") + "\n"
    }

    private func run(_ line: String) throws -> (code: Int32, output: String, errors: String) {
        // Into a file: a pipe that nobody reads yet would hold up the program.
        let run = try folder.shell("\"$kindred\" \(line) 2> errors.txt")
        return (run.code, run.output, folder.read("errors.txt") ?? "")
    }

    @Test("Five thousand findings are known, in any order and place, and a new one is the only one that is shown")
    func large() throws {
        try folder.write("a.kindred.yaml", Self.specification(Self.families()))
        let before = try run("check")
        #expect(before.errors.hasSuffix("not shown: 4000 more warnings\n5000 warnings in 1 file\n"))
        let written = try run("check --write-baseline known.json")
        #expect(written == (0, "", "5000 diagnostics are known from now on, with '--baseline known.json'\n"))
        let lines = try folder.shell("wc -l < known.json").output
        #expect(lines.trimmingCharacters(in: .whitespacesAndNewlines) == "5006")
        let known = (Int32(0), "", "no problems in 1 file; 5000 known diagnostics hidden\n")
        let again = try run("check --baseline known.json --fail-on warning")
        #expect(again == known)

        // Other lines, other files, another order.
        let reversed = Array(Self.families().reversed())
        try folder.write("a.kindred.yaml", "# Moved.\n\n" + Self.specification(Array(reversed.prefix(1_000))))
        try folder.write(
            "sub/b.kindred.yaml", "kindred: 1\nfamilies:\n" + reversed.dropFirst(1_000).joined(separator: "\n"))
        let moved = try run("check --baseline known.json --fail-on warning")
        #expect(moved == (0, "", "no problems in 2 files; 5000 known diagnostics hidden\n"))
        let same = try folder.shell(
            "\"$kindred\" check --write-baseline again.json && cut -d, -f1-4 known.json | cmp - <(cut -d, -f1-4 again.json)"
        )
        #expect(same.code == 0, "\(same)")

        // One is fixed and one is new: neither hides the other.
        let changed = Self.families().dropFirst() + ["  f2500: {navigation: N2500, stack: [X]}"]
        try folder.write("a.kindred.yaml", Self.specification(Array(changed)))
        _ = try folder.shell("rm -r sub")
        let after = try run("check --baseline known.json")
        #expect(after.code == 0 && after.errors.contains("no window reaches the family 'f2500' [unused-family]"))
        #expect(
            after.errors.hasSuffix("3 warnings in 1 file; 4998 known diagnostics hidden (2 fewer than the baseline)\n"))
        let pruned = try run("check --prune-baseline known.json")
        #expect(pruned.errors.hasSuffix("removed 2 entries from 'known.json'\n"))
        let last = try run("check --baseline known.json").errors
        #expect(last.hasSuffix("1 warning in 1 file; 4998 known diagnostics hidden\n"))
    }

    @Test("Beyond the cap everything that isn't known is shown")
    func beyondTheCap() throws {
        try folder.write("a.kindred.yaml", Self.specification([]))
        let written = try run("check --write-baseline known.json")
        #expect(written.code == 0)
        try folder.write("a.kindred.yaml", Self.specification(Self.families()))
        let errors = try run("check --baseline known.json").errors
        #expect(errors.components(separatedBy: "[empty-container]").count == 2_501)
        #expect(errors.hasSuffix("5000 warnings in 1 file\n") && !errors.contains("not shown"))
    }

    @Test("A comment above everything silences five thousand findings, and makes room for others")
    func suppressed() throws {
        let text = Self.specification(Self.families() + ["  last: {tab: Last, tabs: []}"])
        try folder.write("a.kindred.yaml", "# kindred:ignore-file unused-family\n" + text)
        let errors = try run("check").errors
        #expect(
            errors.hasSuffix("not shown: 1501 more warnings\n2501 warnings in 1 file; 2501 diagnostics suppressed\n"))
    }

    @Test("A part of a project doesn't write the baseline of all")
    func baselines() throws {
        let container = { (name: String) in "kindred: 1\nfamilies: {\(name): {navigation: N\(name), stack: []}}\n" }
        try folder.write("kindred.yaml", "project: 1\nbaseline: known.json\n")
        try folder.write("A/a.kindred.yaml", container("a"))
        try folder.write("B/b.kindred.yaml", container("b"))
        #expect(folder.run("check", "--write-baseline", "known.json").code == .done)
        let known = folder.read("known.json")
        try folder.link("link.json", to: "known.json")
        for file in ["known.json", "./known.json", folder.file("known.json"), "link.json"] {
            let run = folder.run("check", "A", "--write-baseline", file)
            #expect(run.code == .usage, "\(file)")
            #expect(
                run.errors.hasPrefix("kindred: these are not all specifications of the project, so '"), "\(run.errors)")
            #expect(folder.read("known.json") == known, "\(file)")
        }
        // Another file holds what it's asked for, and all of the project may be written.
        #expect(folder.run("check", "A", "--write-baseline", "a.json").code == .done)
        #expect(folder.run("check", ".", "--write-baseline", "known.json").code == .done)
        #expect(folder.run("check", "A", "B", "--write-baseline", "known.json").code == .usage)
    }
}
