import KindredPlatform

/// A pattern for whole texts: `*` matches any text, `?` one character, and everything else itself.
package struct Wildcards: Sendable {
    package let bytes: [UInt8]
    /// Whether it describes one text alone: itself.
    package let isExact: Bool
    /// Whether it describes all texts that end like it: one `*`, and that at its beginning.
    package let isSuffix: Bool
    /// Whether it describes all texts that begin like it, or all that hold it.
    private let isPrefix: Bool
    private let isPart: Bool

    private static let star = UInt8(ascii: "*")
    private static let question = UInt8(ascii: "?")

    package init(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        let special = bytes.indices.filter { bytes[$0] == Self.star || bytes[$0] == Self.question }
        let isStar = special.count == 1 && bytes[special[0]] == Self.star
        self.bytes = bytes
        isExact = special.isEmpty
        isSuffix = isStar && special[0] == 0
        isPrefix = isStar && special[0] == bytes.count - 1
        isPart =
            bytes.count > 2 && special == [0, bytes.count - 1] && special.allSatisfy { bytes[$0] == Self.star }
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package func matches(_ text: UnsafeRawBufferPointer) -> Bool {
        bytes.withUnsafeBytes { pattern in
            if isExact { return text.count == pattern.count && text.ends(like: pattern[...]) }
            if isSuffix { return text.ends(like: pattern[1...]) }
            if isPrefix { return text.begins(like: pattern.dropLast()) }
            if isPart { return text.has(pattern[1..<pattern.count - 1]) }
            return Self.matches(text, pattern: pattern)
        }
    }

    package func matches(_ text: [UInt8]) -> Bool { text.withUnsafeBytes { matches($0) } }

    /// Whether a text matches a pattern. Of several `*` only the last is ever tried again.
    private static func matches(_ text: UnsafeRawBufferPointer, pattern: UnsafeRawBufferPointer) -> Bool {
        var (place, next) = (0, 0)
        var retry: (place: Int, next: Int)?
        while place < text.count {
            if next < pattern.count, pattern[next] == star {
                next += 1
                retry = (place, next)
            } else if next < pattern.count, pattern[next] == question, !isInside(text, at: place) {
                repeat { place += 1 } while isInside(text, at: place)
                next += 1
            } else if next < pattern.count, pattern[next] == text[place] {
                place += 1
                next += 1
            } else if let last = retry {
                retry = (last.place + 1, last.next)
                (place, next) = (last.place + 1, last.next)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == star }
    }

    /// Whether a byte continues a character.
    private static func isInside(_ text: UnsafeRawBufferPointer, at place: Int) -> Bool {
        place < text.count && text[place] & 0xC0 == 0x80
    }
}

extension UnsafeRawBufferPointer {
    package func has(_ byte: UInt8) -> Bool {
        guard let baseAddress else { return false }
        return baseAddress.first(byte, count: count) != nil
    }

    fileprivate func begins(like start: Slice<UnsafeRawBufferPointer>) -> Bool {
        count >= start.count && isEqual(to: start, at: 0)
    }

    fileprivate func ends(like end: Slice<UnsafeRawBufferPointer>) -> Bool {
        count >= end.count && isEqual(to: end, at: count - end.count)
    }

    fileprivate func has(_ part: Slice<UnsafeRawBufferPointer>) -> Bool {
        let first = part[part.startIndex]
        var start = 0
        while start + part.count <= count {
            if self[start] == first, isEqual(to: part, at: start) { return true }
            start += 1
        }
        return false
    }

    private func isEqual(to part: Slice<UnsafeRawBufferPointer>, at offset: Int) -> Bool {
        if part.isEmpty { return true }
        let part = UnsafeRawBufferPointer(rebasing: part)
        // Most differ in their last byte already.
        guard let baseAddress, let other = part.baseAddress, self[offset + part.count - 1] == part[part.count - 1]
        else {
            return false
        }
        return (baseAddress + offset).order(other, count: part.count) == 0
    }
}
