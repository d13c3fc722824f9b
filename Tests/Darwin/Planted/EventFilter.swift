#if canImport(Darwin)
    import Darwin

    /// A filter has 16 bits, and its constants have 32.
    func event(_ file: Int32) -> kevent {
        let filter = EVFILT_VNODE
        // macOS: cannot convert value of type 'Int32' to expected argument type 'Int16'
        return kevent(ident: UInt(file), filter: filter, flags: 0, fflags: 0, data: 0, udata: nil)
    }
#endif
