import KindredCLI
import KindredSystem
import Foundation
import Testing

/// A folder of its own for one test, in which commands run as if it were the current one.
final class TestFolder {
    let path: String
    private let isBorrowed: Bool

    init() throws {
        isBorrowed = false
        signal(SIGPIPE, SIG_IGN)
        let made = FileManager.default.temporaryDirectory.appendingPathComponent("kindred-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        path = made.resolvingSymlinksInPath().path
    }

    /// A folder of another one, which removes it.
    init(at path: String) {
        self.path = path
        isBorrowed = true
    }

    deinit { if !isBorrowed { try? FileManager.default.removeItem(atPath: path) } }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    var system: FileSystem { FileSystem(currentFolder: path) }

    /// What a run left behind.
    struct Run {
        let code: ExitCode
        let output: String
        let errors: String
    }

    static let usualVariables = ["PATH=/usr/bin:/bin:/opt/homebrew/bin"]

    func run(
        _ arguments: String..., input: String = "", output: Int32? = nil, variables: [String] = usualVariables
    ) -> Run {
        run(arguments, input: input, output: output, variables: variables)
    }

    /// - Parameters:
    ///   - folder: The current folder, if it's another one.
    ///   - output: A descriptor to write results to; by default they are returned.
    func run(
        _ arguments: [String], in folder: String? = nil, input: String = "", output: Int32? = nil,
        variables: [String] = usualVariables
    ) -> Run {
        let (inputFile, outputFile, errorFile) = (scratch(input), scratch(), scratch())
        defer { for file in [inputFile, outputFile, errorFile] { fclose(file) } }
        let environment = Environment(
            input: fileno(inputFile), output: output ?? fileno(outputFile), errors: fileno(errorFile),
            files: folder.map { FileSystem(currentFolder: $0) } ?? system,
            variables: { variables })
        let code = Program.run(arguments: arguments, in: environment)
        return Run(code: code, output: content(outputFile), errors: content(errorFile))
    }
}

/// A file without a name that holds a text.
private func scratch(_ text: String = "") -> UnsafeMutablePointer<FILE> {
    guard let file = tmpfile() else { fatalError("no temporary file") }
    fputs(text, file)
    fflush(file)
    lseek(fileno(file), 0, SEEK_SET)
    return file
}

private func content(_ file: UnsafeMutablePointer<FILE>) -> String {
    let descriptor = fileno(file)
    lseek(descriptor, 0, SEEK_SET)
    return String(decoding: FileHandle(fileDescriptor: descriptor).readDataToEndOfFile(), as: UTF8.self)
}

let small = "kindred: 1\nfamilies:\n  home: Home\n"
let other = "kindred: 1\nfamilies:\n  other: Other\n"
/// One error: no such family.
let wrong = "kindred: 1\nfamilies:\n  home: Home\npresentations:\n  - {from: Home, present: nowhere}\n"
