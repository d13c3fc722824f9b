import KindredText
import Foundation
import Testing

/// Whatever a specification or a command line holds, a terminal only gets text.
@Suite struct TerminalTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// What acts on a terminal, or on the order of a line.
    private static let scalars: [Unicode.Scalar] = [
        0x01...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ].flatMap { $0.compactMap { Unicode.Scalar($0 as UInt32) } }

    /// Line feeds are ours, and tabs of YAML that is shown.
    private func expectText(_ text: String, _ what: String) {
        let found = text.unicodeScalars.filter { $0 != "\n" && Self.scalars.contains($0) }
        #expect(found.isEmpty, "\(what): \(found.map { String($0.value, radix: 16) })")
    }

    private func expectText(_ run: TestFolder.Run, _ what: String) {
        expectText(run.errors, "\(what), errors")
        expectText(run.output, "\(what), output")
    }

    /// All of them as YAML escapes them.
    private var nasty: String {
        Self.scalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "x\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    @Test(
        "What a specification holds",
        arguments: [
            ["check", "--notes"], ["check", "--format", "json"], ["explain", "Home"], ["explain", "Home->other"],
            ["explain", "other"],
            ["compile"], ["compile", "--compact"], ["compile", "--format", "dot"], ["simulate"],
            ["simulate", "--explain"],
            ["simulate", "--format", "json"], ["simulate", "--format", "mermaid"],
        ])
    func specifications(_ arguments: [String]) throws {
        let right = """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Home, class: "\(nasty)", title: "\(nasty)", note: "\(nasty)", tags: ["\(nasty)"], source: "\(nasty)"}
              other: {navigation: Nav, title: "\(nasty)", stack: [Other]}
            presentations:
              - {from: Home, present: other, note: "\(nasty)"}
            scenarios:
              - {name: "\(nasty)", note: "\(nasty)", steps: [{present: other, from: Home}]}

            """
        try folder.write("right.kindred.yaml", right)
        expectText(folder.run(arguments), "\(arguments)")
        let wrong = right.replacing(
            "Home, present: other", with: "\"\(nasty)\", present: \"\(nasty)\", style: \"\(nasty)\"")
        try folder.write("right.kindred.yaml", wrong.replacing("Nav", with: "\"\(nasty)\""))
        expectText(folder.run(arguments), "wrong, \(arguments)")
    }

    @Test(
        "What a command line holds",
        arguments: [
            ["X"], ["--X"], ["check", "X"], ["check", "--X"], ["check", "--format", "X"], ["check", "--format=X", "."],
            ["compile", "-o", "X/X"], ["compile", "-o", "X.pdf"], ["compile", "--format", "dot", "--family", "X"],
            ["render", "-o", "X"], ["render", "-o", "X.svg", "--family", "X"],
            ["render", "-o", "a.svg", "--depth", "X"],
            ["explain", "X"], ["explain", "X", "X"], ["simulate", "--scenario", "X"], ["simulate", "--events", "X"],
            ["verify", "X"], ["verify", "a.kindred.yaml", "--window", "X"], ["verify", "X", "--dump", "X"],
            ["rules", "X"],
            ["schema", "X"], ["init", "X"], ["init", "X"], ["init", "a.kindred.yaml/X"], ["help", "X"],
            ["help", "import", "X"],
            ["import", "X"], ["import", "storyboard", "X"], ["import", "storyboard", "S.storyboard", "-o", "X.yaml"],
            ["import", "storyboard", "S.storyboard", "-o", "X", "--dry-run"],
            ["import", "storyboard", "S.storyboard", "-o", "X"], ["import", "storyboard", "S.storyboard", "-o", "X"],
            ["import", "storyboard", "S.storyboard"], ["import", "storyboard", "S.storyboard", "--format", "edges"],
            ["import", "hierarchy", "X"], ["import", "hierarchy", "a.kindred.yaml", "-o", "X"],
        ])
    func commandLines(_ arguments: [String]) throws {
        try folder.write("a.kindred.yaml", small)
        try folder.write("S.storyboard", storyboard)
        for part in 0..<4 {
            let some = Self.scalars.indices.filter { $0 % 4 == part }.map { "x" + String(Self.scalars[$0]) }.joined()
            let words = arguments.map { $0.replacing("X", with: some) }
            expectText(folder.run(words), "\(arguments)")
        }
    }

    private let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-b-c">
            <scenes>
                <scene sceneID="s-c-1">
                    <objects>
                        <viewController storyboardIdentifier="a&#x202E;&#x9B;b" title="a&#x7F;&#x2028;" customClass="&#x9B;x" id="a-b-c" \
        sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
