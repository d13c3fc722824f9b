import KindredCode
import KindredSystem
import KindredText

/// The facts of files that were read before, by SHA-256 of their contents and of the reader.
package struct FactCache {
    private static let usualCapacity = 256 << 20
    private static let ending = ".facts"

    private let folder: String
    private let reader: String
    private let environment: Environment
    private let capacity: Int

    /// The cache; nil if nothing names a folder for caches.
    ///
    /// - Parameter capacity: The bytes that it may hold; by default 256 MB.
    package init?(reader: SwiftReader, in environment: Environment, capacity: Int? = nil) {
        self.capacity = capacity ?? Self.usualCapacity
        let home = environment.variable("HOME").map { PathText.joined($0, name: SystemCalls.cacheFolder) }
        guard let caches = environment.variable("XDG_CACHE_HOME") ?? home else { return nil }
        folder = PathText.joined(caches, name: "kindred")
        self.environment = environment
        self.reader = Facts.greeting + reader.mark
    }

    /// The name by which the facts of a file are kept; nil if it can't be read.
    func name(of path: String) -> String? {
        guard case .text(let text) = FileText.read(path, in: environment).content else { return nil }
        let bytes = Array(reader.utf8) + text.bytes
        return bytes.withUnsafeBytes { SHA256.hex(of: $0) }
    }

    package func has(name: String) -> Bool { environment.files.exists(path(name: name)) }

    /// The facts, if they can still be read.
    func facts(name: String) -> SourceText? {
        guard case .text(let text) = FileText.read(path(name: name), in: environment).content else { return nil }
        return text
    }

    func remove(name: String) { environment.files.remove(path(name: name)) }

    /// Keeps the facts of a file. What can't be kept is read anew next time.
    package func keep(_ line: UnsafeRawBufferPointer, name: String) {
        try? FileChange.make(below: folder, in: environment.files) { change throws(Failure) in
            try change.stage(path(name: name), bytes: Array(line))
        }
    }

    /// Removes what is oldest until the rest has room.
    package func trim() {
        var files: [(path: String, size: Int, modified: Int)] = []
        try? environment.files.forEachEntry(of: folder) { name, _ in
            let path = PathText.joined(folder, name: String(cString: name))
            guard path.hasSuffix(Self.ending), let status = try? environment.files.status(path) else { return }
            files.append((path, status.size, status.modified))
        }
        var size = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.modified < $1.modified }) {
            if size <= capacity { return }
            environment.files.remove(file.path)
            size -= file.size
        }
    }

    private func path(name: String) -> String { PathText.joined(folder, name: name + Self.ending) }
}
