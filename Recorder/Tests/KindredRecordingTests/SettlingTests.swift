import KindredRecording
import XCTest

final class SettlingTests: XCTestCase {
    func testWhatStaysIsRecordedOnce() {
        var settling = Settling()
        XCTAssertEqual(settling.look(at: 0, fingerprint: 1, isMoving: false), .look(at: 100))
        XCTAssertEqual(settling.nextLook(at: 20), 50)
        XCTAssertNil(settling.nextLook(at: 50))
        XCTAssertEqual(settling.look(at: 60, fingerprint: 1, isMoving: false), .look(at: 100))
        XCTAssertEqual(settling.look(at: 100, fingerprint: 1, isMoving: false), .record)
        XCTAssertEqual(settling.look(at: 160, fingerprint: 1, isMoving: false), .rest)
        XCTAssertFalse(settling.isNew(fingerprint: 1))
    }

    func testWhatChangesIsNot() {
        var settling = Settling()
        for time in stride(from: 0, to: 5_000, by: 90) {
            XCTAssertEqual(settling.look(at: time, fingerprint: time, isMoving: false), .look(at: time + 100))
        }
    }

    func testWhatMovesIsNot() {
        var settling = Settling()
        XCTAssertEqual(settling.look(at: 0, fingerprint: 1, isMoving: true), .look(at: 100))
        XCTAssertEqual(settling.look(at: 100, fingerprint: 1, isMoving: true), .look(at: 200))
        XCTAssertEqual(settling.look(at: 500, fingerprint: 2, isMoving: true), .look(at: 600))
        XCTAssertEqual(settling.look(at: 600, fingerprint: 2, isMoving: false), .record)
    }

    func testLooksThatTakeLongAreRare() {
        var settling = Settling()
        _ = settling.look(at: 100, cost: 2, fingerprint: 1, isMoving: false)
        XCTAssertEqual(settling.nextLook(at: 102), 150)
        _ = settling.look(at: 200, cost: 40, fingerprint: 1, isMoving: false)
        XCTAssertEqual(settling.nextLook(at: 240), 1_000, "5 % of the time at most")
        XCTAssertNil(settling.nextLook(at: 1_000))
    }

    func testWhatIsPulledAndLetGoComesToRestAsItWas() {
        var settling = Settling()
        settling.didRecord(fingerprint: 1)
        XCTAssertEqual(settling.look(at: 0, fingerprint: 1, isMoving: true), .look(at: 100))
        XCTAssertEqual(settling.look(at: 100, fingerprint: 1, isMoving: false), .rest)
    }

    func testTransitionThatNeverEndsIsAtRest() {
        var settling = Settling()
        var time = 0
        while case .look(let next) = settling.look(at: time, fingerprint: 1, isMoving: true) { time = next }
        XCTAssertEqual(time, Settling.patience)
        XCTAssertFalse(settling.isNew(fingerprint: 1), "it was recorded")
        time += 100
        let start = time
        while case .look(let next) = settling.look(at: time, fingerprint: 1, isMoving: true) { time = next }
        XCTAssertEqual(time - start, Settling.patience, "and then nobody looks at it by the clock")
    }
}
