#if os(Linux)
    import Foundation
    import UIKit
    import XCUIAutomation

    @testable import KindredRecorder
    @testable import KindredRecorderTestSupport

    /// An app that records as its environment says, in the process of the test.
    private final class MadeApplication: XCUIApplication {
        private(set) var log: [String] = []

        override func launch() {
            log.append("launch")
            guard let path = launchEnvironment["KINDRED_RECORDINGS"] else { return }
            KindredRecorder.start(in: URL(fileURLWithPath: path), test: launchEnvironment["KINDRED_TEST"])
            KindredRecorder.snapshot("launched")
        }

        override func terminate() {
            log.append("terminate")
            KindredRecorder.stop()
        }
    }

    /// A test that another test runs.
    final class InnerTest: XCTestCase {
        var body: (InnerTest) throws -> Void = { _ in }
        func testIt() throws { try body(self) }
    }

    final class SupportTests: XCTestCase {
        private func inMain<T>(_ body: @MainActor () throws -> T) rethrows -> T { try MainActor.assumeIsolated(body) }

        private func run(_ body: @escaping (InnerTest) throws -> Void) -> [XCTAttachment] {
            inMain { StandInAttachments.added = [] }
            let test = InnerTest(name: "testIt") { try ($0 as? InnerTest)?.testIt() }
            test.body = body
            test.invokeTest()
            return inMain { StandInAttachments.added.map(\.attachment) }
        }

        private func top(_ attachment: XCTAttachment?) throws -> [String: Any] {
            let data = try XCTUnwrap(attachment?.standInData)
            return try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }

        override func setUp() { unsetenv("KINDRED_RECORDINGS") }

        func testLaunchedAppIsRecordedAndAttached() throws {
            let app = inMain { MadeApplication() }
            nonisolated(unsafe) var folder: String?
            let attachments = run { test in
                try MainActor.assumeIsolated {
                    try app.launchRecorded(in: test)
                    folder = app.launchEnvironment["KINDRED_RECORDINGS"]
                }
            }
            XCTAssertEqual(inMain { app.log }, ["launch", "terminate"], "it has ended when the recording is read")
            XCTAssertEqual(attachments.count, 1)
            let attachment = try XCTUnwrap(attachments.first)
            XCTAssertEqual(attachment.lifetime, .keepAlways)
            XCTAssertEqual(attachment.uniformTypeIdentifier, "public.json")
            XCTAssertEqual(attachment.name?.hasSuffix(".json"), true)
            XCTAssertEqual(try top(attachment)["test"] as? String, "InnerTest.testIt")
            XCTAssertEqual((try top(attachment)["entries"] as? [Any])?.count, 1)
            XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(folder)), "it was a temporary one")
        }

        func testFolderOfTheRunKeepsTheFile() throws {
            let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            setenv("KINDRED_RECORDINGS", scratch.path, 1)
            defer {
                unsetenv("KINDRED_RECORDINGS")
                try? FileManager.default.removeItem(at: scratch)
            }
            let app = inMain { MadeApplication() }
            for _ in 0..<2 {
                let attachments = run { test in try MainActor.assumeIsolated { try app.launchRecorded(in: test) } }
                XCTAssertEqual(attachments.count, 1)
            }
            let folders = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
            XCTAssertEqual(folders.count, 2, "each test has its own")
            XCTAssertTrue(folders.allSatisfy { $0.hasPrefix("InnerTest-testIt-") })
            for folder in folders {
                let files = RecordingFolder.recordings(in: scratch.appendingPathComponent(folder))
                XCTAssertEqual(files.count, 1)
            }
        }

        func testHostedTestIsRecordedAndAttached() throws {
            let attachments = run { test in
                try MainActor.assumeIsolated {
                    let scene = UIWindowScene(standInIdentifier: "hosted")
                    UIApplication.shared.connectedScenes = [scene]
                    let window = UIWindow(windowScene: scene)
                    try test.recordHierarchies()
                    window.rootViewController = UINavigationController(rootViewController: UIViewController())
                    window.makeKeyAndVisible()
                }
            }
            XCTAssertEqual(attachments.map(\.lifetime), [.keepAlways])
            let entries = try XCTUnwrap(try top(attachments.first)["entries"] as? [[String: Any]])
            XCTAssertNotNil(entries.last?["snapshot"], "the last hierarchy, when the test ends")
            XCTAssertTrue(entries.contains { $0["event"] as? String == "viewDidAppear" })
            XCTAssertEqual(try top(attachments.first)["test"] as? String, "InnerTest.testIt")
            XCTAssertNil(inMain { KindredRecorder.file })
        }

        func testHostedTestEndsTheRecordingOfTheApp() throws {
            let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: scratch) }
            inMain { KindredRecorder.start(in: scratch) }
            let first = inMain { KindredRecorder.file }
            let attachments = run { test in
                try MainActor.assumeIsolated { try test.recordHierarchies(.init(events: false)) }
            }
            XCTAssertEqual(attachments.count, 1)
            XCTAssertNotEqual(attachments.first?.name, first?.lastPathComponent)
            XCTAssertEqual(try top(attachments.first)["events"] as? Bool, false)
        }

        func testAppThatRecordsNothing() {
            let app = inMain { XCUIApplication() }
            let attachments = run { test in try MainActor.assumeIsolated { try app.launchRecorded(in: test) } }
            XCTAssertEqual(attachments.count, 0)
        }

        func testNamesOfFolders() {
            XCTAssertEqual(RecordingFolder.plain("-[Cart_Tests testPay]"), "Cart-Tests-testPay")
            XCTAssertEqual(RecordingFolder.plain("../../etc/passwd"), "etc-passwd")
            XCTAssertEqual(RecordingFolder.plain(String(repeating: "a", count: 300)).count, 100)
        }
    }
#endif
