import KindredPlatform

/// One output that several threads write, part by part. A thread makes a part in its own buffer and hands it on when all parts
/// before it are written.
///
/// No more than one buffer per thread is kept: a thread whose buffer is full before its turn waits. Writing JSON, the last
/// stage, is 15 % of the processor time of compiling 100,000 controllers.
package final class OrderedOutput: Sendable {
    private let turns: Turns
    // Called by one thread at a time: the one whose turn it is.
    private nonisolated(unsafe) let sink: ByteWriter.Sink

    /// Runs `body` on several threads; each asks its worker for parts until there are no more.
    package static func write(
        parts: Int, threads: Int, to sink: @escaping ByteWriter.Sink, body: @escaping @Sendable (Worker) -> Void
    ) {
        let output = OrderedOutput(parts: parts, sink: sink)
        let threads = max(1, min(threads, parts))
        onThreads(threads) { body(Worker(output: output, isAlone: threads == 1)) }
    }

    private init(parts: Int, sink: @escaping ByteWriter.Sink) {
        turns = Turns(parts: parts)
        self.sink = sink
    }

    fileprivate func take() -> Int? { turns.take() }

    fileprivate func write(_ bytes: UnsafeRawBufferPointer, of part: Int) {
        turns.wait(for: part)
        sink(bytes)
    }

    fileprivate func finish(_ part: Int) { turns.finish(part) }
}

extension OrderedOutput {
    /// One thread's side of the output: which part it is at.
    package final class Worker {
        /// A capacity that a part seldom exceeds.
        private static let capacity = 1 << 17

        private let output: OrderedOutput
        private let isAlone: Bool
        private var part: Int?

        fileprivate init(output: OrderedOutput, isAlone: Bool) {
            self.output = output
            self.isAlone = isAlone
        }

        /// The writer that the thread writes its parts to.
        package var writer: ByteWriter {
            // A single thread can hand on whatever it has.
            isAlone ? ByteWriter(to: write) : ByteWriter(capacity: Self.capacity, to: write)
        }

        /// The next part to make, when what `writer` holds of the last one is handed on.
        package func next(after writer: inout ByteWriter) -> Int? {
            let next = output.take()
            if next == nil || !isAlone { writer.flush() }
            if let part { output.finish(part) }
            part = next
            return next
        }

        private func write(_ bytes: UnsafeRawBufferPointer) {
            if let part { output.write(bytes, of: part) }
        }
    }
}
