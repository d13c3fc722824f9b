@testable import KindredSession
import KindredSystem
import Foundation
import Testing

/// Where a project file is looked for, and what a project leaves out.
struct ProjectSearchTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func find(_ start: String, in current: String = ".") -> String? {
        let path = current == "." ? folder.path : folder.file(current)
        var search = ProjectSearch(system: FileSystem(currentFolder: path))
        return search.find(from: start)
    }

    private func run(_ arguments: String..., in current: String) -> TestFolder.Run {
        folder.run(arguments, in: folder.file(current))
    }

    @Test func looksUpwards() throws {
        try folder.write("kindred.yaml", "project: 1\n")
        try folder.write("a/b/c.txt", "")
        #expect(find(".") == "kindred.yaml")
        #expect(find("a/b") == "kindred.yaml")
        #expect(find(".", in: "a/b") == "../../kindred.yaml")
        #expect(find("..", in: "a/b") == "../../kindred.yaml")
        #expect(find("../x", in: "a/b") == "../../kindred.yaml")
        #expect(find("nowhere/at/all") == "kindred.yaml")
        #expect(find(folder.file("a/b"), in: "a") == folder.file("kindred.yaml"))
        #expect(find("/") == nil)
    }

    @Test func theNearestWins() throws {
        try folder.write("kindred.yaml", "project: 1\n")
        try folder.write("a/kindred.yaml", "project: 1\n")
        try folder.write("a/b/c.txt", "")
        #expect(find("a/b") == "a/kindred.yaml")
        #expect(find(".", in: "a/b") == "../kindred.yaml")
    }

    @Test(arguments: [".git/HEAD", ".git"])
    func endsAtTheRootOfTheRepository(_ mark: String) throws {
        try folder.write("kindred.yaml", "project: 1\n")
        try folder.write("repository/\(mark)", "gitdir: elsewhere\n")
        try folder.write("repository/a/b.txt", "")
        #expect(find("repository/a") == nil)
        #expect(find(".", in: "repository/a") == nil)
        // The root is part of it.
        try folder.write("repository/kindred.yaml", "project: 1\n")
        #expect(find("repository/a") == "repository/kindred.yaml")
        #expect(find(".", in: "repository/a") == "../kindred.yaml")
    }

    @Test func aLinkThatLeadsNowhereIsTold() throws {
        try folder.write("kindred.yaml", "project: 1\n")
        try folder.write("a/b.kindred.yaml", small)
        try folder.link("a/kindred.yaml", to: "gone.yaml")
        #expect(find("a") == "a/kindred.yaml")
        let run = folder.run("check", "a")
        #expect(run.code == .environment)
        #expect(run.errors == "kindred: can't read 'a/kindred.yaml': No such file or directory\n")
    }

    @Test func aFileOfNoProjectJoinsThatOfTheCurrentFolder() throws {
        try folder.write("app/kindred.yaml", "project: 1\nrules: {unused-family: error}\n")
        try folder.write("app/a.kindred.yaml", "kindred: 1\nwindows: {main: home}\nfamilies: {home: Home}\n")
        let run = folder.run(
            ["check", "--stdin-filename", "../b.kindred.yaml"], in: folder.file("app"),
            input: "kindred: 1\nfamilies: {b: B}\n")
        #expect(run.code == .errors)
        #expect(run.errors.hasPrefix("../b.kindred.yaml:2:12: error: no window reaches the family 'b' [unused-family]"))
    }

    @Test func asksOnceForEachFolder() throws {
        try folder.write("kindred.yaml", "project: 1\n")
        var search = ProjectSearch(system: folder.system)
        #expect(search.find(from: "a/b") == "kindred.yaml")
        try folder.remove("kindred.yaml")
        #expect(search.find(from: "a/b/c") == "kindred.yaml")
        #expect(search.find(from: "a/d") == "kindred.yaml")
        var another = ProjectSearch(system: folder.system)
        #expect(another.find(from: "a/b") == nil)
    }

    @Test func leavesOutOtherProjects() throws {
        try folder.write("a.kindred.yaml", small)
        try folder.write("deep/own/kindred.yaml", "project: 1\n")
        try folder.write("deep/own/b.kindred.yaml", other)
        try folder.write("deep/own/more/c.kindred.yaml", other)
        try folder.write("deep/folder/kindred.yaml/d.kindred.yaml", other)
        func find(_ paths: String...) -> [String] {
            SpecificationPaths.find(paths, leavingOutProjects: true, in: folder.system).files
        }
        #expect(find(".") == ["a.kindred.yaml", "deep/folder/kindred.yaml/d.kindred.yaml"])
        #expect(find("deep/own") == ["deep/own/b.kindred.yaml", "deep/own/more/c.kindred.yaml"])
        #expect(find("deep/own/more") == ["deep/own/more/c.kindred.yaml"])
        #expect(find(".", "deep/own/b.kindred.yaml").contains("deep/own/b.kindred.yaml"))
        #expect(SpecificationPaths.find(["."], in: folder.system).files.count == 4)
    }

    @Test func standardInputReplacesItsFileUnderAllItsNames() throws {
        try folder.write("real.kindred.yaml", "kindred: 1\nfamilies:\n  home: Home\n")
        try folder.link("another.kindred.yaml", to: "real.kindred.yaml")
        let run = folder.run(
            ["check", "--stdin-filename", "real.kindred.yaml"], input: "kindred: 1\nfamilies:\n  home: [\n")
        #expect(run.code == .errors)
        #expect(run.errors.contains("real.kindred.yaml:4:1: error: a value is missing here [yaml-syntax]"))
        #expect(run.errors.hasSuffix("1 error in 1 file\n"))
    }

    @Test func aProjectAboveTheCurrentFolderCounts() throws {
        try folder.write("kindred.yaml", "project: 1\nsources: [Specs]\nrules: {unused-family: error}\n")
        try folder.write("Specs/a.kindred.yaml", "kindred: 1\nwindows: {main: a}\nfamilies: {a: A, b: B}\n")
        try folder.write("App/Sources/x.swift", "")
        let run = run("check", in: "App/Sources")
        #expect(run.code == .errors)
        #expect(run.errors.hasPrefix("../../Specs/a.kindred.yaml:3:18: error: no window reaches the family 'b'"))
        #expect(self.run("check", "--fail-on", "never", in: "App/Sources").code == .done)
    }
}
