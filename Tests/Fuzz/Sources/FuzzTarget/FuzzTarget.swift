import Kindred

/// The files in an input: a zero byte parts it.
public func sources(in bytes: [UInt8]) -> [Source] {
    bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).enumerated().map { number, part in
        Source(path: "\(number).kindred.yaml", bytes: Array(part))
    }
}

/// The whole way from bytes to report, graph, JSON and DOT.
public func compileAnything(_ bytes: [UInt8]) {
    // One thread: the fuzzer follows no others.
    let compilation = Compiler(options: .init(threads: 1)).compile(sources(in: bytes))
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
