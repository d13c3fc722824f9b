import KindredSystem
import KindredText

/// The files that an earlier import of the same storyboards has written, and this one does not write any more.
///
/// A file counts only where its first lines say so, its name is the one that an import gives to a file of these storyboards,
/// and all of them are among those that this import looks at.
package struct EarlierImport {
    /// The paths of the files, in byte order.
    package let files: [String]

    private static let suffix = ".kindred.yaml"
    /// The number of bytes to read: further down no line says where a file comes from.
    private static let room = 1 << 14

    /// - Parameters:
    ///   - names: What is being written into the folder.
    ///   - covers: Whether a storyboard belongs to this import.
    package init(in folder: String, besides names: [String], covers: (String) -> Bool, system: FileSystem) {
        let written = names.compactMap { try? system.status(PathText.joined(folder, name: $0)).identity }
        var found: [String] = []
        try? system.forEachEntry(of: folder) { name, kind in
            guard kind == .file || kind == nil, let name = String(validatingCString: name), name.hasSuffix(Self.suffix)
            else { return }
            found.append(name)
        }
        files = found.filter { !names.contains($0) }.sorted { $0.precedesInBytes($1) }.filter { name in
            let path = PathText.joined(folder, name: name)
            guard let status = try? system.status(path, followsLinks: false), status.kind == .file,
                !written.contains(status.identity)
            else { return false }
            let sources = Self.sources(Self.start(of: path, system: system))
            return !sources.isEmpty && sources.allSatisfy(covers)
                && Self.isNamed(String(name.dropLast(Self.suffix.count)), after: sources)
        }.map { PathText.joined(folder, name: $0) }
    }

    private static func start(of path: String, system: FileSystem) -> [UInt8] {
        guard let descriptor = try? system.open(path, for: .reading) else { return [] }
        defer { descriptor.close() }
        return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = (try? descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
        }
    }

    /// The storyboards that the heading names: `# Imported from App/Main.storyboard.`, broken where it is too long.
    private static func sources(_ text: [UInt8]) -> [String] {
        var paragraphs: [String] = []
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("# ") else { break }
            if line.hasPrefix(start) || paragraphs.isEmpty || paragraphs.last?.hasSuffix(".") == true {
                paragraphs.append(String(line.dropFirst(2)))
            } else {
                paragraphs[paragraphs.count - 1] += " " + line.dropFirst(2)
            }
        }
        return paragraphs.prefix { $0.hasPrefix(start.dropFirst(2)) && $0.hasSuffix(".") }.map {
            String($0.dropFirst(start.count - 2).dropLast())
        }
    }

    private static let start = "# Imported from "

    /// Whether an import of these calls a file so: `Watch/Main.storyboard` gives `Main`, `Watch-Main` or `Main-2`.
    private static func isNamed(_ stem: String, after sources: [String]) -> Bool {
        if stem.hasPrefix("windows") {
            return stem.dropFirst("windows".count).replacing("-of-the-app", with: "").isEmpty
        }
        guard sources.count == 1, let source = sources.first else { return false }
        var whole = source.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "-")
        for suffix in [".storyboard", ".xib"] where whole.hasSuffix(suffix) { whole.removeLast(suffix.count) }
        let unnumbered = stem.utf8.last.map { 0x30...0x39 ~= $0 } == true ? stem.lastIndex(of: "-") : nil
        return [stem, unnumbered.map { String(stem[..<$0]) } ?? stem].contains {
            whole == $0 || whole.hasSuffix("-" + $0)
        }
    }
}
