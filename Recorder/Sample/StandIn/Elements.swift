// What the sample's tests use of XCUIAutomation besides, as Apple's documentation declares it: on Linux it is only compiled.
import Foundation
import XCUIAutomation

struct CGVector {
    init(dx: Double, dy: Double) {}
}

struct XCUIGestureVelocity { static let slow = XCUIGestureVelocity() }

@MainActor final class XCUICoordinate {
    func press(
        forDuration duration: Double, thenDragTo coordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: Double
    ) {}
}

@MainActor final class XCUIElement {
    func tap() {}
    func waitForExistence(timeout: Double) -> Bool { true }
    func waitForNonExistence(timeout: Double) -> Bool { true }
    var buttons: XCUIElementQuery { XCUIElementQuery() }
    var firstMatch: XCUIElement { self }
}

@MainActor final class XCUIElementQuery {
    subscript(key: String) -> XCUIElement { XCUIElement() }
    var buttons: XCUIElementQuery { self }
}

extension XCUIApplication {
    var launchArguments: [String] {
        get { [] }
        set {}
    }
    var buttons: XCUIElementQuery { XCUIElementQuery() }
    var tabBars: XCUIElementQuery { XCUIElementQuery() }
    var otherElements: XCUIElementQuery { XCUIElementQuery() }
    func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}
