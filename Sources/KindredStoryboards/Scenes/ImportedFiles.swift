import KindredDiagnostics
import KindredText

/// The storyboards of an import that say something of view controllers, with a name for each.
struct ImportedFiles: Sendable {
    let storyboards: [Storyboard]
    /// The path from where it starts to differ from that of others, without `.lproj` folders: `Main.storyboard`,
    /// `Watch/Main.storyboard`.
    let labels: [String]

    /// Leaves out files for other platforms, launch screens and translations.
    init(all: [Storyboard], importDiagnostics: inout ImportDiagnostics) {
        var used: [Storyboard] = []
        for storyboard in all {
            if storyboard.platform == .macOS || storyboard.platform == .watchOS {
                importDiagnostics.add(OtherPlatform.info, diagnostic: OtherPlatform.found(storyboard: storyboard))
            } else if storyboard.isLaunchScreen {
                importDiagnostics.add(LaunchScreen.info, diagnostic: LaunchScreen.found(storyboard: storyboard))
            } else {
                used.append(storyboard)
            }
        }
        storyboards = Self.withoutTranslations(used, importDiagnostics: &importDiagnostics)
        labels = Self.labels(storyboards.map { StoryboardPath($0.file.path) })
    }

    /// Keeps the file of the development language among those that differ only in their `.lproj` folder.
    private static func withoutTranslations(_ all: [Storyboard], importDiagnostics: inout ImportDiagnostics)
        -> [Storyboard]
    {
        var best: [ExactText: Int] = [:]
        let paths = all.map { StoryboardPath($0.file.path) }
        for (position, path) in paths.enumerated() where path.language != nil {
            guard let other = best[ExactText(path.withoutLanguage)] else {
                best[ExactText(path.withoutLanguage)] = position
                continue
            }
            if path.languageRank < paths[other].languageRank { best[ExactText(path.withoutLanguage)] = position }
        }
        return all.indices.compactMap { position in
            guard paths[position].language != nil, let kept = best[ExactText(paths[position].withoutLanguage)],
                kept != position
            else { return all[position] }
            importDiagnostics.add(
                LocalizedCopy.info, diagnostic: LocalizedCopy.found(storyboard: all[position], of: all[kept]))
            return nil
        }
    }

    /// The last components of each path, as many as it takes to differ from the others.
    private static func labels(_ paths: [StoryboardPath]) -> [String] {
        var labels = paths.map { $0.label(folders: 0) }
        var open = Array(paths.indices)
        var folders = 0
        while !open.isEmpty {
            var counts: [String: Int] = [:]
            // Names of files must differ where case does not count.
            for position in open { counts[labels[position].lowercased(), default: 0] += 1 }
            open = open.filter { counts[labels[$0].lowercased(), default: 0] > 1 && folders < paths[$0].folders.count }
            folders += 1
            for position in open { labels[position] = paths[position].label(folders: folders) }
        }
        var counts: [String: Int] = [:]
        for label in labels { counts[label.lowercased(), default: 0] += 1 }
        return labels.indices.map { counts[labels[$0].lowercased()] == 1 ? labels[$0] : paths[$0].whole }
    }
}

/// A path of a storyboard in its parts.
struct StoryboardPath: Sendable {
    /// The folders, without `.` and without `.lproj` folders.
    let folders: [Substring]
    /// The file's name with its suffix.
    let file: Substring
    /// The language of a `.lproj` folder: `Base`, `en`, `de`.
    let language: Substring?
    /// The path with everything, `.` apart.
    let whole: String

    init(_ path: String) {
        let parts = path.split(separator: "/").filter { $0 != "." }
        whole = parts.joined(separator: "/")
        file = parts.last ?? ""
        folders = parts.dropLast().filter { !$0.hasSuffix(".lproj") }
        language = parts.dropLast().last { $0.hasSuffix(".lproj") }.map { $0.dropLast(6) }
    }

    /// The name that references use.
    var name: String {
        for suffix in [".storyboard", ".xib"] where file.hasSuffix(suffix) {
            return String(file.dropLast(suffix.count))
        }
        return String(file)
    }

    var withoutLanguage: String { label(folders: folders.count) }

    /// The rank of the language: Base first, then English, then any other by its name.
    var languageRank: (Int, String) {
        switch language {
        case "Base": (0, "")
        case "en", "English": (1, "")
        default: (2, language.map(String.init) ?? "")
        }
    }

    func label(folders count: Int) -> String { (folders.suffix(count) + [file]).joined(separator: "/") }

    /// The folder `@…` around it, which holds a single commit: no reference leads into or out of such a folder.
    var scope: String {
        guard let last = folders.lastIndex(where: { $0.hasPrefix("@") }) else { return "" }
        return folders[...last].joined(separator: "/")
    }
}
