import KindredDiagnostics
import KindredYAML

/// A file that was read alone, without any other: bytes to a syntax tree to declarations.
///
/// It doesn't know which number the file has among others, so it stays valid when other files come, go or change. Whoever
/// keeps texts, such as an editor, reads the changed file again and puts all of them together anew.
package struct ParsedFile: Sendable {
    /// The declarations in the file; none if the file could not be read.
    let document: Document
    /// The diagnostics on the file; places in them are those of a file alone.
    package let diagnostics: DiagnosticBag
    /// Whether it is YAML, whatever it says.
    package let isYAML: Bool
    /// Whether all of the file could be read; if not, what is missing proves nothing.
    package let isWhole: Bool
    /// The nodes that aliases added, for the limit of the compilation.
    let additions: [SyntaxTree.Addition]

    package var file: SourceFile { document.declared.texts.file }

    /// - Parameter limit: How many diagnostics of each severity to keep.
    package init(reading file: SourceFile, limit: Int = DiagnosticBag.usualLimit) {
        let read = YAMLReader.read(file, limit: limit)
        (isYAML, additions) = (read.isWhole, read.tree.additions)
        if isYAML {
            let decoded = Decoder.decode(read.tree, limit: limit)
            (document, diagnostics, isWhole) = (decoded.document, decoded.diagnostics, decoded.isWhole)
        } else {
            (document, diagnostics, isWhole) = (Document(texts: SourceTexts(file: file)), read.diagnostics, false)
        }
    }
}
