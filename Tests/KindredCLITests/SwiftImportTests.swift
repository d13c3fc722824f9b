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
        try folder.write("text", "#!/bin/sh\necho '\(greeting)'\nwhile read -r name; do\n\(body)\ndone\n")
        // What this process has written itself may still be open in one that another test starts: then it can't be run.
        let install = Process()
        install.executableURL = URL(filePath: "/usr/bin/install")
        install.arguments = ["-m", "755", folder.file("text"), folder.file("reader")]
        try install.run()
        install.waitUntilExit()
        return TestFolder.usualVariables + ["KINDRED_SWIFT=\(folder.file("reader"))"]
    }

    private func facts(_ name: String) -> String {
        "tail -n 1 '\(Repository.url("Tests/Golden/Code/\(name).facts").path)'"
    }

    @Test("Edges are written, and the sum adds up")
    func writesEdges() throws {
        let run = folder.run(
            "import", "swift", "App", "--format", "edges", "-o", "edges.json",
            variables: try reader(facts("parameter")))
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.errors == "2 sites: 1 certain, 0 conditional, 1 unresolved; 0 of them system\n")
        let edges = try #require(folder.read("edges.json"))
        #expect(
            edges.contains(#""to": ["#) && edges.contains("BController") && edges.contains(#""reason": "no-caller""#))
        #expect(edges.contains(#""file": "A.swift""#))
    }

    @Test("A specification is written once, listed, overwritten or shown as a graph")
    func writesSpecifications() throws {
        func run(_ words: String...) throws -> TestFolder.Run {
            folder.run(["import", "swift", "App"] + words, variables: try reader(facts("parameter")))
        }
        let path = "Specs/code.kindred.yaml"
        #expect(try run("-o", "Specs", "--dry-run").errors.hasPrefix("would write \(path)\n2 screens, 0 "))
        #expect(folder.read(path) == nil)
        #expect(try run("-o", "Specs").code == .done)
        #expect(try folder.read(path) == run().output)
        #expect(folder.run("check", "Specs").code == .done)
        #expect(try run("-o", "Specs").code == .usage)
        #expect(try run("-o", "Specs", "--force").errors.hasPrefix("wrote \(path)\n"))
        #expect(try run("--format", "dot").output.hasPrefix("digraph"))
        #expect(try run("-o", "app.json").code == .done && folder.read("app.json")?.contains("kindred-graph") == true)
    }

    @Test("Storyboards and the property list beside the code say what the code doesn't")
    func joinsStoryboards() throws {
        let scene = { (id: String, inner: String) in "<scene sceneID=\"s\(id)\"><objects>\(inner)</objects></scene>" }
        let stack = scene(
            "n",
            #"<navigationController id="n" sceneMemberID="viewController"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#
        )
        let first = scene(
            "a",
            #"<viewController id="a" customClass="AController" sceneMemberID="viewController"><connections><segue destination="c" kind="presentation" id="p"/></connections></viewController>"#
        )
        let last = scene("c", #"<viewController id="c" sceneMemberID="viewController"/>"#)
        try folder.write(
            "App/Main.storyboard",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="n">
            <scenes>\(stack)
            \(first)
            \(last)</scenes></document>

            """)
        try folder.write(
            "App/Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>

            """)
        let run = folder.run("import", "swift", "App", variables: try reader(facts("property")))
        #expect(run.code == .done, "\(run.errors)")
        Golden.expect(run.output, in: "Tests/Golden/Code/beside-storyboard.yaml")
    }

    @Test("A file at which the reader ends costs that file only")
    func survivesItsReader() throws {
        try folder.write("App/B.swift", "")
        let run = folder.run(
            "import", "swift", "App", "--format", "edges",
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

    @Test("A path that isn't there is named")
    func namesMissingPaths() throws {
        let run = folder.run(
            "import", "swift", "App", "Nope.swift", "--format", "edges", variables: try reader(facts("property")))
        #expect(run.code == .environment)
        #expect(run.errors.contains("Nope.swift: can't be read: No such file or directory\n"), "\(run.errors)")
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
