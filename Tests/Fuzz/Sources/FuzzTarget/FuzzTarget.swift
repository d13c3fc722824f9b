import Kindred

/// One input of libFuzzer: the whole way from bytes to report, graph, JSON and DOT. A zero byte parts it into several files.
@_cdecl("LLVMFuzzerTestOneInput")
public func compileAnything(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let sources = parts.enumerated().map { number, part in Source(path: "\(number).kindred.yaml", bytes: Array(part)) }
    // One thread: the fuzzer follows no others.
    let compilation = Compiler(options: .init(threads: 1)).compile(sources)
    let text = compilation.text(notes: true)
    let outputs = [compilation.json(), compilation.dot(linkBase: "/", legend: true)]
    let isWhole = compilation.graph != nil && outputs.allSatisfy { $0 != nil }
    // Anything but a trap would go unnoticed.
    precondition(text.hasSuffix("\n"), "the report does not end its last line")
    precondition(compilation.hasErrors != isWhole, "a graph in spite of errors, or none without")
    precondition(compilation.diagnostics.allSatisfy { ($0.location?.line ?? 1) >= 1 }, "a line before the first")
    return 0
}
