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

    /// Throws a write error, except if the reader has closed its end.
    func check() throws(SystemError) {
        if let failure, failure != .closedPipe { throw failure }
    }
}
