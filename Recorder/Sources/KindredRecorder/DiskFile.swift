#if canImport(UIKit) && DEBUG
    import Foundation
    import KindredRecording

    /// A file on disk.
    struct DiskFile: RecordingFile {
        private let handle: FileHandle

        init(_ url: URL) throws {
            guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
                throw CocoaError(.fileWriteUnknown)
            }
            handle = try FileHandle(forWritingTo: url)
        }

        func write(_ bytes: [UInt8], at offset: Int) throws {
            try handle.seek(toOffset: UInt64(offset))
            try handle.write(contentsOf: Data(bytes))
        }

        func truncate(to offset: Int) throws { try handle.truncate(atOffset: UInt64(offset)) }

        func close() { try? handle.close() }
    }
#endif
