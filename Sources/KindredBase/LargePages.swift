#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Asks for memory in large pages: of a few megabytes that are filled from end to end, every small page would have to be
/// asked for when it is first touched, which takes longer than to fill it.
package enum LargePages {
    private static let size = 2 << 20

    /// To be called before the memory is touched. Only what lies in it as a whole becomes large; elsewhere nothing happens.
    package static func prefer(for memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= 2 * size, let base = memory.baseAddress else { return }
            let start = base.alignedUp(toMultipleOf: size)
            let length = (base + memory.count - start) / size * size
            // It is advice: where it is not taken, pages are small.
            madvise(start, length, MADV_HUGEPAGE)
        #endif
    }
}
