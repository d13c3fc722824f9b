import KindredPlatform
import KindredText

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file, pipe or terminal. Its opener closes it.
package struct Descriptor: Sendable {
    package let number: Int32

    package init(_ number: Int32) { self.number = number }

    @discardableResult
    package func close() -> SystemError? {
        let status = SystemCalls.closeFile(number)
        // After EINTR the descriptor is closed as well.
        return status == 0 || errno == EINTR ? nil : .last
    }

    /// Reads everything to the end; nil where there is more than `limit` bytes.
    package func readAll(expecting size: Int = 0, limit: Int) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        // One byte more, so that a file of the expected size ends within the first buffer.
        var room = min(max(size, 1 << 12), limit) + 1
        while true {
            let chunk = try chunk(room)
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if bytes.count > limit { return nil }
            if chunk.count < room { return bytes }
            room = min(bytes.count, limit - bytes.count) + 1
        }
    }

    private func chunk(_ room: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        // With room for a text's padding, so that adding it moves nothing.
        let chunk = [UInt8](unsafeUninitializedCapacity: room + SourceText.padding) { buffer, used in
            let target = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: room)
            LargePages.prefer(for: target)
            do throws(SystemError) { used = try read(into: target) } catch { failure = error }
        }
        if let failure { throw failure }
        return chunk
    }

    /// Fills the buffer as far as there is input; 0 at the end only.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = readSome(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if count == 0 { break }
            if count > 0 {
                filled += count
            } else if errno == EAGAIN {
                wait(for: Int16(POLLIN))
            } else if errno != EINTR {
                throw .last
            }
        }
        return filled
    }

    /// Writes all of it, however often the system takes only a part.
    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var written = 0
        while written < bytes.count, let base = bytes.baseAddress {
            // macOS refuses more than 2 GiB at once.
            let count = writeSome(
                UnsafeRawBufferPointer(start: base + written, count: min(bytes.count - written, 1 << 30)))
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                wait(for: Int16(POLLOUT))
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// Writes as much as one call takes, and returns how much; -1 leaves the reason in `errno`.
    func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int { SystemCalls.writeBytes(number, from: bytes) }

    /// Reads as much as one call gives, and returns how much: 0 at the end; -1 leaves the reason in `errno`.
    func readSome(into buffer: UnsafeMutableRawBufferPointer) -> Int { SystemCalls.readBytes(number, into: buffer) }

    /// Cuts a file off after a number of bytes.
    package func cut(at size: Int) { ftruncate(number, off_t(size)) }

    private func wait(for events: Int16) {
        var request = pollfd(fd: number, events: events, revents: 0)
        poll(&request, 1, -1)
    }
}
