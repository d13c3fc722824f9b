/// Interpolation of what doesn't say how it is printed: releases leave out the names by which the library would print it.
extension DefaultStringInterpolation {
    @available(*, deprecated, message: "say how it is printed: releases know no names of cases and members")
    package mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral(String(describing: value)) }
}
