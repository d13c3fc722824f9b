import KindredBase

/// Takes results on their way out, and remembers the first failure: nothing is written after it.
final class Stream {
    let descriptor: Descriptor
    private(set) var failure: SystemError?

    init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    var writer: ByteWriter { ByteWriter { self.write($0) } }

    func write(_ bytes: UnsafeRawBufferPointer) {
        if failure != nil { return }
        do throws(SystemError) { try descriptor.write(bytes) } catch { failure = error }
    }

    /// Nobody reads there any more.
    func close() { failure = failure ?? .closedPipe }

    /// Throws what went wrong; a reader that has seen enough is no failure.
    func check() throws(SystemError) {
        if let failure, failure != .closedPipe { throw failure }
    }
}
