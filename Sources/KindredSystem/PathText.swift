/// Paths as text: nothing here looks at the files.
package enum PathText {
    private static let slash = UInt8(ascii: "/")

    /// Returns a path without `.`, without `..` where that can be, and without needless slashes.
    package static func normalised(_ path: String) -> String {
        let isAbsolute = path.utf8.first == slash
        var parts: [Substring] = []
        for part in path.utf8.split(separator: slash).map(Substring.init) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// Returns a path as it is shown: relative to the current folder when inside it, else as given.
    package static func shown(_ path: String, from currentFolders: () -> [String]) -> String {
        let path = normalised(path)
        guard leadsOut(path) else { return path }
        for folder in currentFolders() {
            if let inside = part(of: whole(path, from: folder), inside: normalised(folder)) { return inside }
        }
        return path
    }

    /// The path of the current folder starting with another folder that contains it, or nil.
    package static func current(inside folder: String, from currentFolders: () -> [String]) -> String? {
        guard leadsOut(folder) else { return nil }
        for current in currentFolders() {
            if let inside = part(of: normalised(current), inside: whole(folder, from: current)) {
                return joined(folder, name: inside)
            }
        }
        return nil
    }

    /// Whether a normalised path does not start in the current folder.
    package static func leadsOut(_ path: String) -> Bool {
        path.utf8.first == slash || path == ".." || path.utf8.starts(with: "../".utf8)
    }

    /// Returns a normalised path from the root.
    package static func whole(_ path: String, from folder: String) -> String {
        path.utf8.first == slash ? path : normalised(joined(folder, name: path))
    }

    /// The way from a folder to a path, both normalised and from the root.
    package static func relative(_ path: String, to folder: String) -> String {
        let (path, folder) = (path.utf8.split(separator: slash), folder.utf8.split(separator: slash))
        let common = zip(path, folder).prefix { $0.elementsEqual($1) }.count
        let parts = Array(repeating: "..", count: folder.count - common) + path[common...].map { String(Substring($0)) }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    package static func joined(_ folder: String, name: String) -> String {
        if folder == "." { return name }
        return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
    }

    /// Returns a path that a shell takes for one word, and no command for an option.
    package static func quoted(_ path: String) -> String {
        let path = path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789/._-+:@%,=".unicodeScalars.contains($0)
        }
        return isPlain
            ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// The folder in which a path's last part is.
    package static func folder(of path: String) -> String {
        guard let end = path.utf8.lastIndex(of: slash) else { return "." }
        return end == path.utf8.startIndex ? "/" : String(Substring(path.utf8[..<end]))
    }

    package static func name(of path: String) -> String {
        guard let end = path.utf8.lastIndex(of: slash) else { return path }
        return String(Substring(path.utf8[path.utf8.index(after: end)...]))
    }

    /// The text after the last dot of the name, in lower case: the kind of file to write.
    package static func suffix(of path: String) -> String? {
        let name = name(of: path).utf8
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
        return String(Substring(name[name.index(after: dot)...])).lowercased()
    }

    /// The part of a path behind a folder that it is in.
    package static func part(of path: String, inside folder: String) -> String? {
        if path == folder { return "." }
        let start = joined(folder, name: "")
        return path.utf8.starts(with: start.utf8) ? String(Substring(path.utf8.dropFirst(start.utf8.count))) : nil
    }
}
