#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A mode has 16 bits on macOS.
func permissions(_ status: stat) -> UInt32 {
    // macOS: cannot convert return expression of type 'UInt16' to return type 'UInt32'
    status.st_mode & 0o777
}
