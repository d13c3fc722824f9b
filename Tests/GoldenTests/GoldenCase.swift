import Kindred
import KindredText
import Foundation
import TestSupport
import Testing

/// One input of a folder of goldens: a YAML file, or a folder of them.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    /// From the repository's root.
    let path: String
    /// For an example in the code, which has no file.
    var text: String?

    var name: String { String(path.split(separator: "/").last ?? "") }
    var stem: String { name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name }
    /// The path without `.yaml`, to which the suffix of an expected file is added.
    var base: String { path.hasSuffix(".yaml") ? String(path.dropLast(5)) : path }
    var testDescription: String { path.replacing("Tests/Golden/", with: "") }

    /// Paths relative to the folder.
    func sources() throws -> [Source] {
        if let text { return [Source(path: name, text: text)] }
        if !Repository.isFolder(path) { return [Source(path: name, bytes: try Repository.bytes(path))] }
        return try Repository.files(below: path).map { Source(path: $0, bytes: try Repository.bytes("\(path)/\($0)")) }
    }

    /// The inputs directly in a folder.
    static func all(in folder: String) -> [GoldenCase] {
        Repository.entries(of: folder)
            .filter { $0.hasSuffix(".yaml") || Repository.isFolder("\(folder)/\($0)") }
            .map { GoldenCase(path: "\(folder)/\($0)") }
    }

    /// The entries of a folder that are neither inputs nor expected files of one.
    static func orphans(in folder: String, expecting suffixes: (GoldenCase) -> [String]) -> [String] {
        let cases = all(in: folder)
        let known = Set(cases.map(\.path) + cases.flatMap { each in suffixes(each).map { each.base + $0 } })
        return Repository.entries(of: folder).map { "\(folder)/\($0)" }.filter { !known.contains($0) }
    }
}
