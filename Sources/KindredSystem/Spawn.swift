#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Two ends of a pipe that child processes don't inherit.
struct Pipe {
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

    /// Makes a number of pipes, all or none.
    static func make(_ count: Int) throws(SystemError) -> [Pipe] {
        var pipes: [Pipe] = []
        do throws(SystemError) {
            for _ in 0..<count { pipes.append(try Pipe()) }
        } catch {
            for pipe in pipes { pipe.close() }
            throw error
        }
        return pipes
    }

    func close() {
        reading.close()
        writing.close()
    }
}

/// Starts a program, without a shell, with these as its standard streams, in a process group of its own.
func spawn(
    _ path: String, arguments: [String], variables: [String], streams: [Descriptor]
) throws(SystemError) -> pid_t {
    var (actions, attributes) = (SystemCalls.spawnActions, SystemCalls.spawnAttributes)
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }
    // We ignore some signals, and block all for a moment; a child would inherit that.
    var (ignored, blocked) = (sigset_t(), sigset_t())
    for set in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, set) }
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, Int16(flags | SystemCalls.spawnFlags))
    let arguments = arguments.map { strdup($0) } + [nil]
    let variables = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, &attributes, arguments, variables)
    if status != 0 { throw SystemError(status) }
    return process
}
