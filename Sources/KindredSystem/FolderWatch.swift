#if canImport(Darwin)
    import Darwin

    extension FolderWatch {
        fileprivate static let watchesFiles = true

        fileprivate static func makeQueue() -> Int32 { kqueue() }

        fileprivate func add(_ path: String, system: FileSystem) throws(SystemError) {
            guard let file = try? system.open(path, flags: O_EVTONLY) else { return }
            opened.append(file)
            let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB
            var change = kevent(
                ident: UInt(file.number), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(notes), data: 0, udata: nil)
            if kevent(queue.number, &change, 1, nil, 0, nil) < 0 { throw .last }
        }

        fileprivate func empty() {
            var event = kevent()
            var none = timespec()
            while kevent(queue.number, nil, 0, &event, 1, &none) > 0 {}
        }
    }
#else
    import Glibc

    extension FolderWatch {
        fileprivate static let watchesFiles = false

        fileprivate static func makeQueue() -> Int32 { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

        fileprivate func add(_ path: String, system: FileSystem) throws(SystemError) {
            let events =
                IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_MODIFY | IN_DELETE_SELF
                | IN_MOVE_SELF | IN_ATTRIB
            if inotify_add_watch(queue.number, system.located(path), UInt32(events)) < 0 {
                let error = SystemError.last
                if error != .missing { throw error }
            }
        }

        fileprivate func empty() {
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while read(queue.number, &buffer, buffer.count) > 0 {}
        }
    }
#endif

/// A watch that notices changes in folders, not in those below them.
///
/// A file that is saved under another name and renamed changes its folder, so folders are watched. On macOS a folder doesn't
/// change with the contents of its files, so those are watched too.
package final class FolderWatch {
    private let queue: Descriptor
    /// The files and folders that the queue refers to.
    private var opened: [Descriptor] = []

    /// - Throws: If the system watches no more, for instance because others watch so many.
    package init(folders: [String], files: [String], in system: FileSystem) throws(SystemError) {
        queue = Descriptor(Self.makeQueue())
        if queue.number < 0 { throw .last }
        // One that isn't there any more isn't watched: the watch on the folder above it notices that.
        for path in Self.watchesFiles ? folders + files : folders { try add(path, system: system) }
    }

    deinit {
        for each in opened { each.close() }
        queue.close()
    }

    package static func sleep(milliseconds: Int32) { poll(nil, 0, milliseconds) }

    /// Waits for a change; false if there is none in that time. -1 waits for ever.
    package func wait(milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: queue.number, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, milliseconds) > 0 else { return false }
        empty()
        return true
    }
}
