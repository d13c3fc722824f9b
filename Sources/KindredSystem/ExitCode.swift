#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The result of a run: a closed set.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// The specification has errors, or warnings that count as errors.
    case errors = 1
    /// Wrong usage or configuration.
    case usage = 2
    /// A failure: something could not be read, written or run.
    case environment = 3
    /// A comparison that found differences, where the option `--exit-code` asks for this code.
    case differences = 4

    /// Ends the process.
    package func end() -> Never { exit(rawValue) }
}
