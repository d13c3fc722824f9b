// Stand-ins for the Objective-C runtime, as far as the recorder calls it. UIViewController's methods go through them.

/// A name of a method.
public struct Selector: Hashable, Sendable {
    let number: UInt
    public var name: String { StandInRuntime.names[Int(number) - 1] }
}

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func NSSelectorFromString(_ name: String) -> Selector {
    if let index = StandInRuntime.names.firstIndex(of: name) { return Selector(number: UInt(index + 1)) }
    StandInRuntime.names.append(name)
    return Selector(number: UInt(StandInRuntime.names.count))
}

public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    precondition(
        type.map(ObjectIdentifier.init) == ObjectIdentifier(UIViewController.self), "only its methods are exchanged")
    return StandInRuntime.methods[selector.name].map { OpaquePointer(Unmanaged.passUnretained($0).toOpaque()) }
}

public func method_getImplementation(_ method: Method) -> IMP { StandInMethod.at(method).implementation }

@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
    let method = StandInMethod.at(method)
    method.exchanges += 1
    defer { method.implementation = implementation }
    return method.implementation
}

// The runtime takes any block. Here each form that is used has its own function.
public func imp_implementationWithBlock(_ block: @escaping StandInBlock.Plain) -> IMP {
    StandInRuntime.add(.plain(block))
}
public func imp_implementationWithBlock(_ block: @escaping StandInBlock.Flag) -> IMP {
    StandInRuntime.add(.flag(block))
}
public func imp_implementationWithBlock(_ block: @escaping StandInBlock.Move) -> IMP {
    StandInRuntime.add(.move(block))
}
public func imp_implementationWithBlock(_ block: @escaping StandInBlock.Present) -> IMP {
    StandInRuntime.add(.present(block))
}
public func imp_implementationWithBlock(_ block: @escaping StandInBlock.Dismiss) -> IMP {
    StandInRuntime.add(.dismiss(block))
}

public enum objc_AssociationPolicy: UInt, Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1 }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? UIResponder)?.associated[key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    (object as? UIResponder)?.associated[key] = value
}

/// The body of an exchanged method.
public enum StandInBlock {
    public typealias Instance = UnsafeMutableRawPointer
    public typealias Plain = @convention(block) (Instance) -> Void
    public typealias Flag = @convention(block) (Instance, Bool) -> Void
    public typealias Move = @convention(block) (Instance, Instance?) -> Void
    public typealias Present = @convention(block) (Instance, Instance?, Bool, UnsafeRawPointer?) -> Void
    public typealias Dismiss = @convention(block) (Instance, Bool, UnsafeRawPointer?) -> Void

    case plain(Plain), flag(Flag), move(Move), present(Present), dismiss(Dismiss)
}

/// A method of UIViewController, which somebody can exchange.
public final class StandInMethod {
    public fileprivate(set) var exchanges = 0
    fileprivate var implementation: IMP

    fileprivate init(_ implementation: IMP) { self.implementation = implementation }

    fileprivate static func at(_ method: Method) -> StandInMethod {
        Unmanaged.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue()
    }
}

/// The methods that there are, and what they do. Everything happens on the main thread.
public enum StandInRuntime {
    typealias Instance = UnsafeMutableRawPointer
    typealias Plain = @convention(c) (Instance, OpaquePointer) -> Void
    typealias Flag = @convention(c) (Instance, OpaquePointer, Bool) -> Void
    typealias Move = @convention(c) (Instance, OpaquePointer, Instance?) -> Void
    typealias Present = @convention(c) (Instance, OpaquePointer, Instance?, Bool, UnsafeRawPointer?) -> Void
    typealias Dismiss = @convention(c) (Instance, OpaquePointer, Bool, UnsafeRawPointer?) -> Void

    nonisolated(unsafe) fileprivate(set) static var names: [String] = []
    nonisolated(unsafe) private static var blocks: [IMP: StandInBlock] = [:]
    nonisolated(unsafe) public static let methods: [String: StandInMethod] = {
        let plain: Plain = { _, _ in }
        let flag: Flag = { _, _, _ in }
        let move: Move = { _, _, _ in }
        let present: Present = { controller, _, presented, isAnimated, completion in
            StandInPresenting.present(controller, presented, isAnimated, completion)
        }
        let dismiss: Dismiss = { controller, _, isAnimated, completion in
            StandInPresenting.dismiss(controller, isAnimated, completion)
        }
        var methods = ["viewDidLoad": StandInMethod(unsafeBitCast(plain, to: IMP.self))]
        for name in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            methods[name + ":"] = StandInMethod(unsafeBitCast(flag, to: IMP.self))
        }
        for name in ["willMove", "didMove"] {
            methods[name + "ToParentViewController:"] = StandInMethod(unsafeBitCast(move, to: IMP.self))
        }
        methods["presentViewController:animated:completion:"] = StandInMethod(unsafeBitCast(present, to: IMP.self))
        methods["dismissViewControllerAnimated:completion:"] = StandInMethod(unsafeBitCast(dismiss, to: IMP.self))
        return methods
    }()

    /// The form that a selector has in a call of C.
    nonisolated(unsafe) private static let selector = OpaquePointer(bitPattern: 1).unsafelyUnwrapped

    fileprivate static func add(_ block: StandInBlock) -> IMP {
        let address = IMP(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
        blocks[address] = block
        return address
    }

    static func send(_ name: String, to controller: UIViewController) {
        send(name, controller) {
            if case .plain(let body) = $0 { body($1) }
        } direct: {
            unsafeBitCast($0, to: Plain.self)($1, selector)
        }
    }

    static func send(_ name: String, to controller: UIViewController, _ isAnimated: Bool) {
        send(name, controller) {
            if case .flag(let body) = $0 { body($1, isAnimated) }
        } direct: {
            unsafeBitCast($0, to: Flag.self)($1, selector, isAnimated)
        }
    }

    static func send(_ name: String, to controller: UIViewController, parent: UIViewController?) {
        let parent = parent.map { Unmanaged.passUnretained($0).toOpaque() }
        send(name, controller) {
            if case .move(let body) = $0 { body($1, parent) }
        } direct: {
            unsafeBitCast($0, to: Move.self)($1, selector, parent)
        }
    }

    static func send(
        _ name: String, to controller: UIViewController, presented: UIViewController, _ isAnimated: Bool,
        _ completion: UnsafeRawPointer?
    ) {
        let presented = Unmanaged.passUnretained(presented).toOpaque()
        send(name, controller) {
            if case .present(let body) = $0 { body($1, presented, isAnimated, completion) }
        } direct: {
            unsafeBitCast($0, to: Present.self)($1, selector, presented, isAnimated, completion)
        }
    }

    static func send(
        _ name: String, to controller: UIViewController, _ isAnimated: Bool, _ completion: UnsafeRawPointer?
    ) {
        send(name, controller) {
            if case .dismiss(let body) = $0 { body($1, isAnimated, completion) }
        } direct: {
            unsafeBitCast($0, to: Dismiss.self)($1, selector, isAnimated, completion)
        }
    }

    private static func send(
        _ name: String, _ controller: UIViewController, block: (StandInBlock, Instance) -> Void,
        direct: (IMP, Instance) -> Void
    ) {
        guard let implementation = methods[name]?.implementation else { return }
        let instance = Unmanaged.passUnretained(controller).toOpaque()
        if let body = blocks[implementation] { block(body, instance) } else { direct(implementation, instance) }
    }
}
