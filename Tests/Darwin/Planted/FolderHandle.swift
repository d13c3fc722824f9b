#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open folder is a pointer to `DIR` on macOS.
func open(folder path: String) -> OpaquePointer? {
    // macOS: cannot convert return expression of type 'UnsafeMutablePointer<DIR>?'
    opendir(path)
}
