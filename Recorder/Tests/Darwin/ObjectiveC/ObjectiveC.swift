// A stand-in for what Swift adds to the Objective-C runtime. The runtime's own headers are Apple's.
@_exported import ObjectiveC

public struct ObjCBool: Sendable {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
}

public struct Selector: @unchecked Sendable {
    private let pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
    public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
