import KindredText

/// A stream of results on their way out, which remembers the first failure: nothing is written after it.
package final class Stream {
    let descriptor: Descriptor
    package private(set) var failure: SystemError?
    private let keep: ((UnsafeRawBufferPointer) -> Void)?

    package init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
        keep = nil
    }

    /// Makes a stream that passes everything on in memory.
    package init(keeping keep: @escaping (UnsafeRawBufferPointer) -> Void) {
        descriptor = Descriptor(-1)
        self.keep = keep
    }

    package var writer: ByteWriter { ByteWriter { self.write($0) } }

    package func write(_ bytes: UnsafeRawBufferPointer) {
        if failure != nil { return }
        if let keep { return keep(bytes) }
        do throws(SystemError) { try descriptor.write(bytes) } catch { failure = error }
    }

    package func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

    /// Notes that nobody reads the stream any more.
    func close() { failure = failure ?? .closedPipe }

    /// Throws a write error, except if the reader has closed its end.
    package func check() throws(SystemError) {
        if let failure, failure != .closedPipe { throw failure }
    }
}
