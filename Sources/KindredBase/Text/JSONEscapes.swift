extension ByteWriter {
    /// A text as a JSON string.
    package mutating func quote(escaping text: UnsafeRawBufferPointer) {
        write(byte: 0x22)
        var start = 0
        while let index = Self.firstToEscape(in: text, from: start) {
            write(UnsafeRawBufferPointer(rebasing: text[start..<index]))
            escape(text[index])
            start = index + 1
        }
        write(UnsafeRawBufferPointer(rebasing: text[start...]))
        write(byte: 0x22)
    }

    /// Eight bytes at a time: a quote, a backslash, or a control character.
    private static func firstToEscape(in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var index = start
        while index + 8 <= text.count {
            let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let quotes = word ^ 0x2222_2222_2222_2222
            let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
            let ones: UInt64 = 0x0101_0101_0101_0101
            let marked =
                (word &- 0x2020_2020_2020_2020) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
            if marked & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        while index < text.count {
            if text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C { return index }
            index += 1
        }
        return nil
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x22: write("\\\"" as StaticString)
        case 0x5C: write("\\\\" as StaticString)
        case 0x0A: write("\\n" as StaticString)
        case 0x0D: write("\\r" as StaticString)
        case 0x09: write("\\t" as StaticString)
        case 0x08: write("\\b" as StaticString)
        case 0x0C: write("\\f" as StaticString)
        default:
            write("\\u00" as StaticString)
            for digit in [byte >> 4, byte & 0xF] { write(byte: digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }
}
