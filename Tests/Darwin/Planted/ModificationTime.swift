#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file's status has `st_mtimespec` on macOS.
func modified(_ status: stat) -> Int {
    // macOS: value of type 'stat' has no member 'st_mtim'
    status.st_mtim.tv_sec
}
