import Foundation
import KindredRecording
import XCTest

final class RecordingStreamTests: XCTestCase {
    typealias Stream = RecordingStream<MemoryFile>

    private let loaded = RecordedEvent(.viewDidLoad, controller: 3, className: "Shop.Home")

    func testTextOfARecording() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        XCTAssertEqual(
            stream.file.text,
            """
            {"format": "kindred-recording", "version": 1, "id": "7f3a", "origin": "app", \
            "started": "2026-03-02T09:41:00Z", "app": "com.example.shop", "system": "iOS", "systemVersion": "18.2", \
            "environment": "simulator", "test": "-[CheckoutTests testPay]", "events": true, "entries": [
            ]}

            """)
        let root = Snapshot.Controller(
            id: 1, className: "Shop.Home", view: .init(className: "UIView", isInWindow: true))
        stream.append(loaded, at: 3)
        stream.append(Made.snapshot(root), at: 110)
        stream.append(RecordedEvent(.present, controller: 1, className: "Shop.Home", other: 6), at: 740)
        stream.append(RecordedEvent(.willMove, controller: 1, className: "Shop.Home", other: 2), at: 741)
        stream.append(RecordedEvent(.didMove, controller: 1, className: "Shop.Home"), at: 742)
        stream.append(RecordedEvent(.dismiss, controller: 1, className: "Shop.Home"), at: 743)
        stream.append(Made.snapshot(root), at: 2100)
        XCTAssertEqual(
            stream.file.text.split(separator: "\n").dropFirst().joined(separator: "\n"),
            """
            {"at": 3, "event": "viewDidLoad", "controller": 3, "class": "Shop.Home"},
            {"at": 110, "snapshot": {"windows": [{"scene": 1, "idiom": "phone", "horizontal": "compact", \
            "vertical": "regular", "root": {"id": 1, "class": "Shop.Home", "kind": "controller", "state": "appeared", \
            "view": {"class": "UIView", "inWindow": true}}}]}},
            {"at": 740, "event": "present", "controller": 1, "class": "Shop.Home", "presented": 6},
            {"at": 741, "event": "willMove", "controller": 1, "class": "Shop.Home", "parent": 2},
            {"at": 742, "event": "didMove", "controller": 1, "class": "Shop.Home", "parent": null},
            {"at": 743, "event": "dismiss", "controller": 1, "class": "Shop.Home"},
            {"at": 2100, "again": 1}
            ]}
            """)
    }

    func testEveryKeyOfAController() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        stream.append(Made.snapshot(), at: 0)
        let text = stream.file.text
        for part in [
            #""kind": "tab", "state": "appeared", "view": {"class": "UILayoutContainerView", "inWindow": true}, "selected": 2"#,
            #""kind": "split", "state": "disappeared", "view": null, "style": "doubleColumn", "collapsed": false, "columns": [{"column": "primary", "child": 5}]"#,
            #""kind": "page", "state": "disappeared", "view": null, "transition": "scroll"}"#,
            #""inWindow": true}, "context": true, "children": ["#,
            #""inWindow": true}, "forwards": false}, {"id": 9, "class": "Shop.Old", "kind": "controller", "state": "disappearing""#,
            #""title": "Basket", "presentation": {"style": "automatic", "class": "_UIPageSheetPresentationController"}}}"#,
        ] {
            XCTAssertTrue(text.contains(part), "\(part) in \(text)")
        }
        var unknown = Snapshot.Controller(id: 1, className: "A")
        unknown.presentation = .init(style: "popover", className: nil)
        stream.append(Made.snapshot(unknown), at: 0)
        XCTAssertTrue(stream.file.text.contains(#""presentation": {"style": "popover", "class": null}"#))
    }

    func testWholeAfterEachEntry() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        XCTAssertEqual(try stream.file.entries().count, 0)
        for number in 1...50 {
            if number % 3 == 0 { stream.append(Made.snapshot(Made.chain(number)), at: number) }
            if number % 3 == 1 { stream.append(loaded, at: number) }
            if number % 3 == 2 { stream.append(Made.snapshot(name: "n\(number)"), at: number) }
            XCTAssertEqual(try stream.file.entries().count, number)
            XCTAssertEqual(stream.count, stream.file.bytes.count)
            XCTAssertTrue(stream.file.text.hasSuffix("}\n]}\n"))
            XCTAssertEqual(stream.file.text.filter { $0 == "\n" }.count, number + 2, "an entry is one line")
        }
    }

    func testSnapshotThatComesAgain() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        var other = Made.tree
        other.presented = []
        let snapshots = [
            Made.snapshot(), Made.snapshot(other), Made.snapshot(), Made.snapshot(name: "paid"), Made.snapshot(other),
            Made.snapshot(),
        ]
        for (time, snapshot) in snapshots.enumerated() { stream.append(snapshot, at: time) }
        let entries = try stream.file.entries()
        XCTAssertEqual(entries.map { $0["again"] as? Int }, [nil, nil, 1, nil, 2, 1])
        XCTAssertEqual((entries[3]["snapshot"] as? [String: Any])?["name"] as? String, "paid")
    }

    func testNamedSnapshotCanComeAgainWithoutItsName() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        stream.append(Made.snapshot(name: "start"), at: 0)
        stream.append(Made.snapshot(), at: 1)
        stream.append(Made.snapshot(name: "start"), at: 2)
        XCTAssertEqual(try stream.file.entries().map { $0["again"] as? Int }, [nil, 1, nil])
    }

    func testCutSnapshotIsAnother() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        var cut = Made.snapshot()
        cut.isCut = true
        for snapshot in [Made.snapshot(), cut, cut, Made.snapshot()] { stream.append(snapshot, at: 0) }
        XCTAssertEqual(try stream.file.entries().map { $0["again"] as? Int }, [nil, nil, 2, 1])
        cut.name = "all"
        stream.append(cut, at: 0)
        let last = try XCTUnwrap(stream.file.entries().last?["snapshot"] as? [String: Any])
        XCTAssertEqual(last["name"] as? String, "all")
        XCTAssertEqual(last["cut"] as? Bool, true)
        XCTAssertNotNil(last["windows"])
    }

    func testTimeNeverDecreases() throws {
        var stream = try Stream(MemoryFile(), header: Made.header)
        for time in [5, 3, 9, -1] { stream.append(loaded, at: time) }
        XCTAssertEqual(try stream.file.entries().map { $0["at"] as? Int }, [5, 5, 9, 9])
    }

    func testNamesThatNeedEscapes() throws {
        let names = [
            "\u{0}\u{1F}\u{7F}\"\\/\u{2028}\u{2029}\u{85}", "日本.語𝕏", "a\nb\r\nc", "<UIView 0x1>", "👩‍👩‍👧", "",
        ]
        for name in names {
            var header = Made.header
            header.test = name
            var stream = try Stream(MemoryFile(), header: header)
            stream.append(RecordedEvent(.viewDidLoad, controller: 1, className: name), at: 0)
            XCTAssertEqual(try stream.file.top()["test"] as? String, name)
            XCTAssertEqual(try stream.file.entries().first?["class"] as? String, name)
            XCTAssertEqual(stream.file.bytes.filter { $0 == 0x0A }.count, 3)
        }
    }

    func testFullDiskEndsTheRecordingAtAnyByte() throws {
        var whole = try Stream(MemoryFile(), header: Made.header)
        let header = whole.count
        whole.append(loaded, at: 1)
        let first = whole.count
        whole.append(Made.snapshot(), at: 2)
        for capacity in header..<whole.count {
            var stream = try Stream(MemoryFile(capacity: capacity), header: Made.header)
            stream.append(loaded, at: 1)
            stream.append(Made.snapshot(), at: 2)
            stream.append(loaded, at: 3)
            XCTAssertEqual(try stream.file.entries().count, capacity < first ? 0 : 1, "\(capacity)")
            XCTAssertEqual(stream.ending, .failed("Full()"))
            XCTAssertEqual(stream.count, stream.file.bytes.count)
        }
    }

    func testDiskThatIsFullAtTheStart() {
        XCTAssertThrowsError(try Stream(MemoryFile(capacity: 20), header: Made.header))
    }

    func testLengthOfAFile() throws {
        XCTAssertEqual(Stream.maximumBytes, 67_108_864)
        // Nine entries of a megabyte each fit, or would fit if one byte more were allowed.
        let long = RecordedEvent(.viewDidLoad, controller: 1, className: String(repeating: "x", count: 1 << 20))
        var unlimited = try Stream(MemoryFile(), header: Made.header)
        for time in 1...9 { unlimited.append(long, at: time) }
        for (limit, fitting) in [(unlimited.count, 9), (unlimited.count - 1, 8)] {
            var stream = try Stream(MemoryFile(), header: Made.header, limit: limit)
            for time in 1...9 { stream.append(long, at: time) }
            XCTAssertEqual(try stream.file.entries().count, fitting)
            XCTAssertEqual(stream.ending, fitting == 9 ? nil : .full)
            stream.append(loaded, at: 0)
            stream.append(Made.snapshot(), at: 0)
            XCTAssertEqual(try stream.file.entries().count, fitting, "a short entry would fit, but it has ended")
            XCTAssertEqual(stream.ending, .full)
            XCTAssertLessThanOrEqual(stream.file.bytes.count, limit)
        }
    }

    func testDeepestHierarchyFitsOnASmallStack() throws {
        // A queue's threads have 512 KiB.
        let done = expectation(description: "written")
        let thread = Thread {
            var stream = try? Stream(MemoryFile(), header: Made.header)
            stream?.append(Made.snapshot(Made.chain(100)), at: 0)
            XCTAssertEqual((try? stream?.file.entries())?.count, 1)
            done.fulfill()
        }
        thread.stackSize = 512 << 10
        thread.start()
        wait(for: [done], timeout: 10)
    }
}
