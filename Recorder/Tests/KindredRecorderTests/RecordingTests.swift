#if os(Linux)
    import Foundation
    import UIKit
    import XCTest

    @testable import KindredRecorder

    /// The times and places at which something is recorded.
    final class RecordingTests: RecorderTestCase {
        func testWholeAfterEachEntry() throws {
            try inMain {
                let app = MadeApp(isVisible: false)
                start()
                var counts: [Int] = []
                @MainActor func check() throws { counts.append(try entries().count) }
                try check()
                app.window.makeKeyAndVisible()
                try check()
                for round in 0..<10 {
                    app.home.pushViewController(Product(), animated: true)
                    try check()
                    settle()
                    try check()
                    KindredRecorder.snapshot("round \(round)")
                    try check()
                    app.home.popViewController(animated: true)
                    settle()
                    try check()
                }
                XCTAssertEqual(counts, counts.sorted())
                XCTAssertEqual(Set(counts).count, counts.count, "each time the file was read, it had more entries")
                let times = try entries().compactMap { $0.json["at"] as? Int }
                XCTAssertEqual(times, times.sorted())
                XCTAssertGreaterThan(times.last ?? 0, 1_000)
            }
        }

        func testSnapshotsComeByThemselves() throws {
            try inMain {
                let app = MadeApp()
                StandIn.finishTransitions()
                start()
                StandIn.rest()
                XCTAssertEqual(try entries().count, 0, "it hasn't stayed for a moment")
                clock.pass(99)
                XCTAssertEqual(try entries().count, 0)
                clock.pass(1)
                XCTAssertEqual(try entries().count, 1)
                XCTAssertEqual(try entries().last?.json["at"] as? Int, 100)
                app.home.pushViewController(Product(), animated: true)
                for _ in 0..<10 {
                    StandIn.rest()
                    clock.pass(100)
                }
                XCTAssertNil(try entries().last?.snapshot, "it moves")
                settle()
                XCTAssertNotNil(try entries().last?.snapshot)
                let count = try entries().count
                for _ in 0..<100 {
                    StandIn.rest()
                    clock.pass(100)
                }
                XCTAssertEqual(try entries().count, count, "nothing changes, and nothing is written")
                XCTAssertEqual(clock.waitingCount, 0, "nor looked at by the clock")
            }
        }

        func testNoSnapshotBeforeThereIsAWindow() throws {
            try inMain {
                start()
                settle()
                let app = MadeApp(isVisible: false)
                settle()
                XCTAssertEqual(try entries().filter { $0.event == nil }.count, 0)
                app.window.makeKeyAndVisible()
                settle()
                XCTAssertEqual(try entries().filter { $0.event == nil }.count, 1)
            }
        }

        func testStopRecordsWhatIsThere() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                app.home.pushViewController(Product(), animated: false)
                KindredRecorder.stop()
                XCTAssertNotNil(try entries().last?.snapshot)
                XCTAssertNotNil(try lastRoot().first("Product"))
                let count = try entries().count
                app.home.popViewController(animated: false)
                settle()
                KindredRecorder.snapshot("late")
                KindredRecorder.stop()
                XCTAssertEqual(try entries().count, count)
                XCTAssertEqual(StandIn.observerCount, 0)
            }
        }

        func testOneRecordingAtATime() throws {
            try inMain {
                _ = MadeApp()
                start()
                let file = KindredRecorder.file
                start()
                XCTAssertEqual(KindredRecorder.file, file)
                KindredRecorder.stop()
                start()
                XCTAssertNotEqual(KindredRecorder.file, file)
                XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 2)
            }
        }

        func testEnvironmentDecides() throws {
            try inMain {
                _ = MadeApp()
                unsetenv("KINDRED_RECORDINGS")
                KindredRecorder.start()
                XCTAssertNil(KindredRecorder.file)
                setenv("KINDRED_RECORDINGS", "", 1)
                KindredRecorder.start()
                XCTAssertNil(KindredRecorder.file)
                setenv("KINDRED_RECORDINGS", folder.appendingPathComponent("below/it").path, 1)
                setenv("KINDRED_TEST", "-[Shop testIt]", 1)
                defer {
                    unsetenv("KINDRED_RECORDINGS")
                    unsetenv("KINDRED_TEST")
                }
                KindredRecorder.start()
                let file = try XCTUnwrap(KindredRecorder.file)
                XCTAssertEqual(file.deletingLastPathComponent().path, folder.appendingPathComponent("below/it").path)
                KindredRecorder.snapshot("one")
                KindredRecorder.stop()
                let read = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
                let top = try XCTUnwrap(read as? [String: Any])
                XCTAssertEqual(top["format"] as? String, "kindred-recording")
                XCTAssertEqual(top["test"] as? String, "-[Shop testIt]")
                XCTAssertEqual(top["environment"] as? String, "none")
                XCTAssertEqual(top["system"] as? String, "iOS")
                XCTAssertNotNil(
                    try XCTUnwrap(top["started"] as? String).range(of: #"^20\d\d-.*Z$"#, options: .regularExpression))
            }
        }

        func testFolderThatCannotBeWritten() throws {
            try inMain {
                _ = MadeApp()
                try Data().write(to: folder)
                start()
                XCTAssertNil(KindredRecorder.file)
                KindredRecorder.snapshot("nothing")
                settle()
            }
        }

        func testFullDisk() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                let entriesBefore = try entries().count
                let file = try XCTUnwrap(KindredRecorder.file)
                let size = try XCTUnwrap(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
                // The system refuses what lies beyond a limit, and writes the part before it, as a full disk does.
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                let before = limit
                limit.rlim_cur = rlim_t(size + 40)
                signal(SIGXFSZ, SIG_IGN)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                app.home.pushViewController(Product(), animated: false)
                settle()
                var copy = before
                KindredRecorder.current?.waitForWriter()
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &copy)
                XCTAssertEqual(try entries().count, entriesBefore, "the file is as it was")
                KindredRecorder.snapshot("with room again")
                app.home.popViewController(animated: false)
                settle()
                KindredRecorder.stop()
                XCTAssertEqual(try entries().count, entriesBefore, "the recording has ended")
            }
        }

        func testFileOfAFullRecording() throws {
            try inMain {
                let app = MadeApp()
                KindredRecorder.start(in: folder, timing: clock.timing, limit: 4_000)
                settle()
                for _ in 0..<20 {
                    app.home.pushViewController(Product(), animated: true)
                    settle()
                }
                let file = try XCTUnwrap(KindredRecorder.file)
                XCTAssertLessThanOrEqual(
                    try XCTUnwrap(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize), 4_000)
                XCTAssertGreaterThan(try entries().count, 5)
            }
        }

        /// Prints how long a look takes, of which the bar is a millisecond. A busy machine fails no test.
        func testLookAtHundredControllers() throws {
            inMain {
                let app = MadeApp()
                for _ in 0..<92 { app.home.children[0].addChild(UIViewController()) }
                let numbers = InstanceNumbers()
                var best = Double.infinity
                var count = 0
                for _ in 0..<50 {
                    let start = DispatchTime.now().uptimeNanoseconds
                    var reader = HierarchyReader(numbers: numbers)
                    let snapshot = reader.read()
                    _ = snapshot.fingerprint
                    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
                    count = snapshot.windows[0].root.count
                }
                XCTAssertGreaterThanOrEqual(count, 100)
                print("a look at \(count) controllers: \(best) ms")
            }
        }
    }
#endif
