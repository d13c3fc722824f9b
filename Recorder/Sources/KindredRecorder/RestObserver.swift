#if canImport(UIKit) && DEBUG
    import Foundation
    import UIKit

    /// Calls back whenever the main run loop is about to rest, after everything else that waits for that moment.
    @MainActor
    final class RestObserver {
        private let observer: CFRunLoopObserver?

        init(_ body: @escaping @MainActor @Sendable () -> Void) {
            let activities = CFRunLoopActivity.beforeWaiting.rawValue
            observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, Int.max) { _, _ in
                // It is only ever added to the main run loop.
                MainActor.assumeIsolated(body)
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }

        func remove() { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes) }
    }
#endif
