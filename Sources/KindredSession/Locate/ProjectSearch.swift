import KindredProject
import KindredSystem
import KindredText

/// A search for the project files of folders: in a folder itself, then in those above it, up to the root of the repository.
struct ProjectSearch {
    private let system: FileSystem
    private let findsSeveral: Bool
    /// The project file of each folder that was visited, for the next question. The table costs as much as reading a small file.
    private var known: [ExactText: String?] = [:]
    /// The number of folders above the current one, once it matters.
    private var depth: Int?

    /// - Parameter findsSeveral: Whether it is asked more than once.
    package init(system: FileSystem, findsSeveral: Bool = true) {
        (self.system, self.findsSeveral) = (system, findsSeveral)
    }

    /// The path of the project file that holds for a folder.
    ///
    /// - Parameter folder: Normalised.
    package mutating func find(from folder: String) -> String? {
        var visited: [String] = []
        var next: String? = folder
        var found: String?
        while let folder = next {
            if findsSeveral, let earlier = known[ExactText(folder)] {
                found = earlier
                break
            }
            visited.append(folder)
            let file = PathText.joined(folder, name: Project.fileName)
            // A link that leads nowhere is reported when it is read.
            if (try? system.status(file, followsLinks: false)) != nil {
                found = file
                break
            }
            // A worktree and a submodule have a file there.
            if system.exists(PathText.joined(folder, name: ".git")) { break }
            next = above(folder)
        }
        if findsSeveral {
            for folder in visited { known[ExactText(folder)] = .some(found) }
        }
        return found
    }

    /// The folder that another is in; nil for the root.
    private mutating func above(_ folder: String) -> String? {
        if folder == "/" { return nil }
        let isCurrent = folder == "."
        guard isCurrent || PathText.name(of: folder) == ".." else { return PathText.folder(of: folder) }
        let ups = isCurrent ? 0 : folder.utf8.count { $0 == UInt8(ascii: "/") } + 1
        if ups >= depthOfCurrentFolder() { return nil }
        return isCurrent ? ".." : folder + "/.."
    }

    private mutating func depthOfCurrentFolder() -> Int {
        if let depth { return depth }
        let path = PathText.normalised(system.currentFolders().first ?? "/")
        let count = path.utf8.split(separator: UInt8(ascii: "/")).count
        depth = count
        return count
    }
}
