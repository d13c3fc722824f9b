#if os(Linux)
    import UIKit
    import XCTest

    @testable import KindredRecorder

    /// Snapshots of each kind of controller.
    final class HierarchyTests: RecorderTestCase {
        func testKindsAndLoadedViews() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                let root = try lastRoot()
                XCTAssertEqual(root.name, "KindredRecorderTests.ShopTabs")
                XCTAssertEqual(root.kind, "tab")
                XCTAssertEqual(root.children.map(\.kind), ["navigation", "split", "page"])
                XCTAssertEqual(
                    root.children.map(\.name),
                    ["UINavigationController", "UISplitViewController", "UIPageViewController"])
                XCTAssertEqual(root.json["selected"] as? Int, root.children[0].id)
                XCTAssertEqual(root.children[2].json["transition"] as? String, "scroll")
                let home = try XCTUnwrap(root.first("Home"))
                XCTAssertEqual(home.kind, "controller")
                XCTAssertEqual(home.isInWindow, true)
                XCTAssertEqual(root.children[0].json["context"] as? Bool, true)
                XCTAssertTrue(root.first("Shelf")?.json["view"] is NSNull)
                XCTAssertNil(app.split.viewIfLoaded, "a look loads no view")
                let window = try XCTUnwrap(try entries().first?.windows.first)
                XCTAssertEqual(window["idiom"] as? String, "phone")
                XCTAssertEqual(window["horizontal"] as? String, "compact")
                XCTAssertEqual(window["vertical"] as? String, "regular")
            }
        }

        func testColumns() throws {
            try inMain {
                let app = MadeApp(isVisible: false)
                app.window.traitCollection.userInterfaceIdiom = .pad
                app.window.traitCollection.horizontalSizeClass = .regular
                let split = UISplitViewController(style: .tripleColumn)
                split.setViewController(Shelf(), for: .primary)
                split.setViewController(UINavigationController(rootViewController: Order()), for: .supplementary)
                split.setViewController(Product(), for: .secondary)
                split.setViewController(Cart(), for: .compact)
                app.window.rootViewController = split
                app.window.makeKeyAndVisible()
                start()
                settle()
                let root = try lastRoot()
                XCTAssertEqual(root.json["style"] as? String, "tripleColumn")
                XCTAssertEqual(root.json["collapsed"] as? Bool, false)
                let columns = try XCTUnwrap(root.json["columns"] as? [[String: Any]])
                XCTAssertEqual(
                    columns.map { $0["column"] as? String }, ["primary", "supplementary", "secondary", "compact"])
                XCTAssertEqual(columns.map { $0["child"] as? Int }, root.children.map(\.id))
                XCTAssertEqual(root.children.map { $0.children.count }, [1, 1, 1, 0], "UIKit wraps a column")
                XCTAssertEqual(root.children.map(\.isInWindow), [true, true, true, nil])
                XCTAssertEqual(try entries().first?.windows.first?["idiom"] as? String, "pad")
            }
        }

        func testCollapsedColumns() throws {
            try inMain {
                let app = MadeApp()
                app.tabs.selectedViewController = app.split
                start()
                settle()
                app.split.standInCollapse()
                settle()
                let split = try XCTUnwrap(try lastRoot().children.dropFirst().first)
                XCTAssertEqual(split.json["collapsed"] as? Bool, true)
                XCTAssertEqual(split.children.count, 1)
                let columns = try XCTUnwrap(split.json["columns"] as? [[String: Any]])
                XCTAssertEqual(columns.map { $0["column"] as? String }, ["primary", "secondary"])
                XCTAssertEqual(Set(columns.map { $0["child"] as? Int }), [split.children[0].id], "one stack has both")
            }
        }

        func testCollapsedToTheCompactColumn() throws {
            try inMain {
                let app = MadeApp()
                app.split.setViewController(Cart(), for: .compact)
                app.tabs.selectedViewController = app.split
                app.split.standInCollapse()
                start()
                settle()
                XCTAssertEqual(try XCTUnwrap(try lastRoot().first("Cart")).isInWindow, true)
                XCTAssertEqual(try XCTUnwrap(try lastRoot().first("Shelf")).isInWindow, false)
                let split = try lastRoot().children[1]
                XCTAssertEqual((split.json["columns"] as? [Any])?.count, 3, "the hidden columns are children too")
            }
        }

        func testSplitViewControllerWithoutColumns() throws {
            try inMain {
                let app = MadeApp()
                app.window.rootViewController = UISplitViewController(style: .unspecified)
                start()
                settle()
                XCTAssertEqual(try lastRoot().json["style"] as? String, "unspecified")
                XCTAssertNil(try lastRoot().json["columns"])
            }
        }

        func testPages() throws {
            try inMain {
                let app = MadeApp()
                app.tabs.selectedViewController = app.pages
                start()
                settle()
                let before = try XCTUnwrap(try lastRoot().children.last?.children.first?.id)
                app.pages.setViewControllers([Page()], direction: .forward, animated: false)
                settle()
                let pages = try XCTUnwrap(try lastRoot().children.last)
                XCTAssertEqual(pages.children.count, 1)
                XCTAssertNotEqual(pages.children[0].id, before, "another instance of the same class")
                app.window.rootViewController = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .vertical)
                settle()
                XCTAssertEqual(try lastRoot().json["transition"] as? String, "pageCurl")
            }
        }

        func testCustomContainer() throws {
            try inMain {
                final class Manual: Board {
                    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                }
                let app = MadeApp()
                let (board, shown, hidden) = (Manual(), Product(), Cart())
                for child in [shown, hidden] {
                    board.addChild(child)
                    child.didMove(toParent: board)
                }
                board.view.addSubview(shown.view)
                app.window.rootViewController = board
                start()
                settle()
                let root = try lastRoot()
                XCTAssertEqual(root.kind, "controller")
                XCTAssertEqual(root.json["forwards"] as? Bool, false)
                XCTAssertEqual(root.children.map(\.isInWindow), [true, nil])
            }
        }

        func testStackIsInItsOrderWhileItChanges() throws {
            try inMain {
                let app = MadeApp()
                app.home.pushViewController(Product(), animated: false)
                start()
                settle()
                app.home.popViewController(animated: true)
                KindredRecorder.snapshot("midway")
                let stack = try lastRoot().children[0].children
                XCTAssertEqual(stack.map { $0.name.split(separator: ".").last }, ["Home", "Product"])
                XCTAssertEqual(stack.map { $0.json["state"] as? String }, ["appearing", "disappearing"])
                settle()
                XCTAssertEqual(try lastRoot().children[0].children.count, 1)
            }
        }

        func testTitlesOnlyIfAsked() throws {
            try inMain {
                let app = MadeApp()
                app.home.title = "Ada's orders"
                start()
                settle()
                XCTAssertFalse(try text().contains("Ada"))
                KindredRecorder.stop()
                try FileManager.default.removeItem(at: folder)
                start(.init(titles: true))
                settle()
                XCTAssertEqual(try lastRoot().children[0].json["title"] as? String, "Ada's orders")
                XCTAssertNil(try lastRoot().children[1].json["title"])
            }
        }

        @MainActor private func text() throws -> String {
            KindredRecorder.current?.waitForWriter()
            return try String(contentsOf: XCTUnwrap(KindredRecorder.file), encoding: .utf8)
        }

        func testLongAndDeepHierarchiesAreCut() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                XCTAssertNil(try entries().last?.snapshot?["cut"])
                let inner = UIViewController()
                app.home.children[0].standInMakeChild(inner)
                inner.standInMakeChild(app.tabs)
                settle()
                XCTAssertEqual(try entries().last?.snapshot?["cut"] as? Bool, true, "a controller below itself")

                let deep = UIViewController()
                var last = deep
                for _ in 0..<200 {
                    let next = UIViewController()
                    last.standInMakeChild(next)
                    last = next
                }
                app.window.rootViewController = deep
                settle()
                XCTAssertEqual(try entries().last?.snapshot?["cut"] as? Bool, true)

                let wide = UIViewController()
                for _ in 0..<HierarchyReader.maximumControllers { wide.standInMakeChild(UIViewController()) }
                app.window.rootViewController = wide
                settle()
                XCTAssertEqual(try entries().last?.snapshot?["cut"] as? Bool, true)
                XCTAssertEqual(try lastRoot().children.count, HierarchyReader.maximumControllers - 1)
            }
        }

        func testNamesOfClasses() {
            inMain {
                XCTAssertEqual(ClassName.of(Home.self), "KindredRecorderTests.Home")
                XCTAssertEqual(ClassName.of(UINavigationController.self), "UINavigationController")
                XCTAssertEqual(
                    ClassName.of(Hosting<[Int]>.self), "KindredRecorderTests.Hosting<Swift.Array<Swift.Int>>")
                XCTAssertEqual(ClassName.of(Hidden.self), "KindredRecorderTests.Hidden")
                typealias Four<T> = Hosting<(T, T, T, T)>
                let long = ClassName.of(Four<Four<Four<Four<Int>>>>.self)
                XCTAssertEqual(long.count, ClassName.maximumLength)
                XCTAssertTrue(long.hasPrefix("KindredRecorderTests.Hosting<"))
            }
        }
    }

    private final class Hidden: UIViewController {}
#endif
