import KindredPlatform
import KindredText

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The surroundings of the program that a command may touch, passed in so that tests can replace them.
package struct Environment: Sendable {
    package let input: Descriptor
    package let output: Descriptor
    /// The stream for diagnostics and progress; results go to `output`.
    package let errors: Descriptor
    package let files: FileSystem
    /// The environment variables, as `NAME=value`.
    package let variables: @Sendable () -> [String]
    /// The timings of the run, if it is asked how long it takes.
    package var timings: Timings?

    package init(
        input: Int32, output: Int32, errors: Int32, files: FileSystem, variables: @escaping @Sendable () -> [String]
    ) {
        self.input = Descriptor(input)
        self.output = Descriptor(output)
        self.errors = Descriptor(errors)
        self.files = files
        self.variables = variables
    }

    /// The environment of the process.
    package static let process = Environment(input: 0, output: 1, errors: 2, files: .process) {
        guard var next = SystemCalls.variables else { return [] }
        var variables: [String] = []
        while let text = next.pointee {
            variables.append(String(cString: text))
            next += 1
        }
        return variables
    }

    /// Makes writing to a closed pipe, or beyond the largest size of a file, an error like any other, and keeps files that are
    /// opened from taking the place of a standard stream that is closed. No other signal leaves anything behind.
    package static func prepareProcess() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        Interruption.prepare()
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
            // The wrong way round, so that reading or writing still fails.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// The value of a variable; nil where it is not set, or empty.
    package func variable(_ name: String) -> String? {
        let start = name + "="
        guard let found = variables().first(where: { $0.utf8.starts(with: start.utf8) }) else { return nil }
        let value = found.utf8.dropFirst(start.utf8.count)
        return value.isEmpty ? nil : String(Substring(value))
    }

    /// The first program of a name in PATH.
    package func program(_ name: String) -> String? {
        let folders = (variable("PATH") ?? "").utf8.split(
            separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let found = folders.lazy
            .map { files.located(PathText.joined($0.isEmpty ? "." : String(Substring($0)), name: name)) }
            .first { files.isExecutable(SystemPath($0.utf8)) && (try? files.status($0).kind) == .file }
        // A bare name would be looked up in PATH again.
        return found.map { $0.utf8.contains(UInt8(ascii: "/")) ? $0 : "./" + $0 }
    }

    /// The number of threads that can work at once.
    package var threads: Int { Processors.count }

    package var errorsAreTerminal: Bool { isatty(errors.number) == 1 }

    /// Shows a message to the user; file names that may contain a line break have already been made visible.
    package func say(_ text: String) {
        talk { $0.write(TerminalText.text(text) + "\n") }
    }

    /// Writes to standard error; a failure can't be reported anywhere.
    package func talk(_ body: (inout ByteWriter) -> Void) {
        let stream = Stream(errors)
        var writer = stream.writer
        body(&writer)
        writer.flush()
    }
}
