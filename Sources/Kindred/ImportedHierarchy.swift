import KindredBase

/// A specification made of a hierarchy that a running app printed: the app at one moment, to be completed by hand.
public struct ImportedHierarchy: Sendable {
    /// The text that `kindred import hierarchy` writes.
    public let specification: Source
    /// The result of compiling it.
    public let compilation: Compilation
    /// What reading, guessing kinds and compiling found, notes included.
    public let diagnostics: [Problem]
}

extension Compiler {
    /// Makes a specification of what `_printHierarchy` has printed, with whatever else is in the text; nil where it holds no
    /// whole hierarchy.
    ///
    /// - Parameters:
    ///   - path: The path of the specification in diagnostics.
    ///   - number: Which of several hierarchies in the text, counted from 1; by default the last.
    public func importHierarchy(
        _ text: Source, path: String = "hierarchy.kindred.yaml", number: Int? = nil
    ) -> ImportedHierarchy? {
        let file = SourceFile(path: text.path, bytes: text.bytes)
        let imported = HierarchySpecification(file, path: path, number: number)
        guard let made = imported.made else { return nil }
        let places = Places(imported.report.files)
        return ImportedHierarchy(
            specification: Source(path: path, bytes: made.text),
            compilation: Compilation(made.pipeline, threads: options.threads),
            diagnostics: imported.report.diagnostics.map { Problem($0, places) })
    }
}
