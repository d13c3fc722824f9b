import KindredBase

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program, fed and drained through pipes by one thread: it never waits for us while we wait for it.
final class ChildProcess {
    /// How it ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    private let process: pid_t
    private var input: Descriptor?
    private var output: Descriptor?
    private let result: Stream
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// Starts a program whose output goes to `result` and whose complaints go to ours.
    init(_ path: String, _ arguments: [String], in environment: Environment, result: Stream) throws(SystemError) {
        let toChild = try Pipe()
        let fromChild: Pipe
        do throws(SystemError) {
            fromChild = try Pipe()
        } catch {
            toChild.close()
            throw error
        }
        let streams = [toChild.reading, fromChild.writing, environment.errors]
        var process: pid_t = 0
        let status = spawn(&process, path, [path] + arguments, environment.variables(), streams)
        toChild.reading.close()
        fromChild.writing.close()
        guard status == 0 else {
            toChild.writing.close()
            fromChild.reading.close()
            throw SystemError(status)
        }
        _ = fcntl(toChild.writing.number, F_SETFL, O_NONBLOCK)
        self.process = process
        self.input = toChild.writing
        self.output = fromChild.reading
        self.result = result
    }

    deinit { buffer.deallocate() }

    /// What is written here is the program's input.
    var writer: ByteWriter { ByteWriter { self.feed($0) } }

    /// Ends its input, passes on the rest of its output and waits for its end.
    func finish() -> End {
        closeInput()
        while output != nil { exchange(nil) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    private func feed(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty, input != nil {
            let written = exchange(UnsafeRawBufferPointer(rebasing: rest))
            rest = rest.dropFirst(written)
        }
    }

    /// Waits until the program takes input or gives output, and does what can be done; returns how much it took.
    @discardableResult
    private func exchange(_ bytes: UnsafeRawBufferPointer?) -> Int {
        var requests = [
            pollfd(fd: bytes == nil ? -1 : input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&requests, 2, -1) > 0 else { return 0 }
        if requests[1].revents != 0 { drain() }
        guard requests[0].revents != 0, let bytes, let input else { return 0 }
        let written = input.writeSome(bytes)
        if written < 0, errno != EAGAIN, errno != EINTR { closeInput() }
        return max(0, written)
    }

    private func drain() {
        guard let output else { return }
        let count = output.readSome(into: buffer)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        if count > 0 { result.write(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        if count > 0, result.failure == nil { return }
        // Its end, or nobody wants more of it: then it need not go on.
        if count > 0 { kill(process, SIGTERM) }
        output.close()
        self.output = nil
        if count > 0 { closeInput() }
    }

    private func closeInput() {
        input?.close()
        input = nil
    }
}

/// Two ends, neither of which other programs get.
private struct Pipe {
    let reading: Descriptor
    let writing: Descriptor

    init() throws(SystemError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .last }
        // No other thread starts a program in between, which would hold them open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = Descriptor(ends[0])
        writing = Descriptor(ends[1])
    }

    func close() {
        reading.close()
        writing.close()
    }
}

/// Starts a program, without a shell, with these as its standard streams; 0 or what went wrong.
private func spawn(
    _ process: inout pid_t, _ path: String, _ arguments: [String], _ variables: [String], _ streams: [Descriptor]
) -> Int32 {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }
    // We ignore it; a child would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    #if canImport(Darwin)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT))
    #else
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    #endif
    let arguments = arguments.map { strdup($0) } + [nil]
    let variables = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawn(&process, path, &actions, &attributes, arguments, variables)
}
