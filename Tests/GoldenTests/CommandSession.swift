import Foundation
import TestSupport

/// Runs the lines of a `cmd` file: `kindred …` with `cd FOLDER &&` or `NAME=value` before it and `< FILE` after it, `cat FILE`
/// and `ls`.
struct CommandSession {
    var folder: URL
    let kindred: URL

    /// The program that was built along with the tests, or another that KINDRED_PROGRAM names.
    static let kindred: URL? = {
        if let other = ProcessInfo.processInfo.environment["KINDRED_PROGRAM"] { return URL(filePath: other) }
        let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let runner = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        return ([runner] + bundles).map { $0.appending(path: "kindred") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    func run(_ line: String) throws -> String {
        var words = Self.words(line)
        if words.count > 3, words[0] == "cd", words[2] == "&&" {
            var session = self
            session.folder = folder.appending(path: words[1])
            let rest = line[(line.range(of: " && ")?.upperBound ?? line.startIndex)...]
            return "$ \(line)\n" + (try session.run(String(rest)).split(separator: "\n", maxSplits: 1).last ?? "")
        }
        // No folder of programs: what the tests say must not depend on what is installed.
        var environment = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        environment["PATH"] = "/nonexistent"
        environment["LC_ALL"] = "C.UTF-8"
        while let word = words.first, let mark = word.firstIndex(of: "="), word.first?.isUppercase == true {
            environment[String(word[..<mark])] = String(word[word.index(after: mark)...])
            words.removeFirst()
        }
        var input: URL?
        if words.count > 2, words[words.count - 2] == "<" {
            input = folder.appending(path: words[words.count - 1])
            words.removeLast(2)
        }
        let output =
            switch words.first {
            case "cat": try words.dropFirst().map { try show($0) }.joined()
            case "ls":
                try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { $0 + "\n" }.joined()
            default: try kindred(words, environment, input)
            }
        return "$ \(line)\n\(output)"
    }

    private func show(_ file: String) throws -> String {
        let url = folder.appending(path: file)
        if !FileManager.default.fileExists(atPath: url.path) { return "no \(file)\n" }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    private func kindred(_ words: [String], _ environment: [String: String], _ input: URL?) throws -> String {
        let result = try Tool(kindred)
            .run(Array(words.dropFirst()), in: folder, environment: environment, input: input)
        let parts = [("standard output", result.output), ("standard error", result.errors)].map { title, text in
            text.isEmpty ? "" : "--- \(title)\n\(text)\(text.hasSuffix("\n") ? "" : "\n--- (no newline at the end)\n")"
        }
        return parts.joined() + "--- exit \(result.status)\n"
    }

    /// Words are separated by spaces, or in single quotes.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            switch character {
            case "'":
                isQuoted.toggle()
                word = word ?? ""
            case " " where !isQuoted:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
