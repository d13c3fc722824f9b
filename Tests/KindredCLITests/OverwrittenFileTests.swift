import KindredSystem
import Foundation
import Testing

/// Files that no run writes over, nor takes for others.
struct OverwrittenFileTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("A report doesn't take the place of what is compared")
    func compared() throws {
        try folder.write("a.kindred.yaml", small)
        #expect(folder.run("compile", "-o", "g.json").code == .done)
        let graph = folder.read("g.json")
        let run = folder.run("render", "-o", "x.svg", "--compare", "g.json", "--report", "json=g.json")
        #expect(run.code == .usage && run.errors.contains("'g.json' is one of the files to read"))
        #expect(folder.read("g.json") == graph && folder.read("x.svg") == nil)
    }

    @Test("The character U+0000 doesn't cut a path in two")
    func zero() throws {
        try folder.write("Specs/a.kindred.yaml", small)
        for text in [
            "sources: [\"Specs\\0x\"]", "baseline: \"b\\0x\"", "baseline: {file: \"b\\0x\"}",
            "report: [\"short=s\\0x\"]",
        ] {
            try folder.write("kindred.yaml", "project: 1\n\(text)\n")
            let run = folder.run("check")
            #expect(run.code == .usage && run.errors.contains("has the character U+0000"), "\(text): \(run.errors)")
        }
        #expect(try folder.names == ["Specs", "kindred.yaml"])
    }

    @Test("A log that is redirected to an open file isn't replaced", .enabled(if: binary != nil))
    func openFiles() throws {
        try folder.write("a.kindred.yaml", small)
        for (file, number) in [("/dev/stderr", 2), ("/dev/fd/2", 2), ("/dev/fd/5", 5), ("/proc/self/fd/5", 5)] {
            if file.hasPrefix("/proc"), !FileManager.default.fileExists(atPath: "/proc/self/fd") { continue }
            let run = try folder.shell(
                "{ echo head >&\(number); \"$kindred\" compile --compact -o \(file); echo tail >&\(number); } \(number)> log; cat log"
            )
            #expect(run.output.hasPrefix("head\n{"), "\(file)")
            #expect(run.output.hasSuffix("}\ntail\n"), "\(file)")
        }
    }
}
