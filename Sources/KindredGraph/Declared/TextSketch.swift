/// The length and some bytes of a text: different texts mostly differ in these, so few have to be compared in full.
package struct TextSketch: Equatable, Sendable {
    private let bits: UInt32

    init(_ text: UnsafeRawBufferPointer) {
        guard let first = text.first, let last = text.last else {
            bits = 0
            return
        }
        let middle = text[text.count / 2]
        bits = UInt32(truncatingIfNeeded: text.count) << 24 | UInt32(first) << 16 | UInt32(middle) << 8 | UInt32(last)
    }
}
