import KindredDiagnostics

/// A specification made of a hierarchy that a running app printed: the app at one moment, to be completed by hand.
public struct ImportedHierarchy: Sendable {
    /// The text that `kindred import hierarchy` writes.
    public let specification: Source
    /// The result of compiling it.
    public let compilation: Compilation
    /// The diagnostics of reading, guessing kinds and compiling, notes included.
    public let diagnostics: [Compilation.Diagnostic]
}

extension Compiler {
    /// Makes a specification of what `_printHierarchy` has printed, with whatever else is in the text; nil where it holds no
    /// whole hierarchy.
    ///
    /// - Parameters:
    ///   - text: What UIKit printed.
    ///   - path: The path of the specification in diagnostics.
    ///   - number: Which of several hierarchies in the text, counted from 1; by default the last.
    public func importHierarchy(
        _ text: Source, path: String = "hierarchy.kindred.yaml", number: Int? = nil
    ) -> ImportedHierarchy? {
        imported([text], path: path, number: number)
    }

    /// Makes one specification of what an app has printed at several moments; nil if a text holds no whole hierarchy. Of
    /// several hierarchies in a text the last counts.
    public func importHierarchy(_ texts: [Source], path: String = "hierarchy.kindred.yaml") -> ImportedHierarchy? {
        imported(texts, path: path, number: nil)
    }

    private func imported(_ texts: [Source], path: String, number: Int?) -> ImportedHierarchy? {
        let files = texts.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let imported = HierarchySpecification(files: files, path: path, number: number, threads: options.threads)
        guard let made = imported.made else { return nil }
        let places = Places(imported.report.files)
        return ImportedHierarchy(
            specification: Source(path: path, bytes: made.text),
            compilation: Compilation(pipeline: made.pipeline, threads: options.threads),
            diagnostics: imported.report.diagnostics.map { Compilation.Diagnostic(diagnostic: $0, places: places) })
    }
}
