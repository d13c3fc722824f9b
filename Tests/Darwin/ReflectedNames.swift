// Interpolations of what doesn't say itself how it is printed: Swift would look up names of cases and members, and releases have
// none. `Scripts/check-darwin.sh` adds this file to every module, so that its warnings name each of them.
extension DefaultStringInterpolation {
    @available(*, deprecated, message: "say how it is printed: releases know no names of cases and members")
    mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral(String(describing: value)) }

    @available(*, deprecated, message: "say how its elements are printed")
    mutating func appendInterpolation<Value>(_ value: [Value]) { appendLiteral(String(describing: value)) }

    @available(*, deprecated, message: "say how its elements are printed")
    mutating func appendInterpolation<Value>(_ value: ArraySlice<Value>) { appendLiteral(String(describing: value)) }

    @available(*, deprecated, message: "say how its elements are printed")
    mutating func appendInterpolation<Value>(_ value: Set<Value>) { appendLiteral(String(describing: value)) }

    @available(*, deprecated, message: "say how its elements are printed")
    mutating func appendInterpolation<Key, Value>(_ value: [Key: Value]) { appendLiteral(String(describing: value)) }
}
