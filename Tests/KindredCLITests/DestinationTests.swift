import KindredSystem
import Foundation
import Testing

struct DestinationTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("a.kindred.yaml", small)
    }

    private func permissions(_ name: String) -> mode_t {
        var status = stat()
        lstat(folder.file(name), &status)
        return status.st_mode & 0o7777
    }

    @Test func leavesNothingBesideTheFile() throws {
        #expect(folder.run("compile", "-o", "x.json").code == .done)
        #expect(try folder.names == ["a.kindred.yaml", "x.json"])
    }

    @Test func keepsThePermissionsOfAFile() throws {
        try folder.write("x.json", "before")
        chmod(folder.file("x.json"), 0o640)
        #expect(folder.run("compile", "-o", "x.json").code == .done)
        #expect(permissions("x.json") == 0o640)
        #expect(folder.read("x.json") != "before")
    }

    @Test func replacesTheTargetOfALink() throws {
        try folder.write("real/x.json", "before")
        try folder.link("link.json", to: "other.json")
        try folder.link("other.json", to: "real/x.json")
        #expect(folder.run("compile", "-o", "link.json").code == .done)
        #expect(folder.read("real/x.json")?.hasPrefix("{") == true)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.json")) == "other.json")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("real")) == ["x.json"])
    }

    @Test func makesTheTargetOfALinkThatLeadsNowhere() throws {
        try folder.link("link.json", to: "new.json")
        #expect(folder.run("compile", "-o", "link.json").code == .done)
        #expect(folder.read("new.json")?.hasPrefix("{") == true)
    }

    @Test func tellsOfLinksInARing() throws {
        try folder.link("a.json", to: "b.json")
        try folder.link("b.json", to: "a.json")
        #expect(folder.run("compile", "-o", "a.json").code == .environment)
    }

    @Test(arguments: [("none/x.json", "there is no folder 'none'"), ("folder", "Is a directory")])
    func tellsWhyItCannotWrite(_ path: String, _ reason: String) throws {
        try folder.write("folder/y", "")
        let run = folder.run("compile", "-o", path)
        #expect(run.code == .environment)
        #expect(run.errors == "kindred: can't write '\(path)': \(reason)\n")
    }

    @Test(.enabled(if: getuid() != 0, "root may write anything")) func respectsProtectedFiles() throws {
        try folder.write("x.json", "before")
        chmod(folder.file("x.json"), 0o444)
        #expect(folder.run("compile", "-o", "x.json").code == .environment)
        #expect(folder.read("x.json") == "before")
    }

    @Test func writesIntoPipesInPlace() throws {
        let path = folder.file("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let reader = Thread {
            let bytes = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile()
            try? bytes?.write(to: URL(fileURLWithPath: path + ".copy"))
        }
        reader.start()
        #expect(folder.run("compile", "-o", "pipe").code == .done)
        for _ in 0..<500 where folder.read("pipe.copy")?.isEmpty != false { usleep(10_000) }
        #expect(folder.read("pipe.copy")?.hasPrefix("{") == true)
        #expect(permissions("pipe") == 0o600)
    }

    #if os(Linux)
        @Test func tellsOfAFullDevice() {
            let run = folder.run("compile", "-o", "/dev/full")
            #expect(run.code == .environment)
            #expect(run.errors == "kindred: can't write '/dev/full': No space left on device\n")
        }

        @Test(arguments: [["compile"], ["--version"], ["help"], ["rules"], ["check", "--format", "json"]])
        func tellsThatStandardOutputIsFull(_ words: [String]) {
            let full = open("/dev/full", O_WRONLY)
            defer { close(full) }
            let run = folder.run(words, output: full)
            #expect(run.code == .environment)
            #expect(run.errors == "kindred: can't write standard output: No space left on device\n")
        }
    #endif

    @Test func endsQuietlyWhenNobodyReadsOn() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let run = folder.run("compile", output: ends[1])
        #expect(run.code == .done)
        #expect(run.errors == "")
    }
}
