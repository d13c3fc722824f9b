import KindredSystem

/// Several files that are written into one folder, all or none.
package struct FileSet {
    /// The folder, as it was given.
    package let folder: String
    package let files: [(name: String, bytes: [UInt8])]

    package init(folder: String, files: [(name: String, bytes: [UInt8])]) {
        (self.folder, self.files) = (folder, files)
    }

    package func path(_ name: String, in environment: Environment) -> String {
        PathText.joined(shownFolder(environment), name: name)
    }

    package func shownFolder(_ environment: Environment) -> String {
        PathText.shown(folder, from: environment.files.currentFolders)
    }

    /// Refuses to write over files that exist.
    package func refuseExisting(_ environment: Environment) throws(Failure) {
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
    package func write(in environment: Environment, removing old: [String] = []) throws(Failure) {
        try FileChange.make(below: shownFolder(environment), removing: old, in: environment.files) {
            change throws(Failure) in
            for file in files { try change.stage(path(file.name, in: environment), bytes: file.bytes) }
        }
    }
}
