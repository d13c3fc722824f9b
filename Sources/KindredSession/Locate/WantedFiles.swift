import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredStoryboards

/// The files that are read from a folder, and the message for a folder without any.
package struct WantedFiles: Sendable {
    private let suffixes: [[UInt8]]
    /// Whether a further file says something of the wanted ones, but is not enough by itself.
    private var isCompanion: @Sendable (_ path: String) -> Bool = { _ in false }
    /// - Parameter projects: Folders below, left out because they are projects of their own.
    let emptyFolder: @Sendable (_ path: String, _ projects: [String]) -> Diagnostic

    package static let specifications = WantedFiles(
        suffixes: [Array(".kindred.yaml".utf8), Array(".kindred.yml".utf8)], emptyFolder: NoSpecification.emptyFolder)
    package static let storyboards = WantedFiles(
        suffixes: [Array(".storyboard".utf8), Array(".xib".utf8)], isCompanion: ProjectFile.isOne,
        emptyFolder: { path, _ in NoStoryboard.emptyFolder(path: path) })
    package static let dumps = WantedFiles(
        suffixes: [Array(".log".utf8), Array(".txt".utf8)],
        emptyFolder: { path, _ in NoHierarchy.emptyFolder(path: path) })

    /// Whether a file of that name is read where it is found.
    package func covers(_ name: UnsafePointer<CChar>) -> Bool { hasSuffix(name) || isCompanion(String(cString: name)) }

    package func hasSuffix(_ name: UnsafePointer<CChar>) -> Bool {
        var length = 0
        while name[length] != 0 { length += 1 }
        let bytes = UnsafeRawBufferPointer(start: name, count: length)
        return suffixes.contains { bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0) }
    }
}
