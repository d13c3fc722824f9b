import Kindred

/// Mistakes in what is written, not in what it means: no import makes them, whatever it was made of.
private let slips: Set = [
    "yaml-syntax", "unknown-key", "wrong-type", "missing-key", "misplaced-key", "duplicate-key", "unknown-value",
    "ambiguous-kind", "invalid-id", "duplicate-id", "unresolved-reference",
]

/// Bytes taken for storyboards and for a text with printed hierarchies. A zero byte parts them into several files; the first
/// hierarchy is compared with the rest as a specification, and with its own, and all hierarchies are merged.
public func importAnything(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map(Array.init)
    importStoryboards(parts)
    importHierarchy(Source(path: "console.log", bytes: parts.first ?? []), Array(parts.dropFirst()))
}

private func importStoryboards(_ parts: [[UInt8]]) {
    let sources = parts.enumerated().map { Source(path: "App/\($0).storyboard", bytes: $1) }
    // One thread: the fuzzer follows no others.
    let made = StoryboardImporter(threads: 1).specification(of: sources)
    inspect(made.diagnostics, lines: sources)
    precondition(made.text(notes: true).hasSuffix("\n"), "the report does not end its last line")
    precondition(!made.compilation.diagnostics.contains { slips.contains($0.id) }, "an import is not well written")
}

private func importHierarchy(_ log: Source, _ specification: [[UInt8]]) {
    let compiler = Compiler(options: .init(threads: 1))
    if let made = compiler.importHierarchy(log) {
        inspect(made.diagnostics, lines: [log])
        precondition(!made.compilation.diagnostics.contains { slips.contains($0.id) }, "an import is not well written")
        if let result = made.compilation.verify(log) { inspect(result.diagnostics, lines: [log]) }
    }
    if specification.isEmpty { return }
    let dumps = [log] + specification.enumerated().map { Source(path: "\($0).log", bytes: $1) }
    if let merged = compiler.importHierarchy(dumps) {
        inspect(merged.diagnostics, lines: dumps)
        precondition(!merged.compilation.diagnostics.contains { slips.contains($0.id) }, "a merge is not well written")
    }
    let sources = specification.enumerated().map { Source(path: "\($0).kindred.yaml", bytes: $1) }
    guard let result = compiler.compile(sources).verify(log) else { return }
    inspect(result.diagnostics, lines: [log])
    precondition(result.text(notes: true).hasSuffix("\n"), "the report does not end its last line")
}

/// Anything but a trap would go unnoticed.
private func inspect(_ diagnostics: [Compilation.Diagnostic], lines sources: [Source]) {
    for location in diagnostics.compactMap(\.location) {
        guard let source = sources.first(where: { $0.path == location.file }) else { continue }
        let lines = 1 + source.bytes.count { $0 == 0x0A || $0 == 0x0D }
        precondition(1...lines ~= location.line, "a place outside of its file")
    }
}
