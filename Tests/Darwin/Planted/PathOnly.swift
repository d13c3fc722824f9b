#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// macOS has `O_EVTONLY` and `O_SYMLINK`.
func handle(_ path: String) -> Int32 {
    // macOS: cannot find 'O_PATH' in scope
    open(path, O_PATH)
}
