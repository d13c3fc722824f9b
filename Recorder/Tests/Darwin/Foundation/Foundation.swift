// A stand-in for what the recorder uses of Foundation, Dispatch and CoreFoundation, as Apple's documentation declares it.
@_exported import ObjectiveC

public typealias TimeInterval = Double

public struct Data: Sendable {
    public init(_ bytes: [UInt8]) {}
    public init(contentsOf url: URL) throws {}
}

public struct Date: Comparable, Sendable {
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
    public static func < (one: Date, other: Date) -> Bool { false }
}

public struct UUID: Sendable {
    public init() {}
    public var uuidString: String { "" }
}

public struct URLResourceKey: Hashable, Sendable { public static let fileSizeKey = URLResourceKey() }
public struct URLResourceValues { public var fileSize: Int? }

public struct URL: Hashable, Sendable {
    public init(fileURLWithPath path: String, isDirectory: Bool) {}
    public var path: String { "" }
    public var pathExtension: String { "" }
    public var lastPathComponent: String { "" }
    public func appendingPathComponent(_ component: String) -> URL { self }
    public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { self }
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { .init() }
}

public struct CocoaError: Error {
    public struct Code: Sendable { public static let fileWriteUnknown = Code() }
    public init(_ code: Code) {}
}

open class FileManager: NSObject {
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public class var `default`: FileManager { FileManager() }
    open var temporaryDirectory: URL { URL(fileURLWithPath: "", isDirectory: true) }
    open func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
    open func createFile(atPath path: String, contents: Data?) -> Bool { true }
    open func removeItem(at url: URL) throws {}
    open func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
    ) throws -> [URL] { [] }
}

open class FileHandle: NSObject {
    public convenience init(forWritingTo url: URL) throws { self.init() }
    @available(iOS 13.4, tvOS 13.4, *)
    public func write<T: Sequence>(contentsOf data: T) throws where T.Element == UInt8 {}
    @available(iOS 13.4, tvOS 13.4, *)
    public func write(contentsOf data: Data) throws {}
    @available(iOS 13.0, *)
    public func seek(toOffset offset: UInt64) throws {}
    @available(iOS 13.0, *)
    public func truncate(atOffset offset: UInt64) throws {}
    @available(iOS 13.0, *)
    public func close() throws {}
}

open class ProcessInfo: NSObject {
    public class var processInfo: ProcessInfo { ProcessInfo() }
    open var environment: [String: String] { [:] }
}

open class Bundle: NSObject {
    public class var main: Bundle { Bundle() }
    open var bundleIdentifier: String? { nil }
}

open class ISO8601DateFormatter: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withInternetDateTime = Options(rawValue: 1)
    }

    public override init() { super.init() }
    open var formatOptions: Options = []
    open func string(from date: Date) -> String { "" }
}

open class Thread: NSObject {
    public class var isMainThread: Bool { true }
    public class func sleep(forTimeInterval interval: TimeInterval) {}
}

open class NSLock: NSObject {
    public override init() { super.init() }
    open func lock() {}
    open func unlock() {}
}

public func NSLog(_ format: String, _ arguments: any CVarArg...) {}
public func NSSelectorFromString(_ name: String) -> Selector { fatalError(name) }

extension String: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension StringProtocol {
    public func range<T: StringProtocol>(of text: T) -> Range<Index>? { nil }
}

// MARK: Dispatch

public struct DispatchQoS: Sendable { public static let utility = DispatchQoS() }
public enum DispatchTimeInterval: Sendable { case milliseconds(Int) }

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public var uptimeNanoseconds: UInt64 { 0 }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}

open class DispatchQueue: NSObject, @unchecked Sendable {
    public class var main: DispatchQueue { DispatchQueue(label: "") }
    public convenience init(label: String, qos: DispatchQoS = .utility) { self.init() }
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

// MARK: CoreFoundation

public final class CFAllocator {}
public final class CFRunLoop {}
public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public struct CFRunLoopMode: Sendable { public static let commonModes = CFRunLoopMode() }

public func CFRunLoopGetMain() -> CFRunLoop! { nil }
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: UInt, _ repeats: Bool, _ order: Int,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { nil }
public func CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
