import KindredPlatform
import KindredText

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program, fed and drained through pipes by one thread: it never waits for us while we wait for it.
package final class ChildProcess {
    /// The way in which the program ended.
    package enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The end by us, because the program took too long.
        case timeout
    }

    private let process: pid_t
    private var input: Descriptor?
    /// The reading end of the program's input, kept open to see what it has left unread.
    private let unread: Descriptor
    private var output: Descriptor?
    private var errors: Descriptor?
    private let result: Stream
    private let deadline: Deadline
    private var isLate = false
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// The lines that the program has written to its standard error.
    package private(set) var complaints = Complaints()
    package private(set) var hasWritten = false
    /// Whether the program took all of its input; known at its end.
    package private(set) var hasRead = true

    /// Starts a program whose output goes to `result`.
    package init(
        path: String, arguments: [String], in environment: Environment, result: Stream, deadline: Deadline
    ) throws(SystemError) {
        let pipes = try Pipe.make(3)
        let (toChild, fromChild, complaints) = (pipes[0], pipes[1], pipes[2])
        do throws(SystemError) {
            process = try Interruption.withoutSignals { () throws(SystemError) in
                let process = try spawn(
                    path, arguments: [path] + arguments, variables: environment.variables(),
                    streams: [toChild.reading, fromChild.writing, complaints.writing])
                Interruption.end(process)
                return process
            }
        } catch {
            for pipe in pipes { pipe.close() }
            throw error
        }
        fromChild.writing.close()
        complaints.writing.close()
        _ = fcntl(toChild.writing.number, F_SETFL, O_NONBLOCK)
        input = toChild.writing
        unread = toChild.reading
        output = fromChild.reading
        errors = complaints.reading
        self.result = result
        self.deadline = deadline
    }

    deinit {
        buffer.deallocate()
        unread.close()
    }

    /// The writer of the program's input.
    package var writer: ByteWriter { ByteWriter { self.feed($0) } }

    /// Ends its input, passes on the rest of its output and waits for its end.
    package func finish() -> End {
        closeInput()
        while output != nil || errors != nil { exchange(nil) }
        let status = wait()
        // Nobody writes there any more, so this doesn't wait.
        if unread.readSome(into: buffer) > 0 { hasRead = false }
        if isLate { return .timeout }
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    private func wait() -> Int32 {
        var pause: Int32 = 0
        while true {
            // Once it has been waited for, another process may get its number.
            let status = Interruption.withoutSignals {
                var status: Int32 = 0
                let ended = waitpid(process, &status, WNOHANG)
                if ended != 0 { Interruption.end(0) }
                return ended == 0 ? nil : status
            }
            if let status { return status }
            if deadline.isOver, !isLate { stop(late: true) }
            _ = poll(nil, 0, pause)
            pause = min(pause * 2 + 1, 50)
        }
    }

    private func feed(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty, input != nil {
            let written = exchange(UnsafeRawBufferPointer(rebasing: rest))
            rest = rest.dropFirst(written)
        }
        if !rest.isEmpty { hasRead = false }
    }

    /// Waits until the program takes input or gives output, and does what can be done; returns how much it took.
    @discardableResult
    private func exchange(_ bytes: UnsafeRawBufferPointer?) -> Int {
        var requests = [
            pollfd(fd: bytes == nil ? -1 : input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
            // Only to see whether somebody still reads there.
            pollfd(fd: result.descriptor.number, events: 0, revents: 0),
        ]
        let count = poll(&requests, nfds_t(requests.count), deadline.milliseconds)
        if deadline.isOver { stop(late: true) }
        guard count > 0 else { return 0 }
        if requests[1].revents != 0 { drainOutput() }
        if requests[2].revents != 0 { drainErrors() }
        if requests[3].revents & Int16(POLLERR | POLLHUP) != 0 {
            result.close()
            stop()
        }
        // With both closed it can't write any more, so it needs no input.
        if output == nil, errors == nil { closeInput() }
        guard requests[0].revents != 0, let bytes, let input else { return 0 }
        let written = input.writeSome(bytes)
        if written < 0, errno != EAGAIN, errno != EINTR { closeInput() }
        return max(0, written)
    }

    private func drainOutput() {
        guard let output else { return }
        let count = output.readSome(into: buffer)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            output.close()
            self.output = nil
            return
        }
        hasWritten = true
        result.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        if result.failure != nil { stop() }
    }

    private func drainErrors() {
        guard let errors else { return }
        let count = errors.readSome(into: buffer)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        if count > 0 { return complaints.add(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        errors.close()
        self.errors = nil
    }

    /// Ends the program and all that it has started.
    private func stop(late: Bool = false) {
        if late { isLate = true }
        kill(-process, SIGKILL)
        closeInput()
        for descriptor in [output, errors] { descriptor?.close() }
        (output, errors) = (nil, nil)
    }

    private func closeInput() {
        input?.close()
        input = nil
    }
}

/// The time by which something must have ended.
package struct Deadline {
    /// The time in nanoseconds of the clock that goes on evenly; nil for never.
    private let end: UInt64?

    /// - Parameter seconds: 0 for never.
    package init(seconds: Int) { end = seconds == 0 ? nil : Timings.now + UInt64(seconds) * 1_000_000_000 }

    var isOver: Bool { end.map { Timings.now >= $0 } ?? false }

    /// The time that is left, as `poll` takes it.
    var milliseconds: Int32 {
        guard let end else { return -1 }
        let now = Timings.now
        return now >= end ? 0 : Int32(clamping: (end - now) / 1_000_000 + 1)
    }
}
