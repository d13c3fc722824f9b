import KindredSystem
import KindredText
import KindredYAML

/// Changes to several files that take effect together or not at all.
///
/// Everything is written beside the targets first. Then the files take their names, while the old ones are kept under others
/// until all is done. Only a process that is killed in between can leave some of both.
package struct FileChange {
    private let files: FileSystem
    /// The folders that were made, the outermost first.
    private var folders: [String] = []
    private var staged: [(path: String, file: StagedFile)] = []
    /// The new texts of files that have several names.
    private var rewritten: [(path: String, bytes: [UInt8])] = []
    /// The texts that were in those files before.
    private var overwritten: [(path: String, bytes: [UInt8])] = []
    /// The bytes to add to the end of files.
    private var endings: [(path: String, bytes: [UInt8])] = []
    /// The files that are made as new as the rest once all is done.
    private var touched: [String] = []
    /// The new files that have no old one, once they are in place.
    private var added: [SystemPath] = []
    /// Files that something was added to, and how long they were.
    private var lengthened: [Lengthened] = []
    /// The places of the old files in the meantime.
    private var backups: [(path: SystemPath, backup: SystemPath)] = []

    private struct Lengthened {
        let path: String
        let before: Int
        let after: Int
        let isNew: Bool
    }

    package init(_ files: FileSystem) { self.files = files }

    /// Makes the changes that `body` stages, all or none.
    ///
    /// - Parameters:
    ///   - folder: One to make first, if it is missing.
    ///   - old: Paths of files to be removed.
    package static func make(
        below folder: String? = nil, removing old: [String] = [], in files: FileSystem,
        body: (inout FileChange) throws(Failure) -> Void
    ) throws(Failure) {
        var change = FileChange(files)
        do throws(Failure) {
            if let folder { try change.makeFolder(folder) }
            try body(&change)
            try change.commit(removing: old)
        } catch {
            change.undo()
            throw error
        }
    }

    /// Makes a folder and those above it, as far as they are missing.
    package mutating func makeFolders(_ path: String) throws(SystemError) {
        if let status = try? files.status(path), status.kind != .folder { throw .noFolder }
        for folder in files.missingFolders(path) {
            try files.makeFolder(folder)
            folders.append(folder)
        }
    }

    /// Writes a new file beside its target.
    package mutating func stage(_ path: String, bytes: [UInt8]) throws(Failure) {
        try stage(path) { stream in stream.write(bytes) }
    }

    /// Writes a new file beside its target.
    package mutating func stage(_ path: String, body: (Stream) throws(Failure) -> Void) throws(Failure) {
        var failure: Failure?
        do throws(SystemError) {
            let status = try files.statusIfAny(path)
            switch status?.kind {
            case .folder: throw .isFolder
            case .other, .link: throw .notSupported
            case .file, nil: break
            }
            let target = try files.resolved(path)
            let file = try StagedFile(beside: target, replacing: status, in: files, body: body, failure: &failure)
            staged.append((path, file))
        } catch {
            throw .cannotWrite(path, error: error, files: files)
        }
        if let failure { throw failure }
    }

    /// Makes the folder of a file and those above it, as far as they are missing.
    package mutating func makeFolder(of path: String) throws(Failure) {
        let folder = PathText.folder(of: path)
        // If something else is there, the file's own failure says so.
        if (try? files.status(folder)) == nil { try makeFolder(folder) }
    }

    /// Makes a folder and those above it, as far as they are missing.
    package mutating func makeFolder(_ folder: String) throws(Failure) {
        do throws(SystemError) {
            try makeFolders(folder)
        } catch {
            // Another program may have made it in the meantime.
            if (try? files.status(folder).kind) == .folder { return }
            throw .environment("can't create the folder '\(folder)': \(error.reason)")
        }
    }

    /// Changes a file that people edit: one with several names keeps them.
    package mutating func rewrite(_ path: String, bytes: [UInt8]) throws(Failure) {
        guard let status = try? files.status(path), status.kind == .file, status.links > 1 else {
            return try stage(path, bytes: bytes)
        }
        if !files.isWritable(path) { throw .cannotWrite(path, error: .noAccess, files: files) }
        rewritten.append((path, bytes))
    }

    /// Adds bytes to the end of a file, which is made if there is none.
    package mutating func add(_ bytes: [UInt8], to path: String) throws(Failure) {
        do throws(SystemError) {
            if try files.statusIfAny(path)?.kind == .folder { throw .isFolder }
        } catch {
            throw .cannotWrite(path, error: error, files: files)
        }
        endings.append((path, bytes))
    }

    /// Makes a file that was staged as new as what is written after it.
    package mutating func touch(_ path: String) { touched.append(path) }

    /// Gives the new files their names, and removes others.
    package mutating func commit(removing old: [String]) throws(Failure) {
        var reason: Failure?
        Interruption.withoutSignals {
            do throws(Failure) {
                for path in old { try remove(path) }
                for (index, each) in staged.enumerated() {
                    // After the last step nothing can fail.
                    let isLast = index == staged.count - 1 && endings.isEmpty && rewritten.isEmpty
                    try place(of: each.file, path: each.path, keepsOld: !isLast)
                }
                for each in rewritten { try overwrite(each.path, bytes: each.bytes) }
                for each in endings { try append(each.bytes, path: each.path) }
                for each in backups { files.remove(each.backup) }
                for path in touched { files.touch(path) }
                forget()
            } catch {
                takeBack()
                reason = error
            }
        }
        if let reason { throw reason }
    }

    /// Leaves everything as it was.
    package mutating func undo() {
        Interruption.withoutSignals { takeBack() }
    }

    private mutating func takeBack() {
        for each in lengthened.reversed() { shorten(each) }
        for each in overwritten { try? files.overwrite(each.path, bytes: each.bytes) }
        for path in added { files.remove(path) }
        for each in backups {
            try? files.rename(each.backup, to: each.path)
            // Of two names of one file the system leaves both.
            files.remove(each.backup)
        }
        for each in staged { files.remove(each.file.temporary) }
        for folder in folders.reversed() { files.removeFolder(folder) }
        forget()
    }

    private mutating func forget() {
        for each in staged { each.file.leftover.forget() }
        (folders, staged, added, backups) = ([], [], [], [])
        (rewritten, overwritten, endings, touched, lengthened) = ([], [], [], [], [])
    }

    private mutating func place(of file: StagedFile, path: String, keepsOld: Bool) throws(Failure) {
        do throws(SystemError) {
            if file.replaces, keepsOld { backups.append((file.target, try files.secondName(file.target))) }
            try files.rename(file.temporary, to: file.target)
            if !file.replaces { added.append(file.target) }
        } catch {
            throw .cannotWrite("'\(path)'", error: error)
        }
    }

    /// Writes into a file, so that it stays the one that its other names mean.
    private mutating func overwrite(_ path: String, bytes: [UInt8]) throws(Failure) {
        do throws(SystemError) {
            let descriptor = try files.open(path, for: .reading)
            defer { descriptor.close() }
            guard let old = try descriptor.readAll(limit: LimitExceeded.maximumFileSize) else {
                throw .tooLarge
            }
            overwritten.append((path, old))
            try files.overwrite(path, bytes: bytes)
        } catch {
            throw .cannotWrite(path, error: error, files: files)
        }
    }

    /// Adds all of the bytes to a file, or none.
    private mutating func append(_ bytes: [UInt8], path: String) throws(Failure) {
        do throws(SystemError) {
            let isNew = try files.statusIfAny(path) == nil
            try files.append(bytes, to: path) { size in
                lengthened.append(Lengthened(path: path, before: size, after: size + bytes.count, isNew: isNew))
            }
        } catch {
            throw .cannotWrite(path, error: error, files: files)
        }
    }

    /// Takes back what was added, unless another program has added something since.
    private func shorten(_ file: Lengthened) {
        guard let descriptor = try? files.open(file.path, for: .writing) else { return }
        defer { descriptor.close() }
        guard let size = try? files.status(of: descriptor).size, size >= file.before, size <= file.after else { return }
        descriptor.cut(at: file.before)
        if file.isNew, file.before == 0 { files.remove(file.path) }
    }

    private mutating func remove(_ path: String) throws(Failure) {
        do throws(SystemError) {
            if !files.isWritable(path) { throw .noAccess }
            let file = SystemPath(path.utf8)
            backups.append((file, try files.secondName(file)))
            files.remove(path)
            if (try? files.status(path, followsLinks: false)) != nil { throw .notPermitted }
        } catch {
            throw .environment("can't remove '\(path)': \(error.reason)")
        }
    }
}
