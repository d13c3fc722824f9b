#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Making and changing files.
extension FileSystem {
    package func makeFolder(_ path: String) throws(SystemError) {
        guard mkdir(located(path), 0o777) == 0 else { throw .last }
    }

    package func rename(_ path: SystemPath, to target: SystemPath) throws(SystemError) {
        try self.name(path, other: target, call: SystemCalls.renameFile)
    }

    /// Gives a file another name besides its own.
    package func link(_ path: SystemPath, to name: SystemPath) throws(SystemError) {
        try self.name(path, other: name, call: SystemCalls.linkFile)
    }

    private func name(
        _ path: SystemPath, other: SystemPath, call: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    ) throws(SystemError) {
        let status = located(path).withCString { path in located(other).withCString { call(path, $0) } }
        guard status == 0 else { throw .last }
    }

    package func remove(_ path: String) { unlink(located(path)) }

    /// Makes a file as new as if it had been written now.
    package func touch(_ path: String) { utimensat(AT_FDCWD, located(path), nil, 0) }

    package func removeFolder(_ path: String) { rmdir(located(path)) }

    package func remove(_ path: SystemPath) { _ = located(path).withCString { unlink($0) } }

    /// Passes a stream into a file to `body`.
    ///
    /// - Parameter body: Throws a failure besides the stream's own.
    package func write(
        _ path: String, for purpose: Purpose, body: (Descriptor, Stream) throws(SystemError) -> Void
    ) throws(SystemError) {
        let descriptor = try open(path, for: purpose)
        let stream = Stream(descriptor)
        var failure: SystemError?
        do throws(SystemError) { try body(descriptor, stream) } catch { failure = error }
        let closing = descriptor.close()
        if let failure { throw failure }
        try stream.check()
        if let closing { throw closing }
    }

    /// Adds bytes to the end of a file, which is made if there is none.
    ///
    /// - Parameter note: Gets the length that the file had, before anything is written.
    package func append(
        _ bytes: [UInt8], to path: String, noting note: (_ size: Int) -> Void = { _ in }
    ) throws(SystemError) {
        try write(path, for: .appending) { descriptor, stream throws(SystemError) in
            note(try status(of: descriptor).size)
            bytes.withUnsafeBytes { stream.write($0) }
        }
    }

    /// Writes over what is in a file.
    package func overwrite(_ path: String, bytes: [UInt8]) throws(SystemError) {
        try write(path, for: .writing) { descriptor, stream throws(SystemError) in
            bytes.withUnsafeBytes { stream.write($0) }
            if let failure = stream.failure { throw failure }
            descriptor.cut(at: bytes.count)
        }
    }

    /// Makes a new file beside another, with the permissions that new files get; no signal leaves it behind.
    package func makeTemporary(
        beside path: SystemPath
    ) throws(SystemError) -> (path: SystemPath, descriptor: Descriptor, leftover: Interruption.Leftover) {
        try withTemporaryName(beside: path) { name throws(SystemError) in
            try Interruption.withoutSignals { () throws(SystemError) in
                let descriptor = try open(name, for: .making)
                return (name, descriptor, located(name).withCString { Interruption.remove($0) })
            }
        }
    }

    /// Keeps a file under another name in its folder; where it cannot have two, only under that.
    package func secondName(_ path: SystemPath) throws(SystemError) -> SystemPath {
        try withTemporaryName(beside: path) { name throws(SystemError) in
            do throws(SystemError) {
                try link(path, to: name)
            } catch {
                // Not every file system knows a file by two names.
                if exists(name) { throw .exists }
                try rename(path, to: name)
            }
            return name
        }
    }

    /// Gives a new file the owner and the permissions of the one that it replaces, as far as that is allowed.
    package func pass(_ status: Status, to descriptor: Descriptor) {
        _ = fchown(descriptor.number, status.owner, status.group)
        _ = fchmod(descriptor.number, status.permissions)
    }

    /// The folders that are missing, of a folder and those above it, the outermost first.
    package func missingFolders(_ path: String) -> [String] {
        var missing: [String] = []
        var folder = path
        while folder != ".", folder != "/", (try? status(folder)) == nil {
            missing.append(folder)
            folder = PathText.folder(of: folder)
        }
        return missing.reversed()
    }

    /// Makes a folder and those above it, as far as they are missing.
    package func makeFolders(_ path: String) throws(SystemError) {
        for folder in missingFolders(path) { try makeFolder(folder) }
    }

    /// Calls `body` with names for a file next to another, until one of them is free.
    private func withTemporaryName<Answer>(
        beside path: SystemPath, body: (SystemPath) throws(SystemError) -> Answer
    ) throws(SystemError) -> Answer {
        var attempts = 0
        while true {
            let name = path.beside(".kindred-\(getpid())-\(TemporaryNumber.next()).tmp".utf8)
            do throws(SystemError) {
                return try body(name)
            } catch {
                attempts += 1
                guard error == .exists, attempts < 1_000 else { throw error }
            }
        }
    }
}
