/// What of a class name is compared.
enum ClassName {
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
