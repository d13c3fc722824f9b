#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Swift refuses `fork` on macOS: programs are started with `posix_spawn`.
func split() -> Int32 {
    // macOS: 'fork()' is unavailable
    fork()
}
