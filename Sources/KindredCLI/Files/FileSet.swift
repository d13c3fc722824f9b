#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Several files that are written into one folder, all or none as far as that can be.
struct FileSet {
    /// As it was given.
    let folder: String
    let files: [(name: String, bytes: [UInt8])]

    func path(_ name: String, _ environment: Environment) -> String {
        PathText.joined(PathText.shown(folder, from: environment.files.currentFolders), name)
    }

    /// Nothing is written over without having been asked for.
    func refuseExisting(_ environment: Environment) throws(Failure) {
        for file in files {
            let path = path(file.name, environment)
            if (try? environment.files.status(path, followsLinks: false)) != nil {
                throw .usage("'\(path)' exists, and is left as it is", "--force writes over it")
            }
        }
    }

    /// A failure takes back what was new.
    func write(in environment: Environment) throws(Failure) {
        let shown = PathText.shown(folder, from: environment.files.currentFolders)
        do throws(SystemError) {
            if let status = try? environment.files.status(shown), status.kind != .folder { throw SystemError(ENOTDIR) }
            try environment.files.makeFolders(shown)
        } catch {
            throw .environment("cannot make the folder '\(shown)': \(error.reason)")
        }
        var new: [String] = []
        for file in files {
            let path = path(file.name, environment)
            let isNew = (try? environment.files.status(path, followsLinks: false)) == nil
            do throws(Failure) {
                try Destination(file: path).write(in: environment) { stream in
                    var writer = stream.writer
                    writer.write(file.bytes)
                    writer.flush()
                }
            } catch {
                for path in new { environment.files.remove(path) }
                throw error
            }
            if isNew { new.append(path) }
        }
    }
}

extension FileSystem {
    /// Makes a folder and those above it, as far as they are missing.
    func makeFolders(_ path: String) throws(SystemError) {
        var missing: [String] = []
        var folder = path
        while folder != ".", folder != "/", (try? status(folder)) == nil {
            missing.append(folder)
            folder = PathText.folder(of: folder)
        }
        for folder in missing.reversed() { try makeFolder(folder) }
    }
}
