@_exported import Foundation

// Stand-ins for the observers of CoreFoundation's run loop: a test says when it rests.

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable {
    public static let commonModes = CFRunLoopMode()
}

public final class CFRunLoop: Sendable {}

public final class CFRunLoopObserver {
    fileprivate let body: () -> Void
    fileprivate init(_ body: @escaping () -> Void) { self.body = body }
}

private let mainLoop = CFRunLoop()
nonisolated(unsafe) private var observers: [CFRunLoopObserver] = []

public func CFRunLoopGetMain() -> CFRunLoop! { mainLoop }

public func CFRunLoopObserverCreateWithHandler(
    _ allocator: AnyObject!, _ activities: UInt, _ repeats: Bool, _ order: Int,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    precondition(activities == CFRunLoopActivity.beforeWaiting.rawValue && repeats && order == Int.max)
    return CFRunLoopObserver { block(nil, .beforeWaiting) }
}

public func CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    observers.append(observer)
}

public func CFRunLoopRemoveObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    observers.removeAll { $0 === observer }
}

/// Controls that only a test has.
@MainActor public enum StandIn {
    /// The work that waits for the end of an animation.
    static var pending: [@MainActor () -> Void] = []

    /// The number of times that something has read the property that makes a presentation controller.
    public static var presentationControllersMade = 0

    /// Calls everybody who waits for the run loop's rest.
    public static func rest() { for observer in observers { observer.body() } }

    public static var observerCount: Int { observers.count }

    /// Ends all animations.
    public static func finishTransitions() {
        let ends = pending
        pending = []
        for end in ends { end() }
    }

    static func animate(_ isAnimated: Bool, end: @escaping @MainActor () -> Void) {
        if isAnimated { pending.append(end) } else { end() }
    }
}
