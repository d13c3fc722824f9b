import Foundation
import TestSupport

/// Storyboards of real apps, and what another reader found in them: the folder `Tests/Corpus`, or the one that
/// `KINDRED_CORPUS` names.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["KINDRED_CORPUS"] ?? "Tests/Corpus"
    static let storyboards = "\(folder)/storyboards"
    static let files = Repository.files(below: storyboards, suffixes: [".storyboard", ".xib"])

    /// The files that have scenes.
    static let filesWithScenes = files.filter { (try? text($0))?.contains("</scene>") ?? false }

    static func bytes(_ file: String) throws -> [UInt8] { try Repository.bytes("\(storyboards)/\(file)") }
    static func text(_ file: String) throws -> String { try Repository.text("\(storyboards)/\(file)") }

    /// The rows of the index: where each file comes from, and its licence.
    static func index() throws -> [[String: String]] {
        let lines = try Repository.text("\(storyboards)/INDEX.tsv").split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Dictionary(zip(lines[0], $0)) { first, _ in first } }
    }
}
