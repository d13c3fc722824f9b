import KindredText
import Foundation
import TestSupport
import Testing

/// `--watch` runs again after each way in which a file may change, and after nothing else.
@Suite(.serialized) struct WatchTests {
    @Test("Every way of saving is noticed, and Ctrl-C ends with 0")
    func notices() throws {
        let session = try WatchSession(["check", "--watch", "Specs"])
        let file = session.folder.appending(path: "Specs/a.kindred.yaml")
        #expect(session.waits(forRuns: 1))

        // Written in place.
        try WatchSession.wrong.write(to: file, atomically: false, encoding: .utf8)
        #expect(session.waits(forRuns: 2))
        #expect(session.errors.contains("there is no family 'crat'"))

        // Saved under another name and renamed.
        try WatchSession.right.write(to: file, atomically: true, encoding: .utf8)
        #expect(session.waits(forRuns: 3))

        // A new file, in a new folder.
        let folder = session.folder.appending(path: "Specs/More")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try "kindred: 1\nfamilies: {more: More}\n"
            .write(to: folder.appending(path: "b.kindred.yaml"), atomically: false, encoding: .utf8)
        #expect(session.waits(for: "watching 2 files"))

        try FileManager.default.removeItem(at: folder)
        #expect(session.waits(for: "watching 1 file;", times: 4))

        #expect(session.end() == 0)
    }

    @Test("What a picture is compared with is watched too: a file, even if it isn't there yet")
    func noticesComparedFile() throws {
        let session = try WatchSession(["render", "--watch", "Specs", "--compare", "old.yaml", "-o", "map.svg"])
        #expect(session.waits(for: "old.yaml: error: can't be read: No such file or directory [unreadable-file]"))
        #expect(session.waits(for: "watching 2 files"))
        let old = session.folder.appending(path: "old.yaml")
        try WatchSession.wrong.write(to: old, atomically: true, encoding: .utf8)
        #expect(session.waits(for: "old.yaml:3:39: error: there is no family 'crat'"))
        try WatchSession.right.write(to: old, atomically: false, encoding: .utf8)
        #expect(session.waits(forRuns: 3))
        // Nothing that is in a file ends it.
        try "{\"format\": \"x\"}".write(to: old, atomically: false, encoding: .utf8)
        #expect(session.waits(for: "its format is 'x', not 'kindred-graph'"))
        #expect(session.waits(forRuns: 4))
        #expect(session.end() == 0)
    }

    @Test("The specifications of a folder that a picture is compared with are watched")
    func noticesComparedFolder() throws {
        let session = try WatchSession(["render", "--watch", "Specs", "--compare", "Old", "-o", "map.svg"]) { url in
            let old = url.appending(path: "Old")
            try FileManager.default.createDirectory(at: old, withIntermediateDirectories: false)
            try WatchSession.right.write(
                to: old.appending(path: "a.kindred.yaml"), atomically: true, encoding: .utf8)
        }
        #expect(session.waits(for: "watching 2 files"))
        try WatchSession.wrong.write(
            to: session.folder.appending(path: "Old/a.kindred.yaml"), atomically: false, encoding: .utf8)
        #expect(session.waits(for: "Old/a.kindred.yaml:3:39: error: there is no family 'crat'"))
        #expect(session.end() == 0)
    }

    @Test("What isn't there yet, or for a moment, is waited for")
    func waitsForMissing() throws {
        let session = try WatchSession(["check", "--watch", "Specs", "More/Specs"])
        #expect(session.waits(for: "More/Specs: error: can't be read: No such file or directory [unreadable-file]"))
        #expect(session.waits(for: "watching 2 files"))
        let folder = session.folder.appending(path: "More/Specs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(session.waits(for: "More/Specs: error: this folder contains no specification"))
        try "kindred: 1\nfamilies: {more: More}\n"
            .write(to: folder.appending(path: "b.kindred.yaml"), atomically: false, encoding: .utf8)
        #expect(session.waits(for: "no problems in 2 files"))
        try FileManager.default.removeItem(at: session.folder.appending(path: "More"))
        #expect(session.waits(for: "More/Specs: error: can't be read", times: 2))
        #expect(session.end() == 0)
    }

    @Test("Standard input isn't watched, whatever it is for")
    func refusesInput() throws {
        let session = try WatchSession(["render", "--watch", "Specs", "--compare", "-", "-o", "map.svg"])
        #expect(session.waits(for: "option '--watch' can't watch standard input"))
        #expect(session.end() == 2)
    }

    @Test("What isn't read, and the result itself, start no run")
    func ignores() throws {
        let session = try WatchSession(["compile", "--watch", "Specs", "-o", "Specs/graph.json"])
        #expect(session.waits(forRuns: 1))
        try "x".write(
            to: session.folder.appending(path: "Specs/notes.txt"), atomically: false, encoding: .utf8)
        Thread.sleep(forTimeInterval: 0.4)
        #expect(session.runs == 1)
        #expect(session.end() == 0)
    }
}

/// A program that watches a folder with one specification.
private final class WatchSession {
    static let right = "kindred: 1\nfamilies: {home: Home, cart: Cart}\npresentations: [{from: Home, present: cart}]\n"
    static let wrong = right.replacing("present: cart", with: "present: crat")

    private let scratch: Scratch
    private let process = Process()
    private let log: URL
    var folder: URL { scratch.url }

    init(_ arguments: [String], prepare: (URL) throws -> Void = { _ in }) throws {
        scratch = try Scratch()
        let specs = scratch.url.appending(path: "Specs")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        try Self.right.write(to: specs.appending(path: "a.kindred.yaml"), atomically: true, encoding: .utf8)
        try prepare(scratch.url)
        log = scratch.url.appending(path: "log")
        _ = try scratch.write([], to: "log")
        let kindred = try #require(CommandSession.kindred, "kindred is not built")
        process.executableURL = kindred
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        process.standardError = try FileHandle(forWritingTo: log)
        process.standardOutput = FileHandle.nullDevice
        // A shell in the background ignores it, and so would what it starts.
        signal(SIGINT, SIG_DFL)
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var errors: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
    var runs: Int { errors.components(separatedBy: "Ctrl-C ends").count - 1 }

    func waits(forRuns count: Int) -> Bool { waits { self.runs >= count } }
    func waits(for text: String, times: Int = 1) -> Bool {
        waits { self.errors.components(separatedBy: text).count > times }
    }

    private func waits(_ isDone: () -> Bool) -> Bool {
        for _ in 0..<600 {
            if isDone() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    func end() -> Int32 {
        process.interrupt()
        guard waits({ !self.process.isRunning }) else { return -1 }
        return process.terminationStatus
    }
}
