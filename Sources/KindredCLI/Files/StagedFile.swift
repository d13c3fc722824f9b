import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Names of temporary files differ within the process by this, so that none is looked for twice.
private let temporaryNumber = Atomic<Int>(0)

/// A complete file next to its target, ready to take the target's name.
struct StagedFile {
    let target: SystemPath
    let temporary: SystemPath
    /// To be forgotten once the file has its name, or is gone.
    let leftover: Interruption.Leftover
    /// Whether there is a file of that name already.
    let replaces: Bool

    /// Leaves nothing behind when it throws, nor when a signal ends the process.
    ///
    /// - Parameters:
    ///   - target: A path that isn't a link.
    ///   - status: The status of the existing file.
    init(
        beside target: SystemPath, replacing status: FileSystem.Status?, in files: FileSystem,
        _ body: (Stream) throws(Failure) -> Void, _ failure: inout Failure?
    ) throws(SystemError) {
        // Renaming would get around the protection of a file.
        if status != nil, !files.isAccessible(target, W_OK) { throw SystemError(EACCES) }
        let (temporary, descriptor, leftover) = try files.createTemporary(beside: target)
        self.target = target
        self.temporary = temporary
        self.leftover = leftover
        replaces = status != nil
        var isOpen = true
        do throws(SystemError) {
            let stream = Stream(descriptor)
            do throws(Failure) { try body(stream) } catch { failure = error }
            if let error = stream.failure { throw error }
            if let status { files.pass(status, to: descriptor) }
            isOpen = false
            if let error = descriptor.close() { throw error }
        } catch {
            if isOpen { descriptor.close() }
            files.remove(temporary)
            leftover.forget()
            throw error
        }
    }
}

extension FileSystem {
    /// Calls `body` with names for a file next to another, until one of them is free.
    func withTemporaryName<Answer>(
        beside path: SystemPath, _ body: (SystemPath) throws(SystemError) -> Answer
    ) throws(SystemError) -> Answer {
        var attempts = 0
        while true {
            let number = temporaryNumber.add(1, ordering: .relaxed).oldValue
            let name = path.beside(".kindred-\(getpid())-\(number).tmp".utf8)
            do throws(SystemError) {
                return try body(name)
            } catch {
                attempts += 1
                guard error == SystemError(EEXIST), attempts < 1_000 else { throw error }
            }
        }
    }

    /// A new file in the same folder, with the permissions that new files get; no signal leaves it behind.
    fileprivate func createTemporary(
        beside path: SystemPath
    ) throws(SystemError) -> (path: SystemPath, descriptor: Descriptor, leftover: Interruption.Leftover) {
        try withTemporaryName(beside: path) { name throws(SystemError) in
            try Interruption.withoutSignals { () throws(SystemError) in
                let descriptor = try open(name, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o666)
                return (name, descriptor, located(name).withCString { Interruption.remove($0) })
            }
        }
    }

    /// Gives a new file the owner and the permissions of the one that it replaces, as far as that is allowed.
    fileprivate func pass(_ status: Status, to descriptor: Descriptor) {
        _ = fchown(descriptor.number, status.owner, status.group)
        _ = fchmod(descriptor.number, status.permissions)
    }
}
