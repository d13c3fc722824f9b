#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What `posix_spawn` does to files is an optional pointer on macOS.
func actions() -> Bool {
    // macOS: missing argument for parameter #1 in call
    var actions = posix_spawn_file_actions_t()
    return posix_spawn_file_actions_init(&actions) == 0
}
