import Foundation
import KindredSystem
import TestSupport
import Testing

/// A team imports an app of 60 screens, rewrites the specification by hand, and then opens pull requests.
@Suite struct CodeStoryTests {
    private let folder: TestFolder
    private let reader: String?

    init() throws {
        folder = try TestFolder()
        reader = Reader.path
        for number in 0..<CodeVerifyTests.count {
            try folder.write("App/Screen\(number).swift", CodeVerifyTests.code(number))
        }
        try folder.write("App/SceneDelegate.swift", CodeVerifyTests.scene)
        try folder.write("kindred.yaml", "project: 1\nsources: [Specs]\n")
    }

    /// Runs a command, and returns it with what a terminal shows.
    private func step(_ command: String) -> String {
        let run = folder.run(
            command.split(separator: " ").map(String.init),
            variables: TestFolder.usualVariables + ["KINDRED_SWIFT=\(reader ?? "")"])
        let code = run.code == .done ? "" : "(exit code \(run.code.rawValue))\n"
        return "$ kindred \(command)\n\(run.errors)\(run.output)\(code)\n"
    }

    private func edit(_ file: String, _ old: String, _ new: String) throws {
        let text = try #require(folder.read(file))
        try #require(text.contains(old), "\(file): \(text)")
        try folder.write(file, text.replacingOccurrences(of: old, with: new))
    }

    /// Other ids, and families in a file of their own.
    private func rewrite() throws {
        let text = try #require(folder.read("Specs/code.kindred.yaml"))
        let renamed = text.replacing(#/(?<before>[ \[])(?<kind>[Ss]creen)(?<number>[0-9]+)(?<after>[ :,\]}N\n])/#) {
            match in
            let word = match.kind == "screen" ? "page" : "Page"
            return "\(match.before)\(word)\(match.number)\(match.after)"
        }
        #expect(renamed.contains("  Page7:\n    class: Screen7ViewController\n"))
        let parts = renamed.components(separatedBy: "\nfamilies:\n")
        try #require(parts.count == 2)
        try folder.write("Specs/screens.kindred.yaml", parts[0])
        try folder.write("Specs/families.kindred.yaml", "kindred: 1\n\nfamilies:\n" + parts[1])
        try folder.remove("Specs/code.kindred.yaml")
    }

    @Test("The story of an import and its pull requests is as recorded")
    func story() throws {
        guard reader != nil else { return }
        var told = "## Monday: the app is imported, then screens get other ids, and families a file of their own\n\n"
        told += step("import swift App -o Specs")
        try rewrite()
        told += step("verify --code App")

        told += "## Tuesday: a pull request adds a screen, and forgets the specification\n\n"
        let more = "    func about() { present(AboutViewController(), animated: true) }\n"
        try folder.write("App/Screen7.swift", CodeVerifyTests.code(7, also: more))
        try folder.write("App/About.swift", "import UIKit\n\nfinal class AboutViewController: UIViewController {}\n")
        let forgotten = step("verify --code App")
        #expect(forgotten.ranges(of: "undeclared-edge").count == 1)
        // Lines of the one diagnostic, with the command and the sum.
        #expect(forgotten.split(separator: "\n").count <= 14)
        told += forgotten
        told += step("verify --code App --report github")
        told += step("verify --code App --report summary=-")

        told += "## The specification gets it\n\n"
        try edit(
            "Specs/screens.kindred.yaml", "  Page7:\n    class: Screen7ViewController\n",
            "  Page7:\n    class: Screen7ViewController\n    presents: [about]\n")
        try edit(
            "Specs/families.kindred.yaml", "families:\n",
            "families:\n  about: {controller: About, class: AboutViewController}\n")
        told += step("verify --code App")

        told += "## Wednesday: an entry of the specification is removed\n\n"
        try edit("Specs/screens.kindred.yaml", "    presents: [about]\n", "")
        told += step("verify --code App")
        try edit(
            "Specs/screens.kindred.yaml", "  Page7:\n    class: Screen7ViewController\n",
            "  Page7:\n    class: Screen7ViewController\n    presents: [about]\n")

        told += "## Thursday: the specification has an edge that no code performs\n\n"
        try edit(
            "Specs/screens.kindred.yaml", "  Page9:\n    class: Screen9ViewController\n",
            "  Page9:\n    class: Screen9ViewController\n    presents: [about]\n")
        let extra = step("verify --code App")
        #expect(extra.ranges(of: "[unperformed-edge]").count == 1)
        told += extra
        Golden.expect(told, in: "Tests/Golden/CodeStory/expected")
    }
}
