@testable import KindredSession
import Foundation
import Testing

struct FileChangeTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("a", "old a")
        try folder.write("gone", "old")
    }

    @Test func changesEverythingAtOnce() throws {
        var change = FileChange(folder.system)
        try change.stage("a", bytes: Array("new a".utf8))
        try change.stage("b", bytes: Array("new b".utf8))
        #expect(folder.read("a") == "old a")
        #expect(folder.read("b") == nil)
        try change.commit(removing: ["gone"])
        #expect(folder.read("a") == "new a")
        #expect(folder.read("b") == "new b")
        #expect(try folder.names == ["a", "b"])
    }

    @Test func takesEverythingBack() throws {
        var change = FileChange(folder.system)
        try change.makeFolders("new/deep")
        try change.stage("a", bytes: Array("new a".utf8))
        try change.stage("b", bytes: Array("new b".utf8))
        try change.stage("new/deep/c", bytes: Array("new c".utf8))
        try change.stage("d", bytes: Array("new d".utf8))
        // An unforeseen failure: the last one can't take its name any more.
        try folder.write("d/in the way", "")
        do {
            try change.commit(removing: ["gone"])
            Issue.record("a folder was replaced")
        } catch {
            #expect(error.message == "can't write 'd': Is a directory")
        }
        #expect(folder.read("a") == "old a")
        #expect(folder.read("gone") == "old")
        #expect(try folder.names == ["a", "d", "gone"])
    }

    @Test func undoesWhatIsOnlyWritten() throws {
        var change = FileChange(folder.system)
        try change.makeFolders("new")
        try change.stage("new/b", bytes: Array("new b".utf8))
        change.undo()
        #expect(try folder.names == ["a", "gone"])
    }

    @Test func replacesTheTargetOfALink() throws {
        try folder.link("link", to: "a")
        var change = FileChange(folder.system)
        try change.stage("link", bytes: Array("new a".utf8))
        try change.commit(removing: [])
        #expect(folder.read("a") == "new a")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "a")
        #expect(try folder.names == ["a", "gone", "link"])
    }

    @Test func writesThousandsIntoOneFolder() throws {
        var change = FileChange(folder.system)
        for number in 0..<3_000 { try change.stage("f\(number)", bytes: [0x61]) }
        try change.commit(removing: [])
        #expect(try folder.names.count == 3_002)
    }
}
