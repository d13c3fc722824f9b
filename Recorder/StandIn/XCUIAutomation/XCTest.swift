// Stand-ins for what Linux's XCTest lacks: attachments, and the proxy of an app in UI tests. Declarations as Apple's documentation has them.
import Foundation
@_exported import XCTest

open class XCTAttachment {
    public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess = 1 }

    open var name: String?
    open var lifetime: Lifetime = .deleteOnSuccess
    /// The parts that a test can look at.
    public let standInData: Data
    public let uniformTypeIdentifier: String

    public init(data payload: Data, uniformTypeIdentifier identifier: String) {
        (standInData, uniformTypeIdentifier) = (payload, identifier)
    }
}

/// The attachments of tests.
@MainActor public enum StandInAttachments {
    public static var added: [(test: String, attachment: XCTAttachment)] = []
}

extension XCTestCase {
    @MainActor public func add(_ attachment: XCTAttachment) { StandInAttachments.added.append((name, attachment)) }
}

// Objective-C's annotations bind callers in Swift 6 alone.
@preconcurrency @MainActor open class XCUIApplication {
    public init() {}
    open var launchEnvironment: [String: String] = [:]
    open func launch() {}
    open func terminate() {}
}
