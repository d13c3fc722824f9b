#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The number of processors that this process may use.
enum Processors {
    static var count: Int { max(1, allowed ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// The number that `taskset` or a container leaves, where the system says it: only Linux does, and Swift does not see its
    /// `sched_getaffinity`.
    private static var allowed: Int? {
        guard let file = try? FileSystem.process.open("/proc/self/status", flags: O_RDONLY) else { return nil }
        defer { file.close() }
        guard let status = try? file.readAll(limit: 1 << 16) else { return nil }
        let key = Array("\nCpus_allowed:\t".utf8)
        guard let start = status.indices.first(where: { status[$0...].starts(with: key) }) else { return nil }
        let mask = status[(start + key.count)...].prefix { $0 != 0x0A }
        return mask.reduce(0) { $0 + (Character(Unicode.Scalar($1)).hexDigitValue ?? 0).nonzeroBitCount }
    }
}
