#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The last message when memory runs out. Swift can't continue then and ends the process with a trap.
enum Memory {
    /// Whether a signal can be such a trap.
    static func faults(_ number: Int32) -> Bool {
        switch number {
        case SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS: true
        default: false
        }
    }

    /// Ends the process with a message, unless there is memory.
    static func endIfExhausted() {
        if !isExhausted { return }
        let text: StaticString = "kindred: out of memory\n"
        _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
        _exit(ExitCode.environment.rawValue)
    }

    /// Whether the system refuses a large piece: three quarters of what the process may have, or a gigabyte.
    private static var isExhausted: Bool {
        let limit = SystemCalls.memoryLimit
        let size = limit.rlim_cur > 1 << 40 ? 1 << 30 : Int(limit.rlim_cur / 4 * 3)
        let piece = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        if piece == MAP_FAILED { return true }
        munmap(piece, size)
        return false
    }
}
