#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// macOS has `pthread_threadid_np`.
func threadNumber() -> Int32 {
    // macOS: cannot find 'gettid' in scope
    gettid()
}
