import Foundation
import KindredSession
import KindredSystem
import TestSupport
import Testing

/// `code` of the project file, in both commands, and limits.
@Suite struct CodeHelpersTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            "App/Home.swift",
            """
            class HomeViewController: UIViewController {
                func menu() { showMenu(MenuViewController()) }
                func help(_ router: Router) { router.open(HelpViewController(), over: self) }
            }
            class MenuViewController: UIViewController {}
            class HelpViewController: UIViewController {}
            class SceneDelegate {
                var window: UIWindow?
                func start() { window?.rootViewController = HomeViewController() }
            }

            """)
        try folder.write(
            "App/Generated/Old.swift",
            "extension HomeViewController { func old() { present(HelpViewController(), animated: true) } }\n")
    }

    private func run(_ arguments: String...) -> TestFolder.Run? {
        guard let reader = Reader.path else { return nil }
        return folder.run(arguments, variables: TestFolder.usualVariables + ["KINDRED_SWIFT=\(reader)"])
    }

    private static let project = """
        project: 1
        sources: [app.kindred.yaml]
        code:
          helpers:
            - {call: "showMenu(_:)", kind: present, to: 0, from: self}
            - {call: "open(_:over:)", kind: present, to: 0, from: 1}
          exclude: ["**/Generated"]

        """

    @Test("Helpers show, and excluded files aren't read, in imports and comparisons")
    func helpers() throws {
        guard let without = run("import", "swift", "App", "--format", "edges") else { return }
        #expect(without.errors.hasSuffix("2 sites: 2 certain, 0 conditional, 0 unresolved; 0 of them system\n"))
        try folder.write("kindred.yaml", Self.project)
        let edges = try #require(run("import", "swift", "App", "--format", "edges"))
        #expect(edges.errors == "3 sites: 3 certain, 0 conditional, 0 unresolved; 0 of them system\n")
        #expect(edges.output.contains(#""line": 2"#) && !edges.output.contains("Old.swift"))
        let made = try #require(run("import", "swift", "App"))
        #expect(
            made.output.contains("{present: menu, source: Home.swift:2}")
                && made.output.contains("{present: help, source: Home.swift:3}"), "\(made.output)")
        try folder.write("app.kindred.yaml", made.output)
        #expect(try #require(run("verify", "--code", "App")).errors.contains("3 of 3 declared edges"))
        // A specification that lacks the edge is wrong at the helper's call.
        try folder.write(
            "app.kindred.yaml",
            made.output.split(separator: "\n").filter { !$0.contains("present: menu") }.joined(separator: "\n") + "\n")
        let missing = try #require(run("verify", "--code", "App"))
        #expect(
            missing.errors.hasPrefix(
                "App/Home.swift:2:19: error: 'HomeViewController' presents 'MenuViewController', but that isn't declared"
            ),
            "\(missing.errors)")
        #expect(missing.errors.contains("2 errors in "))
    }

    @Test("The cache gives up what is oldest")
    func trims() throws {
        let variables = ["XDG_CACHE_HOME=\(folder.file("cache"))", "KINDRED_SWIFT=\(folder.file("App/Home.swift"))"]
        let environment = Environment(
            input: 0, output: 1, errors: 2, files: folder.system, variables: { variables })
        let cache = try #require(
            FactCache(reader: try SwiftReader(in: environment), in: environment, capacity: 250))
        let names = ["a", "b", "c", "d"]
        for (number, name) in names.enumerated() {
            Array(repeating: UInt8(0x20), count: 100).withUnsafeBytes { cache.keep($0, name: name) }
            let date = Date(timeIntervalSince1970: 1_000_000 + Double(number) * 100)
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: folder.file("cache/kindred/\(name).facts"))
        }
        cache.trim()
        #expect(names.map(cache.has) == [false, false, true, true])
        cache.trim()
        #expect(cache.has(name: "c"))
    }

    @Test("A file over a limit is told, and costs that file only")
    func limits() throws {
        try folder.write("App/Big.swift", String(repeating: " ", count: 8 << 20) + "\n")
        try folder.write("App/Chain.swift", "func f() { a" + String(repeating: ".b()", count: 1_200) + " }\n")
        try folder.write(
            "App/Deep.swift",
            "func g() { " + String(repeating: "if a { ", count: 1_200) + String(repeating: "}", count: 1_200) + " }\n")
        guard let run = run("import", "swift", "App") else { return }
        #expect(run.code == .done)
        #expect(run.errors.contains("Big.swift: left out, because it has more than 8 MiB\n"), "\(run.errors)")
        #expect(run.errors.contains("Chain.swift: left out, because it is nested too deeply\n"))
        #expect(run.errors.contains("Deep.swift:1:") && run.errors.contains("[swift-syntax]"))
        #expect(run.errors.ranges(of: "left out").count == 2 && run.output.contains("HomeViewController"))
    }
}
