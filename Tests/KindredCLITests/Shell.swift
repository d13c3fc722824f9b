import Foundation
import Testing

/// Beside the tests, or where macOS, which runs them from elsewhere, has it by default.
let binary: String? = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let package = URL(fileURLWithPath: #filePath + "/../../..").standardized
    return [beside, package.appendingPathComponent(".build/debug")]
        .map { $0.appendingPathComponent("kindred").path }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}()

extension TestFolder {
    /// Runs a line of shell in this folder, with the program as `$kindred`.
    func shell(_ line: String) throws -> (code: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        process.environment = [
            "kindred": try #require(binary), "PATH": "/usr/bin:/bin", "PWD": path, "SWIFT_BACKTRACE": "enable=no",
        ]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, outputText, errorText)
    }
}
