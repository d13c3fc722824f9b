@MainActor open class UIPresentationController {
    public nonisolated init() {}
}

public final class _UIFullscreenPresentationController: UIPresentationController {}
public final class _UICurrentContextPresentationController: UIPresentationController {}
public final class _UIOverFullscreenPresentationController: UIPresentationController {}
public final class _UIOverCurrentContextPresentationController: UIPresentationController {}
public final class _UIPageSheetPresentationController: UIPresentationController {}
public final class _UIFormSheetPresentationController: UIPresentationController {}
public final class UIPopoverPresentationController: UIPresentationController {}

/// The work of `present` and `dismiss` unless somebody has exchanged them.
enum StandInPresenting {
    private final class Completion: @unchecked Sendable {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private final class Coordinator: UIViewControllerTransitionCoordinator {}

    static func pointer(_ completion: (() -> Void)?) -> UnsafeRawPointer? {
        completion.map { UnsafeRawPointer(Unmanaged.passRetained(Completion($0)).toOpaque()) }
    }

    static func present(
        _ controller: UnsafeMutableRawPointer, _ presented: UnsafeMutableRawPointer?, _ isAnimated: Bool,
        _ completion: UnsafeRawPointer?
    ) {
        guard let presented else { return }
        let (caller, root) = (instance(controller), instance(presented))
        let body = function(completion)
        MainActor.assumeIsolated {
            let presenter = presenter(for: caller, root.modalPresentationStyle)
            let covers = [.fullScreen, .currentContext].contains(root.modalPresentationStyle)
            presenter.ownPresented = root
            (root.ownPresenter, root.isBeingPresented) = (presenter, true)
            root.presentation = presentationController(root.modalPresentationStyle, over: presenter)
            root.transitionCoordinator = Coordinator()
            if covers { presenter.willDisappear(isAnimated) }
            root.willAppear(isAnimated)
            presenter.viewIfLoaded?.window?.place(root.view)
            StandIn.animate(isAnimated) {
                (root.isBeingPresented, root.transitionCoordinator) = (false, nil)
                root.didAppear(isAnimated)
                if covers {
                    presenter.viewIfLoaded?.displace()
                    presenter.didDisappear(isAnimated)
                }
                body()
            }
        }
    }

    static func dismiss(_ controller: UnsafeMutableRawPointer, _ isAnimated: Bool, _ completion: UnsafeRawPointer?) {
        var receiver = instance(controller)
        let body = function(completion)
        MainActor.assumeIsolated {
            while receiver.ownPresented == nil, receiver.presentedViewController != nil, let parent = receiver.parent {
                receiver = parent
            }
            let receiver = receiver
            guard receiver.ownPresented != nil else {
                // As UIKit does, it asks the presenter.
                receiver.presentingViewController?.dismiss(animated: isAnimated, completion: body)
                return
            }
            var chain: [UIViewController] = []
            var next = receiver.ownPresented
            while let root = next {
                chain.append(root)
                next = root.ownPresented
            }
            let top = chain.removeLast()
            let covers = [.fullScreen, .currentContext].contains((chain.first ?? top).modalPresentationStyle)
            (top.isBeingDismissed, top.transitionCoordinator) = (true, Coordinator())
            let window = top.viewIfLoaded?.window
            top.willDisappear(isAnimated)
            for below in chain.reversed() {
                below.willDisappear(isAnimated)
                below.viewIfLoaded?.displace()
                below.didDisappear(isAnimated)
            }
            if covers {
                receiver.willAppear(isAnimated)
                window?.place(receiver.view)
            }
            StandIn.animate(isAnimated) {
                if covers { receiver.didAppear(isAnimated) }
                top.viewIfLoaded?.displace()
                top.didDisappear(isAnimated)
                for root in chain + [top] {
                    root.ownPresenter?.ownPresented = nil
                    (root.ownPresenter, root.presentation) = (nil, nil)
                }
                (top.isBeingDismissed, top.transitionCoordinator) = (false, nil)
                body()
            }
        }
    }

    private static func instance(_ pointer: UnsafeMutableRawPointer) -> UIViewController {
        Unmanaged.fromOpaque(pointer).takeUnretainedValue()
    }

    private static func function(_ completion: UnsafeRawPointer?) -> @MainActor @Sendable () -> Void {
        guard let completion else { return {} }
        let box = Unmanaged<Completion>.fromOpaque(completion).takeRetainedValue()
        return { box.body() }
    }

    @MainActor private static func presenter(
        for caller: UIViewController, _ style: UIModalPresentationStyle
    ) -> UIViewController {
        var presenter = caller
        let isInContext = [.currentContext, .overCurrentContext].contains(style)
        while let parent = presenter.parent, !(isInContext && presenter.definesPresentationContext) {
            presenter = parent
        }
        return presenter
    }

    /// The presentation controller, after it has adapted to a window without room.
    @MainActor private static func presentationController(
        _ style: UIModalPresentationStyle, over presenter: UIViewController
    ) -> UIPresentationController {
        let width = presenter.viewIfLoaded?.window?.traitCollection.horizontalSizeClass
        switch style {
        case .fullScreen: return _UIFullscreenPresentationController()
        case .currentContext: return _UICurrentContextPresentationController()
        case .overFullScreen: return _UIOverFullscreenPresentationController()
        case .overCurrentContext: return _UIOverCurrentContextPresentationController()
        case .formSheet: return _UIFormSheetPresentationController()
        case .popover where width == .regular: return UIPopoverPresentationController()
        case .custom: return UIPresentationController()
        default: return _UIPageSheetPresentationController()
        }
    }
}
