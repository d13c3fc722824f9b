import KindredSystem

/// Several files that are written into one folder, all or none.
struct FileSet {
    /// The folder, as it was given.
    let folder: String
    let files: [(name: String, bytes: [UInt8])]

    func path(_ name: String, in environment: Environment) -> String {
        PathText.joined(shownFolder(environment), name: name)
    }

    func shownFolder(_ environment: Environment) -> String {
        PathText.shown(folder, from: environment.files.currentFolders)
    }

    /// Refuses to write over files that exist.
    func refuseExisting(_ environment: Environment) throws(Failure) {
        for file in files {
            let path = path(file.name, in: environment)
            if (try? environment.files.status(path, followsLinks: false)) != nil {
                throw .usage("'\(path)' already exists", "use --force to overwrite it")
            }
        }
    }

    /// Writes the files; if one fails, everything is as it was.
    ///
    /// - Parameter old: Paths of files to be removed.
    func write(in environment: Environment, removing old: [String] = []) throws(Failure) {
        try FileChange.make(below: shownFolder(environment), removing: old, in: environment.files) {
            change throws(Failure) in
            for file in files { try change.stage(path(file.name, in: environment), bytes: file.bytes) }
        }
    }
}
