extension ByteWriter {
    /// Writes text for an element or an attribute in double quotes. What XML forbids, and what would reorder the text around
    /// it, is replaced by U+FFFD.
    package mutating func write(xml text: String) {
        var text = text
        text.withUTF8 { write(xml: UnsafeRawBufferPointer($0)) }
    }

    private mutating func write(xml bytes: UnsafeRawBufferPointer) {
        var start = 0
        var index = 0
        while index < bytes.count {
            guard let (instead, length) = XMLEscapes.replacement(at: index, in: bytes) else {
                index += 1
                continue
            }
            write(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
            write(instead)
            index += length
            start = index
        }
        write(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
}

enum XMLEscapes {
    /// Returns the text to write instead of bytes, and how many bytes that replaces; nil if the byte can stay.
    static func replacement(at index: Int, in bytes: UnsafeRawBufferPointer) -> (text: StaticString, length: Int)? {
        switch bytes[index] {
        case 0x26: ("&amp;", 1)
        case 0x3C: ("&lt;", 1)
        case 0x3E: ("&gt;", 1)
        case 0x22: ("&quot;", 1)
        case 0x0A: ("&#10;", 1)
        // Readers make spaces of those in attributes.
        case 0x09: ("&#9;", 1)
        case 0x0D: ("&#13;", 1)
        case 0..<0x20: ("\u{FFFD}", 1)
        case 0x21..<0x7F: nil
        case 0xEF: isNoncharacter(at: index, in: bytes) ? ("\u{FFFD}", 3) : nil
        default: ControlScalar.find(at: index, in: bytes).map { ("\u{FFFD}", $0.length) }
        }
    }

    /// Whether the bytes are U+FFFE or U+FFFF.
    private static func isNoncharacter(at index: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    }
}
