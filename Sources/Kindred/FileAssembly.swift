import KindredDiagnostics
import KindredGraph
import KindredProject
import KindredYAML

/// An assembly of files that were read alone: gives them numbers, keeps the limits of a compilation, and links them.
struct FileAssembly {
    private(set) var diagnostics: DiagnosticBag
    private(set) var areWhole = true
    /// The comments of the files that have any.
    private(set) var comments: [(file: Int32, suppressions: Suppressions)] = []
    private var linker: Linker
    private var count: Int32 = 0
    /// Nodes that aliases added, in files that contribute.
    private var additions = 0
    /// Pushes from lists, likewise.
    private var listedPushes = 0
    private var isLimitReported = false

    init(count: Int, bytes: Int, limit: Int) {
        diagnostics = DiagnosticBag(limit: limit)
        linker = Linker(documents: count, bytes: bytes, limit: limit)
    }

    /// Adds a file; files come in byte order of their paths.
    mutating func add(_ file: ParsedFile) {
        defer { count += 1 }
        if let excess = excess(in: file) {
            if !isLimitReported { diagnostics.append(excess) }
            isLimitReported = true
            areWhole = false
            linker.declare(Document(wording: SourceTexts(file: file.file)))
        } else {
            diagnostics.append(file.diagnostics, after: count)
            if let suppressions = file.suppressions { comments.append((count, suppressions)) }
            if !file.isWhole { areWhole = false }
            linker.declare(file.document)
        }
    }

    /// Links the files. Call it once, at the end: all that is known is handed on, not copied.
    ///
    /// - Parameter limit: How many diagnostics of each severity to keep.
    mutating func link(isPartial: Bool, threads: Int, limit: Int) -> (ResolvedGraph, DiagnosticBag) {
        var linker = Linker(documents: 0, bytes: 0, limit: 0)
        swap(&linker, &self.linker)
        linker.keep(atMost: limit)
        return (consume linker).link(isPartial: isPartial, threads: threads)
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
