import Foundation
import KindredSystem
import TestSupport
import Testing

/// `import swift` as it is used, with readers that are scripts, so that nothing has to be built.
@Suite struct SwiftImportTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("App/A.swift", try Repository.text("Tests/Golden/Code/parameter.swift"))
        try folder.write("App/Pods/P.swift", "class P: UIViewController {}\n")
        try folder.write("App/AppTests/T.swift", "class T {}\n")
    }

    /// - Parameter body: What the script does for each name that it reads.
    private func reader(greeting: String = #"{"kindred-swift":1}"#, _ body: String) throws -> [String] {
        try folder.write("reader", "#!/bin/sh\necho '\(greeting)'\nwhile read -r name; do\n\(body)\ndone\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("reader"))
        return TestFolder.usualVariables + ["KINDRED_SWIFT=\(folder.file("reader"))"]
    }

    private func facts(_ name: String) -> String {
        "tail -n 1 '\(Repository.url("Tests/Golden/Code/\(name).facts").path)'"
    }

    @Test("Edges are written, and the sum adds up")
    func writesEdges() throws {
        let run = folder.run("import", "swift", "App", "-o", "edges.json", variables: try reader(facts("parameter")))
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.errors == "2 sites: 1 certain, 0 conditional, 1 unresolved; 0 of them system\n")
        let edges = try #require(folder.read("edges.json"))
        #expect(
            edges.contains(#""to": ["#) && edges.contains("BController") && edges.contains(#""reason": "no-caller""#))
        #expect(edges.contains(#""file": "A.swift""#))
    }

    @Test("A file at which the reader ends costs that file only")
    func survivesItsReader() throws {
        try folder.write("App/B.swift", "")
        let run = folder.run(
            "import", "swift", "App",
            variables: try reader("case $name in */A.swift) kill -9 $$;; esac\n" + facts("property")))
        #expect(run.code == .done)
        #expect(run.errors.contains("A.swift: left out, because the reader ended while it was being read\n"))
        #expect(run.output.contains("BController") && !run.output.contains(#""file": "A.swift""#))
    }

    @Test("Facts in another form are refused")
    func refusesOtherFacts() throws {
        let run = folder.run("import", "swift", "App", variables: try reader("echo '[1,2'"))
        #expect(run.code == .environment)
        #expect(run.errors.contains("A.swift: left out") && run.errors.contains("no Swift file could be read"))
    }

    @Test("A reader that is missing, or of another version, is said with the way to get it")
    func needsItsReader() throws {
        let other = folder.run("import", "swift", "App", variables: try reader(greeting: #"{"kindred-swift":2}"#, ":"))
        #expect(other.code == .environment && other.errors.contains("not a reader of this version"))
        let missing = folder.run("import", "swift", "App", variables: ["KINDRED_SWIFT=\(folder.file("none"))"])
        #expect(missing.code == .environment && missing.errors.contains("make build"))
        let nothing = folder.run("import", "swift", "Empty", variables: try reader(":"))
        #expect(nothing.code == .environment)
    }
}
