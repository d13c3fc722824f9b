#if os(Linux)
    import UIKit
    import XCTest

    @testable import KindredRecorder

    /// The callbacks that are recorded, and where they come from.
    final class EventTests: RecorderTestCase {
        func testPushAndPop() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                var seen = try entries().count
                let product = Product()
                app.home.pushViewController(product, animated: true)
                settle()
                XCTAssertEqual(
                    try events(since: seen, of: ["Home", "Product"]),
                    [
                        "Product.willMove", "Product.viewDidLoad", "Home.viewWillDisappear", "Product.viewWillAppear",
                        "Product.viewIsAppearing", "Home.viewDidDisappear", "Product.viewDidAppear", "Product.didMove",
                    ])
                let stack = try lastRoot().children[0]
                let move = try XCTUnwrap(try entries().first { $0.description == "Product.willMove" })
                XCTAssertEqual(move.json["parent"] as? Int, stack.id)
                XCTAssertEqual(move.json["controller"] as? Int, stack.children[1].id)
                seen = try entries().count
                app.home.popViewController(animated: true)
                settle()
                XCTAssertEqual(
                    try events(since: seen, of: ["Home", "Product"]),
                    [
                        "Product.willMove", "Product.viewWillDisappear", "Home.viewWillAppear", "Home.viewIsAppearing",
                        "Product.viewDidDisappear", "Home.viewDidAppear", "Product.didMove",
                    ])
                XCTAssertTrue(try XCTUnwrap(try entries().last { $0.event == "didMove" }).json["parent"] is NSNull)
                XCTAssertEqual(try entries().last?.description, "again 1")
            }
        }

        func testEveryKindOfEvent() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                app.home.pushViewController(Product(), animated: true)
                settle()
                let cart = Cart()
                var completions = 0
                app.home.children[1].present(cart, animated: true) { completions += 1 }
                settle()
                let sheet = try XCTUnwrap(try lastRoot().presented)
                cart.dismiss(animated: true) { completions += 1 }
                settle()
                XCTAssertEqual(completions, 2, "the app's completions run")
                let recorded = try entries()
                XCTAssertEqual(
                    Set(recorded.compactMap(\.event)),
                    [
                        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
                        "viewDidDisappear", "willMove", "didMove", "present", "dismiss",
                    ])
                let present = try XCTUnwrap(recorded.first { $0.event == "present" })
                XCTAssertEqual(present.description, "Product.present", "who was asked, not who presents")
                XCTAssertEqual(present.json["presented"] as? Int, sheet.id)
                XCTAssertEqual(
                    recorded.filter { $0.event == "dismiss" }.map(\.description), ["Cart.dismiss", "ShopTabs.dismiss"])
                XCTAssertEqual(recorded.last?.json["again"] as? Int, 2)
            }
        }

        func testSwipeThatIsGivenUp() throws {
            try inMain {
                let app = MadeApp()
                app.home.pushViewController(Product(), animated: false)
                start()
                settle()
                let seen = try entries().count
                app.home.standInSwipe()
                settle()
                XCTAssertEqual(
                    try events(since: seen, of: ["Home", "Product"]),
                    [
                        "Product.viewWillDisappear", "Home.viewWillAppear", "Home.viewIsAppearing",
                        "Home.viewWillDisappear", "Home.viewDidDisappear", "Product.viewWillAppear",
                        "Product.viewIsAppearing", "Product.viewDidAppear",
                    ])
                XCTAssertNil(try entries().last?.snapshot, "nothing has changed")
                XCTAssertNil(try entries().last?.json["again"])
            }
        }

        func testMethodsAreExchangedOnce() throws {
            try inMain {
                _ = MadeApp()
                for _ in 0..<5 {
                    start()
                    settle()
                    KindredRecorder.stop()
                }
                XCTAssertEqual(StandInRuntime.methods.count, 10)
                for (name, method) in StandInRuntime.methods { XCTAssertEqual(method.exchanges, 1, name) }
                XCTAssertEqual(StandIn.observerCount, 0, "nobody is called any more")
                try FileManager.default.removeItem(at: folder)
                start()
                let loaded = Home()
                loaded.loadViewIfNeeded()
                XCTAssertEqual(try entries().map(\.description), ["Home.viewDidLoad"], "once, not five times")
            }
        }

        func testOverrideWithoutSuperIsNotSeen() throws {
            try inMain {
                final class Silent: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {}
                }
                let app = MadeApp()
                start()
                settle()
                let seen = try entries().count
                app.home.pushViewController(Silent(), animated: true)
                settle()
                let events = try events(since: seen, of: ["Silent"])
                XCTAssertTrue(events.contains("Silent.viewWillAppear"))
                XCTAssertFalse(events.contains("Silent.viewDidAppear"))
                XCTAssertEqual(try XCTUnwrap(try lastRoot().first("Silent")).json["state"] as? String, "appeared")
            }
        }

        func testWithoutEvents() throws {
            try inMain {
                let app = MadeApp()
                start(.init(events: false))
                settle()
                app.home.pushViewController(Product(), animated: true)
                settle()
                XCTAssertEqual(try entries().map(\.description), ["snapshot", "snapshot"])
                XCTAssertEqual(try top()["events"] as? Bool, false)
                XCTAssertEqual(
                    try XCTUnwrap(try lastRoot().first("Product")).json["state"] as? String, "appeared")
            }
        }

        func testCallsOutsideOfTheMainThreadDoNothing() throws {
            try inMain {
                start()
                let (controller, done) = (Home(), expectation(description: "called"))
                let address = UInt(bitPattern: Unmanaged.passUnretained(controller).toOpaque())
                Thread.detachNewThread {
                    let controller = UnsafeRawPointer(bitPattern: address).map {
                        Unmanaged<Home>.fromOpaque($0).takeUnretainedValue()
                    }
                    // As an app in Swift 5 can.
                    typealias Call = @Sendable (UIViewController) -> Void
                    let call = unsafeBitCast(
                        { $0.viewDidLoad() } as @MainActor (UIViewController) -> Void, to: Call.self)
                    controller.map(call)
                    done.fulfill()
                }
                wait(for: [done], timeout: 5)
                XCTAssertEqual(try entries().count, 0)
            }
        }

        func testControllerThatSendsFromItsEnd() throws {
            try inMain {
                final class Late: UIViewController {
                    deinit { MainActor.assumeIsolated { willMove(toParent: nil) } }
                }
                start()
                for _ in 0..<3 { _ = Late() }
                XCTAssertEqual(try entries().map { $0.json["controller"] as? Int }, [1, 2, 3])
            }
        }
    }
#endif
