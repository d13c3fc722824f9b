#if canImport(Darwin)
    import Darwin

    /// macOS has `kqueue`. Swift's Glibc leaves these out, so they would come from a C target of its own on Linux.
    func eventQueue() -> Int32 {
        // macOS: cannot find 'epoll_create1' in scope
        epoll_create1(0)
    }
#endif
