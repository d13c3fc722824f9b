#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// macOS has `fcntl` with `F_RDADVISE`.
func readsAhead(_ file: Int32) -> Bool {
    // macOS: cannot find 'posix_fadvise' in scope
    posix_fadvise(file, 0, 0, POSIX_FADV_SEQUENTIAL) == 0
}
