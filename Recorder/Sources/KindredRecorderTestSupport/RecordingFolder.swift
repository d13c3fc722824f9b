#if canImport(UIKit) && DEBUG
    import Foundation
    import KindredRecorder

    /// The folder that the recordings of one test go to.
    enum RecordingFolder {
        /// The seconds for which a recording has to stay the same to be complete, and those that this is waited for.
        static let (quiet, patience) = (0.3, 2.0)

        /// Makes a folder inside the one that the run names, else a temporary one.
        ///
        /// `TEST_RUNNER_KINDRED_RECORDINGS=DIR xcodebuild test` names one.
        static func make(for test: String) throws -> URL {
            let folder = (named ?? FileManager.default.temporaryDirectory)
                .appendingPathComponent("\(plain(test))-\(UUID().uuidString.prefix(8).lowercased())", isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }

        private static var named: URL? {
            guard let path = ProcessInfo.processInfo.environment[KindredRecorder.folderVariable], !path.isEmpty else {
                return nil
            }
            return URL(fileURLWithPath: path, isDirectory: true)
        }

        /// The name of a test as a file can have it: `-[CartTests testPay]` is `CartTests-testPay`.
        static func plain(_ test: String) -> String {
            let words = test.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            return String(words.joined(separator: "-").prefix(100))
        }

        /// The recordings in a folder, by name.
        static func recordings(in folder: URL) -> [URL] {
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        }

        /// Returns when the recordings haven't grown for a moment: the last screen of a test has to come to rest too.
        static func waitForRest(in folder: URL) {
            let end = Date(timeIntervalSinceNow: patience)
            var (sizes, since) = (sizes(in: folder), Date())
            while Date() < end, Date().timeIntervalSince(since) < quiet {
                Thread.sleep(forTimeInterval: 0.05)
                let now = Self.sizes(in: folder)
                if now != sizes { (sizes, since) = (now, Date()) }
            }
        }

        private static func sizes(in folder: URL) -> [Int] {
            recordings(in: folder).map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
        }

        /// Removes a folder that nobody asked for: the attachments have its recordings.
        static func remove(_ folder: URL) {
            if named == nil { try? FileManager.default.removeItem(at: folder) }
        }
    }
#endif
