#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// macOS knows `MAP_ANONYMOUS`, but not this.
func memory(_ count: Int) -> UnsafeMutableRawPointer? {
    // macOS: cannot find 'MAP_POPULATE' in scope
    mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
}
