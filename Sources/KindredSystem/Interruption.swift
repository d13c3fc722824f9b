import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Things that must not outlive the process when a signal ends it: half-written files, and the program that it has started.
package enum Interruption {
    /// A file to remove when the process ends: an index into a list that only grows.
    package struct Leftover {
        fileprivate let slot: UnsafeMutablePointer<Slot>

        /// Forgets the file, because it is complete, or gone.
        package func forget() {
            Interruption.withoutSignals { free(slot.pointee.exchange(nil)) }
        }
    }

    fileprivate struct Slot: ~Copyable {
        let next: UInt
        /// The address of a path, 0 for none.
        let path: Atomic<UInt>

        func exchange(_ path: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
            UnsafeMutablePointer(
                bitPattern: self.path.exchange(UInt(bitPattern: path), ordering: .acquiringAndReleasing))
        }
    }

    private static let slots = Atomic<UInt>(0)
    /// Whether Ctrl-C is the way in which the program is meant to end.
    private static let isQuiet = Atomic<Bool>(false)
    /// The process group of the program that runs, 0 for none.
    private static let child = Atomic<Int32>(0)

    /// The actions that each signal had before, such as to print a backtrace.
    private static let previous = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(signals.upperBound))
        actions.initialize(repeating: sigaction(), count: Int(signals.upperBound))
        return UInt(bitPattern: actions)
    }()
    private static let signals: Range<Int32> = 1..<65

    private static func previous(_ number: Int32) -> UnsafeMutablePointer<sigaction>? {
        UnsafeMutablePointer<sigaction>(bitPattern: previous)?.advanced(by: Int(number))
    }

    /// Sees to every signal that can be caught and would end the process.
    static func prepare() {
        for number in signals where !harmless.contains(number) {
            guard let previous = previous(number) else { continue }
            var action = sigaction()
            action.handler = handler
            action.sa_flags = Int32(SA_ONSTACK)
            // What the parent has chosen to ignore, as `nohup` does, stays ignored.
            if sigaction(number, &action, previous) == 0, isIgnored(previous.pointee) {
                sigaction(number, previous, nil)
            }
        }
    }

    /// Whether a signal is ignored. SIG_IGN is a number typed as a function, and functions can't be compared.
    private static func isIgnored(_ action: sigaction) -> Bool { unsafeBitCast(action.handler, to: Int.self) == 1 }

    /// Runs a body that no signal may interrupt, such as making something and noting it here.
    package static func withoutSignals<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Notes a file that must not outlive the process from now on. Call it without signals.
    package static func remove(_ path: UnsafePointer<CChar>) -> Leftover {
        var next = UnsafeMutablePointer<Slot>(bitPattern: slots.load(ordering: .acquiring))
        // Of thousands of files that are written together, each gets a place of its own at once.
        var left = 8
        while let slot = next, slot.pointee.path.load(ordering: .relaxed) != 0 {
            left -= 1
            next = left > 0 ? UnsafeMutablePointer(bitPattern: slot.pointee.next) : nil
        }
        let slot = next ?? addSlot()
        free(slot.pointee.exchange(strdup(path)))
        return Leftover(slot: slot)
    }

    private static func addSlot() -> UnsafeMutablePointer<Slot> {
        let slot = UnsafeMutablePointer<Slot>.allocate(capacity: 1)
        slot.initialize(to: Slot(next: slots.load(ordering: .acquiring), path: Atomic(0)))
        slots.store(UInt(bitPattern: slot), ordering: .releasing)
        return slot
    }

    /// Notes a program that must not outlive the process from now on, nor may what it starts; 0 when it has ended.
    static func end(_ group: pid_t) { child.store(group, ordering: .sequentiallyConsistent) }

    /// Makes Ctrl-C end the process from now on as if everything were done.
    package static func endsQuietly() {
        isQuiet.store(true, ordering: .sequentiallyConsistent)
        // Whoever started this may have blocked it for reasons of their own.
        var ending = sigset_t()
        sigemptyset(&ending)
        sigaddset(&ending, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &ending, nil)
    }

    /// The signals that cannot be caught, or end no process: children that end, windows that change, urgent data, stops.
    private static let harmless =
        SystemCalls.harmlessSignals + [
            SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
        ]

    /// The handler, which calls only what it may call, then lets the signal do what it did before.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        Interruption.cleanUp()
        if number == SIGINT, Interruption.isQuiet.load(ordering: .sequentiallyConsistent) { _exit(0) }
        if Memory.faults(number) { Memory.endIfExhausted() }
        sigaction(number, Interruption.previous(number), nil)
        raise(number)
    }

    private static func cleanUp() {
        let group = child.exchange(0, ordering: .sequentiallyConsistent)
        if group > 0 { kill(-group, SIGKILL) }
        var next = UnsafeMutablePointer<Slot>(bitPattern: slots.load(ordering: .acquiring))
        while let slot = next {
            if let path = slot.pointee.exchange(nil) { unlink(path) }
            next = UnsafeMutablePointer(bitPattern: slot.pointee.next)
        }
    }
}
