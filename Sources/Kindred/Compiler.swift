/// Compiles specifications of view controller families: texts in, diagnostics and the resolved graph out.
///
/// Works in memory and does no input or output of its own.
public struct Compiler: Sendable {
    public struct Options: Sendable {
        /// How many threads may work at once.
        public var threads: Int

        public init(threads: Int = 2) {
            self.threads = threads
        }
    }

    public var options: Options

    public init(options: Options = Options()) {
        self.options = options
    }

    /// Compiles all sources together: names are shared among them, and their order does not matter.
    public func compile(_ sources: [Source]) -> Compilation {
        let inputs = sources.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        return Compilation(pipeline: Pipeline(inputs: inputs, threads: options.threads), threads: options.threads)
    }
}

/// One specification: the path by which it is known, and its text.
public struct Source: Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
