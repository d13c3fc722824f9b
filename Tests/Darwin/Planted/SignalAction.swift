#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The union in `sigaction` is called `__sigaction_u` on macOS.
func ignore(_ signal: Int32) {
    var action = sigaction()
    // macOS: has no member '__sigaction_handler'
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(signal, &action, nil)
}
