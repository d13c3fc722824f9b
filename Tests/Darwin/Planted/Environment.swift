#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program on macOS asks `_NSGetEnviron()`.
func firstVariable() -> UnsafeMutablePointer<CChar>? {
    // macOS: cannot find 'environ' in scope
    environ[0]
}
