import KindredDiagnostics
import KindredYAML

/// An assembly of files that were read alone: gives them numbers, keeps the limits of a compilation, links and resolves them.
package struct FileAssembly: ~Copyable {
    package private(set) var diagnostics: DiagnosticBag
    package private(set) var areWhole = true
    private var linker: Linker
    private var count: Int32 = 0
    /// Nodes that aliases added, in files that contribute.
    private var additions = 0
    /// Pushes from lists, likewise.
    private var listedPushes = 0
    private var isLimitReported = false

    package init(count: Int, bytes: Int, limit: Int) {
        diagnostics = DiagnosticBag(limit: limit)
        linker = Linker(documents: count, bytes: bytes, limit: limit)
    }

    /// Adds a file, and returns its number if it contributes. Files come in byte order of their paths.
    @discardableResult
    package mutating func add(_ file: ParsedFile) -> Int32? {
        defer { count += 1 }
        if let excess = excess(in: file) {
            if !isLimitReported { diagnostics.append(excess) }
            isLimitReported = true
            areWhole = false
            linker.declare(Document(texts: SourceTexts(file: file.file)))
            return nil
        }
        diagnostics.append(file.diagnostics, after: count)
        if !file.isWhole { areWhole = false }
        linker.declare(file.document)
        return count
    }

    /// Looks up all names and works out who presents whom. Call it once, at the end: all that is known is handed on, not copied.
    ///
    /// - Parameters:
    ///   - limit: How many diagnostics of each severity to keep.
    ///   - afterLinking: Called between the two.
    package mutating func resolve(
        isPartial: Bool, threads: Int, limit: Int, afterLinking: () -> Void = {}
    ) -> (ResolvedGraph, DiagnosticBag) {
        var linker = Linker(documents: 0, bytes: 0, limit: 0)
        swap(&linker, &self.linker)
        linker.keep(atMost: limit)
        var (linked, diagnostics) = (consume linker).link(isPartial: isPartial, threads: threads)
        afterLinking()
        let (graph, limitDiagnostics) = (consume linked).resolvedByConfiguration()
        // All configurations have one limit.
        if let limit = limitDiagnostics.first(where: { $0.total > 0 }) { diagnostics.append(limit) }
        return (graph, diagnostics)
    }

    /// Aliases and lists are limited for a compilation, not for a file: the file in which the sum passes the limit
    /// contributes nothing, and neither do later ones that add to it.
    private mutating func excess(in file: ParsedFile) -> Diagnostic? {
        var (nodes, pushes) = (additions, listedPushes)
        for addition in file.additions {
            nodes += addition.count
            if nodes > LimitExceeded.maximumAdditions {
                return LimitExceeded.aliases(SourceRange(inFileAlone: addition.place).after(files: count))
            }
        }
        for product in file.document.pushProducts {
            pushes += product.count
            if pushes > LimitExceeded.maximumListedPushes {
                return LimitExceeded.pushes(product.place.after(files: count))
            }
        }
        (additions, listedPushes) = (nodes, pushes)
        return nil
    }
}
