import KindredCode
import KindredSystem
import KindredText

/// The program `kindred-swift`, which turns Swift files into facts.
package struct SwiftReader {
    private static let name = "kindred-swift"
    private static let hint =
        "build it with 'make build' in Kindred's sources; KINDRED_SWIFT, the folder of kindred and PATH are searched"

    private let path: String
    private let environment: Environment

    /// Looks for the reader in `KINDRED_SWIFT`, beside this program and in `PATH`.
    package init(in environment: Environment) throws(Failure) {
        self.environment = environment
        if let named = environment.variable("KINDRED_SWIFT") {
            path = named
        } else if let beside = SystemCalls.programPath.map({ PathText.joined(PathText.folder(of: $0), name: Self.name) }
        ),
            (try? environment.files.status(beside).kind) == .file
        {
            path = beside
        } else if let found = environment.program(Self.name) {
            path = found
        } else {
            throw .environment("'\(Self.name)', the reader of Swift files, is not there", Self.hint)
        }
    }

    /// A text that another program in its place doesn't have.
    var mark: String {
        guard let status = try? environment.files.status(path) else { return path }
        return "\(path) \(status.size) \(status.modified)"
    }

    /// Reads files, in order; nil instead of a line if the reader ends while it reads a file.
    ///
    /// A reader that ends costs that file only: another goes on with those behind it.
    package func read(_ paths: [String], body: (String, UnsafeRawBufferPointer?) -> Void) throws(Failure) {
        var rest = paths[...]
        repeat {
            let count = try start(rest, body: body)
            rest = rest.dropFirst(count)
            if let broken = rest.popFirst() { body(broken, nil) }
        } while !rest.isEmpty
    }

    /// Starts the reader once and returns how many files it has read.
    private func start(_ paths: ArraySlice<String>, body: (String, UnsafeRawBufferPointer?) -> Void) throws(Failure)
        -> Int
    {
        var lines = ReaderLines()
        let end: ChildProcess.End
        do throws(SystemError) {
            end = try withoutActuallyEscaping(body) { body throws(SystemError) in
                let numbers = Array(paths)
                let result = Stream(keeping: { bytes in
                    lines.add(bytes) { number, line in
                        if number < numbers.count { body(numbers[number], line) }
                    }
                })
                let child = try ChildProcess(
                    path: path, arguments: [], in: environment, result: result, deadline: Deadline(seconds: 0))
                // A line break in a name would be two names; such a file isn't there for the reader.
                let text = paths.map { path in
                    environment.files.located(path.utf8.contains(0x0A) ? "/dev/null/" : path) + "\n"
                }.joined()
                var writer = child.writer
                writer.write(Array(text.utf8))
                writer.flush()
                return child.finish()
            }
        } catch {
            throw .environment("'\(path)' can't be started: \(error.reason)", Self.hint)
        }
        guard lines.isGreeted else {
            throw .environment("'\(path)' is not a reader of this version of kindred", Self.hint)
        }
        return end == .exit(0) ? paths.count : min(lines.count, paths.count - 1)
    }
}

/// The lines of a reader's output, as it arrives.
private struct ReaderLines {
    private static let longest = 1 << 29

    private var rest: [UInt8] = []
    private(set) var isGreeted = false
    private var isWrong = false
    /// The number of lines behind the first.
    private(set) var count = 0

    mutating func add(_ bytes: UnsafeRawBufferPointer, body: (Int, UnsafeRawBufferPointer) -> Void) {
        if isWrong { return }
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == 0x0A {
            rest.append(contentsOf: bytes[start..<offset])
            start = offset + 1
            rest.withUnsafeBytes { line in
                if isGreeted {
                    body(count, line)
                    count += 1
                } else if line.elementsEqual(Facts.greeting.utf8) {
                    isGreeted = true
                } else {
                    isWrong = true
                }
            }
            rest.removeAll(keepingCapacity: true)
        }
        rest.append(contentsOf: bytes[start...])
        if rest.count > Self.longest { isWrong = true }
    }
}
