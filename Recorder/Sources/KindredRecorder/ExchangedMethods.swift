#if canImport(UIKit) && DEBUG
    import Foundation
    import KindredRecording
    import UIKit

    #if canImport(ObjectiveC)
        import ObjectiveC
    #endif

    /// Public methods of UIViewController, exchanged once for ones that tell the recorder and then do what they did.
    ///
    /// They stay exchanged when a recording ends, because somebody else may have exchanged them since. An override that doesn't
    /// call `super` isn't seen. Instances and blocks are passed on as the pointers that they are: nothing is copied or kept.
    @MainActor
    enum ExchangedMethods {
        typealias Listener = @MainActor (RecordedEvent.Kind, UIViewController, _ other: UIViewController?) -> Void
        private typealias Instance = UnsafeMutableRawPointer

        private static var listener: Listener?
        private static var isInstalled = false

        static func listen(_ listener: @escaping Listener) {
            self.listener = listener
            guard !isInstalled else { return }
            isInstalled = true
            exchangePlain("viewDidLoad", as: .viewDidLoad)
            exchangeAppearance("viewWillAppear:", as: .viewWillAppear)
            exchangeAppearance("viewIsAppearing:", as: .viewIsAppearing)
            exchangeAppearance("viewDidAppear:", as: .viewDidAppear)
            exchangeAppearance("viewWillDisappear:", as: .viewWillDisappear)
            exchangeAppearance("viewDidDisappear:", as: .viewDidDisappear)
            exchangeMove("willMoveToParentViewController:", as: .willMove)
            exchangeMove("didMoveToParentViewController:", as: .didMove)
            exchangePresent("presentViewController:animated:completion:")
            exchangeDismiss("dismissViewControllerAnimated:completion:")
        }

        static func stop() { listener = nil }

        private static func exchangePlain(_ name: String, as kind: RecordedEvent.Kind) {
            typealias Original = @convention(c) (Instance, OpaquePointer) -> Void
            exchange(name) { selector, implementation in
                let original = unsafeBitCast(implementation, to: Original.self)
                let block: @convention(block) (Instance) -> Void = { controller in
                    tell(kind, of: controller)
                    original(controller, selector)
                }
                return imp_implementationWithBlock(block)
            }
        }

        private static func exchangeAppearance(_ name: String, as kind: RecordedEvent.Kind) {
            typealias Original = @convention(c) (Instance, OpaquePointer, Bool) -> Void
            exchange(name) { selector, implementation in
                let original = unsafeBitCast(implementation, to: Original.self)
                let block: @convention(block) (Instance, Bool) -> Void = { controller, isAnimated in
                    tell(kind, of: controller)
                    original(controller, selector, isAnimated)
                }
                return imp_implementationWithBlock(block)
            }
        }

        private static func exchangeMove(_ name: String, as kind: RecordedEvent.Kind) {
            typealias Original = @convention(c) (Instance, OpaquePointer, Instance?) -> Void
            exchange(name) { selector, implementation in
                let original = unsafeBitCast(implementation, to: Original.self)
                let block: @convention(block) (Instance, Instance?) -> Void = { controller, parent in
                    tell(kind, of: controller, other: parent)
                    original(controller, selector, parent)
                }
                return imp_implementationWithBlock(block)
            }
        }

        private static func exchangePresent(_ name: String) {
            typealias Original = @convention(c) (Instance, OpaquePointer, Instance?, Bool, UnsafeRawPointer?) -> Void
            exchange(name) { selector, implementation in
                let original = unsafeBitCast(implementation, to: Original.self)
                let block: @convention(block) (Instance, Instance?, Bool, UnsafeRawPointer?) -> Void = {
                    controller, presented, isAnimated, completion in
                    tell(.present, of: controller, other: presented)
                    original(controller, selector, presented, isAnimated, completion)
                }
                return imp_implementationWithBlock(block)
            }
        }

        private static func exchangeDismiss(_ name: String) {
            typealias Original = @convention(c) (Instance, OpaquePointer, Bool, UnsafeRawPointer?) -> Void
            exchange(name) { selector, implementation in
                let original = unsafeBitCast(implementation, to: Original.self)
                let block: @convention(block) (Instance, Bool, UnsafeRawPointer?) -> Void = {
                    controller, isAnimated, completion in
                    tell(.dismiss, of: controller)
                    original(controller, selector, isAnimated, completion)
                }
                return imp_implementationWithBlock(block)
            }
        }

        private static func exchange(_ name: String, making make: (OpaquePointer, IMP) -> IMP) {
            let selector = NSSelectorFromString(name)
            // A system without the method has nothing to record.
            guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
            let pointer = unsafeBitCast(selector, to: OpaquePointer.self)
            _ = method_setImplementation(method, make(pointer, method_getImplementation(method)))
        }

        /// UIKit calls on the main thread. An app that calls elsewhere breaks a rule that isn't the recorder's.
        private nonisolated static func tell(
            _ kind: RecordedEvent.Kind, of controller: UnsafeMutableRawPointer, other: UnsafeMutableRawPointer? = nil
        ) {
            guard Thread.isMainThread else { return }
            let controller = UInt(bitPattern: controller)
            let other = other.map { UInt(bitPattern: $0) }
            MainActor.assumeIsolated {
                guard let listener, let receiver = instance(at: controller) else { return }
                listener(kind, receiver, other.flatMap { instance(at: $0) })
            }
        }

        private nonisolated static func instance(at address: UInt) -> UIViewController? {
            UnsafeRawPointer(bitPattern: address).map {
                Unmanaged<UIViewController>.fromOpaque($0).takeUnretainedValue()
            }
        }
    }
#endif
