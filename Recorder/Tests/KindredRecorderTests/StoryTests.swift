#if os(Linux)
    import Foundation
    import UIKit
    import XCTest

    @testable import KindredRecorder

    /// One run of an app, from `start()` to `stop()`. Its file can be kept, to compare it with a specification.
    final class StoryTests: RecorderTestCase {
        func testVisit() throws {
            try inMain {
                let app = MadeApp(isVisible: false)
                start()
                app.window.makeKeyAndVisible()
                settle()
                let product = Product()
                app.home.pushViewController(product, animated: true)
                settle()
                let cart = Cart()
                cart.modalPresentationStyle = .pageSheet
                product.present(cart, animated: true, completion: nil)
                settle()
                product.dismiss(animated: true, completion: nil)
                settle()
                app.home.popViewController(animated: true)
                settle()
                app.tabs.selectedViewController = app.split
                settle()
                let entries = try entries()
                XCTAssertGreaterThanOrEqual(entries.filter { $0.snapshot != nil }.count, 4)
                XCTAssertTrue(entries.contains { $0.event == "present" })
                KindredRecorder.stop()
                let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                if let path = ProcessInfo.processInfo.environment["KINDRED_STORY"], let file = files.first {
                    try? FileManager.default.removeItem(atPath: path)
                    try FileManager.default.copyItem(atPath: file.path, toPath: path)
                }
            }
        }
    }
#endif
