import KindredSystem
import Foundation
import Testing

struct CheckTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func saysThatAllIsWell() throws {
        try folder.write("a.kindred.yaml", small)
        let run = folder.run("check")
        #expect(run.code == .done)
        #expect(run.output == "")
        #expect(run.errors == "no problems in 1 file\n")
    }

    @Test func endsWithOneForErrors() throws {
        try folder.write("a.kindred.yaml", wrong)
        let run = folder.run("check", "a.kindred.yaml")
        #expect(run.code == .errors)
        #expect(run.errors.contains("a.kindred.yaml:5:27: error: "))
        #expect(run.errors.hasSuffix("1 error in 1 file\n"))
    }

    @Test func endsWithThreeForWhatCannotBeRead() throws {
        try folder.write("a.kindred.yaml", small + "colour: red\n")
        let run = folder.run("check", "nope.yaml", "a.kindred.yaml")
        #expect(run.code == .environment)
        #expect(run.errors.contains("nope.yaml: error: "))
        #expect(run.errors.contains("No such file or directory"))
        #expect(run.errors.contains("[unknown-key]"))
    }

    @Test func readsStandardInputOnce() {
        let run = folder.run("check", "-", "-", input: wrong)
        #expect(run.code == .errors)
        #expect(run.errors.contains("<stdin>:5:27: error: "))
        #expect(run.errors.hasSuffix("1 error in 1 file\n"))
    }

    @Test func readsAFileOnceWhateverItIsCalled() throws {
        try folder.write("a.kindred.yaml", small)
        try folder.link("b.kindred.yaml", to: "a.kindred.yaml")
        #expect(folder.run("check").errors == "no problems in 1 file\n")
    }

    @Test func doesNotDependOnTheOrderOfArguments() throws {
        try folder.write("a/1.yaml", wrong)
        try folder.write("b/2.yaml", wrong)
        let one = folder.run("check", "a/1.yaml", "b/2.yaml", "nope")
        let other = folder.run("check", "nope", "b/2.yaml", folder.file("a/1.yaml"))
        #expect(one.errors == other.errors)
    }

    @Test func readsPipes() throws {
        let path = folder.file("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let feeder = Thread { try? Data(small.utf8).write(to: URL(fileURLWithPath: path)) }
        feeder.start()
        #expect(folder.run("check", "pipe").errors == "no problems in 1 file\n")
    }

    @Test func refusesFilesOverAGibibyteWithoutReadingThem() throws {
        try folder.write("a.kindred.yaml", small)
        #expect(truncate(folder.file("a.kindred.yaml"), (1 << 30) + 1) == 0)
        let run = folder.run("check")
        #expect(run.code == .errors)
        #expect(run.errors.contains("[limit-exceeded]"))
    }

    @Test func writesJSONToStandardOutput() throws {
        try folder.write("a.kindred.yaml", wrong)
        let run = folder.run("check", "--format", "json")
        #expect(run.code == .errors)
        #expect(run.errors == "")
        let read = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(read?["format"] as? String == "kindred-diagnostics")
        #expect((read?["diagnostics"] as? [Any])?.count == 1)
    }

    @Test func colorsOnDemand() throws {
        try folder.write("a.kindred.yaml", wrong)
        #expect(folder.run("check").errors.contains("\u{1B}") == false)
        #expect(folder.run("check", "--color=always").errors.contains("\u{1B}["))
    }
}
