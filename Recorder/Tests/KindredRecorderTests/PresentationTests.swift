#if os(Linux)
    import UIKit
    import XCTest

    @testable import KindredRecorder

    /// Snapshots of presentations, and of several windows and scenes.
    final class PresentationTests: RecorderTestCase {
        private typealias Style = UIModalPresentationStyle

        func testStyleAskedForAndActiveController() throws {
            try inMain {
                let expected: [(Style, String, String)] = [
                    (.automatic, "automatic", "_UIPageSheetPresentationController"),
                    (.fullScreen, "fullScreen", "_UIFullscreenPresentationController"),
                    (.pageSheet, "pageSheet", "_UIPageSheetPresentationController"),
                    (.formSheet, "formSheet", "_UIFormSheetPresentationController"),
                    (.currentContext, "currentContext", "_UICurrentContextPresentationController"),
                    (.overFullScreen, "overFullScreen", "_UIOverFullscreenPresentationController"),
                    (.overCurrentContext, "overCurrentContext", "_UIOverCurrentContextPresentationController"),
                    (.custom, "custom", "UIPresentationController"),
                    (.popover, "popover", "_UIPageSheetPresentationController"),
                ]
                let app = MadeApp()
                start(.init(events: false))
                settle()
                StandIn.presentationControllersMade = 0
                for (style, word, active) in expected {
                    let cart = Cart()
                    cart.modalPresentationStyle = style
                    app.home.children[0].present(cart, animated: true)
                    settle()
                    let found = try XCTUnwrap(try lastRoot().first("Cart"), word)
                    XCTAssertEqual(found.presentation?["style"] as? String, word)
                    XCTAssertEqual(found.presentation?["class"] as? String, active)
                    app.home.dismiss(animated: true)
                    settle()
                }
                XCTAssertEqual(StandIn.presentationControllersMade, 0, "the property that makes one is never read")
            }
        }

        func testPopoverWithRoom() throws {
            try inMain {
                let app = MadeApp()
                app.window.traitCollection.horizontalSizeClass = .regular
                let cart = Cart()
                cart.modalPresentationStyle = .popover
                app.tabs.present(cart, animated: false)
                start()
                settle()
                XCTAssertEqual(
                    try lastRoot().presented?.presentation?["class"] as? String, "UIPopoverPresentationController")
            }
        }

        func testLinkIsAtItsOwnerAlone() throws {
            try inMain {
                let app = MadeApp()
                app.home.children[0].present(Cart(), animated: false)
                start()
                settle()
                let root = try lastRoot()
                XCTAssertEqual(root.presented?.name, "KindredRecorderTests.Cart", "the root presents")
                XCTAssertNil(root.children[0].presented)
                XCTAssertNil(root.first("Home")?.presented)
                XCTAssertNil(root.presentation)
            }
        }

        func testContextPresents() throws {
            try inMain {
                let app = MadeApp()
                let cart = Cart()
                cart.modalPresentationStyle = .overCurrentContext
                app.home.children[0].present(cart, animated: false)
                start()
                settle()
                let root = try lastRoot()
                XCTAssertNil(root.presented)
                XCTAssertEqual(root.children[0].presented?.name, "KindredRecorderTests.Cart")
            }
        }

        func testChain() throws {
            try inMain {
                let app = MadeApp()
                let (first, second) = (Cart(), UINavigationController(rootViewController: Product()))
                app.tabs.present(first, animated: false)
                first.present(second, animated: false)
                start()
                settle()
                let chain = try XCTUnwrap(try lastRoot().presented)
                XCTAssertEqual(chain.presented?.kind, "navigation")
                XCTAssertEqual(chain.presented?.children.count, 1)
            }
        }

        func testSeveralScenes() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                let second = UIWindowScene(standInIdentifier: "another")
                let window = UIWindow(windowScene: second)
                window.traitCollection.userInterfaceIdiom = .carPlay
                window.rootViewController = Product()
                window.makeKeyAndVisible()
                UIApplication.shared.connectedScenes = [app.scene, second]
                settle()
                let windows = try XCTUnwrap(try entries().last { $0.snapshot != nil }).windows
                let first = try XCTUnwrap(windows.first)
                XCTAssertEqual(windows.count, 2)
                XCTAssertEqual((first["root"] as? [String: Any])?["kind"] as? String, "tab")
                XCTAssertEqual(windows.map { $0["idiom"] as? String }, ["phone", "carPlay"])
                let numbers = windows.compactMap { $0["scene"] as? Int }
                XCTAssertLessThan(numbers[0], numbers[1], "a scene keeps its number, and the next gets the next")
            }
        }

        func testWindowsFromBackToFront() throws {
            try inMain {
                let app = MadeApp()
                @MainActor func add(_ root: UIViewController?, level: Double, isVisible: Bool = true) {
                    let window = UIWindow(windowScene: app.scene)
                    window.windowLevel = .init(rawValue: level)
                    window.rootViewController = root
                    if isVisible { window.makeKeyAndVisible() }
                }
                add(Cart(), level: -1)
                add(Order(), level: 2_000)
                add(Product(), level: 0)
                add(nil, level: -2)
                add(Shelf(), level: -3, isVisible: false)
                start()
                settle()
                let windows = try XCTUnwrap(try entries().last { $0.snapshot != nil }).windows
                let names = windows.map { ($0["root"] as? [String: Any])?["class"] as? String ?? "" }
                XCTAssertEqual(names.map { $0.split(separator: ".").last }, ["Cart", "ShopTabs", "Product", "Order"])
            }
        }

        func testTestWithoutAnApp() throws {
            try inMain {
                let app = UIApplication.standIn
                UIApplication.standIn = nil
                defer { UIApplication.standIn = app }
                start()
                settle()
                KindredRecorder.snapshot("nothing")
                XCTAssertEqual(KindredRecorder.hierarchyText(), "")
                XCTAssertEqual(try entries().map(\.windows.count), [0])
            }
        }

        func testHierarchyText() {
            inMain {
                let app = MadeApp()
                app.home.children[0].present(Cart(), animated: false)
                let text = KindredRecorder.hierarchyText()
                XCTAssertTrue(
                    text.hasPrefix("<KindredRecorderTests.ShopTabs 0x100000010>, state: appeared, view: <UIView: 0x"))
                XCTAssertTrue(text.contains("\n   + <KindredRecorderTests.Cart 0x"))
                XCTAssertTrue(
                    text.hasSuffix("presented with: <_UIPageSheetPresentationController 0x3000000b0>\n"), text)
                start()
                XCTAssertEqual(KindredRecorder.hierarchyText(), KindredRecorder.hierarchyText())
            }
        }
    }
#endif
