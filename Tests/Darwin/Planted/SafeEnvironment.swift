#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// macOS has `getenv` and `issetugid`.
func variable(_ name: String) -> UnsafeMutablePointer<CChar>? {
    // macOS: cannot find 'secure_getenv' in scope
    secure_getenv(name)
}
