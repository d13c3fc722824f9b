#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a result goes: standard output, or a file that is written whole or not at all.
struct Destination: Sendable {
    /// Nil for standard output.
    let path: String?

    /// Opened anew, a file that standard output is appended to would be written from its start.
    private static let outputs: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

    static let output = Option("-o", .text("FILE"), "where to write; - is standard output")

    /// - Parameter argument: What `-o` says; standard output where it says nothing.
    init(_ argument: String?) {
        path = argument.flatMap { Self.outputs.contains($0) ? nil : $0 }
    }

    /// A file, even where its name is one of standard output.
    init(file path: String) { self.path = path }

    static let standardOutput = Destination(nil)

    /// What the name says of the format.
    var suffix: String? { path.flatMap(PathText.suffix) }

    /// Refuses to write over what is being read.
    func check(against identities: Set<FileIdentity>, _ environment: Environment) throws(Failure) {
        guard let path, let status = try? environment.files.status(path), status.kind == .file else { return }
        if identities.contains(status.identity) {
            throw .usage("'\(path)' is one of the specifications that are read; it would be overwritten")
        }
    }

    /// Hands `body` a stream; what it has written counts when it and the stream have come to a good end.
    func write(in environment: Environment, _ body: (Stream) throws(Failure) -> Void) throws(Failure) {
        guard let path else {
            let stream = Stream(environment.output)
            try body(stream)
            do throws(SystemError) { try stream.check() } catch { throw .cannotWrite("standard output", error) }
            return
        }
        var failure: Failure?
        do throws(SystemError) {
            let status = try environment.files.statusIfAny(path)
            switch status?.kind {
            case .folder: throw .isFolder
            case .other, .link: try writeInPlace(path, environment.files, body, &failure)
            case .file, nil:
                try replace(try environment.files.resolved(path), status, environment.files, body, &failure)
            }
        } catch {
            throw .cannotWrite("'\(path)'", error)
        }
        if let failure { throw failure }
    }

    private func writeInPlace(
        _ path: String, _ files: FileSystem, _ body: (Stream) throws(Failure) -> Void, _ failure: inout Failure?
    ) throws(SystemError) {
        let descriptor = try files.open(path, O_WRONLY)
        let stream = Stream(descriptor)
        do throws(Failure) { try body(stream) } catch { failure = error }
        let closing = descriptor.close()
        try stream.check()
        if let closing { throw closing }
    }

    /// Writes a temporary file beside the target, which then takes its name.
    private func replace(
        _ target: SystemPath, _ status: FileSystem.Status?, _ files: FileSystem,
        _ body: (Stream) throws(Failure) -> Void,
        _ failure: inout Failure?
    ) throws(SystemError) {
        // Renaming would get around the protection of a file.
        if status != nil, !files.isAccessible(target, W_OK) { throw SystemError(EACCES) }
        let (temporary, descriptor, leftover) = try files.createTemporary(beside: target)
        defer { leftover.forget() }
        var isOpen = true
        do throws(SystemError) {
            let stream = Stream(descriptor)
            do throws(Failure) { try body(stream) } catch { failure = error }
            if let error = stream.failure { throw error }
            if let status { files.pass(status, to: descriptor) }
            isOpen = false
            if let error = descriptor.close() { throw error }
            if failure == nil { try files.rename(temporary, to: target) } else { files.remove(temporary) }
        } catch {
            if isOpen { descriptor.close() }
            files.remove(temporary)
            throw error
        }
    }
}

extension FileSystem {
    fileprivate func statusIfAny(_ path: String) throws(SystemError) -> Status? {
        do throws(SystemError) {
            return try status(path)
        } catch {
            if error == .missing { return nil }
            throw error
        }
    }

    /// A new file in the same folder, with the permissions that new files get; no signal leaves it behind.
    fileprivate func createTemporary(
        beside path: SystemPath
    ) throws(SystemError) -> (path: SystemPath, descriptor: Descriptor, leftover: Interruption.Leftover) {
        var number = 0
        while true {
            let temporary = path.beside(".kindred-\(getpid())-\(number).tmp".utf8)
            do throws(SystemError) {
                return try Interruption.withoutSignals { () throws(SystemError) in
                    let descriptor = try open(temporary, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o666)
                    return (temporary, descriptor, located(temporary).withCString { Interruption.remove($0) })
                }
            } catch {
                guard error == SystemError(EEXIST), number < 1_000 else { throw error }
                number += 1
            }
        }
    }

    /// Gives a new file the owner and the permissions of the one that it replaces, as far as that is allowed.
    fileprivate func pass(_ status: Status, to descriptor: Descriptor) {
        _ = fchown(descriptor.number, status.owner, status.group)
        _ = fchmod(descriptor.number, status.permissions)
    }
}
