import KindredSystem

/// The destination of a result: standard output, or a file that is written whole or not at all.
package struct Destination: Sendable {
    /// The path of the file; nil for standard output.
    package let path: String?

    /// The names of standard output. A file that it is appended to would be written from its start if it were opened anew.
    private static let outputs: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

    /// - Parameter argument: What `-o` says; standard output where it says nothing.
    package init(_ argument: String?) {
        path = argument.flatMap { Self.outputs.contains($0) ? nil : $0 }
    }

    /// Takes a file, even where its name is one of standard output.
    package init(file path: String) { self.path = path }

    package static let standardOutput = Destination(nil)

    /// The suffix of the name, which says something of the format.
    package var suffix: String? { path.flatMap(PathText.suffix) }

    /// Refuses to write over what is being read.
    package func check(against identities: Set<FileIdentity>, in environment: Environment) throws(Failure) {
        guard let path, let status = try? environment.files.status(path), status.kind == .file else { return }
        if identities.contains(status.identity) {
            throw .usage("'\(path)' is one of the files to read, and would be overwritten")
        }
    }

    /// Passes a stream to `body`. The output takes effect only if both succeed.
    package func write(in environment: Environment, body: (Stream) throws(Failure) -> Void) throws(Failure) {
        guard let path else { return try write(to: environment.output, name: "standard output", body: body) }
        if let file = openFile(environment) { return try write(to: file, name: "'\(path)'", body: body) }
        let files = environment.files
        guard isSpecial(in: environment) else {
            return try FileChange.make(in: files) { change throws(Failure) in try change.stage(path, body: body) }
        }
        var failure: Failure?
        do throws(SystemError) {
            try files.write(path, for: .writing) { _, stream in
                do throws(Failure) { try body(stream) } catch { failure = error }
            }
        } catch {
            throw .cannotWrite(path, error: error, files: files)
        }
        if let failure { throw failure }
    }

    /// Whether it's a device, a pipe or an open file: what is written there can't be taken back.
    package func isSpecial(in environment: Environment) -> Bool {
        path.map { openFile(environment) != nil || (try? environment.files.status($0).kind) == .other } ?? false
    }

    /// The open file that a path such as `/dev/stderr` names. It is often a log, and replacing it would lose what is in it.
    private func openFile(_ environment: Environment) -> Descriptor? {
        guard let path else { return nil }
        if path == "/dev/stderr" { return environment.errors }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.utf8.starts(with: folder.utf8) {
            guard let number = Int32(path.dropFirst(folder.count)), number >= 0 else { continue }
            return number == 2 ? environment.errors : Descriptor(number)
        }
        return nil
    }

    private func write(
        to file: Descriptor, name: String, body: (Stream) throws(Failure) -> Void
    ) throws(Failure) {
        let stream = Stream(file)
        try body(stream)
        do throws(SystemError) { try stream.check() } catch { throw .cannotWrite(name, error: error) }
    }

    /// Adds bytes to a file, which is made if there is none.
    package func append(_ bytes: [UInt8], in environment: Environment) throws(Failure) {
        guard let path else { return }
        if let file = openFile(environment) {
            return try write(to: file, name: "'\(path)'") { stream in stream.write(bytes) }
        }
        do throws(SystemError) {
            try environment.files.append(bytes, to: path)
        } catch {
            throw .cannotWrite(path, error: error, files: environment.files)
        }
    }
}

extension Failure {
    /// Returns the failure of a file that can't be written; what is missing is its folder.
    static func cannotWrite(_ path: String, error: SystemError, files: FileSystem) -> Failure {
        let folder = PathText.folder(of: path)
        if error == .missing, (try? files.status(folder)) == nil {
            return .environment("can't write '\(path)': there is no folder '\(folder)'")
        }
        return .cannotWrite("'\(path)'", error: error)
    }
}
