#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// macOS has `pipe` alone, up to version 26.
func pipeEnds() -> (Int32, Int32)? {
    var ends: [Int32] = [0, 0]
    // macOS: 'pipe2' is only available in macOS 27.0 or newer
    return pipe2(&ends, O_CLOEXEC) == 0 ? (ends[0], ends[1]) : nil
}
