import KindredDiagnostics
import KindredText

/// Files that were read before, kept by path: one is read anew only if its text has changed.
package final class ParsedFiles {
    private var files = Known()

    package init() {}

    /// The files as they are now, for several threads.
    struct Known: Sendable {
        fileprivate var files: [ExactText: (file: SpecificationFile, limit: Int)] = [:]

        /// Returns a file that was read before, or reads it.
        ///
        /// - Parameter limit: How many diagnostics of each severity to keep.
        func read(_ file: SourceFile, limit: Int) -> SpecificationFile {
            if !files.isEmpty, let known = files[ExactText(file.path)], known.limit == limit,
                known.file.parsed.file.bytes == file.bytes
            {
                return known.file
            }
            return SpecificationFile(reading: file, limit: limit)
        }
    }

    var known: Known { files }

    /// Keeps these files, and no others.
    func keep(_ read: [SpecificationFile], limit: Int) {
        files.files = Dictionary(read.map { (ExactText($0.parsed.file.path), ($0, limit)) }) { _, last in last }
    }
}
