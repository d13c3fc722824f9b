@testable import KindredCLI
import KindredSystem
import Foundation
import Testing

/// Where the title of a picture comes from.
@Suite struct PictureTitleTests {
    private static let app = """
        kindred: 1
        windows: {main: app}
        families: {app: {navigation: Nav, stack: [Home]}}
        presentations: []
        """

    private func title(_ folder: TestFolder, _ words: [String], in path: String? = nil, input: String = "") throws
        -> String
    {
        let run = folder.run(["render", "--overview", "--format", "layout"] + words, in: path, input: input)
        #expect(run.code == .done && run.errors == "", "\(words): \(run.errors)")
        let line = run.output.split(separator: "\n").first { $0.hasPrefix(#"  "title": ""#) }
        return String(try #require(line).dropFirst(12).dropLast(2))
    }

    @Test("The name of the first path, unless the project or the command says more")
    func sources() throws {
        let folder = try TestFolder()
        for path in ["Shop/app.kindred.yaml", "Shop/menu.yaml", "Other/a.kindred.yaml"] {
            try folder.write(path, Self.app)
        }
        #expect(try title(folder, ["Other"]) == "Other")
        #expect(try title(folder, ["Shop/menu.yaml", "Shop/menu.yaml"]) == "menu")
        #expect(try title(folder, ["./Other/../Other/"]) == "Other")
        #expect(try title(folder, ["Other/a.kindred.yaml"]) == "a")
        #expect(try title(folder, ["-"], input: Self.app) == "App")
        #expect(try title(folder, ["."], in: folder.file("Other")) == "Other")
        #expect(try title(folder, [], in: folder.file("Other")) == "Other")

        try folder.write(
            "kindred.yaml",
            """
            project: 1
            title: The <Shop> & more
            sources: [Other]
            views: {front: {select: Home, title: Front}, plain: {select: Home}}
            """)
        #expect(try title(folder, []) == "The <Shop> & more")
        #expect(try title(folder, ["Other"]) == "The <Shop> & more")
        #expect(try title(folder, ["Other", "--no-config"]) == "Other")
        #expect(try title(folder, ["--title", "Mine"]) == "Mine")
        let places = folder.run("render", "--format", "svg")
        #expect(places.output.contains(">The &lt;Shop&gt; &amp; more</title>"), "\(places.output.prefix(400))")
        let around = folder.run("render", "--format", "svg", "--around", "Home")
        #expect(around.output.contains(">The &lt;Shop&gt; &amp; more</title>"))
        let front = folder.run("render", "--format", "svg", "--view", "front")
        #expect(front.output.contains(">Front</title>"), "\(front.output.prefix(400))")
        let plain = folder.run("render", "--format", "svg", "--view", "plain")
        #expect(plain.output.contains(">The &lt;Shop&gt; &amp; more</title>"))
    }

    @Test("Each format has the title, and the counts by name where they are drawn")
    func formats() throws {
        let folder = try TestFolder()
        try folder.write("app.kindred.yaml", Self.app)
        func output(_ words: String...) -> String {
            let run = folder.run(["render", "app.kindred.yaml", "--title", "A <b> \"c\""] + words)
            #expect(run.code == .done && run.errors == "", "\(words): \(run.errors)")
            return run.output
        }
        let counts = "2 view controllers · 1 family · 0 presentations · 0 pushes"
        for words in [
            ["--format", "dot"], ["--format", "dot", "--layout", "dot"],
            ["--format", "dot", "--layout", "dot", "--tables"],
        ] {
            let run = folder.run(["render", "app.kindred.yaml", "--title", "A <b> \"c\""] + words)
            #expect(run.output.contains(#"label="A <b> \"c\"\n\#(counts)""#), "\(words): \(run.output.prefix(900))")
        }
        #expect(output("--format", "svg").contains(">A &lt;b&gt; &quot;c&quot;</title>"))
        #expect(output("--format", "svg").contains(">\(counts)</text>"))
        #expect(output("--format", "layout").contains(#""title": "A <b> \"c\""#))
        #expect(output("--format", "html").contains(#""title":"A <b> \"c\""#.replacing("<", with: "\\u003c")))
        // What 'compile' writes has no head.
        #expect(!folder.run("compile", "app.kindred.yaml", "--format", "dot").output.contains("labelloc"))
    }

    @Test("A title must say something")
    func empty() throws {
        let folder = try TestFolder()
        try folder.write("app.kindred.yaml", Self.app)
        try folder.write("kindred.yaml", "project: 1\ntitle: ''\n")
        let run = folder.run("render", "--format", "svg")
        #expect(run.code == .usage && run.errors.contains("'title' is empty [invalid-project]"), "\(run.errors)")
    }
}
