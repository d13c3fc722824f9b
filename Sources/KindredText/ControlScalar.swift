/// Invisible scalars from U+007F on that affect the text around them: they move the cursor of a terminal, end a line, or
/// reorder it.
package enum ControlScalar {
    package static func matches(_ value: UInt32) -> Bool {
        switch value {
        case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether one may start with a byte of UTF-8.
    @inline(__always)
    package static func mayStart(with byte: UInt8) -> Bool {
        byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }

    /// The one at an index of UTF-8, with its length in bytes, or nil.
    package static func find(at index: Int, in bytes: UnsafeRawBufferPointer) -> (value: UInt32, length: Int)? {
        let first = UInt32(bytes[index])
        let length = first == 0x7F ? 1 : first == 0xE2 ? 3 : 2
        guard mayStart(with: bytes[index]), length <= bytes.count - index else { return nil }
        var value = length == 1 ? first : length == 2 ? first & 0x1F : first & 0xF
        for offset in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return matches(value) ? (value, length) : nil
    }
}
