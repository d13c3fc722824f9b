import KindredSystem
import Foundation
import Testing

struct CompileTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("a.kindred.yaml", small)
    }

    @Test func writesJSONInSilence() {
        let run = folder.run("compile")
        #expect(run.code == .done)
        #expect(run.output.hasPrefix("{"))
        #expect(run.errors == "")
    }

    @Test func takesTheFormatFromTheSuffix() {
        for name in ["x.dot", "x.gv", "x.json", "x.txt"] { #expect(folder.run("compile", "-o", name).code == .done) }
        #expect(folder.read("x.dot")?.hasPrefix("digraph") == true)
        #expect(folder.read("x.gv")?.hasPrefix("digraph") == true)
        #expect(folder.read("x.json")?.hasPrefix("{") == true)
        #expect(folder.read("x.txt") == folder.read("x.json"))
        for (name, start) in [
            ("x.mmd", "flowchart"), ("x.md", "# View"), ("x.tree", "family"), ("x.csv", "id,kind"),
            ("x.graphml", "<?xml"),
        ] {
            #expect(folder.run("compile", "-o", name).code == .done)
            #expect(folder.read(name)?.hasPrefix(start) == true, "\(name)")
        }
        #expect(folder.run("compile", "--format", "json", "-o", "y.dot").code == .done)
        #expect(folder.read("y.dot") == folder.read("x.json"))
    }

    @Test(arguments: [
        ["--legend"], ["--link-base", "x"], ["--family", "home"], ["--depth", "1"], ["--format", "dot", "--compact"],
        ["-o", "x.svg"], ["--format", "xml"], ["--format", "csv", "--compact"], ["--format", "tree", "--legend"],
        ["--format", "mermaid", "--clusters"], ["-o", "x.md", "--depth", "1"],
    ])
    func refusesOptionsThatDoNotGoTogether(_ options: [String]) {
        let run = folder.run(["compile"] + options)
        #expect(run.code == .usage)
        #expect(run.output == "")
    }

    @Test func makesLinksOfWhateverIsGiven() {
        let run = folder.run("compile", "--format=dot", "--link-base", #"https://x/\N?b="<&>%20"#)
        #expect(run.output.contains("\"https://x/%5CN?b=%22%3C&amp;%3E%20a.kindred.yaml#L"))
    }

    @Test func refusesUnknownFamilies() {
        let run = folder.run("compile", "--format=dot", "--family", "hoem")
        #expect(run.code == .usage)
        #expect(run.errors == "kindred: there is no family 'hoem'; did you mean 'home'?\n")
    }

    @Test func leavesTheFileAloneWhenThereAreErrors() throws {
        try folder.write("x.json", "before")
        try folder.write("b.kindred.yaml", wrong)
        let run = folder.run("compile", "-o", "x.json")
        #expect(run.code == .errors)
        #expect(folder.read("x.json") == "before")
        #expect(folder.run("compile").output == "")
    }

    @Test func doesNotWriteOverWhatItReads() {
        let run = folder.run("compile", "-o", "a.kindred.yaml")
        #expect(run.code == .usage)
        #expect(folder.read("a.kindred.yaml") == small)
    }

    @Test func givesTheSameBytesInAnyOrder() throws {
        try folder.write("b.kindred.yaml", other)
        let one = folder.run("compile", "a.kindred.yaml", "b.kindred.yaml")
        let two = folder.run("compile", "./b.kindred.yaml", folder.file("a.kindred.yaml"), "a.kindred.yaml")
        #expect(one.code == .done)
        #expect(one.output == two.output)
    }
}
