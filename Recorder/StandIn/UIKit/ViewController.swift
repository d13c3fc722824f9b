public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2, none = -1, fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, custom = 4
    case overFullScreen = 5, overCurrentContext = 6, popover = 7
}

@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {}

@MainActor open class UIViewController: UIResponder {
    open var title: String?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var definesPresentationContext = false
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    public private(set) var viewIfLoaded: UIView?
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []
    public internal(set) var isBeingPresented = false
    public internal(set) var isBeingDismissed = false
    public internal(set) var isMovingToParent = false
    public internal(set) var isMovingFromParent = false
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    /// The controller that it presents itself, and the one that presents it.
    var ownPresented: UIViewController?
    weak var ownPresenter: UIViewController?
    var presentation: UIPresentationController?

    public override init() { super.init() }

    @available(iOS 16, *)
    public var activePresentationController: UIPresentationController? { presentation }

    /// Makes one when it is read, as in UIKit.
    public var presentationController: UIPresentationController? {
        StandIn.presentationControllersMade += 1
        return presentation ?? UIPresentationController()
    }

    public var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
    public var presentingViewController: UIViewController? { ownPresenter ?? parent?.presentingViewController }
    public var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    // MARK: Views

    open var view: UIView {
        loadViewIfNeeded()
        return viewIfLoaded.unsafelyUnwrapped
    }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        let view = UIView()
        view.owner = self
        viewIfLoaded = view
        viewDidLoad()
    }

    // MARK: Callbacks, which anybody can exchange

    open func viewDidLoad() { StandInRuntime.send("viewDidLoad", to: self) }
    open func viewWillAppear(_ animated: Bool) { StandInRuntime.send("viewWillAppear:", to: self, animated) }
    open func viewIsAppearing(_ animated: Bool) { StandInRuntime.send("viewIsAppearing:", to: self, animated) }
    open func viewDidAppear(_ animated: Bool) { StandInRuntime.send("viewDidAppear:", to: self, animated) }
    open func viewWillDisappear(_ animated: Bool) { StandInRuntime.send("viewWillDisappear:", to: self, animated) }
    open func viewDidDisappear(_ animated: Bool) { StandInRuntime.send("viewDidDisappear:", to: self, animated) }
    open func willMove(toParent parent: UIViewController?) {
        StandInRuntime.send("willMoveToParentViewController:", to: self, parent: parent)
    }
    open func didMove(toParent parent: UIViewController?) {
        StandInRuntime.send("didMoveToParentViewController:", to: self, parent: parent)
    }
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        StandInRuntime.send(
            "presentViewController:animated:completion:", to: self, presented: controller, animated,
            StandInPresenting.pointer(completion))
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        StandInRuntime.send(
            "dismissViewControllerAnimated:completion:", to: self, animated, StandInPresenting.pointer(completion))
    }

    // MARK: Containment

    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        child.isMovingToParent = true
        children.append(child)
        // A run loop later it counts no more.
        StandIn.animate(true) { child.isMovingToParent = false }
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Stands for what UIKit doesn't prevent: a controller below itself.
    public func standInMakeChild(_ child: UIViewController) { children.append(child) }

    // MARK: Appearance

    /// Whether it hands appearance callbacks on to a child that an app has added.
    var forwards: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// The children that it shows.
    var shown: [UIViewController] {
        children.filter { $0.viewIfLoaded != nil && $0.viewIfLoaded?.superview === viewIfLoaded }
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
        isEndingInAppearance = isAppearing
    }

    open func endAppearanceTransition() {
        if isEndingInAppearance { didAppear(false) } else { didDisappear(false) }
    }

    private var isEndingInAppearance = false

    func willAppear(_ animated: Bool) {
        loadViewIfNeeded()
        viewWillAppear(animated)
        viewIsAppearing(animated)
        if forwards { for child in shown { child.willAppear(animated) } }
    }

    func didAppear(_ animated: Bool) {
        viewDidAppear(animated)
        if forwards { for child in shown { child.didAppear(animated) } }
    }

    func willDisappear(_ animated: Bool) {
        viewWillDisappear(animated)
        if forwards { for child in shown { child.willDisappear(animated) } }
    }

    func didDisappear(_ animated: Bool) {
        viewDidDisappear(animated)
        if forwards { for child in shown { child.didDisappear(animated) } }
    }
}
