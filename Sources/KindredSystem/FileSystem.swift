#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files as seen from one current folder.
package struct FileSystem: Sendable {
    /// The prefix of relative paths; empty for the current folder of the process.
    private let base: String
    /// The names of the current folder from the root: a link may have led to it.
    package let currentFolders: @Sendable () -> [String]

    /// Sees the files from another folder than the process does.
    package init(currentFolder: String) {
        base = currentFolder + "/"
        currentFolders = { [currentFolder] }
    }

    private init(base: String, currentFolders: @escaping @Sendable () -> [String]) {
        self.base = base
        self.currentFolders = currentFolders
    }

    /// The permissions of a file that is made; the user's mask takes from them.
    private static let permissions: mode_t = 0o666

    package static let process = FileSystem(base: "") { namesOfCurrentFolder() }

    package struct Status {
        package enum Kind { case file, folder, link, other }

        package let kind: Kind
        package let size: Int
        package let permissions: mode_t
        package let owner: uid_t
        package let group: gid_t
        package let identity: FileIdentity
        /// The number of names that the file has.
        package let links: Int
        /// The time of the last change to the contents, in nanoseconds.
        package let modified: Int

        fileprivate init(_ raw: stat) {
            kind =
                switch raw.st_mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                case S_IFLNK: .link
                default: .other
                }
            size = Int(raw.st_size)
            links = Int(raw.st_nlink)
            permissions = raw.st_mode & 0o7777
            owner = raw.st_uid
            group = raw.st_gid
            modified = raw.modification.tv_sec &* 1_000_000_000 &+ raw.modification.tv_nsec
            identity = FileIdentity(device: UInt64(truncatingIfNeeded: raw.st_dev), number: UInt64(raw.st_ino))
        }
    }

    /// The path as the process would write it.
    package func located(_ path: String) -> String {
        path.utf8.first == 0x2F || base.isEmpty ? path : base + path
    }

    package func status(_ path: String, followsLinks: Bool = true) throws(SystemError) -> Status {
        var raw = stat()
        let status = followsLinks ? stat(located(path), &raw) : lstat(located(path), &raw)
        if status == 0 { return Status(raw) }
        guard errno == ENAMETOOLONG else { throw .last }
        let descriptor = try open(path, flags: O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
        defer { descriptor.close() }
        return try self.status(of: descriptor)
    }

    package func status(of descriptor: Descriptor) throws(SystemError) -> Status {
        var raw = stat()
        guard fstat(descriptor.number, &raw) == 0 else { throw .last }
        return Status(raw)
    }

    /// The purpose of opening a file.
    package enum Purpose {
        /// Reading it, or writing over what is in it.
        case reading, writing
        /// Adding something to its end; it is made if there is none.
        case appending
        /// Making it, where there is none.
        case making

        fileprivate var flags: Int32 {
            switch self {
            case .reading: O_RDONLY
            case .writing: O_WRONLY
            case .appending: O_WRONLY | O_APPEND | O_CREAT
            case .making: O_WRONLY | O_CREAT | O_EXCL
            }
        }
    }

    package func open(_ path: String, for purpose: Purpose) throws(SystemError) -> Descriptor {
        try open(path, flags: purpose.flags)
    }

    package func open(_ path: SystemPath, for purpose: Purpose) throws(SystemError) -> Descriptor {
        try open(path, flags: purpose.flags)
    }

    func open(_ path: String, flags: Int32) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try open(SystemPath(path.utf8), flags: flags)
        } catch {
            if error != SystemError(ENAMETOOLONG) { throw error }
            return try openInSteps(located(path), flags: flags)
        }
    }

    private func open(_ path: SystemPath, flags: Int32) throws(SystemError) -> Descriptor {
        let path = located(path)
        while true {
            let number = path.withCString {
                SystemCalls.openFile($0, flags: flags | O_CLOEXEC, permissions: Self.permissions)
            }
            if number >= 0 { return Descriptor(number) }
            if errno != EINTR { throw .last }
        }
    }

    /// Opens a file a part of its path at a time: the system limits the length of a path, but not how deep folders are.
    private func openInSteps(_ path: String, flags: Int32) throws(SystemError) -> Descriptor {
        var folder: Descriptor?
        defer { folder?.close() }
        var rest = Substring(path).utf8
        while rest.count > 1_000, let slash = rest.prefix(1_000).lastIndex(of: 0x2F), slash > rest.startIndex {
            let step = String(Substring(rest[..<slash]))
            let next = openat(folder?.number ?? AT_FDCWD, step, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if next < 0 { throw .last }
            folder?.close()
            folder = Descriptor(next)
            rest = rest[slash...].drop { $0 == 0x2F }
        }
        let number = openat(folder?.number ?? AT_FDCWD, String(Substring(rest)), flags | O_CLOEXEC, Self.permissions)
        if number < 0 { throw .last }
        return Descriptor(number)
    }

    /// Calls `body` with the name of each entry of a folder, and with its kind if the system gives it at no cost.
    package func forEachEntry(
        of folder: String, body: (_ name: UnsafePointer<CChar>, _ kind: Status.Kind?) -> Void
    ) throws(SystemError) {
        let descriptor = try open(folder, flags: O_RDONLY | O_DIRECTORY)
        guard let entries = fdopendir(descriptor.number) else {
            let error = SystemError.last
            descriptor.close()
            throw error
        }
        defer { closedir(entries) }
        let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        while true {
            errno = 0
            guard let entry = readdir(entries) else {
                if errno == 0 { return }
                throw .last
            }
            let kind: Status.Kind? =
                switch Int(entry.pointee.d_type) {
                case Int(DT_REG): .file
                case Int(DT_DIR): .folder
                case Int(DT_LNK): .link
                case Int(DT_UNKNOWN): nil
                default: .other
                }
            body((UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self), kind)
        }
    }

    /// Follows links until a path isn't a link; it need not exist.
    package func resolved(_ path: String) throws(SystemError) -> SystemPath {
        var path = SystemPath(path.utf8)
        for _ in 0..<40 {
            var target = [UInt8](repeating: 0, count: 4_096)
            let length = target.withUnsafeMutableBytes { buffer in
                buffer.withMemoryRebound(to: CChar.self) { buffer in
                    buffer.baseAddress.map { base in
                        located(path).withCString { readlink($0, base, buffer.count) }
                    } ?? -1
                }
            }
            guard length >= 0 else {
                // EINVAL: no link.
                if errno == EINVAL || errno == ENOENT { return path }
                throw .last
            }
            let name = SystemPath(target[..<length])
            path = name.isAbsolute ? name : path.beside(name.bytes)
        }
        throw SystemError(ELOOP)
    }

    /// The path from the root without links; nil if there is nothing, or its name isn't UTF-8.
    package func realPath(_ path: String) -> String? {
        guard let name = realpath(located(path), nil) else { return nil }
        defer { free(name) }
        return String(validatingCString: name)
    }

    package func exists(_ path: String) -> Bool { exists(SystemPath(path.utf8)) }

    func exists(_ path: SystemPath) -> Bool { isAccessible(path, mode: F_OK) }

    package func isWritable(_ path: String) -> Bool { isWritable(SystemPath(path.utf8)) }

    package func isWritable(_ path: SystemPath) -> Bool { isAccessible(path, mode: W_OK) }

    func isExecutable(_ path: SystemPath) -> Bool { isAccessible(path, mode: X_OK) }

    private func isAccessible(_ path: SystemPath, mode: Int32) -> Bool {
        located(path).withCString { access($0, mode) == 0 }
    }

    /// Returns the status of a file, or nil where there is nothing.
    package func statusIfAny(_ path: String) throws(SystemError) -> Status? {
        do throws(SystemError) {
            return try status(path)
        } catch {
            if error == .missing { return nil }
            throw error
        }
    }
}

private func namesOfCurrentFolder() -> [String] {
    var names: [String] = []
    if let name = getcwd(nil, 0) {
        names.append(String(cString: name))
        free(name)
    }
    // What the shell calls it, if it is right.
    let files = FileSystem.process
    if let name = getenv("PWD").map({ String(cString: $0) }), name.utf8.first == 0x2F, !names.contains(name),
        let there = try? files.status(name), let here = try? files.status("."), there.identity == here.identity
    {
        names.append(name)
    }
    return names
}

/// The identity of a file, whatever it is called.
package struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
}
