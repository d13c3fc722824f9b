import KindredDiagnostics
import KindredGraph
import KindredProject

/// One specification, read alone: what it declares, and the comments in it that silence rules.
package struct SpecificationFile: Sendable {
    package let parsed: ParsedFile
    /// The comments, if the file has any.
    let suppressions: Suppressions?

    /// - Parameter limit: How many diagnostics of each severity to keep.
    package init(reading file: SourceFile, limit: Int = DiagnosticBag.usualLimit) {
        parsed = ParsedFile(reading: file, limit: limit)
        suppressions = parsed.isYAML ? SuppressionReader.read(file, limit: limit) : nil
    }
}

/// Specifications that are put together, with their comments.
struct SpecificationFiles: ~Copyable {
    var assembly: FileAssembly
    /// The comments of the files that have any, with the numbers of the files.
    private(set) var comments: [(file: Int32, suppressions: Suppressions)] = []

    init(count: Int, bytes: Int, limit: Int) {
        assembly = FileAssembly(count: count, bytes: bytes, limit: limit)
    }

    /// Adds a file; files come in byte order of their paths.
    mutating func add(_ file: SpecificationFile) {
        guard let number = assembly.add(file.parsed), let suppressions = file.suppressions else { return }
        comments.append((number, suppressions))
    }
}
