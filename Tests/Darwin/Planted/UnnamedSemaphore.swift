#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Unnamed semaphores are deprecated on macOS, where they never worked.
func semaphore() -> Bool {
    var semaphore = sem_t()
    // macOS: 'sem_init' is deprecated
    return sem_init(&semaphore, 0, 1) == 0
}
