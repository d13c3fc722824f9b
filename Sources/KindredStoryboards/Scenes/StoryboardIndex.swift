import KindredDiagnostics

/// Finds a storyboard by the name in a reference: the nearest file of that name.
struct StoryboardIndex: Sendable {
    private struct Key: Hashable {
        var scope: String
        /// A folder that holds the file, at any depth.
        var folder: String
        var name: String
    }

    /// The least deep file of each name below each folder, the first in byte order among equals.
    private var files: [Key: Int] = [:]
    private let paths: [StoryboardPath]

    init(storyboards: [Storyboard]) {
        paths = storyboards.map { StoryboardPath($0.file.path) }
        for (position, path) in paths.enumerated() {
            for name in Set([path.name, Self.withoutDevice(path.name)]) {
                for depth in 0...path.folders.count { register(position, path: path, name: name, depth: depth) }
            }
        }
    }

    private mutating func register(_ position: Int, path: StoryboardPath, name: String, depth: Int) {
        let key = Key(scope: path.scope, folder: path.folders.prefix(depth).joined(separator: "/"), name: name)
        if let other = files[key], !isNearer(path, than: paths[other], name: name) { return }
        files[key] = position
    }

    private func isNearer(_ path: StoryboardPath, than other: StoryboardPath, name: String) -> Bool {
        // `Main~ipad` is used for `Main` only if no file is called `Main`.
        let isExact = (path.name == name, other.name == name)
        if isExact.0 != isExact.1 { return isExact.0 }
        return path.folders.count < other.folders.count
    }

    /// The one that shares most of the way with the file that refers to it.
    func nearest(name: String, to position: Int) -> Int? { nearest(name: name, to: paths[position]) }

    func nearest(name: String, to path: StoryboardPath) -> Int? {
        for depth in stride(from: path.folders.count, through: 0, by: -1) {
            let folder = path.folders.prefix(depth).joined(separator: "/")
            if let found = files[Key(scope: path.scope, folder: folder, name: name)] { return found }
        }
        return nil
    }

    /// UIKit looks for the device's own file of a name first.
    static func withoutDevice(_ name: String) -> String {
        for suffix in ["~iphone", "~ipad"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
        return name
    }
}
