import KindredDiagnostics
import KindredGraph
import KindredProject
import KindredYAML

/// A file that was read alone, without any other: the result of the front end.
///
/// It doesn't know which number the file has among others, so it stays valid when other files come, go or change. Whoever
/// keeps texts, such as an editor, reads the changed file again and puts all of them together anew.
package struct ParsedFile: Sendable {
    /// The declarations in the file; none if the file could not be read.
    package let document: Document
    /// The diagnostics on the file; places in them are those of a file alone.
    package let diagnostics: DiagnosticBag
    /// Whether all of the file could be read; if not, what is missing proves nothing.
    package let isWhole: Bool
    /// The nodes that aliases added, for the limit of the compilation.
    let additions: [SyntaxTree.Addition]
    /// The comments that silence rules, if the file has any.
    let suppressions: Suppressions?

    package var file: SourceFile { document.wording.file }
}

/// The front end, which reads one file alone: bytes to a syntax tree to declarations.
package enum FrontEnd {
    /// - Parameter limit: How many diagnostics of each severity to keep.
    package static func read(_ file: SourceFile, limit: Int = DiagnosticBag.usualLimit) -> ParsedFile {
        let read = YAMLReader.read(file, limit: limit)
        guard read.isWhole else {
            return ParsedFile(
                document: Document(wording: SourceTexts(file: file)), diagnostics: read.diagnostics, isWhole: false,
                additions: read.tree.additions, suppressions: nil)
        }
        let decoded = Decoder.decode(read.tree, limit: limit)
        return ParsedFile(
            document: decoded.document, diagnostics: decoded.diagnostics, isWhole: decoded.isWhole,
            additions: read.tree.additions, suppressions: SuppressionReader.read(file, limit: limit))
    }
}
