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
        guard let path else {
            let stream = Stream(environment.output)
            try body(stream)
            do throws(SystemError) { try stream.check() } catch { throw .cannotWrite("standard output", error: error) }
            return
        }
        if let file = openFile(environment) { return try write(to: file, path: path, body: body) }
        var failure: Failure?
        do throws(SystemError) {
            let status = try environment.files.statusIfAny(path)
            switch status?.kind {
            case .folder: throw .isFolder
            case .other, .link: try writeInPlace(path, files: environment.files, body: body, failure: &failure)
            case .file, nil:
                try replace(
                    try environment.files.resolved(path), status: status, files: environment.files, body: body,
                    failure: &failure)
            }
        } catch {
            throw .cannotWrite(path, error: error, files: environment.files)
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
        to file: Descriptor, path: String, body: (Stream) throws(Failure) -> Void
    ) throws(Failure) {
        let stream = Stream(file)
        try body(stream)
        do throws(SystemError) { try stream.check() } catch { throw .cannotWrite("'\(path)'", error: error) }
    }

    /// Adds bytes to a file, which is made if there is none.
    package func append(_ bytes: [UInt8], in environment: Environment) throws(Failure) {
        guard let path else { return }
        if let file = openFile(environment) {
            return try write(to: file, path: path) { stream in bytes.withUnsafeBytes { stream.write($0) } }
        }
        do throws(SystemError) {
            try environment.files.append(bytes, to: path)
        } catch {
            throw .cannotWrite(path, error: error, files: environment.files)
        }
    }

    private func writeInPlace(
        _ path: String, files: FileSystem, body: (Stream) throws(Failure) -> Void, failure: inout Failure?
    ) throws(SystemError) {
        try files.write(path, for: .writing) { _, stream in
            do throws(Failure) { try body(stream) } catch { failure = error }
        }
    }

    /// Writes a temporary file beside the target, which then takes its name.
    private func replace(
        _ target: SystemPath, status: FileSystem.Status?, files: FileSystem,
        body: (Stream) throws(Failure) -> Void,
        failure: inout Failure?
    ) throws(SystemError) {
        let file = try StagedFile(beside: target, replacing: status, in: files, body: body, failure: &failure)
        defer { file.leftover.forget() }
        if failure != nil { return files.remove(file.temporary) }
        do throws(SystemError) {
            try files.rename(file.temporary, to: target)
        } catch {
            files.remove(file.temporary)
            throw error
        }
    }
}

extension Failure {
    /// Returns the failure of a file that can't be written; what is missing is its folder.
    package static func cannotWrite(_ path: String, error: SystemError, files: FileSystem) -> Failure {
        let folder = PathText.folder(of: path)
        if error == .missing, (try? files.status(folder)) == nil {
            return .environment("can't write '\(path)': there is no folder '\(folder)'")
        }
        return .cannotWrite("'\(path)'", error: error)
    }
}
