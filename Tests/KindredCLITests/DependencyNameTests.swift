import KindredSystem
import Foundation
import Testing

/// Names in what `--depfile` writes.
struct DependencyNameTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(
        "A dependency that make can't read is left out, with a word",
        arguments: [(";", "';'"), ("|", "'|'"), ("=", "'='"), ("%", "'%'"), ("\t", "tab"), ("\r", "line break")])
    func dependencies(_ character: String, _ cause: String) throws {
        let name = "a\(character)b.kindred.yaml"
        try folder.write("Specs/\(name)", small)
        try folder.write("Specs/ok $1#2:3.kindred.yaml", other)
        let run = folder.run("compile", "Specs", "-o", "g.json", "--depfile", "g.d")
        #expect(run.code == .done)
        let shown = name.replacingOccurrences(of: "\t", with: "␉").replacingOccurrences(of: "\r", with: "␍")
        #expect(run.errors == "kindred: 'g.d' leaves out 'Specs/\(shown)', because of its \(cause)\n")
        #expect(
            folder.read("g.d")
                == "g.json: \\\n  Specs/ok\\ $$1\\#2\\:3.kindred.yaml \\\n  Specs\n\nSpecs/ok\\ $$1\\#2\\:3.kindred.yaml:\n\nSpecs:\n"
        )
        let result = folder.run("compile", "Specs", "-o", "g\(character).json", "--depfile", "g.d")
        #expect(result.code == .usage)
        #expect(result.errors.contains("because of its \(cause)\n"))
    }

    @Test("make runs again when it must, whatever the names", .enabled(if: binary != nil && hasMake))
    func make() throws {
        for name in [
            "a(b)", "a (old)", "back\\ slash", "~a", "a*", "[a]", "a;b", "a|b", "a=b", "a%b", "a&", "a\\", "é ü",
        ] {
            let folder = try TestFolder()
            try folder.write("\(name)/\(name).kindred.yaml", small)
            try folder.write(
                "Makefile",
                "g.json:\n\t@\"$$kindred\" compile . -o g.json --depfile g.d 2>/dev/null && echo run\n-include g.d\n")
            let run = try folder.shell("make; sleep 0.05; make -s; touch */*.kindred.yaml .; make -s")
            #expect(run.code == 0, "\(name): \(run.errors)")
            #expect(run.output.components(separatedBy: "run\n").count == 3, "\(name): \(run.output)")
        }
    }
}

private let hasMake = FileManager.default.isExecutableFile(atPath: "/usr/bin/make")
