#if canImport(UIKit) && DEBUG
    import Foundation

    /// A clock in milliseconds, and what waits for it on the main thread.
    @MainActor
    package struct Timing {
        package var now: @MainActor () -> Int
        package var wait: @MainActor (_ milliseconds: Int, _ body: @escaping @MainActor @Sendable () -> Void) -> Void

        package init(
            now: @escaping @MainActor () -> Int,
            wait: @escaping @MainActor (Int, @escaping @MainActor @Sendable () -> Void) -> Void
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
