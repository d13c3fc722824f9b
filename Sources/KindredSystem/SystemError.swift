#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The reason why the system refused something.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(_ code: Int32) { self.code = code }

    /// The last call's error.
    static var last: SystemError { SystemError(errno) }

    package static let isFolder = SystemError(EISDIR)
    package static let missing = SystemError(ENOENT)
    static let closedPipe = SystemError(EPIPE)
    package static let noFolder = SystemError(ENOTDIR)
    package static let linkLoop = SystemError(ELOOP)
    package static let noAccess = SystemError(EACCES)
    package static let notPermitted = SystemError(EPERM)
    package static let notSupported = SystemError(ENOTSUP)
    package static let tooLarge = SystemError(EFBIG)
    static let exists = SystemError(EEXIST)

    /// Whether a program that can't be run is missing, or isn't one of this machine.
    package var concernsProgram: Bool { [ENOENT, ENOEXEC, EACCES].contains(code) }

    /// The reason in the system's words.
    package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
