import KindredText

/// The part of a class name that is compared.
enum ClassName {
    /// Whether a pattern describes a name or its base.
    static func matches(_ pattern: Wildcards, name: UnsafeRawBufferPointer) -> Bool {
        if pattern.matches(name) { return true }
        guard let last = name.last, last != UInt8(ascii: " "), !name.has(UInt8(ascii: "<")) else {
            return pattern.matches(base(name))
        }
        // The name ends with its base, so it would have ended like the base.
        if pattern.isSuffix { return false }
        return name.has(UInt8(ascii: ".")) && pattern.matches(base(name))
    }

    /// The last dot-separated component, generic arguments removed: `Inner` of `Shop.Outer<A.B>.Inner<C>`.
    static func base(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var (start, end, depth) = (0, name.count, 0)
        for (index, byte) in name.enumerated() {
            switch byte {
            case UInt8(ascii: "<"):
                if depth == 0 { end = min(end, index) }
                depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
            case UInt8(ascii: ".") where depth <= 0:
                (start, end, depth) = (index + 1, name.count, 0)
            default:
                break
            }
        }
        while end > start, name[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return UnsafeRawBufferPointer(rebasing: name[start..<end])
    }
}
