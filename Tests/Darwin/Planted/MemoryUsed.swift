#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Whose usage it is, is a plain number on macOS.
func usage() -> rusage {
    var usage = rusage()
    // macOS: has no member 'rawValue'
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
}
