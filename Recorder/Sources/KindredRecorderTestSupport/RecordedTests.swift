#if canImport(UIKit) && canImport(XCTest)
    import Foundation
    import KindredRecorder
    import XCTest

    #if os(Linux)
        // A part of XCTest elsewhere.
        @_exported import XCUIAutomation
    #endif

    extension XCUIApplication {
        /// Launches the app so that it records, and attaches what it has recorded to the test, whether the test passes or not.
        ///
        /// The app has to call `KindredRecorder.start()`, and both processes have to see one file system: a simulator does that. In
        /// a build without `DEBUG` this is `launch()`.
        @preconcurrency @MainActor
        public func launchRecorded(in test: XCTestCase) throws {
            #if DEBUG
                let folder = try RecordingFolder.make(for: test.name)
                launchEnvironment[KindredRecorder.folderVariable] = folder.path
                launchEnvironment[KindredRecorder.testVariable] = test.name
                launch()
                test.attachRecordings(in: folder)
                // Blocks run in reverse order: the app has ended when its recording is read.
                test.addTeardownBlock {
                    onMainThread {
                        RecordingFolder.waitForRest(in: folder)
                        self.terminate()
                    }
                }
            #else
                launch()
            #endif
        }
    }

    extension XCTestCase {
        /// Records the app that hosts this test until the test ends, and attaches the recording to the test.
        ///
        /// A recording that the app has begun ends here. In a build without `DEBUG` this does nothing.
        @preconcurrency @MainActor
        public func recordHierarchies(_ options: KindredRecorder.Options = KindredRecorder.Options()) throws {
            #if DEBUG
                let folder = try RecordingFolder.make(for: name)
                KindredRecorder.stop()
                KindredRecorder.start(in: folder, options: options, test: name)
                attachRecordings(in: folder)
                addTeardownBlock { onMainThread { KindredRecorder.stop() } }
            #endif
        }
    }

    #if DEBUG
        extension XCTestCase {
            /// Attaches the recordings that a folder has when the test has ended. Files that a run wants stay there.
            @MainActor
            fileprivate func attachRecordings(in folder: URL) {
                addTeardownBlock { [weak self] in
                    onMainThread {
                        let files = RecordingFolder.recordings(in: folder)
                        if files.isEmpty {
                            NSLog("KindredRecorder has no recording of %@: does the app call start()?", folder.path)
                        }
                        for file in files {
                            guard let data = try? Data(contentsOf: file) else { continue }
                            let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
                            attachment.name = file.lastPathComponent
                            // By default Xcode throws the attachments of passed tests away.
                            attachment.lifetime = .keepAlways
                            self?.add(attachment)
                        }
                        RecordingFolder.remove(folder)
                    }
                }
            }
        }

        /// Runs a body on the main thread, from whatever thread XCTest calls a block on.
        private func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
            if Thread.isMainThread {
                MainActor.assumeIsolated(body)
            } else {
                DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
            }
        }
    #endif
#endif
