import Foundation
import KindredRecording

/// Values that tests share.
enum Made {
    static let header = RecordingHeader(
        id: "7f3a", started: "2026-03-02T09:41:00Z", app: "com.example.shop", system: "iOS", systemVersion: "18.2",
        environment: .simulator, test: "-[CheckoutTests testPay]", hasEvents: true)

    /// Tabs with a stack and an unloaded split view controller, and a sheet above.
    static var tree: Snapshot.Controller {
        let bar = Snapshot.Controller.View(className: "UILayoutContainerView", isInWindow: true)
        var tabs = Snapshot.Controller(id: 1, className: "Shop.Tabs", kind: .tab, view: bar)
        tabs.selected = 2
        var home = Snapshot.Controller(id: 2, className: "UINavigationController", kind: .navigation, view: bar)
        home.definesPresentationContext = true
        home.children = [
            .init(id: 3, className: "Shop.Home", view: .init(className: "UIView", isInWindow: true)),
            .init(
                id: 9, className: "Shop.Old", state: .disappearing, view: .init(className: "UIView", isInWindow: false)),
        ]
        home.children[0].forwardsAppearance = false
        var orders = Snapshot.Controller(id: 4, className: "Shop.Orders", kind: .split, state: .disappeared)
        orders.split = .init(style: "doubleColumn", isCollapsed: false, columns: [.init(name: "primary", child: 5)])
        orders.children = [.init(id: 5, className: "Shop.Shelf", kind: .page, state: .disappeared)]
        orders.children[0].transition = "scroll"
        var sheet = Snapshot.Controller(
            id: 6, className: "Shop.Cart", view: .init(className: "UIView", isInWindow: true))
        sheet.presentation = .init(style: "automatic", className: "_UIPageSheetPresentationController")
        sheet.title = "Basket"
        tabs.children = [home, orders]
        tabs.presented = [sheet]
        return tabs
    }

    static func snapshot(_ root: Snapshot.Controller = tree, name: String? = nil) -> Snapshot {
        Snapshot(
            name: name,
            windows: [.init(scene: 1, idiom: .phone, horizontal: .compact, vertical: .regular, root: root)])
    }

    /// A chain of controllers, each the child of the one before.
    static func chain(_ count: Int) -> Snapshot.Controller {
        var root = Snapshot.Controller(id: count, className: "App.Last")
        for id in (1..<count).reversed() {
            var above = Snapshot.Controller(id: id, className: "App.Link")
            if id % 2 == 0 { above.children = [root] } else { above.presented = [root] }
            root = above
        }
        return root
    }
}

/// A file in memory. It can be full, and it checks that it is whole after each change.
struct MemoryFile: RecordingFile {
    struct Full: Error {}

    var bytes: [UInt8] = []
    /// The bytes that it takes.
    var capacity = Int.max

    mutating func write(_ new: [UInt8], at offset: Int) throws {
        let fitting = new.prefix(max(0, capacity - offset))
        bytes = Array(bytes.prefix(offset) + fitting + bytes.dropFirst(offset + fitting.count))
        if fitting.count < new.count { throw Full() }
    }

    mutating func truncate(to offset: Int) throws { bytes = Array(bytes.prefix(offset)) }

    /// The entries, read with Foundation's reader.
    func entries() throws -> [[String: Any]] { try top()["entries"] as? [[String: Any]] ?? [] }

    func top() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
