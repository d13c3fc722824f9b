#if canImport(UIKit)
    import Foundation
    import UIKit

    #if DEBUG
        import KindredRecording
    #endif

    /// Records which view controllers an app shows, and which callbacks they get, with public API only.
    ///
    /// Call `start()` once, when the app launches. It does nothing unless the environment names a folder for recordings. In a
    /// build without `DEBUG` every function here is empty.
    @preconcurrency @MainActor
    public enum KindredRecorder {
        /// The choice of what is recorded.
        public struct Options: Sendable {
            /// Whether callbacks are recorded, by exchanging methods of UIViewController.
            public var events: Bool
            /// Whether titles of view controllers are recorded. They can be texts of users.
            public var titles: Bool

            /// Creates options: by default, with callbacks and without titles.
            public init(events: Bool = true, titles: Bool = false) { (self.events, self.titles) = (events, titles) }
        }

        /// Starts recording if the environment variable `KINDRED_RECORDINGS` names a folder.
        ///
        /// The folder is made if it isn't there. If it can't be written, the app goes on without a recording.
        public static func start(_ options: Options = Options()) {
            #if DEBUG
                guard let path = ProcessInfo.processInfo.environment[folderVariable], !path.isEmpty else { return }
                start(in: URL(fileURLWithPath: path, isDirectory: true), options: options)
            #endif
        }

        /// Ends the recording, after a last snapshot. Another one can start.
        public static func stop() {
            #if DEBUG
                guard isOnMainThread() else { return }
                current?.end()
                current = nil
            #endif
        }

        /// Records the hierarchy as it is now, at rest or not, under a name.
        public static func snapshot(_ name: String? = nil) {
            #if DEBUG
                guard isOnMainThread() else { return }
                current?.record(name)
            #endif
        }

        /// Returns the hierarchy as UIKit prints it, whether a recording is under way or not: a text for `kindred verify`.
        public static func hierarchyText() -> String {
            #if DEBUG
                guard isOnMainThread() else { return "" }
                var reader = HierarchyReader(numbers: current?.numbers ?? InstanceNumbers())
                return reader.read().hierarchyText
            #else
                return ""
            #endif
        }
    }

    #if DEBUG
        extension KindredRecorder {
            /// The environment variable with the folder that recordings are written to.
            package nonisolated static var folderVariable: String { "KINDRED_RECORDINGS" }
            /// The environment variable with the name of the test that launches the app.
            package nonisolated static var testVariable: String { "KINDRED_TEST" }

            static var current: ActiveRecording?

            /// The file that is written.
            package static var file: URL? { current?.file }

            /// Starts recording into a folder.
            package static func start(
                in folder: URL, options: Options = Options(), test: String? = nil, timing: Timing = .real,
                limit: Int = RecordingWriter.maximumBytes
            ) {
                guard isOnMainThread(), current == nil else { return }
                do {
                    current = try ActiveRecording(
                        folder: folder, options: options, test: test, timing: timing, limit: limit)
                } catch {
                    // An app must not fail because of its recorder.
                    NSLog("KindredRecorder can't write to %@: %@", folder.path, String(describing: error))
                }
            }

            /// Whether this is the main thread: an app that calls elsewhere is told so, and goes on.
            private static func isOnMainThread() -> Bool {
                if Thread.isMainThread { return true }
                NSLog("KindredRecorder was called outside of the main thread, and does nothing")
                return false
            }
        }
    #endif
#endif
