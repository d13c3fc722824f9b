#if canImport(UIKit) && DEBUG
    import KindredRecording
    import UIKit

    #if canImport(ObjectiveC)
        import ObjectiveC
    #endif

    /// Numbers for the view controllers of one recording.
    ///
    /// A number is associated with its instance, so it goes when the instance goes, and an address that is used again gets a new
    /// one. Nothing is kept alive, and no weak reference is made: a controller that sends something from its `deinit` would not
    /// survive one.
    @MainActor
    final class InstanceNumbers {
        /// The facts that are known of an instance.
        final class Mark {
            let recording: Int
            let number: Int
            /// The state that its last callback led to; nil before the first.
            var state: Snapshot.Controller.State?

            init(recording: Int, number: Int) { (self.recording, self.number) = (recording, number) }
        }

        private static var recordings = 0
        /// A place whose address is the key of associations.
        private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        private let recording: Int
        private var last = 0

        init() {
            Self.recordings += 1
            recording = Self.recordings
        }

        func mark(of controller: UIViewController) -> Mark {
            if let mark = objc_getAssociatedObject(controller, Self.key) as? Mark, mark.recording == recording {
                return mark
            }
            last += 1
            let mark = Mark(recording: recording, number: last)
            objc_setAssociatedObject(controller, Self.key, mark, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return mark
        }
    }
#endif
