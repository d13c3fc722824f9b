import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Removes the temporary file that is being written when the user or the system ends the process.
enum Interruption {
    /// The address of the path, 0 for none; whoever takes it out owns it.
    private static let pending = Atomic<UInt>(0)

    private static func exchange(_ path: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
        UnsafeMutablePointer(bitPattern: pending.exchange(UInt(bitPattern: path), ordering: .acquiringAndReleasing))
    }

    /// From now on `path` does not outlive the process.
    static func remove(_ path: String) {
        free(exchange(strdup(path)))
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // What the parent has chosen to ignore, as `nohup` does, stays ignored.
            if signal(number, handler).map({ unsafeBitCast($0, to: Int.self) }) == ignored { signal(number, SIG_IGN) }
        }
    }

    /// The file is complete, or gone.
    static func keep() { free(exchange(nil)) }

    /// SIG_IGN is a number in the clothes of a function; functions cannot be compared.
    private static let ignored = 1

    /// Calls only what a handler may call, then lets the signal do what it does.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        if let path = Interruption.exchange(nil) { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
    }
}
