/// A compiler for specifications of view controller families: texts in, diagnostics and the resolved graph out.
///
/// Works in memory and does no input or output of its own.
public struct Compiler: Sendable {
    /// The options of a compiler.
    public struct Options: Sendable {
        /// The number of threads that may work at once.
        public var threads: Int

        /// Creates options with a number of threads.
        public init(threads: Int = 2) {
            self.threads = threads
        }
    }

    /// The options of each compilation.
    public var options: Options

    /// Creates a compiler with options.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Compiles all sources together: names are shared among them, and their order does not matter.
    public func compile(_ sources: [Source]) -> Compilation {
        let inputs = sources.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        return Compilation(pipeline: Pipeline(inputs: inputs, threads: options.threads), threads: options.threads)
    }
}

/// A text to read, such as a specification, and the path by which it is known.
public struct Source: Sendable {
    /// The path in diagnostics; there need not be such a file.
    public var path: String
    /// The text in UTF-8.
    public var bytes: [UInt8]

    /// Creates a source from the bytes of a text.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a source from a string.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
