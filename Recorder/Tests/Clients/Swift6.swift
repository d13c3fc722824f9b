// An app and its tests in Swift 6, where the main actor calls. `make recorder-test` compiles this.
import KindredRecorder
import KindredRecorderTestSupport
import UIKit
import XCTest

@MainActor struct ShopApp {
    init() {
        KindredRecorder.start()
        KindredRecorder.start(KindredRecorder.Options(events: true, titles: false))
        KindredRecorder.snapshot("paid")
        print(KindredRecorder.hierarchyText())
        KindredRecorder.stop()
    }
}

final class LaunchTests: XCTestCase {
    @MainActor func testLaunch() throws {
        let app = XCUIApplication()
        try app.launchRecorded(in: self)
    }

    @MainActor func testHosted() throws {
        try recordHierarchies()
        try recordHierarchies(.init(events: false))
    }
}
