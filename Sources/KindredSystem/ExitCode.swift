#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The result of a run: a closed set.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// The specification has errors, or warnings where those were not to be.
    case problems = 1
    /// Wrong usage or configuration.
    case usage = 2
    /// Something could not be read, written or run.
    case environment = 3
    /// There are differences, and they were to be told apart.
    case differences = 4

    /// Ends the process.
    package func end() -> Never { exit(rawValue) }
}
