import KindredRecorderTestSupport
import XCTest

/// A test for each row of the table of events: what UIKit sends is in its recording.
@MainActor
final class EventTests: XCTestCase {
    private let app = XCUIApplication()

    private func launch(_ family: String) throws {
        continueAfterFailure = false
        app.launchArguments = [family]
        try app.launchRecorded(in: self)
    }

    private func tap(_ name: String) { app.buttons[name].firstMatch.tap() }

    /// Waits until a screen is there, or gone, and has come to rest.
    private func expect(_ screen: String, isShown: Bool = true) {
        let element = app.otherElements[screen].firstMatch
        XCTAssertTrue(
            isShown ? element.waitForExistence(timeout: 10) : element.waitForNonExistence(timeout: 10), screen)
        rest()
    }

    private func rest() { _ = XCTWaiter.wait(for: [XCTestExpectation(description: "rest")], timeout: 0.7) }

    /// R86: push and pop, between two snapshots each.
    func testPushAndPop() throws {
        try launch("stack")
        expect("List")
        tap("push")
        expect("Detail")
        tap("pop")
        expect("Detail", isShown: false)
    }

    /// R88: another tab.
    func testSelect() throws {
        try launch("tabs")
        expect("First")
        app.tabBars.buttons["second"].firstMatch.tap()
        expect("Second")
        app.tabBars.buttons["first"].firstMatch.tap()
        expect("First")
    }

    /// R87: another page.
    func testTurn() throws {
        try launch("pages")
        expect("PageOne")
        tap("turn")
        expect("PageTwo")
    }

    /// R89: what covers the window, and what covers a context.
    func testCoveringPresentations() throws {
        try launch("styles")
        expect("Styles")
        tap("fullScreen")
        expect("Sheet")
        tap("dismiss")
        expect("Sheet", isShown: false)
        app.terminate()
        try launch("contexts")
        expect("Caller")
        tap("currentContext")
        expect("Sheet")
        tap("dismiss")
        expect("Sheet", isShown: false)
    }

    /// R66: what leaves the presenter visible.
    func testPresentationsAbove() throws {
        try launch("styles")
        for style in ["pageSheet", "formSheet", "overFullScreen"] {
            expect("Styles")
            tap(style)
            expect("Sheet")
            tap("dismiss")
            expect("Sheet", isShown: false)
        }
    }

    /// D05: a swipe back that is given up.
    func testSwipeThatIsGivenUp() throws {
        try launch("stack")
        tap("push")
        expect("Detail")
        let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
        let near = app.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.5))
        edge.press(forDuration: 0.1, thenDragTo: near, withVelocity: .slow, thenHoldForDuration: 0.5)
        expect("Detail")
    }

    /// D14: a sheet that is pulled and let go.
    func testPullThatIsGivenUp() throws {
        try launch("styles")
        tap("pageSheet")
        expect("Sheet")
        let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.12))
        let near = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2))
        top.press(forDuration: 0.1, thenDragTo: near, withVelocity: .slow, thenHoldForDuration: 0.5)
        expect("Sheet")
    }

    /// R14: moves to a parent, around a push and a pop.
    func testMoves() throws {
        try launch("stack")
        for _ in 0..<2 {
            tap("push")
            expect("Detail")
            tap("pop")
            expect("Detail", isShown: false)
        }
    }

    /// R92: the launch.
    func testLaunch() throws {
        try launch("start")
        expect("Start")
    }

    /// setRoot: another root of the window.
    func testSetRoot() throws {
        try launch("start")
        expect("Start")
        tap("sign in")
        expect("Main")
    }

    /// chain: two presentations that are dismissed at once.
    func testChain() throws {
        try launch("styles")
        tap("fullScreen")
        expect("Sheet")
        tap("above")
        expect("Above")
        tap("dismiss all")
        expect("Sheet", isShown: false)
    }

    /// R79 and via: a container and its child.
    func testChildOfAContainer() throws {
        try launch("parts")
        expect("PartOne")
        tap("exchange")
        expect("PartTwo")
    }

    /// R78, R85: each instance loads once, and its view is once about to appear.
    func testInstances() throws {
        try launch("stack")
        for _ in 0..<3 {
            tap("push")
            expect("Detail")
            tap("pop")
            expect("Detail", isShown: false)
        }
    }

    /// R42, R45: who presents, by style.
    func testPresenters() throws {
        try launch("contexts")
        for style in ["currentContext", "overCurrentContext"] {
            expect("Caller")
            tap(style)
            expect("Sheet")
            tap("dismiss")
            expect("Sheet", isShown: false)
        }
    }
}
