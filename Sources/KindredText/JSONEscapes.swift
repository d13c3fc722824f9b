extension ByteWriter {
    /// A text as a JSON string.
    package mutating func quote(escaping text: UnsafeRawBufferPointer) {
        let room = capacity - count - 2
        if let source = text.baseAddress, text.count <= room,
            copyPlain(source, length: text.count, to: base + count + 1)
        {
            base.storeBytes(of: 0x22, toByteOffset: count, as: UInt8.self)
            base.storeBytes(of: 0x22, toByteOffset: count + text.count + 1, as: UInt8.self)
            count += text.count + 2
        } else {
            quoteInPieces(text)
        }
    }

    /// Copies a text as long as nothing in it has to be escaped, as it nearly always is; false otherwise.
    private func copyPlain(_ source: UnsafeRawPointer, length: Int, to target: UnsafeMutableRawPointer) -> Bool {
        let last = length - 8
        if last < 0 {
            for offset in 0..<length {
                let byte = source.load(fromByteOffset: offset, as: UInt8.self)
                if Self.mayHaveToEscape(byte) { return false }
                target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
            }
            return true
        }
        // Eight bytes at a time, the last ones overlapping.
        var offset = 0
        while true {
            let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if Self.mayHaveToEscape(word), Self.mayHaveToEscape(eachOf: word) { return false }
            target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
            if offset == last { return true }
            offset = min(offset &+ 8, last)
        }
    }

    private mutating func quoteInPieces(_ text: UnsafeRawBufferPointer) {
        write(byte: 0x22)
        var start = 0
        for index in text.indices where Self.mayHaveToEscape(text[index]) {
            let found = ControlScalar.find(at: index, in: text)
            if found == nil, !Self.mustEscape(text[index]) { continue }
            write(UnsafeRawBufferPointer(rebasing: text[start..<index]))
            if let found { escape(found.value) } else { escape(text[index]) }
            start = index + (found?.length ?? 1)
        }
        write(UnsafeRawBufferPointer(rebasing: text[start...]))
        write(byte: 0x22)
    }

    /// Whether a byte is a quote, a backslash, or a control character.
    @inline(__always)
    private static func mustEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

    /// Whether a byte is one of these, or the first of a control character beyond ASCII.
    @inline(__always)
    private static func mayHaveToEscape(_ byte: UInt8) -> Bool {
        mustEscape(byte) || ControlScalar.mayStart(with: byte)
    }

    /// Whether any byte of a word may have to be escaped, looked at one by one: most of those beyond ASCII are letters.
    @inline(never)
    private static func mayHaveToEscape(eachOf word: UInt64) -> Bool {
        var rest = word
        for _ in 0..<8 {
            if mayHaveToEscape(UInt8(truncatingIfNeeded: rest)) { return true }
            rest >>= 8
        }
        return false
    }

    /// Whether one of eight bytes may have to be escaped, or is not ASCII; none is where it says no.
    @inline(__always)
    private static func mayHaveToEscape(_ word: UInt64) -> Bool {
        let quotes = word ^ 0x2222_2222_2222_2222
        let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
        let ones: UInt64 = 0x0101_0101_0101_0101
        // U+007F and all that is not ASCII have the highest bit in the last term.
        let marked = (word &- 0x2020_2020_2020_2020) | (quotes &- ones) | (slashes &- ones) | (word &+ ones) | word
        return marked & 0x8080_8080_8080_8080 != 0
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
        default: escape(UInt32(byte))
        }
    }

    private mutating func escape(_ scalar: UInt32) {
        write("\\u" as StaticString)
        for shift in [12, 8, 4, 0] as [UInt32] {
            let digit = UInt8(scalar >> shift & 0xF)
            write(byte: digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
