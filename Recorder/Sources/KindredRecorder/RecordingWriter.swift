#if canImport(UIKit) && DEBUG
    import Foundation
    import KindredRecording

    /// Writes a recording on a queue of its own.
    package final class RecordingWriter: @unchecked Sendable {
        /// The length of a file, at most.
        package static var maximumBytes: Int { RecordingStream<DiskFile>.maximumBytes }

        /// Entries can be as deep as a hierarchy, which the small stack of a queue's thread must hold: see
        /// `HierarchyReader.maximumDepth`.
        private let queue = DispatchQueue(label: "KindredRecorder.file", qos: .utility)
        /// The open file, used on the queue alone.
        private var stream: RecordingStream<DiskFile>?
        private let lock = NSLock()
        private var isStopped = false

        init(_ file: URL, header: RecordingHeader, limit: Int) throws {
            let disk = try DiskFile(file)
            do {
                stream = try RecordingStream(disk, header: header, limit: limit)
            } catch {
                // A file without a whole header is of no use to anyone.
                disk.close()
                try? FileManager.default.removeItem(at: file)
                throw error
            }
        }

        /// Whether nothing more will be written.
        var hasEnded: Bool {
            lock.lock()
            defer { lock.unlock() }
            return isStopped
        }

        func append(_ snapshot: Snapshot, at time: Int) { write { $0?.append(snapshot, at: time) } }

        func append(_ event: RecordedEvent, at time: Int) { write { $0?.append(event, at: time) } }

        /// Returns when everything so far is written.
        func wait() { queue.sync {} }

        /// Ends it when everything is written.
        func close() { queue.sync { finish() } }

        private func write(_ body: @escaping @Sendable (inout RecordingStream<DiskFile>?) -> Void) {
            queue.async {
                body(&self.stream)
                self.finishIfEnded()
            }
        }

        private func finishIfEnded() {
            guard let ending = stream?.ending else { return }
            switch ending {
            case .full: NSLog("KindredRecorder has ended a recording: it has its full length")
            case .failed(let reason): NSLog("KindredRecorder has ended a recording: %@", reason)
            }
            finish()
        }

        private func finish() {
            stream?.file.close()
            stream = nil
            lock.lock()
            isStopped = true
            lock.unlock()
        }
    }
#endif
