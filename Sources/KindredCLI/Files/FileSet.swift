/// Several files that are written into one folder, all or none.
struct FileSet {
    /// As it was given.
    let folder: String
    let files: [(name: String, bytes: [UInt8])]

    func path(_ name: String, _ environment: Environment) -> String { PathText.joined(shownFolder(environment), name) }

    func shownFolder(_ environment: Environment) -> String {
        PathText.shown(folder, from: environment.files.currentFolders)
    }

    /// Nothing is written over without having been asked for.
    func refuseExisting(_ environment: Environment) throws(Failure) {
        for file in files {
            let path = path(file.name, environment)
            if (try? environment.files.status(path, followsLinks: false)) != nil {
                throw .usage("'\(path)' already exists", "use --force to overwrite it")
            }
        }
    }

    /// Where something fails everything is as it was.
    ///
    /// - Parameter old: Paths of files to be removed.
    func write(in environment: Environment, removing old: [String] = []) throws(Failure) {
        let shown = shownFolder(environment)
        var change = FileChange(environment.files)
        do throws(SystemError) {
            try change.makeFolders(shown)
        } catch {
            change.undo()
            throw .environment("can't create the folder '\(shown)': \(error.reason)")
        }
        do throws(Failure) {
            for file in files { try change.stage(path(file.name, environment), file.bytes) }
            try change.commit(removing: old)
        } catch {
            change.undo()
            throw error
        }
    }
}
