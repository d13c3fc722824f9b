// An app and its tests in Swift 5, where nothing says that the main thread calls. `make recorder-test` compiles this.
import KindredRecorder
import KindredRecorderTestSupport
import UIKit
import XCTest

struct ShopApp {
    init() {
        KindredRecorder.start()
        KindredRecorder.start(KindredRecorder.Options(events: true, titles: false))
        KindredRecorder.snapshot("paid")
        print(KindredRecorder.hierarchyText())
        KindredRecorder.stop()
    }
}

final class LaunchTests: XCTestCase {
    func testLaunch() throws {
        let app = XCUIApplication()
        try app.launchRecorded(in: self)
    }

    func testHosted() throws {
        try recordHierarchies()
        try recordHierarchies(.init(events: false))
    }
}
