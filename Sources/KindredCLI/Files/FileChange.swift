#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Changes to several files that take effect together or not at all.
///
/// Everything is written beside the targets first. Then the files take their names, while the old ones are kept under others
/// until all is done. Only a process that is killed in between can leave some of both.
struct FileChange {
    private let files: FileSystem
    /// Those that were made, the outermost first.
    private var folders: [String] = []
    private var staged: [(path: String, file: StagedFile)] = []
    /// The new files that have no old one, once they are in place.
    private var added: [SystemPath] = []
    /// Where the old files are in the meantime.
    private var backups: [(path: SystemPath, backup: SystemPath)] = []

    init(_ files: FileSystem) { self.files = files }

    /// Makes the changes that `body` stages, all or none.
    ///
    /// - Parameters:
    ///   - folder: One to make first, if it is missing.
    ///   - old: Paths of files to be removed.
    static func make(
        below folder: String? = nil, removing old: [String] = [], in files: FileSystem,
        _ body: (inout FileChange) throws(Failure) -> Void
    ) throws(Failure) {
        var change = FileChange(files)
        do throws(SystemError) {
            if let folder { try change.makeFolders(folder) }
        } catch {
            change.undo()
            throw .environment("can't create the folder '\(folder ?? "")': \(error.reason)")
        }
        do throws(Failure) {
            try body(&change)
            try change.commit(removing: old)
        } catch {
            change.undo()
            throw error
        }
    }

    /// Makes a folder and those above it, as far as they are missing.
    mutating func makeFolders(_ path: String) throws(SystemError) {
        if let status = try? files.status(path), status.kind != .folder { throw SystemError(ENOTDIR) }
        for folder in files.missingFolders(path) {
            try files.makeFolder(folder)
            folders.append(folder)
        }
    }

    /// Writes a new file beside its target.
    mutating func stage(_ path: String, _ bytes: [UInt8]) throws(Failure) {
        try stage(path) { stream in
            var writer = stream.writer
            writer.write(bytes)
            writer.flush()
        }
    }

    /// Writes a new file beside its target.
    mutating func stage(_ path: String, _ body: (Stream) throws(Failure) -> Void) throws(Failure) {
        var failure: Failure?
        do throws(SystemError) {
            let status = try files.statusIfAny(path)
            switch status?.kind {
            case .folder: throw .isFolder
            case .other, .link: throw SystemError(ENOTSUP)
            case .file, nil: break
            }
            let target = try files.resolved(path)
            let file = try StagedFile(beside: target, replacing: status, in: files, body, &failure)
            staged.append((path, file))
        } catch {
            throw .cannotWrite("'\(path)'", error)
        }
        if let failure { throw failure }
    }

    /// Gives the new files their names, and removes others.
    mutating func commit(removing old: [String]) throws(Failure) {
        var problem: Failure?
        Interruption.withoutSignals {
            do throws(Failure) {
                for path in old { try remove(path) }
                for each in staged { try place(each.file, each.path) }
                for each in backups { files.remove(each.backup) }
                forget()
            } catch {
                takeBack()
                problem = error
            }
        }
        if let problem { throw problem }
    }

    /// Leaves everything as it was.
    mutating func undo() {
        Interruption.withoutSignals { takeBack() }
    }

    private mutating func takeBack() {
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
    }

    private mutating func place(_ file: StagedFile, _ path: String) throws(Failure) {
        do throws(SystemError) {
            if file.replaces { backups.append((file.target, try files.secondName(file.target))) }
            try files.rename(file.temporary, to: file.target)
            if !file.replaces { added.append(file.target) }
        } catch {
            throw .cannotWrite("'\(path)'", error)
        }
    }

    private mutating func remove(_ path: String) throws(Failure) {
        do throws(SystemError) {
            if !files.isAccessible(path, W_OK) { throw SystemError(EACCES) }
            let file = SystemPath(path.utf8)
            backups.append((file, try files.secondName(file)))
            files.remove(path)
            if (try? files.status(path, followsLinks: false)) != nil { throw SystemError(EPERM) }
        } catch {
            throw .environment("can't remove '\(path)': \(error.reason)")
        }
    }
}

extension FileSystem {
    /// The missing ones of a folder and those above it, the outermost first.
    fileprivate func missingFolders(_ path: String) -> [String] {
        var missing: [String] = []
        var folder = path
        while folder != ".", folder != "/", (try? status(folder)) == nil {
            missing.append(folder)
            folder = PathText.folder(of: folder)
        }
        return missing.reversed()
    }

    /// Makes a folder and those above it, as far as they are missing.
    func makeFolders(_ path: String) throws(SystemError) {
        for folder in missingFolders(path) { try makeFolder(folder) }
    }

    /// Keeps a file under another name in its folder; where it cannot have two, only under that.
    fileprivate func secondName(_ path: SystemPath) throws(SystemError) -> SystemPath {
        try withTemporaryName(beside: path) { name throws(SystemError) in
            do throws(SystemError) {
                try link(path, to: name)
            } catch {
                // Not every file system knows a file by two names.
                if isAccessible(name, F_OK) { throw SystemError(EEXIST) }
                try rename(path, to: name)
            }
            return name
        }
    }
}
