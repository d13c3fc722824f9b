import KindredSystem

/// A complete file next to its target, ready to take the target's name.
struct StagedFile {
    package let target: SystemPath
    let temporary: SystemPath
    /// The note to remove the file, to be forgotten once the file has its name, or is gone.
    let leftover: Interruption.Leftover
    /// Whether there is a file of that name already.
    package let replaces: Bool

    /// Writes the file. Leaves nothing behind when it throws, nor when a signal ends the process.
    ///
    /// - Parameters:
    ///   - target: A path that isn't a link.
    ///   - status: The status of the existing file.
    package init(
        beside target: SystemPath, replacing status: FileSystem.Status?, in files: FileSystem,
        body: (Stream) throws(Failure) -> Void, failure: inout Failure?
    ) throws(SystemError) {
        // Renaming would get around the protection of a file.
        if status != nil, !files.isWritable(target) { throw .noAccess }
        let (temporary, descriptor, leftover) = try files.makeTemporary(beside: target)
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
