#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread is a pointer on macOS, which `pthread_create` writes as an optional.
func start(_ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?) -> Bool {
    // macOS: missing argument for parameter #1 in call
    var thread = pthread_t()
    return pthread_create(&thread, nil, body, nil) == 0
}
