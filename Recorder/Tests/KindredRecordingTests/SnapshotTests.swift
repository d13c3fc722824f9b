import KindredRecording
import XCTest

final class SnapshotTests: XCTestCase {
    func testTextAsUIKitPrintsIt() {
        var snapshot = Made.snapshot()
        snapshot.windows.append(snapshot.windows[0])
        snapshot.windows[1].root = .init(id: 7, className: "A\nB")
        XCTAssertEqual(
            snapshot.hierarchyText,
            """
            <Shop.Tabs 0x100000010>, state: appeared, view: <UILayoutContainerView: 0x200000010>
               | <UINavigationController 0x100000020>, state: appeared, view: <UILayoutContainerView: 0x200000020>
               |    | <Shop.Home 0x100000030>, state: appeared, view: <UIView: 0x200000030>
               |    | <Shop.Old 0x100000090>, state: disappearing, view: <UIView: 0x200000090> not in the window
               | <Shop.Orders 0x100000040>, state: disappeared, view: (view not loaded)
               |    | <Shop.Shelf 0x100000050>, state: disappeared, view: (view not loaded)
               + <Shop.Cart 0x100000060>, state: appeared, view: <UIView: 0x200000060>, presented with: \
            <_UIPageSheetPresentationController 0x300000060>

            <A B 0x100000070>, state: appeared, view: (view not loaded)

            """)
    }

    func testWhatCountsAsAChange() {
        let before = Made.snapshot().fingerprint
        func changed(_ change: (inout Snapshot) -> Void) -> Bool {
            var snapshot = Made.snapshot()
            change(&snapshot)
            return snapshot.fingerprint != before
        }
        XCTAssertFalse(changed { _ in })
        XCTAssertFalse(changed { $0.windows[0].root.state = .appearing })
        XCTAssertFalse(changed { $0.name = "a" })
        XCTAssertTrue(changed { $0.windows[0].root.selected = 4 })
        XCTAssertTrue(changed { $0.windows[0].root.presented = [] })
        XCTAssertTrue(changed { $0.windows[0].root.children[0].children.swapAt(0, 1) })
        XCTAssertTrue(changed { $0.windows[0].root.children[0].children[1].view?.isInWindow = true })
        XCTAssertTrue(changed { $0.windows[0].root.children[1].split?.isCollapsed = true })
        XCTAssertTrue(changed { $0.windows[0].horizontal = .regular })
        XCTAssertTrue(changed { $0.windows.append($0.windows[0]) })
    }

    func testCount() {
        XCTAssertEqual(Made.tree.count, 7)
        XCTAssertEqual(Made.chain(40).count, 40)
    }
}
