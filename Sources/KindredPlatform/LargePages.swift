#if os(Linux)
    import Glibc

    /// Asks for large pages. The system may ignore it: then pages are small.
    private func advise(_ start: UnsafeMutableRawPointer, length: Int) { madvise(start, length, MADV_HUGEPAGE) }
#else
    private func advise(_ start: UnsafeMutableRawPointer, length: Int) {}
#endif

/// Asks for memory in large pages. The system hands out each small page when it is first touched, which takes longer than
/// filling it.
///
/// Without this, compiling 100,000 controllers in one file takes 4 % more processor time.
package enum LargePages {
    private static let size = 2 << 20

    /// Asks for large pages; memory must be untouched. Only pages wholly inside it become large; elsewhere nothing happens.
    package static func prefer(for memory: UnsafeMutableRawBufferPointer) {
        guard memory.count >= 2 * size, let base = memory.baseAddress else { return }
        let start = base.alignedUp(toMultipleOf: size)
        advise(start, length: (base + memory.count - start) / size * size)
    }

    /// Asks for large pages for this thread's heap, but not for the next few: a small task needs no more. Memory that is freed stays.
    ///
    /// The allocator of Linux maps what is larger than all that was ever freed, and unmaps it again; what is smaller comes from
    /// the heap, and stays there when it is freed. So one large block is freed first, then a part of the heap.
    ///
    /// Without this, compiling many files takes a tenth longer. For one file it costs up to a millisecond, and only many
    /// diagnostics are a few per cent faster.
    package static func preferForHeap() {
        #if os(Linux)
            let (largest, part) = (16 << 20, 15 << 20)
            release([reserve(largest, small: 0)])
            release([reserve(part, small: size), reserve(part, small: 0)])
        #endif
    }

    #if os(Linux)
        private static func reserve(_ count: Int, small: Int) -> UnsafeMutableRawPointer? {
            guard let block = malloc(count) else { return nil }
            prefer(for: UnsafeMutableRawBufferPointer(start: block + small, count: count - small))
            return block
        }

        private static func release(_ blocks: [UnsafeMutableRawPointer?]) {
            for block in blocks { free(block) }
        }
    #endif
}
