// Everything that macOS and Linux call differently, except for watches on folders.

#if canImport(Darwin)
    import Darwin

    extension stat {
        /// The time of the last change to the contents.
        var modification: timespec { st_mtimespec }
    }

    extension sigaction {
        /// The function that a signal calls.
        var handler: (@convention(c) (Int32) -> Void)? {
            get { self.__sigaction_u.__sa_handler }
            set { self.__sigaction_u.__sa_handler = newValue }
        }
    }

    package enum SystemCalls {
        /// The folder for caches in that of the user.
        package static let cacheFolder = "Library/Caches"
        /// The path of this program's file, links resolved.
        package static var programPath: String? {
            var name = [CChar](repeating: 0, count: Int(PATH_MAX))
            var size = UInt32(name.count)
            guard _NSGetExecutablePath(&name, &size) == 0, let resolved = realpath(name, nil) else { return nil }
            defer { free(resolved) }
            return String(cString: resolved)
        }

        /// The environment variables of the process, with nil after the last.
        static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron()?.pointee }
        /// The signals that end no process, besides those that both systems have.
        static var harmlessSignals: [Int32] { [SIGIO, SIGINFO] }

        /// The limit of the memory that the process may have.
        static var memoryLimit: rlimit {
            var limit = rlimit()
            getrlimit(RLIMIT_AS, &limit)
            return limit
        }

        // What `posix_spawn` takes, before it is initialised.
        static var spawnActions: posix_spawn_file_actions_t? { nil }
        static var spawnAttributes: posix_spawnattr_t? { nil }
        /// The flags that only this system has.
        static var spawnFlags: Int32 { Int32(POSIX_SPAWN_CLOEXEC_DEFAULT) }
    }
#else
    import Glibc

    extension stat {
        /// The time of the last change to the contents.
        var modification: timespec { st_mtim }
    }

    extension sigaction {
        /// The function that a signal calls.
        var handler: (@convention(c) (Int32) -> Void)? {
            get { self.__sigaction_handler.sa_handler }
            set { self.__sigaction_handler.sa_handler = newValue }
        }
    }

    package enum SystemCalls {
        /// The folder for caches in that of the user.
        package static let cacheFolder = ".cache"
        /// The path of this program's file, links resolved.
        package static var programPath: String? {
            guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
            defer { free(resolved) }
            return String(cString: resolved)
        }

        /// The environment variables of the process, with nil after the last.
        static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
        /// The signals that end no process, besides those that both systems have.
        static var harmlessSignals: [Int32] { [] }

        /// The limit of the memory that the process may have.
        static var memoryLimit: rlimit {
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            return limit
        }

        // What `posix_spawn` takes, before it is initialised.
        static var spawnActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
        static var spawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }
        /// The flags that only this system has.
        static var spawnFlags: Int32 { 0 }
    }
#endif

/// The calls whose names members of our types have as well: there, the members would be found first.
extension SystemCalls {
    static func closeFile(_ number: Int32) -> Int32 { close(number) }

    static func readBytes(_ number: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        read(number, buffer.baseAddress, buffer.count)
    }

    static func writeBytes(_ number: Int32, from buffer: UnsafeRawBufferPointer) -> Int {
        write(number, buffer.baseAddress, buffer.count)
    }

    static func openFile(_ path: UnsafePointer<CChar>, flags: Int32, permissions: mode_t) -> Int32 {
        open(path, flags, permissions)
    }

    static func renameFile(_ path: UnsafePointer<CChar>, to target: UnsafePointer<CChar>) -> Int32 {
        rename(path, target)
    }

    static func linkFile(_ path: UnsafePointer<CChar>, to name: UnsafePointer<CChar>) -> Int32 { link(path, name) }
}
