import Foundation

// A stand-in for UIKit on Linux: the declarations that the recorder uses, as Apple's documentation has them, and enough behaviour to
// build hierarchies in tests. It says nothing about what UIKit does.

@MainActor open class UIResponder {
    nonisolated(unsafe) var associated: [UnsafeRawPointer: Any] = [:]
    public init() {}
}

@MainActor open class UIView: UIResponder {
    public internal(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    /// The controller whose view it is.
    weak var owner: UIViewController?
    open var isHidden = false

    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) {
        let isNew = view.window == nil && window != nil
        let owner = isNew ? view.owner.flatMap { $0.parent?.forwards == true ? $0 : nil } : nil
        owner?.willAppear(false)
        place(view)
        owner?.didAppear(false)
    }

    open func removeFromSuperview() {
        let owner = window == nil ? nil : owner.flatMap { $0.parent?.forwards == true ? $0 : nil }
        owner?.willDisappear(false)
        displace()
        owner?.didDisappear(false)
    }

    /// Adds a view without callbacks, as containers of the system do.
    func place(_ view: UIView) {
        view.displace()
        view.superview = self
        subviews.append(view)
    }

    func displace() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact = 1, regular = 2 }

@MainActor public final class UITraitCollection {
    public var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    public var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
    public var verticalSizeClass: UIUserInterfaceSizeClass = .regular
}

@MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: Double
        public init(rawValue: Double) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2_000)
    }

    public var traitCollection = UITraitCollection()
    public var windowLevel = Level.normal
    public var isKeyWindow = false
    open override var window: UIWindow? { self }

    public init(windowScene: UIWindowScene) {
        super.init()
        isHidden = true
        windowScene.windows.append(self)
    }

    open var rootViewController: UIViewController? {
        didSet { if !isHidden { exchangeRoot(oldValue) } }
    }

    open func makeKeyAndVisible() {
        guard isHidden else { return }
        (isHidden, isKeyWindow) = (false, true)
        exchangeRoot(nil)
    }

    private func exchangeRoot(_ old: UIViewController?) {
        old?.willDisappear(false)
        old?.viewIfLoaded?.displace()
        old?.didDisappear(false)
        guard let rootViewController else { return }
        rootViewController.loadViewIfNeeded()
        rootViewController.willAppear(false)
        place(rootViewController.view)
        rootViewController.didAppear(false)
    }
}

@MainActor open class UISceneSession {
    public let persistentIdentifier: String
    init(_ identifier: String) { persistentIdentifier = identifier }
}

@MainActor open class UIScene: UIResponder, Hashable {
    public let session: UISceneSession

    /// Stands for a scene that the system has connected.
    public init(standInIdentifier identifier: String) { session = UISceneSession(identifier) }

    public nonisolated static func == (one: UIScene, other: UIScene) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor open class UIWindowScene: UIScene {
    public internal(set) var windows: [UIWindow] = []
}

@MainActor open class UIApplication: UIResponder {
    /// The app; nil in a test without one, where reading it crashes.
    public static var standIn: UIApplication? = UIApplication()
    public static var shared: UIApplication { standIn.unsafelyUnwrapped }
    public var connectedScenes: Set<UIScene> = []

    public static func responds(to selector: Selector!) -> Bool { selector.name == "sharedApplication" }
    public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        standIn.map { Unmanaged.passUnretained($0) }
    }
}

@MainActor open class UIDevice {
    public static let current = UIDevice()
    public let systemName = "iOS"
    public let systemVersion = "0.0"
}
