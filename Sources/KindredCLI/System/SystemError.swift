#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why the system refused something.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(_ code: Int32) { self.code = code }

    /// The last call's error.
    static var last: SystemError { SystemError(errno) }

    static let isFolder = SystemError(EISDIR)
    static let missing = SystemError(ENOENT)
    static let closedPipe = SystemError(EPIPE)
    static let noFolder = SystemError(ENOTDIR)
    static let linkLoop = SystemError(ELOOP)

    /// In the system's words.
    package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
