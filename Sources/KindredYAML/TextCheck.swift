import KindredBase

/// Finds the first byte that keeps a file from being a text: not UTF-8, or a control character.
struct TextCheck {
    struct Fault {
        var offset: Int
        var length: Int
        var reason: String
    }

    private let bytes: UnsafeRawBufferPointer

    static func firstFault(in bytes: UnsafeRawBufferPointer) -> Fault? {
        TextCheck(bytes: bytes).firstFault()
    }

    private func firstFault() -> Fault? {
        if let fault = otherEncoding() { return fault }
        var offset = SourceFile.markLength(bytes)
        while true {
            offset = skipPlain(from: offset)
            guard offset < bytes.count else { return nil }
            if bytes[offset] < 0x80 {
                if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A {
                    offset += 2
                    continue
                }
                return control(at: offset)
            }
            let length = sequenceLength(at: offset)
            guard length > 0 else { return Fault(offset: offset, length: 1, reason: "this is not UTF-8") }
            if isForbidden(scalar(at: offset, length)) { return control(at: offset, length: length) }
            offset += length
        }
    }

    /// The offset of the first byte that is neither printable ASCII nor a tab nor a line feed.
    private func skipPlain(from start: Int) -> Int {
        var offset = start
        while offset + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let below = (word &- 0x2020_2020_2020_2020) & ~word
            let delete = word ^ 0x7F7F_7F7F_7F7F_7F7F
            let deletes = (delete &- 0x0101_0101_0101_0101) & ~delete
            let marked = (word | below | deletes) & 0x8080_8080_8080_8080
            if marked == 0 {
                offset += 8
                continue
            }
            offset += marked.trailingZeroBitCount / 8
            guard isPlain(bytes[offset]) else { return offset }
            offset += 1
        }
        while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
        return offset
    }

    @inline(__always)
    private func isPlain(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x09 || byte >= 0x20 && byte < 0x7F
    }

    /// The length of the well-formed sequence at `offset`, 0 if there is none.
    private func sequenceLength(at offset: Int) -> Int {
        func byte(_ index: Int) -> UInt8 { offset + index < bytes.count ? bytes[offset + index] : 0 }
        func continues(_ index: Int) -> Bool { byte(index) & 0xC0 == 0x80 }
        switch (byte(0), byte(1)) {
        case (0xC2...0xDF, 0x80...0xBF): return 2
        case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
            return continues(2) ? 3 : 0
        case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
            return continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }

    private func scalar(at offset: Int, _ length: Int) -> UInt32 {
        var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
        for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
        return value
    }

    /// What YAML does not allow in a text though it is well-formed UTF-8.
    private func isForbidden(_ scalar: UInt32) -> Bool {
        scalar < 0xA0 && scalar != 0x85 || scalar == 0xFEFF || scalar == 0xFFFE || scalar == 0xFFFF
    }

    private func control(at offset: Int, length: Int = 1) -> Fault {
        if bytes[offset] == 0x0D {
            return Fault(offset: offset, length: 1, reason: "a carriage return without a line feed")
        }
        let value = length == 1 ? UInt32(bytes[offset]) : scalar(at: offset, length)
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return Fault(offset: offset, length: length, reason: "\(name) is a control character")
    }

    private func otherEncoding() -> Fault? {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE), (0xFE, 0xFF):
            return Fault(offset: 0, length: 2, reason: "this is UTF-16, as its byte order mark says; save it as UTF-8")
        default:
            return nil
        }
    }
}
