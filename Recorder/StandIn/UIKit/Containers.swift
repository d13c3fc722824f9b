@MainActor open class UINavigationController: UIViewController {
    public override init() { super.init() }

    public init(rootViewController: UIViewController) {
        super.init()
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
        stack = [rootViewController]
    }

    private var stack: [UIViewController] = []
    open var viewControllers: [UIViewController] { stack }
    override var shown: [UIViewController] { stack.last.map { [$0] } ?? [] }

    open override func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        super.loadViewIfNeeded()
        definesPresentationContext = true
    }

    override func willAppear(_ animated: Bool) {
        loadViewIfNeeded()
        if let top = stack.last { view.place(top.view) }
        super.willAppear(animated)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        let old = stack.last
        addChild(controller)
        stack.append(controller)
        exchange(old, for: controller, animated) { controller.didMove(toParent: self) }
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let old = stack.popLast(), let new = stack.last else { return nil }
        old.willMove(toParent: nil)
        exchange(old, for: new, animated) { old.removeFromParent() }
        return old
    }

    /// Stands for a swipe back that is given up.
    public func standInSwipe() {
        guard stack.count > 1, let old = stack.last else { return }
        let new = stack[stack.count - 2]
        (old.isMovingFromParent, new.isMovingToParent) = (true, true)
        old.willDisappear(true)
        new.willAppear(true)
        view.place(new.view)
        StandIn.animate(true) {
            (old.isMovingFromParent, new.isMovingToParent) = (false, false)
            new.willDisappear(true)
            new.view.displace()
            new.didDisappear(true)
            old.willAppear(true)
            old.didAppear(true)
        }
    }

    private func exchange(
        _ old: UIViewController?, for new: UIViewController, _ isAnimated: Bool, end: @escaping @MainActor () -> Void
    ) {
        let isOnScreen = viewIfLoaded?.window != nil
        new.loadViewIfNeeded()
        old?.isMovingFromParent = true
        new.isMovingToParent = true
        if isOnScreen {
            old?.willDisappear(isAnimated)
            new.willAppear(isAnimated)
        }
        viewIfLoaded?.place(new.view)
        StandIn.animate(isAnimated) {
            old?.isMovingFromParent = false
            new.isMovingToParent = false
            old?.viewIfLoaded?.displace()
            if isOnScreen {
                old?.didDisappear(isAnimated)
                new.didAppear(isAnimated)
            }
            end()
        }
    }
}

@MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            for child in viewControllers ?? [] {
                addChild(child)
                child.didMove(toParent: self)
            }
            current = viewControllers?.first
        }
    }

    private weak var current: UIViewController?
    override var shown: [UIViewController] { current.map { [$0] } ?? [] }

    open var selectedViewController: UIViewController? {
        get { current }
        set {
            guard let new = newValue, let old = current, old !== new else { return }
            current = new
            guard viewIfLoaded?.window != nil else { return }
            new.willAppear(false)
            old.willDisappear(false)
            old.viewIfLoaded?.displace()
            view.place(new.view)
            old.didDisappear(false)
            new.didAppear(false)
        }
    }

    override func willAppear(_ animated: Bool) {
        loadViewIfNeeded()
        if let current { view.place(current.view) }
        super.willAppear(animated)
    }
}

@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn = 1, tripleColumn = 2 }
    public enum Column: Int, Sendable { case primary = 0, supplementary = 1, secondary = 2, compact = 3, inspector = 4 }

    public let style: Style
    public private(set) var isCollapsed = false
    private var columns: [Column: UIViewController] = [:]
    private var containers: [Column: UIViewController] = [:]

    public init(style: Style) {
        self.style = style
        super.init()
    }

    open func viewController(for column: Column) -> UIViewController? {
        precondition(style != .unspecified, "a split view controller without columns is asked for one")
        precondition(column != .supplementary || style == .tripleColumn, "there is no such column")
        return columns[column]
    }

    open func setViewController(_ controller: UIViewController?, for column: Column) {
        guard let controller else { return }
        columns[column] = controller
        let isBare = column != .compact && !(controller is UINavigationController)
        let child = isBare ? UINavigationController(rootViewController: controller) : controller
        containers[column] = child
        addChild(child)
        child.didMove(toParent: self)
    }

    /// Stands for a window that becomes narrow: a compact column alone, or the columns on the primary one's stack.
    public func standInCollapse() {
        isCollapsed = true
        defer {
            for child in children { child.viewIfLoaded?.displace() }
            if viewIfLoaded?.window != nil { for child in shown { view.place(child.view) } }
        }
        guard containers[.compact] == nil, let primary = containers[.primary] as? UINavigationController else { return }
        for column in [Column.supplementary, .secondary] {
            guard let container = containers[column] else { continue }
            primary.pushViewController(container, animated: false)
        }
    }

    override var shown: [UIViewController] {
        if isCollapsed { return (containers[.compact] ?? containers[.primary]).map { [$0] } ?? [] }
        return children.filter { $0 !== containers[.compact] }
    }

    override func willAppear(_ animated: Bool) {
        loadViewIfNeeded()
        for child in shown { view.place(child.view) }
        super.willAppear(animated)
    }
}

@MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll = 1 }
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical = 1 }
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse = 1 }

    public let transitionStyle: TransitionStyle
    private var current: UIViewController?
    open var viewControllers: [UIViewController]? { current.map { [$0] } }
    override var shown: [UIViewController] { viewControllers ?? [] }

    public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
        self.transitionStyle = transitionStyle
        super.init()
    }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = controllers?.first else { return }
        let old = current
        addChild(new)
        current = new
        new.didMove(toParent: self)
        let isOnScreen = viewIfLoaded?.window != nil
        if isOnScreen {
            new.willAppear(animated)
            old?.willDisappear(animated)
            view.place(new.view)
            new.didAppear(animated)
        }
        old?.viewIfLoaded?.displace()
        if isOnScreen { old?.didDisappear(animated) }
        old?.willMove(toParent: nil)
        old?.removeFromParent()
        completion?(true)
    }

    override func willAppear(_ animated: Bool) {
        loadViewIfNeeded()
        for child in shown { view.place(child.view) }
        super.willAppear(animated)
    }
}
