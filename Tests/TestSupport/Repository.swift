import Foundation

/// The repository that contains the tests.
package enum Repository {
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)
    }

    /// The files below a folder, except hidden ones, as paths relative to it in byte order. Traps if there are none, so that no
    /// test passes with zero cases.
    package static func files(below folder: String, suffixes: [String] = [""]) -> [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: url(folder).path)) ?? []
        let files = all.filter { path in
            !path.split(separator: "/").contains { $0.hasPrefix(".") } && suffixes.contains { path.hasSuffix($0) }
                && !isFolder("\(folder)/\(path)")
        }
        precondition(!files.isEmpty, "'\(folder)' has no files that end in \(suffixes)")
        return files.sorted(by: inByteOrder)
    }

    /// The entries of a folder, except hidden ones, in byte order. Traps if there are none.
    package static func entries(of folder: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
        let entries = all.filter { !$0.hasPrefix(".") }
        precondition(!entries.isEmpty, "'\(folder)' is empty or doesn't exist")
        return entries.sorted(by: inByteOrder)
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue
    }

    package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    package static func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: url(path))) }

    package static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    package static func inByteOrder(_ one: String, _ other: String) -> Bool {
        one.utf8.lexicographicallyPrecedes(other.utf8)
    }
}
