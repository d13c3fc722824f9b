import Kindred

/// The whole way from bytes to report, graph, JSON and DOT. A zero byte parts them into several files.
public func compileAnything(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let sources = parts.enumerated().map { number, part in Source(path: "\(number).kindred.yaml", bytes: Array(part)) }
    // One thread: the fuzzer follows no others.
    let compilation = Compiler(options: .init(threads: 1)).compile(sources)
    let text = compilation.text(notes: true)
    let outputs = [compilation.json(), compilation.dot(linkBase: "/", legend: true)]
    let hasGraph = compilation.graph != nil
    // Anything but a trap would go unnoticed.
    precondition(text.hasSuffix("\n"), "the report does not end its last line")
    precondition(outputs.allSatisfy { ($0 != nil) == hasGraph }, "a graph in one form, but not in another")
    // A scenario that fails leaves the graph as it is.
    precondition(hasGraph || compilation.hasErrors, "no graph, and no error that says why")
    precondition(compilation.diagnostics.allSatisfy { ($0.location?.line ?? 1) >= 1 }, "a line before the first")
}
