#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Asks for memory in large pages: of a few megabytes that are filled from end to end, every small page would have to be
/// asked for when it is first touched, which takes longer than to fill it.
package enum LargePages {
    private static let size = 2 << 20
    /// What malloc takes from a heap at most is 32 megabytes.
    private static let heap = 24 << 20

    /// For all that is allocated from here on, a little at a time: by this thread, and by later ones that are given its heap.
    package static func preferForHeap() {
        #if os(Linux)
            // The first lies in a mapping of its own; freeing that tells malloc to take such sizes from the heap, and to
            // give back less of it. The second is the end of the heap, where everything else will be.
            for _ in 0..<2 {
                guard let memory = malloc(heap) else { return }
                prefer(for: UnsafeMutableRawBufferPointer(start: memory, count: heap))
                free(memory)
            }
        #endif
    }

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
