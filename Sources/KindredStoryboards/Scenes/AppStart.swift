import KindredDiagnostics
import KindredText

/// The storyboards that windows start with, and those of app extensions, as far as files other than storyboards say.
struct AppStart: Sendable {
    /// Whether a property list or project file names a file for a window, for each file.
    private(set) var isDeclared: [Bool]
    /// Whether an app extension starts with a file, for each file.
    private(set) var isExtension: [Bool]
    private let paths: [StoryboardPath]
    private let index: StoryboardIndex
    /// The files of each name, also without the device behind it.
    private var named: [String: [Int]] = [:]

    /// - Parameter known: The names of all storyboards, with those that are left out.
    init(files: ImportedFiles, projects: [ProjectFile], known: Set<String>, importDiagnostics: inout ImportDiagnostics)
    {
        isDeclared = Array(repeating: false, count: files.storyboards.count)
        isExtension = isDeclared
        paths = files.storyboards.map { StoryboardPath($0.file.path) }
        index = StoryboardIndex(storyboards: files.storyboards)
        for (file, path) in paths.enumerated() {
            for name in Set([path.name, StoryboardIndex.withoutDevice(path.name)]) {
                named[name, default: []].append(file)
            }
        }
        for project in projects {
            declare(project, known: known, importDiagnostics: &importDiagnostics)
            for name in distinct(project.extensionStarts) {
                for file in found(name: name, project: project) { isExtension[file] = true }
            }
        }
        let lists = PropertyLists(projects: projects)
        for file in paths.indices {
            let isOfExtension = paths[file].name == "MainInterface" || lists.areOfExtension(nearestTo: paths[file])
            if isDeclared[file] { isExtension[file] = false } else if isOfExtension { isExtension[file] = true }
        }
    }

    private struct Wish: Hashable {
        var name: String
        var list: String?
    }

    /// The different names: configurations of a target say the same again.
    private func distinct(_ names: [ProjectFile.Name]) -> [ProjectFile.Name] {
        var wishes: Set<Wish> = []
        return names.filter { wishes.insert(Wish(name: $0.storyboard, list: $0.list)).inserted }
    }

    private mutating func declare(
        _ project: ProjectFile, known: Set<String>, importDiagnostics: inout ImportDiagnostics
    ) {
        for name in distinct(project.starts) {
            let files = found(name: name, project: project)
            for file in files { isDeclared[file] = true }
            if files.isEmpty, !known.contains(name.storyboard) {
                importDiagnostics.add(
                    MissingStoryboard.info,
                    diagnostic: MissingStoryboard.start(name: name.storyboard, at: project.place(of: name)))
            }
        }
    }

    /// The nearest of that name, with those for other devices beside it; all in the project if nothing says which is nearest.
    private func found(name: ProjectFile.Name, project: ProjectFile) -> [Int] {
        let base = Self.folder(of: name, project: project)
        let isAnywhere = project.form != .propertyList && name.list == nil
        guard let nearest = index.nearest(name: name.storyboard, to: base) else { return [] }
        return named[name.storyboard, default: []].filter { file in
            let path = paths[file]
            guard path.scope == base.scope else { return false }
            return isAnywhere ? path.folders.starts(with: base.folders) : path.folders == paths[nearest].folders
        }
    }

    /// The path of the property list that a name belongs to, or of any file beside the project.
    private static func folder(of name: ProjectFile.Name, project: ProjectFile) -> StoryboardPath {
        let own = project.file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folders = own.last?.hasSuffix(".xcodeproj") == true ? own.dropLast() : own
        var list = Substring(name.list ?? "")
        for variable in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/"]
        where list.hasPrefix(variable) {
            list = list.dropFirst(variable.count)
        }
        let isElsewhere = list.hasPrefix("/") || list.contains("$") || list.split(separator: "/").contains("..")
        let path = folders + [list.isEmpty || isElsewhere ? "Info.plist" : list]
        return StoryboardPath(path.joined(separator: "/"))
    }
}

/// The folders of property lists.
private struct PropertyLists {
    private struct Folder: Hashable {
        var scope: String
        var path: String
    }

    /// Whether all property lists of a folder are of app extensions, for each folder that has any.
    private var folders: [Folder: Bool] = [:]

    init(projects: [ProjectFile]) {
        for project in projects where project.form == .propertyList && project.fault == nil {
            let path = StoryboardPath(project.file.path)
            let folder = Folder(scope: path.scope, path: path.folders.joined(separator: "/"))
            folders[folder] = folders[folder] != false && project.isOfExtension
        }
    }

    /// Looks in the folder of a storyboard first, then in those around it.
    func areOfExtension(nearestTo path: StoryboardPath) -> Bool {
        if folders.isEmpty { return false }
        for depth in stride(from: path.folders.count, through: 0, by: -1) {
            let folder = Folder(scope: path.scope, path: path.folders.prefix(depth).joined(separator: "/"))
            if let known = folders[folder] { return known }
        }
        return false
    }
}
