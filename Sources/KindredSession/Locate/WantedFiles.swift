import KindredDiagnostics
import KindredDumps
import KindredGraph
import KindredRules
import KindredStoryboards
import KindredSystem
import KindredText

/// The files that are read from a folder, and the message for a folder without any.
package struct WantedFiles: Sendable {
    private let suffixes: [[UInt8]]
    /// Whether a further file says something of the wanted ones, but is not enough by itself.
    private var isCompanion: @Sendable (_ path: String) -> Bool = { _ in false }
    /// Whether a file with one of the suffixes, found in a folder, is really wanted.
    var isWanted: @Sendable (_ path: String, _ system: FileSystem) -> Bool = { _, _ in true }
    /// - Parameter projects: Folders below, left out because they are projects of their own.
    let emptyFolder: @Sendable (_ path: String, _ projects: [String]) -> Diagnostic

    package static let specifications = WantedFiles(
        suffixes: [Array(".kindred.yaml".utf8), Array(".kindred.yml".utf8)], emptyFolder: NoSpecification.emptyFolder)
    package static let storyboards = WantedFiles(
        suffixes: [Array(".storyboard".utf8), Array(".xib".utf8)], isCompanion: ProjectFile.isOne,
        emptyFolder: { path, _ in NoStoryboard.emptyFolder(path: path) })
    package static let swift = WantedFiles(
        suffixes: [Array(".swift".utf8)],
        emptyFolder: { path, _ in UnreadableFile.found(path: path, reason: "there is no Swift file below it") })
    package static let dumps = WantedFiles(
        suffixes: [Array(".log".utf8), Array(".txt".utf8), Array(".\(recordingSuffix)".utf8)],
        isWanted: { path, system in PathText.suffix(of: path) != recordingSuffix || isRecording(path, in: system) },
        emptyFolder: { path, _ in NoHierarchy.emptyFolder(path: path) })

    package static let recordingSuffix = "json"

    /// Whether a file begins as recordings do. What can't be read is taken, so that the reason is reported.
    package static func isRecording(_ path: String, in system: FileSystem) -> Bool {
        guard let descriptor = try? system.open(path, for: .reading) else { return true }
        defer { descriptor.close() }
        let head = [UInt8](unsafeUninitializedCapacity: 1_024) { buffer, count in
            count = (try? descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
        return String(decoding: head, as: UTF8.self).contains("\"kindred-recording\"")
    }

    /// Whether a file of that name is read where it is found.
    package func covers(_ name: UnsafePointer<CChar>) -> Bool { hasSuffix(name) || isCompanion(String(cString: name)) }

    package func hasSuffix(_ name: UnsafePointer<CChar>) -> Bool {
        var length = 0
        while name[length] != 0 { length += 1 }
        let bytes = UnsafeRawBufferPointer(start: name, count: length)
        return suffixes.contains { bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0) }
    }
}
