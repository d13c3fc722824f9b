#if DEBUG
    /// A place for the bytes of a recording.
    package protocol RecordingFile {
        /// Writes bytes from an offset on. If it throws, it may have written a part of them.
        mutating func write(_ bytes: [UInt8], at offset: Int) throws
        /// Drops everything from an offset on.
        mutating func truncate(to offset: Int) throws
    }

    /// Writes entries so that the file is whole JSON after each one, because an app may be killed at any time.
    package struct RecordingStream<File: RecordingFile> {
        /// The reason that a recording takes no more entries.
        package enum Ending: Equatable, Sendable {
            /// The next entry would have made the file too long.
            case full
            /// The file couldn't be written, for example because the disk is full.
            case failed(String)
        }

        /// The length of a file, at most: a run of days fills no disk.
        package static var maximumBytes: Int { 64 << 20 }

        package private(set) var file: File
        package private(set) var ending: Ending?
        /// The length of the file.
        package private(set) var count = 0
        private let limit: Int
        private var isEmpty = true
        private var lastTime = 0
        private var snapshots = 0
        /// The number of each snapshot, by its JSON: equal bytes are the same hierarchy.
        private var known: [[UInt8]: Int] = [:]
        private let closing = Array("\n]}\n".utf8)

        package init(_ file: File, header: RecordingHeader, limit: Int = Self.maximumBytes) throws {
            (self.file, self.limit) = (file, limit)
            let bytes = header.opening + closing
            try self.file.write(bytes, at: 0)
            count = bytes.count
        }

        /// Appends a snapshot, or its number if it came before. One with a name is always written out.
        package mutating func append(_ snapshot: Snapshot, at time: Int) {
            guard ending == nil else { return }
            let windows = snapshot.windowsJSON
            let body = snapshot.json(windows: windows)
            var key = snapshot
            key.name = nil
            let unnamed = snapshot.name == nil ? body : key.json(windows: windows)
            if snapshot.name == nil, let number = known[unnamed] {
                return append(at: time) { $0.add("again", value: number) }
            }
            append(at: time) { $0.add("snapshot", json: body) }
            guard ending == nil else { return }
            snapshots += 1
            if known[unnamed] == nil { known[unnamed] = snapshots }
        }

        /// Appends an event.
        package mutating func append(_ event: RecordedEvent, at time: Int) {
            guard ending == nil else { return }
            append(at: time) { event.write(to: &$0) }
        }

        private mutating func append(at time: Int, _ body: (inout JSONText) -> Void) {
            lastTime = max(lastTime, time)
            var text = JSONText()
            text.object { text in
                text.add("at", value: lastTime)
                body(&text)
            }
            let bytes = (isEmpty ? "\n" : ",\n").utf8 + text.bytes + closing
            let end = count - closing.count
            guard end + bytes.count <= limit else { return stop(.full) }
            do {
                try file.write(bytes, at: end)
                count = end + bytes.count
                isEmpty = false
            } catch {
                stop(.failed(String(describing: error)))
                // The place of the old end is taken already, so this needs no more of a full disk.
                try? file.truncate(to: end)
                try? file.write(closing, at: end)
            }
        }

        private mutating func stop(_ ending: Ending) {
            self.ending = ending
            known = [:]
        }
    }
#endif
