@testable import KindredSession
import KindredDiagnostics
import KindredSystem
import Foundation
import Testing

struct SpecificationPathsTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func find(_ arguments: String...) -> [String] {
        SpecificationPaths.find(arguments, in: folder.system).files
    }

    private func failures(_ arguments: String...) -> [String] {
        SpecificationPaths.find(arguments, in: folder.system).failures.map { "\($0.path) \($0.failure.id)" }
    }

    @Test func takesWhatIsBelowAFolder() throws {
        for name in [
            "b.kindred.yaml", "a.kindred.yml", "x.yaml", "kindred.yaml", "deep/er/c.kindred.yaml",
            "deep.kindred.yaml/d.kindred.yml",
        ] {
            try folder.write(name, small)
        }
        let all = ["a.kindred.yml", "b.kindred.yaml", "deep.kindred.yaml/d.kindred.yml", "deep/er/c.kindred.yaml"]
        #expect(find() == all)
        #expect(find(".") == all)
        #expect(find(folder.path) == all)
        #expect(find("deep/..") == all)
        #expect(find("deep") == ["deep/er/c.kindred.yaml"])
    }

    @Test func leavesOutWhatIsHidden() throws {
        for name in [".a.kindred.yaml", ".git/b.kindred.yaml", "x/.y/c.kindred.yaml", ".kindred.yaml"] {
            try folder.write(name, small)
        }
        #expect(find() == [])
        #expect(failures() == [". no-specification"])
        #expect(find(".git", ".a.kindred.yaml") == [".a.kindred.yaml", ".git/b.kindred.yaml"])
    }

    @Test func followsLinksToFilesOnly() throws {
        try folder.write("real/a.kindred.yaml", small)
        try folder.write("elsewhere.txt", other)
        try folder.link("loop", to: ".")
        try folder.link("linked.kindred.yaml", to: "elsewhere.txt")
        try folder.link("folder.kindred.yaml", to: "real")
        #expect(find() == ["linked.kindred.yaml", "real/a.kindred.yaml"])
        #expect(find("folder.kindred.yaml") == ["folder.kindred.yaml/a.kindred.yaml"])
    }

    @Test func tellsOfLinksThatLeadNowhere() throws {
        try folder.link("a.kindred.yaml", to: "missing")
        #expect(failures() == ["a.kindred.yaml unreadable-file"])
    }

    @Test func ignoresWhatIsNoFile() throws {
        #expect(mkfifo(folder.file("pipe.kindred.yaml"), 0o600) == 0)
        #expect(find() == [])
    }

    @Test func showsWhatIsInTheCurrentFolderWithoutTheWayAround() throws {
        try folder.write("a.kindred.yaml", small)
        try folder.write("b/b.kindred.yaml", small)
        let name = PathText.name(of: folder.path)
        #expect(find(PathText.folder(of: folder.path) + "/" + name) == ["a.kindred.yaml", "b/b.kindred.yaml"])
        let current = [folder.path]
        for outer in ["..", PathText.folder(of: folder.path)] {
            let here = try #require(PathText.current(inside: outer) { current })
            #expect(here == "\(outer)/\(name)")
            #expect(PathText.part(of: here + "/b/b.kindred.yaml", inside: here) == "b/b.kindred.yaml")
        }
        #expect(PathText.current(inside: "../other") { current } == nil)
        #expect(PathText.current(inside: "b") { current } == nil)
        #expect(PathText.current(inside: "/none") { current } == nil)
    }

    @Test func tellsAFileFromStandardInput() throws {
        try folder.write("<stdin>", small)
        #expect(find("<stdin>", "./<stdin>") == ["./<stdin>"])
        #expect(folder.run("check", "./<stdin>").code == .done)
    }

    @Test func takesAnyFileThatIsNamed() throws {
        try folder.write("notes.txt", small)
        #expect(find("notes.txt") == ["notes.txt"])
    }

    @Test func takesEachFileOnceInOrderOfBytes() throws {
        for name in ["a/x.kindred.yaml", "a-b.kindred.yaml", "é.kindred.yaml", "Z.kindred.yaml"] {
            try folder.write(name, small)
        }
        let expected = ["Z.kindred.yaml", "a-b.kindred.yaml", "a/x.kindred.yaml", "é.kindred.yaml"]
        #expect(find("a", ".", "a/x.kindred.yaml", "./a/../a/x.kindred.yaml", folder.path) == expected)
        #expect(find("é.kindred.yaml", "Z.kindred.yaml", "a/x.kindred.yaml", "a-b.kindred.yaml") == expected)
    }

    @Test func tellsOfWhatIsMissing() throws {
        #expect(failures("nope", "./nope", "") == ["nope unreadable-file", "'' unreadable-file"])
        #expect(SpecificationPaths.find(["nope"], in: folder.system).hasUnreadable)
    }

    @Test func goesDownAsDeepAsFoldersGo() throws {
        // Deeper than a path may be long.
        var path = folder.path
        var descriptor = open(path, O_RDONLY)
        let name = String(repeating: "d", count: 200)
        for _ in 0..<40 {
            #expect(mkdirat(descriptor, name, 0o700) == 0)
            let next = openat(descriptor, name, O_RDONLY)
            close(descriptor)
            descriptor = next
            path += "/" + name
        }
        let file = openat(descriptor, "a.kindred.yaml", O_WRONLY | O_CREAT, 0o600)
        #expect(small.utf8.count == small.withCString { Foundation.write(file, $0, small.utf8.count) })
        close(file)
        close(descriptor)
        #expect(find().count == 1)
        #expect(folder.run("check").code == .done)
        // Foundation cannot remove it.
        let remove = Process()
        remove.executableURL = URL(fileURLWithPath: "/bin/rm")
        remove.arguments = ["-rf", folder.path]
        try remove.run()
        remove.waitUntilExit()
    }
}
