import Foundation

/// A program that a test runs.
package struct Tool: Sendable {
    package struct Result: Sendable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    package let url: URL

    /// Found in PATH; nil where it is not installed.
    package init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { return nil }
        url = found
    }

    package init(_ url: URL) { self.url = url }

    /// Runs it to its end. Output goes to files, because a full pipe would block it.
    package func run(
        _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil, input: URL? = nil
    ) throws -> Result {
        let scratch = try Scratch()
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if let environment { process.environment = environment }
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
        process.standardOutput = try scratch.handle("out")
        process.standardError = try scratch.handle("err")
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try scratch.text("out"), errors: try scratch.text("err"))
    }
}

/// A temporary folder that is removed with its owner.
package final class Scratch: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "kindred-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func handle(_ name: String) throws -> FileHandle {
        let file = url.appending(path: name)
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    package func write(_ bytes: [UInt8], to name: String) throws -> URL {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file
    }

    package func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}
