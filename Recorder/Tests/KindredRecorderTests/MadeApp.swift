#if os(Linux)
    import Foundation
    import UIKit
    import XCTest

    @testable import KindredRecorder

    final class Home: UIViewController {}
    final class Product: UIViewController {}
    final class Cart: UIViewController {}
    final class Shelf: UIViewController {}
    final class Order: UIViewController {}
    final class Page: UIViewController {}
    final class ShopTabs: UITabBarController {}
    /// A container of its own kind.
    class Board: UIViewController {}
    /// A view controller of generic type, as SwiftUI has them.
    class Hosting<Content>: UIViewController {}

    /// A clock that stands still unless a test moves it.
    @MainActor
    final class MadeClock {
        private(set) var time = 0
        private var waiting: [(time: Int, body: @MainActor @Sendable () -> Void)] = []
        var waitingCount: Int { waiting.count }

        var timing: Timing {
            Timing(now: { self.time }, wait: { self.waiting.append((self.time + $0, $1)) })
        }

        func pass(_ milliseconds: Int) {
            let end = time + milliseconds
            while let index = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
                waiting[index].time <= end
            {
                let next = waiting.remove(at: index)
                time = max(time, next.time)
                next.body()
            }
            time = end
        }
    }

    /// A shop on a phone: tabs with a stack, a split view controller and pages.
    @MainActor
    final class MadeApp {
        let scene: UIWindowScene
        let window: UIWindow
        let tabs = ShopTabs()
        let home = UINavigationController(rootViewController: Home())
        let split = UISplitViewController(style: .doubleColumn)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

        init(isVisible: Bool = true) {
            scene = UIWindowScene(standInIdentifier: "main")
            window = UIWindow(windowScene: scene)
            split.setViewController(Shelf(), for: .primary)
            split.setViewController(Order(), for: .secondary)
            pages.setViewControllers([Page()], direction: .forward, animated: false)
            tabs.viewControllers = [home, split, pages]
            UIApplication.standIn?.connectedScenes = [scene]
            window.rootViewController = tabs
            if isVisible { window.makeKeyAndVisible() }
        }
    }

    /// An entry of a recording, as short as a test compares it.
    struct Entry: Equatable, CustomStringConvertible {
        let json: [String: Any]

        static func == (one: Entry, other: Entry) -> Bool { one.description == other.description }

        var snapshot: [String: Any]? { json["snapshot"] as? [String: Any] }
        var windows: [[String: Any]] { snapshot?["windows"] as? [[String: Any]] ?? [] }
        var root: Node? { (windows.first?["root"] as? [String: Any]).map(Node.init) }
        var event: String? { json["event"] as? String }

        /// `Home.viewDidLoad`, `snapshot` or `again 1`.
        var description: String {
            if let event {
                let name = (json["class"] as? String ?? "").split(separator: ".").last ?? ""
                return "\(name).\(event)"
            }
            return (json["again"] as? Int).map { "again \($0)" } ?? "snapshot"
        }
    }

    /// A controller of a snapshot.
    struct Node {
        let json: [String: Any]
        var id: Int? { json["id"] as? Int }
        var name: String { json["class"] as? String ?? "" }
        var kind: String { json["kind"] as? String ?? "" }
        var children: [Node] { (json["children"] as? [[String: Any]] ?? []).map(Node.init) }
        var presented: Node? { (json["presented"] as? [String: Any]).map(Node.init) }
        var presentation: [String: Any]? { json["presentation"] as? [String: Any] }
        var isInWindow: Bool? { (json["view"] as? [String: Any])?["inWindow"] as? Bool }

        func first(_ suffix: String) -> Node? {
            if name.hasSuffix(suffix) { return self }
            for node in children + (presented.map { [$0] } ?? []) {
                if let found = node.first(suffix) { return found }
            }
            return nil
        }
    }

    /// A test with a recording and a clock of its own.
    class RecorderTestCase: XCTestCase {
        func inMain<T>(_ body: @MainActor () throws -> T) rethrows -> T { try MainActor.assumeIsolated(body) }

        @MainActor let clock = MadeClock()

        /// The folder that each test writes to, and that is removed.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(UUID().uuidString)")

        override func tearDown() {
            inMain {
                KindredRecorder.stop()
                StandIn.finishTransitions()
                UIApplication.standIn?.connectedScenes = []
            }
            try? FileManager.default.removeItem(at: folder)
            super.tearDown()
        }

        @MainActor func start(_ options: KindredRecorder.Options = .init()) {
            KindredRecorder.start(in: folder, options: options, timing: clock.timing)
        }

        /// Animations end, and the run loop rests now and then for half a second.
        @MainActor func settle() {
            StandIn.rest()
            StandIn.finishTransitions()
            for _ in 0..<10 {
                StandIn.rest()
                clock.pass(50)
            }
        }

        /// The entries of the file, which must be whole JSON.
        @MainActor func entries() throws -> [Entry] {
            KindredRecorder.current?.waitForWriter()
            return try XCTUnwrap(try top()["entries"] as? [[String: Any]]).map(Entry.init)
        }

        @MainActor func top() throws -> [String: Any] {
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let data = try Data(contentsOf: try XCTUnwrap(files.first))
            return try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }

        /// The root of the last snapshot.
        @MainActor func lastRoot() throws -> Node {
            try XCTUnwrap(try entries().last { $0.snapshot != nil }?.root)
        }

        /// The events since an entry, without those of containers.
        @MainActor func events(since count: Int, of names: [String]) throws -> [String] {
            try entries().dropFirst(count).filter { $0.event != nil }.map(\.description)
                .filter { text in names.contains { text.hasPrefix("\($0).") } }
        }
    }
#endif
