#if canImport(UIKit) && DEBUG
    import Foundation

    /// A clock in milliseconds, and what waits for it on the main thread.
    package struct Timing: Sendable {
        package var now: @MainActor @Sendable () -> Int
        package var wait:
            @MainActor @Sendable (_ milliseconds: Int, _ body: @escaping @MainActor @Sendable () -> Void) -> Void

        package init(
            now: @escaping @MainActor @Sendable () -> Int,
            wait: @escaping @MainActor @Sendable (Int, @escaping @MainActor @Sendable () -> Void) -> Void
        ) {
            (self.now, self.wait) = (now, wait)
        }

        /// The time since the system started.
        package static var real: Timing {
            Timing(
                now: { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) },
                wait: { milliseconds, body in
                    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
                        MainActor.assumeIsolated(body)
                    }
                })
        }
    }
#endif
