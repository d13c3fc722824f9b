// A stand-in for what the recorder uses of XCTest and XCUIAutomation, as Apple's documentation declares it.
import Foundation

open class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess = 1 }
    open var name: String?
    open var lifetime: Lifetime = .deleteOnSuccess
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) { self.init() }
}

open class XCTestCase: NSObject {
    open var name: String { "" }
    open func add(_ attachment: XCTAttachment) {}
    open func addTeardownBlock(_ block: @escaping () -> Void) {}
    open func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
}

@preconcurrency @MainActor open class XCUIApplication: NSObject {
    open var launchEnvironment: [String: String] = [:]
    open func launch() {}
    open func terminate() {}
}
